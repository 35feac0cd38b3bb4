import type { OrderId, ProductId, SkuCode } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { type BuyButton, buyButton } from '../product/buy-button.ts';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '../product/carousel.ts';
import { type Product, picturesOf, preselectedSku, type Sku, skuInColor, skuOf } from '../product/product.ts';
import { keepOrderInHand } from '../session/order-in-hand.ts';
import { afterStart } from './product-flow.ts';

/** Where buying stands: the guard against a second tap is this state itself (R43). */
export type Buying =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** 'There is 1 pending mobile order currently.' (R44) */
  | { readonly kind: 'pendingOrder'; readonly waiting: OrderId | null }
  | { readonly kind: 'cancelling' };

/** What the product page shows. */
export type ProductState =
  /** The address names no product (Q54). */
  { readonly kind: 'missing' } | { readonly kind: 'loading' } | { readonly kind: 'failed' } | ProductReady;

/** The page with its phone. */
export interface ProductReady {
  readonly kind: 'ready';
  readonly product: Product;
  readonly sku: Sku | null;
  readonly pictures: readonly string[];
  /** Index of the picture that is shown. */
  readonly slide: number;
  readonly button: BuyButton;
  readonly buying: Buying;
}

/** The product page: look, choose, buy. */
export interface ProductScreen extends Screen<ProductState> {
  retry(): void;
  chooseSku(code: SkuCode): void;
  chooseColor(color: string): void;
  showSlide(index: number): void;
  /** A finger moved by so many px; turns the page where that was a swipe (R38). */
  swipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): void;
  /** Holds the carousel (a finger or the focus rests on it, or motion is not wanted) or lets it go on. */
  holdCarousel(isHeld: boolean): void;
  buy(): Promise<void>;
  /** Cancels the pending order and buys anew (R44, Q31). */
  cancelPendingOrder(): Promise<void>;
  /** Opens the app's repayment page for the pending order (R44). */
  payPendingOrder(): void;
  back(): void;
}

/** Longest single wait for a pre-sale's end: timers of platforms overflow beyond 24 days. */
const PRESALE_WAIT_MS = 24 * 60 * 60 * 1000;
/** How soon the server is asked again when its pre-sale outlasts the announced time (Q57). */
const PRESALE_RETRY_MS = 30_000;

/** What the product page needs from outside. */
export interface ProductPorts {
  readonly gateway: Pick<Gateway, 'readProduct' | 'startPurchase' | 'cancelWaitingOrder'>;
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'back'>;
  readonly session: SessionMemory;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly notices: Notices;
}

/** Makes the product page (R37–R44). */
export function createProductScreen(ports: ProductPorts, id: ProductId | null): ProductScreen {
  const { gateway, hostApp, session, clock, navigation, notices } = ports;
  const state = createStore<ProductState>(id === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();
  let isHeld = false;
  let cancelAdvance = (): void => undefined;
  let cancelPresale = (): void => undefined;

  function withSku(ready: ProductReady, sku: Sku | null): ProductReady {
    return { ...ready, sku, pictures: picturesOf(ready.product, sku), slide: 0, button: buyButton(ready.product, sku) };
  }

  async function load(): Promise<void> {
    if (id === null) return;
    const isWanted = visit.ask();
    const answer = await gateway.readProduct(id);
    if (!isWanted()) return;
    const now = state.getSnapshot();
    if (answer.kind !== 'done') {
      if (now.kind !== 'ready') state.set({ kind: 'failed' });
      return;
    }
    const product = answer.data;
    const kept = now.kind === 'ready' ? skuOf(product, now.sku?.skuCode ?? null) : null;
    const buying: Buying = now.kind === 'ready' ? now.buying : { kind: 'idle' };
    const sku = kept ?? preselectedSku(product);
    state.set(
      withSku({ kind: 'ready', product, sku, pictures: [], slide: 0, button: { kind: 'soldOut' }, buying }, sku),
    );
    scheduleAdvance();
    schedulePresaleEnd(product);
  }

  function scheduleAdvance(): void {
    cancelAdvance();
    cancelAdvance = clock.after(CAROUSEL_ADVANCE_MS, () => {
      if (!isHeld) change((ready) => ({ ...ready, slide: slideAfter(ready.slide, ready.pictures.length, 1) }));
      scheduleAdvance();
    });
  }

  function schedulePresaleEnd({ presale }: Product): void {
    cancelPresale();
    if (presale.kind !== 'presale' || presale.startsAt === null) return;
    const wait = presale.startsAt - clock.now();
    cancelPresale = clock.after(wait > 0 ? Math.min(wait, PRESALE_WAIT_MS) : PRESALE_RETRY_MS, () => void load());
  }

  function showSlide(index: number): void {
    change((ready) => ({ ...ready, slide: slideAfter(index, ready.pictures.length, 0) }));
    scheduleAdvance();
  }

  async function start(choice: Sku): Promise<void> {
    if (id === null) return;
    const isStillHere = visit.stay();
    change((ready) => ({ ...ready, buying: { kind: 'sending' } }));
    const next = afterStart(await gateway.startPurchase({ productId: id, skuCode: choice.skuCode }));
    // The order exists from here on, whether or not the shopper still looks at this page.
    if (next.kind === 'cart') keepOrderInHand(session, next.order);
    if (!isStillHere()) return;
    // On its way to the cart the page stays busy: a tap in between would buy again.
    if (next.kind === 'cart') return navigation.open({ page: 'cart' });
    change((ready) => ({
      ...ready,
      buying: next.kind === 'pendingOrder' ? { kind: 'pendingOrder', waiting: next.waiting } : { kind: 'idle' },
    }));
    if (next.kind === 'soldOut') notices.show('soldOut');
    if (next.kind === 'unknown') notices.show('outcomeUnknown');
    if (next.kind === 'unusable') notices.show('networkError');
  }

  return {
    state,
    open() {
      const end = visit.begin();
      change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
      void load();
      return () => {
        end();
        cancelAdvance();
        cancelPresale();
      };
    },
    retry() {
      if (state.getSnapshot().kind !== 'failed') return;
      state.set({ kind: 'loading' });
      void load();
    },
    chooseSku: (code) => change((ready) => withSku(ready, skuOf(ready.product, code) ?? ready.sku)),
    chooseColor: (color) =>
      change((ready) => withSku(ready, skuInColor(ready.product, color, ready.sku?.storage ?? '') ?? ready.sku)),
    showSlide,
    swipe(dx, dy, direction) {
      const now = state.getSnapshot();
      const steps = stepsOfSwipe(dx, dy, direction);
      if (now.kind === 'ready' && steps !== 0) showSlide(slideAfter(now.slide, now.pictures.length, steps));
    },
    holdCarousel(held) {
      isHeld = held;
    },
    async buy() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.buying.kind !== 'idle' || now.button.kind !== 'buyNow' || now.sku === null)
        return;
      await start(now.sku);
    },
    async cancelPendingOrder() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
      const { waiting } = now.buying;
      const isStillHere = visit.stay();
      if (waiting === null || now.sku === null) {
        change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
        notices.show('networkError');
        return;
      }
      change((ready) => ({ ...ready, buying: { kind: 'cancelling' } }));
      const outcome = await gateway.cancelWaitingOrder(waiting);
      if (!isStillHere()) return;
      change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
      if (outcome.kind === 'unknown') notices.show('outcomeUnknown');
      if (outcome.kind === 'done') await start(now.sku);
    },
    payPendingOrder() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
      const { waiting } = now.buying;
      change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
      if (waiting === null) notices.show('networkError');
      else hostApp.openRepayment(waiting);
    },
    back: () => hostApp.back(),
  };
}
