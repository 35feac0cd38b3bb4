import type { Clock } from '#core/ports/clock.ts';
import { openAccount } from './account.ts';
import { type Action, type ActionResult, performAction } from './actions.ts';
import { readAddress, saveAddress } from './calls/address.ts';
import { askBnpl, continuePurchase, readCalculation, readPurchase } from './calls/cart.ts';
import { addComplaint } from './calls/complaint.ts';
import { confirmReceipt, readOrder } from './calls/order.ts';
import { cancelWaiting, readProduct, startPurchase } from './calls/product.ts';
import { readRefund, submitRefund } from './calls/refund.ts';
import { CODES, type Envelope, type Handler, refuse } from './envelope.ts';
import type { Ledger } from './ledger.ts';
import { numberOf, openRecords } from './records.ts';

/**
 * The sandbox's brain: a small lender with a shop. It speaks the gateway's wire spelling and knows nothing of
 * HTTP or ciphers; the in-process fake and the HTTP server are its two faces.
 */
export interface Lender {
  /** Answers one of the 13 calls. `request` is the decrypted JSON. Throws only where the ledger cannot store. */
  answer(path: string, request: unknown): Envelope;
  fileComplaint(body: unknown): Envelope;
  /** Does what a seller, the app, the courier or time would do. */
  act(action: Action): ActionResult;
  close(): void;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  'product/detail': readProduct,
  'now/buy': startPurchase,
  'user/cancel/awaiting/pay': cancelWaiting,
  'get/purchase/info': readPurchase,
  'pay/type/bnpl': askBnpl,
  'get/addr': readAddress,
  'complete/addr': saveAddress,
  'purchase/action': continuePurchase,
  'get/calc/info': readCalculation,
  'get/order/details': readOrder,
  'user/confirm/receipt': confirmReceipt,
  'get/refund/cooling/info': readRefund,
  'refund/cooling': submitRefund,
};

/** The paths that the lender answers. */
export const LENDER_PATHS: readonly string[] = Object.keys(HANDLERS);

/** Opens a lender on a ledger. Its time is the clock's, plus the lead that actions gave it. */
export function createLender(ledger: Ledger, clock: Pick<Clock, 'now'>): Lender {
  const records = openRecords(ledger);
  const opened = clock.now();
  const timeOf = (lead: number): number => clock.now() + lead;

  return {
    answer(path, request) {
      const handler = Object.hasOwn(HANDLERS, path) ? HANDLERS[path] : undefined;
      if (handler === undefined || typeof request !== 'object' || request === null) return refuse(CODES.lostParameter);
      const fields = request as Readonly<Record<string, unknown>>;
      return records.transact((tx) => {
        const account = openAccount(tx, fields['token']);
        if (account.kind === 'refused') return refuse(account.code);
        const now = timeOf(numberOf(tx, 'clockLead'));
        return handler({ tx, now, opened, token: account.token, shopper: account.shopper, fields });
      });
    },
    fileComplaint: (body) => records.transact((tx) => addComplaint(tx, timeOf(numberOf(tx, 'clockLead')), body)),
    act: (action) => performAction(records, timeOf, action),
    close: () => ledger.close(),
  };
}
