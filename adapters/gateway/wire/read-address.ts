import { map, object } from '../decoder.ts';
import { addressFields, addressOf } from './address-fields.ts';
import type { WireCall } from './call.ts';

/** Address get. */
export const READ_ADDRESS: WireCall<'readAddress'> = {
  call: 'readAddress',
  path: 'get/addr',
  fields: (productOrderId) => ({ productOrderId }),
  answer: map(object(addressFields), addressOf),
};
