import type { FailureCause } from './gateway-codes.ts';
import type { OrderTruth } from './order-truth.ts';

/** Why a page of the shop has nothing to show, or something else than was asked for. */
export type PageState =
  | FailureCause
  /** What has become of an order that this page can do nothing more for; `missing` is another shopper's too (Q72). */
  | OrderTruth
  /** The address names no phone (Q54), or no order. */
  | 'noPhone'
  | 'noOrder'
  /** A page of the app comes first (R45). */
  | 'elsewhere'
  /** There is no app around the shop (Q67). */
  | 'opensInApp'
  /** It is not known yet whose page it is (Q71). */
  | 'hidden'
  /** A list has nothing of what was looked for. */
  | 'nothingFound'
  /** The program stopped. */
  | 'broken';

/** The drawings of such pages, by what they show. */
export type StateDrawing =
  | 'emptyShelf'
  | 'silentMast'
  | 'clock'
  | 'closedShop'
  | 'lostParcel'
  | 'phoneKey'
  | 'tornPage'
  | 'phoneApp'
  | 'lens'
  | 'receipt'
  | 'letter';

/** Which drawing stands for what: several states of one kind share it. */
export const STATE_DRAWINGS: Readonly<Record<PageState, StateDrawing>> = {
  connection: 'silentMast',
  noAnswer: 'clock',
  tooOften: 'clock',
  unreadable: 'tornPage',
  broken: 'tornPage',
  refused: 'closedShop',
  login: 'phoneKey',
  hidden: 'phoneKey',
  productMissing: 'emptyShelf',
  noPhone: 'emptyShelf',
  orderMissing: 'lostParcel',
  missing: 'lostParcel',
  noOrder: 'lostParcel',
  elsewhere: 'phoneApp',
  opensInApp: 'phoneApp',
  nothingFound: 'lens',
  // Not paid yet: that is done in the app.
  waitingForPayment: 'phoneApp',
  underReview: 'lens',
  waitingForSeller: 'receipt',
  readyForShipment: 'receipt',
  // Too late for what the page was for.
  shipped: 'clock',
  received: 'clock',
  returns: 'letter',
  cancelled: 'closedShop',
};
