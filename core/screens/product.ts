import type { ProductId, SkuCode } from '../lib/ids.ts';
import { createStore, type Store } from '../lib/store.ts';
import { createTimer } from '../lib/time.ts';
import { presaleCheckIn } from '../product/buy-button.ts';
import { type Product, planNote, type Sku, skuInColor, skuOf } from '../product/product.ts';
import { keepSku, keptSku } from '../session/kept-choices.ts';
import { failedBy } from './failure.ts';
import { createPage, reading } from './page.ts';
import { createBuyer, followTap, type ProductPage, type ProductPorts } from './product-buying.ts';
import { createCarousel } from './product-carousel.ts';
import { type ProductReady, withProduct, withSku } from './product-state.ts';

export type { ProductReady, ProductState } from './product-state.ts';

/** The product page: look, choose, buy. */
export type ProductScreen = ReturnType<typeof createProductScreen>;

/**
 * Makes the product page (R37–R44). `tap` is true while a tap on BUY NOW waits that was made before this page could take it. The
 * page buys as soon as the phone is there and for sale: one tap buys once, and never on a later visit.
 */
export function createProductScreen(
  ports: ProductPorts,
  id: ProductId | null,
  tap: Store<boolean> = createStore(false),
) {
  const { gateway, hostApp, clock, session } = ports;
  const page: ProductPage = createPage(ports, { kind: id === null ? 'missing' : 'loading' }, 'ready');
  const { state, change, visit } = page;
  const { carousel, start, stop } = createCarousel(page);
  const buyer = createBuyer(page, id, load);
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

  const read = reading(page, load, () => {
    change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
    visit.untilEnd(stop);
    visit.untilEnd(presaleTimer.stop);
    visit.untilEnd(followTap(tap, page, () => void buyer.buy()));
  });

  return {
    ...read,
    reopen: () => (state.getSnapshot().kind === 'failed' ? read.retry() : read.reopen()),
    chooseSku: (code: SkuCode) => choose((ready) => skuOf(ready.product, code)),
    chooseColor: (color: string) => choose((ready) => skuInColor(ready.product, color, ready.sku?.storage)),
    ...carousel,
    ...buyer,
    back: () => hostApp.back(),
  };
}
