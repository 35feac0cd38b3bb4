import * as v from 'valibot';
import { addressFields, addressOf } from './address-fields.ts';
import type { WireCall } from './call.ts';

/** Address get. */
export const READ_ADDRESS: WireCall<'readAddress'> = {
  call: 'readAddress',
  path: 'get/addr',
  fields: (productOrderId) => ({ productOrderId }),
  answer: v.pipe(v.object(addressFields), v.transform(addressOf)),
};
