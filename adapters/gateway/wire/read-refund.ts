import type { RefundInfo } from '#core/refund/refund.ts';
import { map, object } from '../decoder.ts';
import { ofOrder, type WordsOf } from './call.ts';
import { optionalRupees, optionalStatus, rupees } from './fields.ts';

/** Cooling-off info. */
export const READ_REFUND = ofOrder(
  'readRefund',
  'get/refund/cooling/info',
  map(
    object({
      payType: optionalStatus,
      downPayment: rupees,
      refundAmount: rupees,
      amlOrCftFee: optionalRupees,
      tasdeepFee: optionalRupees, // sic, §3
      dataCheckFee: optionalRupees,
      refundProcessingFee: optionalRupees,
      totalFee: rupees,
    }),

    ({ payType, amlOrCftFee, tasdeepFee, ...rest }): RefundInfo => ({
      ...rest,
      paid: payType === null ? null : payType === 1 ? 'full' : 'downPayment',
      amlFee: amlOrCftFee,
      tasdeeqFee: tasdeepFee,
    }),
  ),
);

export const READ_REFUND_WORDS = {
  sends: { productOrderId: 'order' },
  answers: {
    payType: 'What was paid: 1 all of it; every other number the down payment; missing: nobody says which.',
    downPayment: 'The first payment, where not all was paid at once.',
    refundAmount: 'What comes back: all that was paid so far, instalments too, without `totalFee`.',
    amlOrCftFee: 'Fee of the check against money laundering; unknown where missing.',
    tasdeepFee: 'Fee of the credit bureau Tasdeeq; unknown where missing. Spelled like this.',
    dataCheckFee: 'Fee of the credit bureau Data Check; unknown where missing.',
    refundProcessingFee: 'Fee of the refund; unknown where missing.',
    totalFee: 'All fees.',
  },
} as const satisfies WordsOf<typeof READ_REFUND>;
