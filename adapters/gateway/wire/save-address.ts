import { sentAddress } from './address-fields.ts';
import type { WireCall } from './call.ts';
import { nothing } from './fields.ts';

/** Save the address. */
export const SAVE_ADDRESS: WireCall<'saveAddress'> = {
  call: 'saveAddress',
  path: 'complete/addr',
  fields: (productOrderId, address) => ({ productOrderId, ...sentAddress(address) }),
  answer: nothing,
};
