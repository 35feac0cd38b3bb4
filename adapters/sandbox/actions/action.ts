/** What may be done to one order without saying more. The README names who does each. */
export const ORDER_MOVES = [
  'pay',
  'review',
  'approve',
  'confirm',
  'ship',
  'cancel',
  'deliver',
  'return',
  'refuse',
  'repay',
  'settle',
] as const;

/** An action on one order: `price` in rupees, `age` makes it so many days older with everything that is due on it, `look` changes nothing. */
export type OrderAction =
  | { readonly action: (typeof ORDER_MOVES)[number]; readonly order: string }
  | { readonly action: 'reprice'; readonly order: string; readonly price: number }
  | { readonly action: 'age'; readonly order: string; readonly days: number }
  | { readonly action: 'look'; readonly order: string };

/** What the seller, the courier, the app or time may do to the sandbox, besides the shopper's own calls. */
export type Action =
  | OrderAction
  /** Sets a bnplPayStatus (null: by the rules again), the application's step, the credit limit in rupees. */
  | { readonly action: 'bnpl'; readonly shopper: string; readonly status: number | null }
  | { readonly action: 'step'; readonly shopper: string; readonly step: number }
  | { readonly action: 'credit'; readonly shopper: string; readonly limit: number }
  /** The token expires, is renewed by a login; or all orders of a shopper are looked at. */
  | { readonly action: 'expire' | 'login' | 'orders'; readonly shopper: string }
  /** Sets what is left of a variant. */
  | { readonly action: 'stock'; readonly sku: string; readonly left: number }
  /** So many days pass; or the lender's clock stands so many days ahead of the device's, 0 for now. */
  | { readonly action: 'advance'; readonly days: number }
  | { readonly action: 'clock'; readonly ahead: number }
  /** How many orders and complaints there are. */
  | { readonly action: 'count' };

/** What an action did: the record as it is stored now, or why nothing was done. */
export type ActionResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };
