import type { ProductId, SkuCode } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createTimer } from '../lib/time.ts';
import { createVisit } from '../lib/visit.ts';
import type { Clock } from '../ports/device.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import { presaleCheckIn } from '../product/buy-button.ts';
import { createKeptTap, type KeptTap, takeDroppedTap } from '../product/kept-tap.ts';
import { type Product, planNote, type Sku, skuInColor, skuOf } from '../product/product.ts';
import { keepSku, keptSku } from '../session/kept-sku.ts';
import { failedBy } from './failure.ts';
import { type BuyingPorts, createBuyer, followTap, type PendingPage } from './product-buying.ts';
import { createCarousel } from './product-carousel.ts';
import { type ProductReady, type ProductState, withProduct, withSku } from './product-state.ts';

export type { ProductReady, ProductState } from './product-state.ts';

/** The product page: look, choose, buy. */
export interface ProductScreen extends Screen<ProductState> {
  retry(): void;
  chooseSku(code: SkuCode): void;
  chooseColor(color: string): void;
  /** Shows a picture; the pictures turn no more by themselves (R38, WCAG 2.2.2). */
  showSlide(index: number): void;
  /** A finger moved by so many px; shows the next picture where that was a swipe, as `showSlide` does (R38). */
  swipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): void;
  /** Holds the carousel (a finger or the focus rests on it, or motion is not wanted) or lets it go on. */
  holdCarousel(isHeld: boolean): void;
  buy(): Promise<void>;
  /** For `answerPending`: what becomes of an order that waits (R44). */
  readonly pending: PendingPage;
  back(): void;
}

/** What the product page needs from outside. */
export interface ProductPorts extends BuyingPorts {
  readonly gateway: Pick<Gateway, 'readProduct' | 'startPurchase' | 'cancelWaitingOrder' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'back' | 'identify'>;
  readonly clock: Clock;
}

/** How the product page may begin. */
export interface ProductOptions {
  /**
   * A tap on BUY NOW from before this page could take it; it may come at any time. The page buys as soon as the phone is
   * there and for sale. One tap buys once, and never on a later visit.
   */
  readonly buyWhenReady?: KeptTap | undefined;
}

/** Makes the product page (R37–R44). */
export function createProductScreen(
  ports: ProductPorts,
  id: ProductId | null,
  { buyWhenReady = createKeptTap() }: ProductOptions = {},
): ProductScreen {
  const { gateway, hostApp, clock, session } = ports;
  const state = createStore<ProductState>(id === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();
  const carousel = createCarousel(state, clock);
  const buyer = createBuyer(ports, state, visit, id, load);
  const presaleTimer = createTimer(clock);

  async function load(): Promise<void> {
    if (id === null) return;
    const isWanted = visit.ask();
    const answer = await gateway.readProduct(id);
    if (!isWanted()) return;
    if (answer.kind === 'done') return show(answer.data);
    if (state.getSnapshot().kind !== 'ready') state.set(failedBy(answer));
  }

  function show(product: Product): void {
    state.set(withProduct(state.getSnapshot(), product, keptSku(session, product.productId)));
    // The opening selection is a choice too, until another is made (Q69).
    keep();
    carousel.start();
    const wait = presaleCheckIn(product.presale, clock.now());
    if (wait === null) presaleTimer.stop();
    else presaleTimer.start(wait, () => void load());
  }

  /** Chooses a variant, and keeps it for the session. */
  function choose(wanted: (ready: ProductReady) => Sku | null): void {
    change((ready) => withSku(ready, wanted(ready) ?? ready.sku));
    keep();
  }

  /** Keeps the chosen variant for the session (Q69). */
  function keep(): void {
    const now = state.getSnapshot();
    if (now.kind !== 'ready' || now.sku === null) return;
    const { product, sku } = now;
    keepSku(session, product.productId, sku.skuCode, planNote(product, sku).example?.periods ?? null);
  }

  function readAnew(): void {
    if (state.getSnapshot().kind === 'failed') state.set({ kind: 'loading' });
    void load();
  }

  return {
    state,
    open() {
      const end = visit.begin();
      change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
      if (takeDroppedTap(buyWhenReady)) ports.notices.show('tapDropped');
      visit.untilEnd(carousel.stop);
      visit.untilEnd(presaleTimer.stop);
      visit.untilEnd(followTap(buyWhenReady, state, ports, () => void buyer.buy()));
      void load();
      return end;
    },
    retry() {
      if (state.getSnapshot().kind === 'failed') readAnew();
    },
    reopen: readAnew,
    chooseSku: (code) => choose((ready) => skuOf(ready.product, code)),
    chooseColor: (color) => choose((ready) => skuInColor(ready.product, color, ready.sku?.storage)),
    showSlide: carousel.showSlide,
    swipe: carousel.swipe,
    holdCarousel: carousel.hold,
    ...buyer,
    back: () => hostApp.back(),
  };
}
