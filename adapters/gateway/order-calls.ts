import type { Gateway } from '#core/ports/gateway.ts';
import { READ_ADDRESS, SAVE_ADDRESS } from './wire/address.ts';
import { ASK_BNPL, CONTINUE_PURCHASE } from './wire/continue-purchase.ts';
import { complaintsOver } from './wire/file-complaint.ts';
import { READ_CALCULATION } from './wire/read-calculation.ts';
import { READ_ORDER } from './wire/read-order.ts';
import { READ_PURCHASE } from './wire/read-purchase.ts';
import { READ_REFUND } from './wire/read-refund.ts';
import { callsOver, type Transport } from './wire/send.ts';
import { CONFIRM_RECEIPT, SUBMIT_REFUND } from './wire/start-purchase.ts';

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
