import * as v from 'valibot';

const order = v.pipe(v.string(), v.nonEmpty());
const shopper = v.pipe(v.string(), v.nonEmpty());

/** What can be done on the sandbox besides the shopper's own calls. */
export const actionSchema = v.variant('action', [
  /** The app: the first payment of an order came in. */
  v.object({ action: v.literal('pay'), order }),
  /** The lender: the application goes under review, and is approved. */
  v.object({ action: v.literal('review'), order }),
  v.object({ action: v.literal('approve'), order }),
  /** The seller: confirms, ships, cancels what is not shipped. */
  v.object({ action: v.literal('confirm'), order }),
  v.object({ action: v.literal('ship'), order }),
  v.object({ action: v.literal('cancel'), order }),
  /** The courier: hands the phone over without the shopper's own confirmation, or brings it back: cancelled, with the money back. */
  v.object({ action: v.literal('deliver'), order }),
  v.object({ action: v.literal('return'), order }),
  /** The seller: another price for the phone of an order that waits for payment, rupees. */
  v.object({ action: v.literal('reprice'), order, price: v.pipe(v.number(), v.integer(), v.minValue(1000)) }),
  /** The lender: refuses the order instalments at its next Continue (400310), and from then on. */
  v.object({ action: v.literal('refuse'), order }),
  /** The app: the next unpaid instalment is paid. */
  v.object({ action: v.literal('repay'), order }),
  /** The bank: a refund's money arrived; the shopper may buy in instalments again. */
  v.object({ action: v.literal('settle'), order }),
  /** The lender: sets a bnplPayStatus (null: by the rules again), the application's step, the credit limit in rupees. */
  v.object({ action: v.literal('bnpl'), shopper, status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.object({ action: v.literal('step'), shopper, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ action: v.literal('credit'), shopper, limit: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** The app: the token expires, or is renewed by a login. */
  v.object({ action: v.literal('expire'), shopper }),
  v.object({ action: v.literal('login'), shopper }),
  /** The store room: sets what is left of a variant. */
  v.object({ action: v.literal('stock'), sku: v.string(), left: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Time: so many days pass. */
  v.object({ action: v.literal('advance'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Time: the lender's clock stands so many days ahead of the device's; 0 for now. */
  v.object({ action: v.literal('clock'), ahead: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)) }),
  /** For one order alone: it becomes so many days older, with everything that is due on it. */
  v.object({ action: v.literal('age'), order, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)) }),
  /** Looks at what is stored, for tests and for people. */
  v.object({ action: v.literal('look'), order }),
  v.object({ action: v.literal('orders'), shopper }),
  v.object({ action: v.literal('count') }),
]);
/** What the seller, the courier, the app or time may do to the sandbox. */
export type Action = v.InferOutput<typeof actionSchema>;

/** What an action did: the record as it is stored now, or why nothing was done. */
export type ActionResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };

/** An action on one order. */
export type OrderAction = Extract<Action, { readonly order: string }>;
