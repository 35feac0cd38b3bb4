import { isLeftToPages } from '../gateway/calls.ts';
import { needsLogin, noticeForCode } from '../gateway/codes.ts';
import { unexplained } from '../gateway/order-now.ts';
import type { OrderId, ProductId, SkuCode } from '../lib/ids.ts';
import type { Store } from '../lib/store.ts';
import type { HostApp, Identity } from '../ports/host-app.ts';
import type { Uses } from '../ports/ports.ts';
import { handOn } from '../session/kept-choices.ts';
import { keepOrderInHand } from '../session/order-in-hand.ts';
import type { Page } from './page.ts';
import { afterStart, type Buying, type PendingOrder, type ProductState, skuToBuy } from './product-state.ts';

/** What the product page needs from outside. */
export interface ProductPorts
  extends Uses<
    'readProduct' | 'startPurchase' | 'cancelWaitingOrder' | 'readOrder',
    'session' | 'navigation' | 'notices' | 'clock'
  > {
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'identify' | 'back'>;
}

/** What the actions of the product page share. */
export type ProductPage = Page<ProductPorts, ProductState, 'ready'>;

/** The product page's buying (R43), and what its dialog of an order that waits offers (R44). */
export type Buyer = ReturnType<typeof createBuyer>;

/** Makes the buying of a phone. `readAgain` reads the phone: an answer says that it changed. */
export function createBuyer(
  { ports, state, change, visit }: ProductPage,
  id: ProductId | null,
  readAgain: () => Promise<void>,
) {
  const { gateway, hostApp, session, navigation, notices } = ports;
  const show = (buying: Buying): void => change((ready) => ({ ...ready, buying }));

  async function start(skuCode: SkuCode): Promise<void> {
    if (id === null) return;
    const isStillHere = visit.stay();
    show({ kind: 'sending' });
    const next = afterStart(await gateway.startPurchase({ productId: id, skuCode }));
    // The order exists from here on, whether or not the shopper still looks at this page.
    if (next.kind === 'cart') keepOrderInHand(session, next.order);
    if (!isStillHere()) return;
    // The page stays busy on its way: a tap in between would buy again.
    if (next.kind === 'cart') return navigation.open({ page: 'cart' });
    show(next.kind === 'pendingOrder' ? next : { kind: 'idle' });
    if (next.kind === 'over' && next.notice !== null) notices.show(next.notice);
    if (next.kind === 'soldOut') notices.show('soldOut');
    if (next.kind !== 'soldOut' && next.kind !== 'refused') return;
    await readAgain();
    // A refusal's own words are shown where the phone as it is now explains nothing (Q72).
    const isUnexplained = next.kind === 'refused' && isStillHere() && skuToBuy(state.getSnapshot()) !== null;
    if (isUnexplained && isLeftToPages(next.code, 'startPurchase')) notices.show(noticeForCode(next.code));
  }

  /** The order that the dialog is about, with the variant that is chosen; null where there is no dialog to answer. */
  function asked(): (PendingOrder & { readonly waiting: OrderId; readonly sku: SkuCode | null }) | null {
    const now = state.getSnapshot();
    if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return null;
    const { buying, sku } = now;
    show({ kind: 'idle' });
    if (buying.waiting !== null) return { ...buying, waiting: buying.waiting, sku: sku?.skuCode ?? null };
    notices.show('unreadable');
    return null;
  }

  return {
    /** Buys the chosen variant, once for however many taps. */
    async buy(): Promise<void> {
      const sku = skuToBuy(state.getSnapshot());
      if (sku !== null) await start(sku.skuCode);
    },
    /** Opens the payment of the order that waits, in the app. */
    payPendingOrder() {
      const pending = asked();
      if (pending !== null) hostApp.openRepayment(pending.waiting);
    },
    /** Closes the dialog: offered where the order waits no more. */
    closePendingOrder: () => void asked(),
    /** Goes on with it in its cart, with what was chosen for it (Q69); one that waits no more is shown on its page. */
    async resumePendingOrder(): Promise<void> {
      const pending = asked();
      if (pending === null) return;
      const { waiting, truth } = pending;
      if (truth !== null) return navigation.open({ page: 'order', order: waiting, isFromHost: false });
      const isStillHere = visit.stay();
      show({ kind: 'sending' });
      const answer = await gateway.readOrder(waiting);
      if (!isStillHere()) return;
      if (answer.kind !== 'done') return show({ kind: 'pendingOrder', waiting, truth });
      const { status } = answer.data;
      if (status !== null && status !== 'waitingForPayment')
        return show({ kind: 'pendingOrder', waiting, truth: status });
      // The order itself says what was chosen for it.
      handOn(session, waiting, answer.data);
      navigation.open({ page: 'cart' });
    },
    /** Cancels the order that waits and buys anew (Q31). */
    async cancelPendingOrder(): Promise<void> {
      const pending = asked();
      if (pending === null) return;
      const { waiting, sku } = pending;
      if (sku === null) return notices.show('unreadable');
      const isStillHere = visit.stay();
      show({ kind: 'cancelling' });
      const outcome = await gateway.cancelWaitingOrder(waiting);
      if (!isStillHere()) return;
      if (outcome.kind === 'done') return start(sku);
      if (outcome.kind === 'unknown' || (outcome.kind === 'refused' && !needsLogin(outcome))) {
        // What has become of the order says whether it was cancelled, or why it cannot be (Q62, Q72).
        const order = await gateway.readOrder(waiting, 'quiet');
        if (!isStillHere()) return;
        const truth = order.kind === 'done' ? order.data.status : null;
        if (outcome.kind === 'unknown' && truth === 'cancelled') return start(sku);
        if (truth !== null && truth !== 'waitingForPayment') return show({ kind: 'pendingOrder', waiting, truth });
        if (outcome.kind === 'unknown') notices.show(unexplained(order));
        else if (isLeftToPages(outcome.code, 'cancelWaitingOrder')) notices.show(noticeForCode(outcome.code));
      }
      show({ kind: 'idle' });
    },
  };
}

/**
 * Carries out a tap on BUY NOW that waits, once the phone is there and for sale, and for whom it was made: where the app names
 * somebody else by then, or the same with another token, it is told instead (Q71). The returned function ends the watch and
 * forgets the tap.
 */
export function followTap(
  tap: Store<boolean>,
  { ports: { hostApp, notices }, state }: ProductPage,
  buy: () => void,
): () => void {
  let tapper: Promise<Identity | null> | null = null;

  function follow(): void {
    if (!tap.getSnapshot()) return;
    tapper ??= hostApp.identify();
    const now = state.getSnapshot();
    // A page that asks for a login goes on with the tap after that.
    if (now.kind === 'loading' || (now.kind === 'failed' && now.cause === 'login')) return;
    tap.set(false);
    if (skuToBuy(now) === null) return;
    void Promise.all([tapper, hostApp.identify()]).then(([made, is]) =>
      made?.token === is?.token ? buy() : notices.show('tapDropped'),
    );
  }
  const stops = [tap.subscribe(follow), state.subscribe(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    tap.set(false);
  };
}
