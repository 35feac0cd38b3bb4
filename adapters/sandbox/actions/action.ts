/** What the seller, the courier, the app or time may do to the sandbox, besides the shopper's own calls. */
export type Action =
  /** The app: the first payment of an order came in. */
  | { readonly action: 'pay'; readonly order: string }
  /** The lender: the application goes under review, and is approved. */
  | { readonly action: 'review'; readonly order: string }
  | { readonly action: 'approve'; readonly order: string }
  /** The seller: confirms, ships, cancels what is not shipped. */
  | { readonly action: 'confirm'; readonly order: string }
  | { readonly action: 'ship'; readonly order: string }
  | { readonly action: 'cancel'; readonly order: string }
  /** The courier: hands the phone over without the shopper's own confirmation, or brings it back: cancelled, with the money back. */
  | { readonly action: 'deliver'; readonly order: string }
  | { readonly action: 'return'; readonly order: string }
  /** The seller: another price for the phone of an order that waits for payment, rupees. */
  | { readonly action: 'reprice'; readonly order: string; readonly price: number }
  /** The lender: refuses the order instalments at its next Continue (400310), and from then on. */
  | { readonly action: 'refuse'; readonly order: string }
  /** The app: the next unpaid instalment is paid. */
  | { readonly action: 'repay'; readonly order: string }
  /** The bank: a refund's money arrived; the shopper may buy in instalments again. */
  | { readonly action: 'settle'; readonly order: string }
  /** The lender: sets a bnplPayStatus (null: by the rules again), the application's step, the credit limit in rupees. */
  | { readonly action: 'bnpl'; readonly shopper: string; readonly status: number | null }
  | { readonly action: 'step'; readonly shopper: string; readonly step: number }
  | { readonly action: 'credit'; readonly shopper: string; readonly limit: number }
  /** The app: the token expires, or is renewed by a login. */
  | { readonly action: 'expire'; readonly shopper: string }
  | { readonly action: 'login'; readonly shopper: string }
  /** The store room: sets what is left of a variant. */
  | { readonly action: 'stock'; readonly sku: string; readonly left: number }
  /** Time: so many days pass. */
  | { readonly action: 'advance'; readonly days: number }
  /** Time: the lender's clock stands so many days ahead of the device's; 0 for now. */
  | { readonly action: 'clock'; readonly ahead: number }
  /** For one order alone: it becomes so many days older, with everything that is due on it. */
  | { readonly action: 'age'; readonly order: string; readonly days: number }
  /** Looks at what is stored, for tests and for people. */
  | { readonly action: 'look'; readonly order: string }
  | { readonly action: 'orders'; readonly shopper: string }
  | { readonly action: 'count' };

/** What an action did: the record as it is stored now, or why nothing was done. */
export type ActionResult =
  | { readonly ok: true; readonly stored: unknown }
  | { readonly ok: false; readonly reason: string };

/** An action on one order. */
export type OrderAction = Extract<Action, { readonly order: string }>;
