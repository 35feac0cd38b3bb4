import type { Address } from '#core/address/address.ts';
import { type Decoder, map, object } from '../decoder.ts';
import { addressFields, addressOf } from './address-fields.ts';
import type { WireCall } from './call.ts';

const address: Decoder<Address | null> = map(object(addressFields), addressOf);

/** Address get. */
export const READ_ADDRESS: WireCall<'readAddress'> = {
  call: 'readAddress',
  path: 'get/addr',
  fields: (productOrderId) => ({ productOrderId }),
  // No data is no address.
  answer: (value) => (value === null ? null : address(value)),
};
