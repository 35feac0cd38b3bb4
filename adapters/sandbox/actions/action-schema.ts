import * as v from 'valibot';
import { type Action, ORDER_MOVES } from './action.ts';

/** Whole characters, and no more of them than a record's key has: every store keeps them as they are. */
const name = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,200}$/u));
const [order, shopper, sku] = [name, name, name];
const from = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** Reads an action as it is sent. */
export const actionSchema = v.variant('action', [
  ...ORDER_MOVES.map((move) => v.object({ action: v.literal(move), order })),
  v.object({ action: v.literal('reprice'), order, price: from(1000) }),
  v.object({ action: v.literal('age'), order, days: from(1, 3650) }),
  v.object({ action: v.literal('look'), order }),
  v.object({ action: v.literal('bnpl'), shopper, status: v.nullable(from(0)) }),
  v.object({ action: v.literal('step'), shopper, step: from(0) }),
  v.object({ action: v.literal('credit'), shopper, limit: from(0) }),
  ...(['expire', 'login', 'orders'] as const).map((each) => v.object({ action: v.literal(each), shopper })),
  v.object({ action: v.literal('stock'), sku, left: from(0) }),
  v.object({ action: v.literal('advance'), days: from(1, 3650) }),
  v.object({ action: v.literal('clock'), ahead: from(0, 3650) }),
  v.object({ action: v.literal('count') }),
]) satisfies v.GenericSchema<unknown, Action>;
