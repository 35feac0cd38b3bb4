import type { Gateway } from '#core/ports/gateway.ts';
import type { ProductCalls } from './product-calls.ts';
import { READ_ADDRESS, SAVE_ADDRESS } from './wire/address.ts';
import { ASK_BNPL } from './wire/ask-bnpl.ts';
import { CONTINUE_PURCHASE } from './wire/continue-purchase.ts';
import { COMPLAINT_PATH, complaintBody, complaintOutcome } from './wire/file-complaint.ts';
import { CONFIRM_RECEIPT, SUBMIT_REFUND } from './wire/order-commands.ts';
import { READ_CALCULATION } from './wire/read-calculation.ts';
import { READ_ORDER } from './wire/read-order.ts';
import { READ_PURCHASE } from './wire/read-purchase.ts';
import { READ_REFUND } from './wire/read-refund.ts';
import { command, question, type Transport } from './wire/send.ts';

/** What pages ask for once there is an order. */
export type OrderCalls = Omit<Gateway, keyof ProductCalls>;

/** Those calls over any transport. */
export function createOrderCalls(transport: Transport): OrderCalls {
  return {
    readPurchase: question(transport, READ_PURCHASE),
    askBnpl: question(transport, ASK_BNPL),
    readAddress: question(transport, READ_ADDRESS),
    saveAddress: (order, address, key) => command(transport, SAVE_ADDRESS, [order, address], key),
    continuePurchase: (choice, key) => command(transport, CONTINUE_PURCHASE, [choice], key),
    readCalculation: question(transport, READ_CALCULATION),
    readOrder: question(transport, READ_ORDER),
    confirmReceipt: (order, key) => command(transport, CONFIRM_RECEIPT, [order], key),
    readRefund: question(transport, READ_REFUND),
    submitRefund: (order, key) => command(transport, SUBMIT_REFUND, [order], key),
    async fileComplaint(complaint, key) {
      return complaintOutcome(await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint), key));
    },
  };
}
