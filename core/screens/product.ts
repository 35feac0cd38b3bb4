import type { ProductId, SkuCode } from '../lib/ids.ts';
import { createStore, type Screen, type Store, updateWhen } from '../lib/store.ts';
import { createTimer } from '../lib/time.ts';
import { createVisit } from '../lib/visit.ts';
import type { Clock } from '../ports/device.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import { presaleCheckIn } from '../product/buy-button.ts';
import { type Product, planNote, type Sku, skuInColor, skuOf } from '../product/product.ts';
import { keepSku, keptSku } from '../session/kept-sku.ts';
import { failedBy } from './failure.ts';
import { type Buyer, type BuyingPorts, createBuyer, followTap } from './product-buying.ts';
import { type Carousel, createCarousel } from './product-carousel.ts';
import { type ProductReady, type ProductState, withProduct, withSku } from './product-state.ts';

export type { ProductReady, ProductState } from './product-state.ts';

/** The product page: look, choose, buy. */
export interface ProductScreen extends Screen<ProductState>, Buyer, Carousel {
  retry(): void;
  chooseSku(code: SkuCode): void;
  chooseColor(color: string): void;
  back(): void;
}

/** What the product page needs from outside. */
export interface ProductPorts extends BuyingPorts {
  readonly gateway: BuyingPorts['gateway'] & Pick<Gateway, 'readProduct'>;
  readonly hostApp: BuyingPorts['hostApp'] & Pick<HostApp, 'back'>;
  readonly clock: Clock;
}

/**
 * Makes the product page (R37–R44). `tap` is true while a tap on BUY NOW waits that was made before this page could take it. The
 * page buys as soon as the phone is there and for sale: one tap buys once, and never on a later visit.
 */
export function createProductScreen(
  ports: ProductPorts,
  id: ProductId | null,
  tap: Store<boolean> = createStore(false),
): ProductScreen {
  const { gateway, hostApp, clock, session } = ports;
  const state = createStore<ProductState>(id === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();
  const { carousel, start, stop } = createCarousel(state, clock);
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
    start();
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
      visit.untilEnd(stop);
      visit.untilEnd(presaleTimer.stop);
      visit.untilEnd(followTap(tap, state, ports, () => void buyer.buy()));
      void load();
      return end;
    },
    retry() {
      if (state.getSnapshot().kind === 'failed') readAnew();
    },
    reopen: readAnew,
    chooseSku: (code) => choose((ready) => skuOf(ready.product, code)),
    chooseColor: (color) => choose((ready) => skuInColor(ready.product, color, ready.sku?.storage)),
    ...carousel,
    ...buyer,
    back: () => hostApp.back(),
  };
}
