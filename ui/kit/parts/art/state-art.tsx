import type { ReactNode } from 'react';
import type { OrderNow } from '#core/gateway/order-now.ts';
import type { FailureCause } from '#core/screens/failure.ts';
import styles from './art.module.css';
import { MAST } from './mast.ts';
import { PHONE_KEY } from './phone-key.ts';

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

/** The drawings of such pages, by what they show. */
type StateDrawing =
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
const STATE_DRAWINGS: Readonly<Record<PageState, StateDrawing>> = {
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

/** The drawing of a page that has nothing to show; hidden from screen readers, since the words beside it say the same. */
export function StateArt({ of }: { readonly of: PageState }) {
  const drawing = STATE_DRAWINGS[of];
  return (
    <svg
      className={`${styles.art} ${styles.state}`}
      viewBox="0 0 160 120"
      data-drawing={drawing}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.ground} cx="80" cy="64" rx="76" ry="52" />
      {DRAWINGS[drawing]}
    </svg>
  );
}

/** A phone that stands upright, around the middle. */
const phone = (
  <>
    <path className={styles.body} d={PHONE_KEY.phone} />
    <path className={styles.screen} d={PHONE_KEY.screen} />
  </>
);

const DRAWINGS: Readonly<Record<StateDrawing, ReactNode>> = {
  /** Two phones with a gap between them, above a board that bears none. */
  emptyShelf: (
    <>
      <rect className={styles.screen} x="24" y="12" width="112" height="96" rx="8" />
      <path className={styles.body} d="M34 22h20v34H34zM106 22h20v34h-20z" />
      <path className={styles.gap} d="M70 22h20v34H70zM44 70h20v30H44zM96 70h20v30H96z" />
      <path className={styles.sleeve} d="M18 56h124v8H18zM18 100h124v10H18z" />
    </>
  ),
  /** A mast whose waves do not come through. */
  silentMast: (
    <>
      <path className={styles.ink} d={MAST.tower} />
      <path className={styles.silent} d={MAST.waves} />
      <circle className={styles.gold} cx="80" cy="38" r="9" />
      <path className={styles.sleeve} d={MAST.foot} />
      <circle className={styles.bad} cx="118" cy="88" r="16" />
      <path className={styles.cross} d="m112 82 12 12M124 82l-12 12" />
    </>
  ),
  /** Time that has run. */
  clock: (
    <g className={styles.upright}>
      <path className={styles.sleeve} d="M50 96h60l6 14H44zM70 8h20v12H70z" />
      <circle className={styles.body} cx="80" cy="62" r="46" />
      <circle className={styles.screen} cx="80" cy="62" r="37" />
      <path className={styles.gold} d="M80 62V32a30 30 0 0 1 21.2 51.2z" />
      <path className={styles.ink} d="M80 62V36M80 62l20 20M80 28v1M80 95v1M46 62h1M113 62h1" />
    </g>
  ),
  /** A shop whose shutter is down. */
  closedShop: (
    <>
      <rect className={styles.screen} x="32" y="40" width="96" height="68" rx="4" />
      <path className={styles.body} d="M44 52h72v56H44z" />
      <path className={styles.rails} d="M46 64h68M46 76h68M46 88h68" />
      <path className={styles.sleeve} d="M32 12h96l8 18H24z" />
      <path
        className={styles.gold}
        d="M24 30h22.4v6a11.2 11.2 0 0 1-22.4 0zM68.8 30h22.4v6a11.2 11.2 0 0 1-22.4 0zM113.6 30H136v6a11.2 11.2 0 0 1-22.4 0z"
      />
      <path
        className={styles.paper}
        d="M46.4 30h22.4v6a11.2 11.2 0 0 1-22.4 0zM91.2 30h22.4v6a11.2 11.2 0 0 1-22.4 0z"
      />
      <path className={styles.clasp} d="M73 88v-6a7 7 0 0 1 14 0v6" />
      <rect className={styles.gold} x="68" y="88" width="24" height="18" rx="4" />
      <path className={styles.ink} d="M80 95v4" />
      <path className={styles.sleeve} d="M24 106h112v6H24z" />
    </>
  ),
  /** A parcel that bears no name. */
  lostParcel: (
    <>
      <path className={styles.sleeve} d="M28 36 44 14h72l16 22z" />
      <path className={styles.screen} d="M28 36h104v66a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z" />
      <path className={styles.gold} d="M70 14h20l4 22v14H66V36z" />
      <path className={styles.query} d="M72 70a8.5 8.5 0 1 1 11 8c-2.5 1-3 2.5-3 5.5M80 95v.2" />
    </>
  ),
  /** A phone that waits for its key. */
  phoneKey: (
    <>
      {phone}
      <path className={styles.slid} d={PHONE_KEY.line} />
      <path className={styles.bar} d={PHONE_KEY.lock} />
      <path className={styles.handset} d={PHONE_KEY.keyhole} />
      <path className={styles.gold} d={PHONE_KEY.key} />
      <path className={styles.screen} d={PHONE_KEY.hole} />
    </>
  ),
  /** A page that came in two pieces. */
  tornPage: (
    <>
      <path className={styles.screen} d="M46 8h68v44l-11.5 8-11-8-11.5 8-11.5-8-11 8L46 52z" />
      <path className={styles.screen} d="m48 66 11.5 8 11-8L82 74l11.5-8 11 8 11.5-8v46H48z" />
      <path className={styles.slid} d="M58 24h28" />
      <path className={styles.lines} d="M58 38h44M60 88h44M60 100h24" />
      <circle className={styles.bad} cx="118" cy="28" r="15" />
      <path className={styles.cross} d="M118 20v9M118 35v.2" />
    </>
  ),
  /** What the app does, on its own page. */
  phoneApp: (
    <>
      {phone}
      <path className={styles.note} d="M64 26h14v14H64zM82 26h14v14H82zM64 44h14v14H64z" />
      <path className={styles.gold} d="M82 44h14v14H82z" />
      <path className={styles.slid} d="M70 92h20" />
      <path
        className={styles.paper}
        d="M84 60a6 6 0 0 1 12 0v16l18 5a10 10 0 0 1 8 10v15H88L72 90a6 6 0 0 1 8-9l4 3z"
      />
      <path className={styles.sleeve} d="M84 104h42v12H84z" />
    </>
  ),
  /** Looked for, and what is under the glass is empty. */
  lens: (
    <>
      <rect className={styles.paper} x="30" y="12" width="76" height="92" rx="6" />
      <path className={styles.lines} d="M42 28h50M42 44h24M42 60h18M42 76h24M42 90h40" />
      <path className={styles.gold} d="m108 84 8-8 22 22a5.7 5.7 0 0 1-8 8z" />
      <circle className={styles.bar} cx="92" cy="60" r="29" />
      <circle className={styles.screen} cx="92" cy="60" r="22" />
      <path className={styles.gap} d="M82 60h20" />
    </>
  ),
  /** Paid: a receipt with its tick. */
  receipt: (
    <>
      <path className={styles.screen} d="M46 8h68v102l-11.3-8-11.4 8-11.3-8-11.3 8-11.4-8-11.3 8z" />
      <path className={styles.slid} d="M58 26h30" />
      <path className={styles.lines} d="M58 42h44M58 56h26M58 70h18" />
      <circle className={styles.bar} cx="104" cy="78" r="20" />
      <path className={styles.done} d="m95 78 7 7 12-13" />
    </>
  ),
  /** What was asked for is on its way. */
  letter: (
    <>
      <path className={styles.screen} d="M36 12h88v70H36z" />
      <path className={styles.slid} d="M50 28h32" />
      <path className={styles.lines} d="M50 42h60" />
      <path className={styles.body} d="m22 48 58 36 58-36v52a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" />
      <path className={styles.fold} d="m25 107 42-31M135 107 93 76" />
    </>
  ),
};
