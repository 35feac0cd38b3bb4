import type { Gateway } from '#core/ports/gateway.ts';
import { READ_ADDRESS, SAVE_ADDRESS } from './wire/address.ts';
import { callsOver, type Transport } from './wire/call.ts';
import { complaintsOver } from './wire/file-complaint.ts';
import { CONFIRM_RECEIPT, READ_ORDER, READ_REFUND, SUBMIT_REFUND } from './wire/order.ts';
import { ASK_BNPL, CONTINUE_PURCHASE, READ_CALCULATION, READ_PURCHASE } from './wire/purchase.ts';

/** What pages ask for once there is an order, by the method that does. */
export const ORDER_CALLS = {
  readPurchase: READ_PURCHASE,
  askBnpl: ASK_BNPL,
  readAddress: READ_ADDRESS,
  saveAddress: SAVE_ADDRESS,
  continuePurchase: CONTINUE_PURCHASE,
  readCalculation: READ_CALCULATION,
  readOrder: READ_ORDER,
  confirmReceipt: CONFIRM_RECEIPT,
  readRefund: READ_REFUND,
  submitRefund: SUBMIT_REFUND,
} as const;

/** Those calls over any transport, and the complaint. */
export const orderCallsOver = (transport: Transport): Pick<Gateway, keyof typeof ORDER_CALLS | 'fileComplaint'> => ({
  ...callsOver(transport, ORDER_CALLS),
  ...complaintsOver(transport),
});
