import type { ProductId, SkuCode } from '../lib/ids.ts';
import { type Readable, type Store, updateWhen } from '../lib/store.ts';
import type { Visit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
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
} from './product-flow.ts';

/** What buying needs from outside. */
export interface BuyingPorts {
  readonly gateway: Pick<Gateway, 'startPurchase' | 'cancelWaitingOrder'>;
  readonly hostApp: Pick<HostApp, 'openRepayment'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
}

/** The product page's buying (R43, R44). */
export interface Buyer {
  buy(): Promise<void>;
  cancelPendingOrder(): Promise<void>;
  payPendingOrder(): void;
}

/** Buys the chosen variant of a phone, once for however many taps. */
export function createBuyer(ports: BuyingPorts, state: Store<ProductState>, visit: Visit, id: ProductId | null): Buyer {
  const { gateway, hostApp, session, navigation, notices } = ports;
  const change = updateWhen(state, 'ready');
  const show = (buying: Buying): void => change((ready) => ({ ...ready, buying }));

  function follow(next: AfterStart): void {
    show(buyingAfter(next));
    const notice = NOTICE_AFTER_START[next.kind];
    if (notice !== null) notices.show(notice);
    if (next.kind === 'cart') navigation.open({ page: 'cart' });
  }

  async function start(skuCode: SkuCode): Promise<void> {
    if (id === null) return;
    const isStillHere = visit.stay();
    show({ kind: 'sending' });
    const next = afterStart(await gateway.startPurchase({ productId: id, skuCode }));
    // The order exists from here on, whether or not the shopper still looks at this page.
    if (next.kind === 'cart') keepOrderInHand(session, next.order);
    if (isStillHere()) follow(next);
  }

  return {
    async buy() {
      const sku = skuToBuy(state.getSnapshot());
      if (sku !== null) await start(sku.skuCode);
    },
    async cancelPendingOrder() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
      const { waiting } = now.buying;
      const isStillHere = visit.stay();
      if (waiting === null || now.sku === null) {
        show({ kind: 'idle' });
        return notices.show('unreadable');
      }
      show({ kind: 'cancelling' });
      const outcome = await gateway.cancelWaitingOrder(waiting);
      if (!isStillHere()) return;
      show({ kind: 'idle' });
      if (outcome.kind === 'unknown') notices.show('outcomeUnknown');
      if (outcome.kind === 'done') await start(now.sku.skuCode);
    },
    payPendingOrder() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
      const { waiting } = now.buying;
      show({ kind: 'idle' });
      if (waiting === null) notices.show('unreadable');
      else hostApp.openRepayment(waiting);
    },
  };
}

/** Carries out a tap that waits, once. The returned function ends the watch for good: a tap that still waits is dropped. */
export function followTap(tap: KeptTap, state: Readable<ProductState>, buy: () => void): () => void {
  function follow(): void {
    const next = tap.getSnapshot() === 'waiting' ? afterTap(state.getSnapshot()) : 'wait';
    if (next === 'wait') return;
    tap.set('taken');
    if (next === 'buy') buy();
  }
  const stops = [tap.subscribe(follow), state.subscribe(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    dropTap(tap);
  };
}
