import * as v from 'valibot';
import type { Action } from './action.ts';

/** Whole characters, and no more of them than a record's key has: every store keeps them as they are. */
const name = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,200}$/u));
const [order, shopper, sku] = [name, name, name];
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Reads an action as it is sent. */
export const actionSchema = v.variant('action', [
  v.object({ action: v.literal('pay'), order }),
  v.object({ action: v.literal('review'), order }),
  v.object({ action: v.literal('approve'), order }),
  v.object({ action: v.literal('confirm'), order }),
  v.object({ action: v.literal('ship'), order }),
  v.object({ action: v.literal('cancel'), order }),
  v.object({ action: v.literal('deliver'), order }),
  v.object({ action: v.literal('return'), order }),
  v.object({ action: v.literal('reprice'), order, price: v.pipe(v.number(), v.safeInteger(), v.minValue(1000)) }),
  v.object({ action: v.literal('refuse'), order }),
  v.object({ action: v.literal('repay'), order }),
  v.object({ action: v.literal('settle'), order }),
  v.object({ action: v.literal('bnpl'), shopper, status: v.nullable(whole) }),
  v.object({ action: v.literal('step'), shopper, step: whole }),
  v.object({ action: v.literal('credit'), shopper, limit: whole }),
  v.object({ action: v.literal('expire'), shopper }),
  v.object({ action: v.literal('login'), shopper }),
  v.object({ action: v.literal('stock'), sku, left: whole }),
  v.object({
    action: v.literal('advance'),
    days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3650)),
  }),
  v.object({ action: v.literal('clock'), ahead: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3650)) }),
  v.object({
    action: v.literal('age'),
    order,
    days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3650)),
  }),
  v.object({ action: v.literal('look'), order }),
  v.object({ action: v.literal('orders'), shopper }),
  v.object({ action: v.literal('count') }),
]) satisfies v.GenericSchema<unknown, Action>;
