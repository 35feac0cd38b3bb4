import type { RefundInfo } from '#core/refund/refund.ts';
import { map, object } from '../decoder.ts';
import { ofOrder } from './call.ts';
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
