import type { OrderNow } from '#core/gateway/order-now.ts';
import type { FailureCause } from '#core/screens/failure.ts';
import { Art } from './art.tsx';
import clock from './clock.svg?raw';
import closedShop from './closed-shop.svg?raw';
import emptyShelf from './empty-shelf.svg?raw';
import lens from './lens.svg?raw';
import lostParcel from './lost-parcel.svg?raw';
import phoneApp from './phone-app.svg?raw';
import phoneKey from './phone-key.svg?raw';
import receipt from './receipt.svg?raw';
import sentLetter from './sent-letter.svg?raw';
import silentMast from './silent-mast.svg?raw';
import tornPage from './torn-page.svg?raw';

/** Why a page of the shop has nothing to show, or something else than was asked for. */
export type PageState =
  | FailureCause
  /** What has become of an order that this page can do nothing more for; `missing` is another shopper's too (Q72). */
  | OrderNow
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

const DRAWINGS: Readonly<Record<PageState, string>> = {
  connection: silentMast,
  noAnswer: clock,
  tooOften: clock,
  unreadable: tornPage,
  broken: tornPage,
  refused: closedShop,
  login: phoneKey,
  hidden: phoneKey,
  productMissing: emptyShelf,
  noPhone: emptyShelf,
  orderMissing: lostParcel,
  missing: lostParcel,
  noOrder: lostParcel,
  elsewhere: phoneApp,
  opensInApp: phoneApp,
  nothingFound: lens,
  // Not paid yet: that is done in the app.
  waitingForPayment: phoneApp,
  underReview: lens,
  waitingForSeller: receipt,
  readyForShipment: receipt,
  // Too late for what the page was for.
  shipped: clock,
  received: clock,
  returns: sentLetter,
  cancelled: closedShop,
};

/** The drawing of a page that has nothing to show. */
export function StateArt({ of }: { readonly of: PageState }) {
  return <Art drawing={DRAWINGS[of]} name={of} />;
}
