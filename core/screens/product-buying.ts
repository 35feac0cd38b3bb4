import { isLeftToPages } from '../gateway/calls.ts';
import { noticeForCode } from '../gateway/codes.ts';
import type { ProductId, SkuCode } from '../lib/ids.ts';
import { type Readable, type Store, updateWhen } from '../lib/store.ts';
import type { Visit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Navigation, Notices } from '../ports/page.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { dropTap, type KeptTap } from '../product/kept-tap.ts';
import { keepOrderInHand } from '../session/order-in-hand.ts';
import {
  type AfterStart,
  afterStart,
  afterTap,
  type Buying,
  buyingAfter,
  NOTICE_AFTER_START,
  type ProductState,
  skuToBuy,
} from './product-state.ts';

/** What buying needs from outside. */
export interface BuyingPorts {
  readonly gateway: Pick<Gateway, 'startPurchase' | 'cancelWaitingOrder' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'identify'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
}

/** What the answers to an order that waits need of the page (R44). Their code comes with the dialog that offers them. */
export interface PendingPage {
  readonly ports: BuyingPorts;
  readonly state: Store<ProductState>;
  readonly visit: Visit;
  /** Buys this variant. */
  readonly start: (sku: SkuCode) => Promise<void>;
}

/** The product page's buying (R43). */
export interface Buyer {
  buy(): Promise<void>;
  /** For `answerPending`: what becomes of an order that waits (R44). */
  readonly pending: PendingPage;
}

/** Buys the chosen variant of a phone, once for however many taps. `readAgain` reads the phone: an answer says that it changed. */
export function createBuyer(
  ports: BuyingPorts,
  state: Store<ProductState>,
  visit: Visit,
  id: ProductId | null,
  readAgain: () => Promise<void>,
): Buyer {
  const { gateway, session, navigation, notices } = ports;
  const change = updateWhen(state, 'ready');
  const show = (buying: Buying): void => change((ready) => ({ ...ready, buying }));

  async function follow(next: AfterStart): Promise<void> {
    const isStillHere = visit.stay();
    show(buyingAfter(next));
    const notice = NOTICE_AFTER_START[next.kind];
    if (notice !== null) notices.show(notice);
    if (next.kind === 'cart') navigation.open({ page: 'cart' });
    if (next.kind !== 'soldOut' && next.kind !== 'refused') return;
    await readAgain();
    // A refusal's own words are shown where the phone as it is now explains nothing (Q72).
    const isUnexplained = next.kind === 'refused' && isStillHere() && skuToBuy(state.getSnapshot()) !== null;
    if (isUnexplained && isLeftToPages(next.code, 'startPurchase')) notices.show(noticeForCode(next.code));
  }

  async function start(skuCode: SkuCode): Promise<void> {
    if (id === null) return;
    const isStillHere = visit.stay();
    show({ kind: 'sending' });
    const next = afterStart(await gateway.startPurchase({ productId: id, skuCode }));
    // The order exists from here on, whether or not the shopper still looks at this page.
    if (next.kind === 'cart') keepOrderInHand(session, next.order);
    if (isStillHere()) await follow(next);
  }

  return {
    async buy() {
      const sku = skuToBuy(state.getSnapshot());
      if (sku !== null) await start(sku.skuCode);
    },
    pending: { ports, state, visit, start },
  };
}

/**
 * Carries out a tap that waits, once, and for whom it was made: where the app names somebody else by then, or the same with
 * another token, it is dropped (Q71). The returned function ends the watch for good: a tap that still waits is dropped.
 */
export function followTap(
  tap: KeptTap,
  state: Readable<ProductState>,
  { hostApp, notices }: Pick<BuyingPorts, 'hostApp' | 'notices'>,
  buy: () => void,
): () => void {
  let tapper: Promise<Identity | null> | null = null;

  function follow(): void {
    if (tap.getSnapshot() !== 'waiting') return;
    tapper ??= hostApp.identify();
    const next = afterTap(state.getSnapshot());
    if (next === 'wait') return;
    tap.set('taken');
    if (next !== 'buy') return;
    void Promise.all([tapper, hostApp.identify()]).then(([made, now]) =>
      made?.token === now?.token ? buy() : notices.show('tapDropped'),
    );
  }
  const stops = [tap.subscribe(follow), state.subscribe(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    dropTap(tap);
  };
}
