import type { Clock } from '#core/ports/device.ts';
import { hasFields, type UnknownFields } from '../gateway/decoder.ts';
import type { Envelope } from '../gateway/wire/call.ts';
import { type Action, type ActionResult, performAction } from './actions/action.ts';
import { CODES, type Handler, refuse, text } from './calls/call.ts';
import { askBnpl, continuePurchase, readCalculation, readPurchase } from './calls/cart.ts';
import { addComplaint, readAddress, saveAddress } from './calls/forms.ts';
import { confirmReceipt, readOrder, readRefund, submitRefund } from './calls/order.ts';
import { cancelWaiting, readProduct, startPurchase } from './calls/product.ts';
import { COMPLAINT, type KeyedRequest, once, parametersProblem, readKey } from './calls/requests.ts';
import { variantOf } from './catalogue/variants.ts';
import type { Ledger } from './ledger/ledger.ts';
import { isOrderId, type RecordKey } from './ledger/records.ts';
import { shopperBehind, shopperOf } from './lending/account.ts';
import { counterKey, counterOf, countOne } from './lending/orders.ts';

/**
 * The sandbox's brain: a small lender with a shop. It speaks the gateway's wire spelling and knows nothing of
 * HTTP or ciphers: the in-process fake and the HTTP server put it there.
 */
export interface Lender {
  /**
   * Answers one of the 13 calls. `request` is the JSON as it was sent, with the token. Of copies under the same idempotency
   * key one takes effect. `mayDo` is asked before anything is done, and not for a copy of what was done already. Rejects only where
   * that throws, or the ledger cannot store.
   */
  answer(path: string, request: unknown, key?: string, mayDo?: MayDo): Promise<Envelope>;
  fileComplaint(body: unknown, key?: string, mayDo?: MayDo): Promise<Envelope>;
  /** Does what a seller, the app, the courier or time would do. */
  act(action: Action): Promise<ActionResult>;
  /** Writes to the store, and reads it again. Rejects where that fails. */
  tryStore(): Promise<void>;
  close(): Promise<void>;
}

/** Throws where something may not be done now, the same at every try of one request. */
export type MayDo = () => void;

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

/** Opens a lender on a ledger. Its time is the clock's, plus the offset that actions gave it. */
export function createLender(ledger: Ledger, clock: Pick<Clock, 'now'>): Lender {
  const opened = clock.now();

  return {
    async answer(path, request, key, mayDo) {
      const handler = Object.hasOwn(HANDLERS, path) ? HANDLERS[path] : undefined;
      if (handler === undefined || !hasFields(request) || Array.isArray(request)) return refuse(CODES.lostParameter);
      const device = clock.now();
      const { token: sent } = request;
      const token = shopperBehind(sent);
      const keyed = await readKey(path, token ?? '', request, key);
      if (keyed === 'refused') return refuse(CODES.lostParameter);
      return ledger.transact([...keysOf(request), ...recordOf(keyed)], (tx) => {
        if (token === null)
          return refuse(typeof sent === 'string' && sent !== '' ? CODES.invalidToken : CODES.lostToken);
        const shopper = shopperOf(tx, token);
        // What expires is a shopper's first token, and not those that renewed it.
        if (shopper.isTokenExpired && sent === token) return refuse(CODES.tokenExpired);
        const now = device + counterOf(tx, 'clockOffset');
        return once(tx, now, keyed, () => {
          const wrong = parametersProblem(path, request);
          if (wrong !== null) return refuse(wrong);
          mayDo?.();
          return handler({ tx, now, opened, token, shopper, fields: request });
        });
      });
    },
    async fileComplaint(body, key, mayDo) {
      const device = clock.now();
      const keyed = await readKey(COMPLAINT, COMPLAINT, hasFields(body) ? body : {}, key);
      if (keyed === 'refused') return refuse(CODES.lostParameter);
      const keys = [counterKey('clockOffset'), counterKey('complaints'), ...recordOf(keyed)];
      return ledger.transact(keys, (tx) => {
        const now = device + counterOf(tx, 'clockOffset');
        return once(tx, now, keyed, () => {
          mayDo?.();
          return addComplaint(tx, now, body);
        });
      });
    },
    act: (action) => performAction(ledger, clock.now(), action),
    async tryStore() {
      const keys = [counterKey('probes')];
      const written = await ledger.transact(keys, (tx) => countOne(tx, 'probes'));
      const read = await ledger.transact(keys, (tx) => counterOf(tx, 'probes'));
      if (read < written) throw new Error('the store has lost what was written');
    },
    close: () => ledger.close(),
  };
}

const recordOf = (keyed: KeyedRequest | null): readonly RecordKey[] => (keyed === null ? [] : [keyed.record]);

/** The records that a request surely reads; handlers find the others. */
function keysOf(fields: UnknownFields): readonly RecordKey[] {
  const shopper = shopperBehind(fields['token']);
  const order = text({ fields }, 'productOrderId');
  const sku = text({ fields }, 'skuCode');
  const keys = [counterKey('clockOffset')];
  if (shopper !== null) keys.push({ kind: 'shopper', key: shopper });
  if (isOrderId(order)) keys.push({ kind: 'order', key: order });
  if (variantOf(sku) !== null) keys.push({ kind: 'stock', key: sku }, counterKey('orders'));
  return keys;
}
