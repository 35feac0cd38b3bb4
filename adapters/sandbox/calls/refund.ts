import { ownOrder } from '../account.ts';
import { accept, CODES, type Handler, refuse, text } from '../envelope.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { changeStock } from '../stock.ts';

/** Fees in rupees; the checks are made for instalment orders alone. */
const FEES = { amlOrCftFee: 50, tasdeepFee: 35, dataCheckFee: 35, refundProcessingFee: 100 };

function refundOf(order: OrderRecord): Readonly<Record<string, number>> {
  const isBnpl = order.paymentType === 2;
  const fees = isBnpl ? FEES : { ...FEES, tasdeepFee: 0, dataCheckFee: 0 };
  const totalFee = fees.amlOrCftFee + fees.tasdeepFee + fees.dataCheckFee + fees.refundProcessingFee;
  return {
    payType: isBnpl ? 2 : 1,
    downPayment: order.firstPayment,
    refundAmount: Math.max(0, order.firstPayment - totalFee),
    ...fees,
    totalFee,
  };
}

const isRefundable = (order: OrderRecord): boolean => order.status === 2 || order.status === 3;

/** What a refund pays back; only while the phone is paid and not shipped (R68). */
export const readRefund: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  return isRefundable(order) ? accept(refundOf(order)) : refuse(CODES.wrongState);
};

/** Takes the order back; asking twice is the same as once. */
export const submitRefund: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  if (order.status === 6) return accept(null);
  if (!isRefundable(order)) return refuse(CODES.wrongState);
  call.tx.put('order', order.id, { ...order, status: 6 });
  changeStock(call.tx, order.skuCode, 1);
  return accept(null);
};
