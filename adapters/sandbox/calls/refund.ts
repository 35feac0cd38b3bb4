import { can } from '#core/order/order.ts';
import { PAYMENT_CODES } from '../../gateway/wire/codes.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { ownOrder } from '../lending/account.ts';
import { changeStock } from '../lending/stock.ts';
import { accept, CODES, type Handler, refuse, text } from './call.ts';

/** Fees in rupees; the checks are made for instalment orders alone. */
const FEES = { amlOrCftFee: 50, tasdeepFee: 35, dataCheckFee: 35, refundProcessingFee: 100 };

function refundOf(order: OrderRecord): Readonly<Record<string, number>> {
  const isBnpl = order.paymentType === 'bnpl';
  const fees = isBnpl ? FEES : { ...FEES, tasdeepFee: 0, dataCheckFee: 0 };
  const totalFee = fees.amlOrCftFee + fees.tasdeepFee + fees.dataCheckFee + fees.refundProcessingFee;
  return {
    payType: PAYMENT_CODES[isBnpl ? 'bnpl' : 'full'],
    downPayment: order.firstPayment,
    refundAmount: Math.max(0, order.firstPayment - totalFee),
    ...fees,
    totalFee,
  };
}

const isRefundable = (order: OrderRecord): boolean => can('refund', order);

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
  if (order.status === 'returns') return accept(null);
  if (!isRefundable(order)) return refuse(CODES.wrongState);
  call.tx.put('order', order.id, { ...order, status: 'returns' });
  changeStock(call.tx, order.skuCode, 1);
  return accept(null);
};
