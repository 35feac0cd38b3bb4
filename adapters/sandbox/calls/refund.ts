import { can } from '#core/order/order.ts';
import { PAYMENT_CODES } from '../../gateway/wire/codes.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { ownOrder } from '../lending/account.ts';
import { refundOf } from '../lending/refunds.ts';
import { changeStock } from '../lending/stock.ts';
import { accept, CODES, type Handler, refuse, type Sent, text } from './call.ts';

function answerOf(order: OrderRecord): Sent<'readRefund'> {
  const { refundAmount, fees, totalFee } = refundOf(order);
  const payType = PAYMENT_CODES[order.paymentType === 'bnpl' ? 'bnpl' : 'full'];
  return { payType, downPayment: order.firstPayment, refundAmount, ...fees, totalFee };
}

const isRefundable = (order: OrderRecord): boolean => can('refund', order);

/** What a refund pays back; only while the phone is paid and not shipped (R68). */
export const readRefund: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  return isRefundable(order) ? accept<'readRefund'>(answerOf(order)) : refuse(CODES.wrongState);
};

/** Takes the order back; asking twice is the same as once. */
export const submitRefund: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  if (order.status === 'returns') return accept(null);
  if (!isRefundable(order)) return refuse(CODES.wrongState);
  call.tx.put('order', order.id, { ...order, status: 'returns', refundAskedAt: call.now });
  changeStock(call.tx, order.skuCode, 1);
  return accept(null);
};
