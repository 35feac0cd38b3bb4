import type { RefundInfo } from '#core/refund/refund.ts';
import { map, object } from '../decoder.ts';
import type { WireCall } from './call.ts';
import { optionalStatus, rupees, rupeesOrZero } from './fields.ts';

/** Cooling-off info. */
export const READ_REFUND: WireCall<'readRefund'> = {
  call: 'readRefund',
  path: 'get/refund/cooling/info',
  fields: (productOrderId) => ({ productOrderId }),
  answer: map(
    object({
      payType: optionalStatus,
      downPayment: rupees,
      refundAmount: rupees,
      amlOrCftFee: rupeesOrZero,
      tasdeepFee: rupeesOrZero, // sic, §3
      dataCheckFee: rupeesOrZero,
      refundProcessingFee: rupeesOrZero,
      totalFee: rupees,
    }),

    ({ payType, amlOrCftFee, tasdeepFee, ...rest }): RefundInfo => ({
      ...rest,
      paid: payType === 1 ? 'full' : 'downPayment',
      amlFee: amlOrCftFee,
      tasdeeqFee: tasdeepFee,
    }),
  ),
};
