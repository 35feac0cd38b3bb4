import { FIRST_STOCK, variantOf } from '../catalogue/variants.ts';
import type { Ledger, Transaction } from '../ledger/ledger.ts';
import { isOrderId, type RecordKey, type ShopperRecord } from '../ledger/records.ts';
import { orderOf, ordersOf, shopperOf } from '../lending/account.ts';
import { cancelOrder, counterKey, counterOf, setCounter, setStock } from '../lending/orders.ts';
import { DAY_MS } from '../lending/tariff.ts';
import type { Action, ActionResult, OrderAction } from './action.ts';
import { changedOrder } from './order-actions.ts';

/** Performs an action in one transaction. `device` is the device's time, ms since 1970. */
export async function performAction(ledger: Ledger, device: number, action: Action): Promise<ActionResult> {
  if (action.action === 'count') {
    const [orders, complaints] = await Promise.all([ledger.count('order'), ledger.count('complaint')]);
    return done({ orders, complaints });
  }
  return ledger.transact(keysOf(action), (tx): ActionResult => {
    const offset = counterOf(tx, 'clockOffset');
    if ('order' in action) return performOnOrder(tx, action, device + offset);
    switch (action.action) {
      case 'bnpl':
        return putShopper(tx, action.shopper, { forcedBnplStatus: action.status });
      case 'step':
        return putShopper(tx, action.shopper, { currentStep: action.step });
      case 'credit':
        return putShopper(tx, action.shopper, { creditLimit: action.limit });
      case 'expire':
      case 'login':
        return putShopper(tx, action.shopper, { isTokenExpired: action.action === 'expire' });
      case 'orders':
        return done(ordersOf({ tx, token: action.shopper, shopper: shopperOf(tx, action.shopper) }));
      case 'stock':
        if (variantOf(action.sku) === null) return { ok: false, reason: 'no such variant' };
        setStock(tx, action.sku, action.left);
        return done({ sku: action.sku, left: action.left, first: FIRST_STOCK });
      case 'clock':
        setCounter(tx, 'clockOffset', action.ahead * DAY_MS);
        return done({ now: device + action.ahead * DAY_MS });
    }
  });
}

const done = (stored: unknown): ActionResult => ({ ok: true, stored });

/** The records that an action surely reads. */
function keysOf(action: Action): readonly RecordKey[] {
  const keys = [counterKey('clockOffset')];
  if ('order' in action && isOrderId(action.order)) keys.push({ kind: 'order', key: action.order });
  if ('shopper' in action) keys.push({ kind: 'shopper', key: action.shopper });
  return keys;
}

function putShopper(tx: Transaction, token: string, change: Partial<ShopperRecord>): ActionResult {
  const stored = { ...shopperOf(tx, token), ...change };
  tx.put('shopper', token, stored);
  return done(stored);
}

function performOnOrder(tx: Transaction, action: OrderAction, now: number): ActionResult {
  const order = orderOf(tx, action.order);
  if (order === null) return { ok: false, reason: 'no such order' };
  if (action.action === 'look') return done(order);
  const changed = changedOrder(order, action, now);
  if (typeof changed === 'string') return { ok: false, reason: changed };
  if (changed.status === 'cancelled' && order.status !== 'cancelled') cancelOrder(tx, order, now);
  else tx.put('order', order.id, changed);
  return done(tx.get('order', order.id));
}
