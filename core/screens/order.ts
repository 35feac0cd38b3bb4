import { isLeftToPages } from '../gateway/calls.ts';
import { needsLogin, noticeForCode } from '../gateway/codes.ts';
import { type OrderNow, truthAfter, unexplained } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import { done, type Outcome } from '../lib/outcome.ts';
import { statedTime } from '../lib/time.ts';
import { withoutInvisible } from '../lib/typed-text.ts';
import { can, FALLBACK_ORDER_ID, type Order } from '../order/order.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Uses } from '../ports/ports.ts';
import { handOn } from '../session/kept-choices.ts';
import type { Failed } from './failure.ts';
import { createPage, type Kept, type Page, readInto, reading } from './page.ts';

/** Where confirming the receipt stands: the overlay, the call (R64), then an order that does not show it yet. */
export type Receipt = 'none' | 'asking' | 'sending' | 'confirmed';

/** What the order page shows. */
export type OrderState = { readonly kind: 'loading' } | Failed | OrderReady;

/** An order that is shown. */
export interface OrderReady extends Kept {
  readonly order: Order;
  readonly receipt: Receipt;
  /** What has become of the order where its receipt could not be confirmed (Q72). */
  readonly refusal: OrderNow | null;
}

/** What the order page needs from outside. */
export interface OrderPorts
  extends Uses<'readOrder' | 'confirmReceipt', 'navigation' | 'notices' | 'clipboard' | 'clock' | 'session'> {
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'openReview' | 'back' | 'onRefresh'>;
}

type OrderPage = Page<OrderPorts, OrderState, 'ready'>;

/** The order page: look, copy, confirm receipt, go on to payment, address or refund. */
export type OrderScreen = ReturnType<typeof createOrderScreen>;

/** Makes the order page (R62–R66). `isFromHost`: Back leaves for the app (Q44). */
export function createOrderScreen(ports: OrderPorts, asked: OrderId | null, isFromHost: boolean) {
  const { hostApp, navigation } = ports;
  const id = asked ?? FALLBACK_ORDER_ID;
  const page: OrderPage = createPage(ports, { kind: 'loading' }, 'ready');
  const read = reading(
    page,
    () => load(page, id),
    () => {
      page.change((ready) => ({
        ...ready,
        receipt: ready.receipt === 'confirmed' ? 'confirmed' : 'none',
        refusal: null,
      }));
      page.visit.untilEnd(hostApp.onRefresh('order', () => read.reopen()));
    },
  );
  return {
    ...read,
    /** Copies a text of the order, and says whether the device took it (R73). */
    async copy(text: string): Promise<void> {
      const isCopied = await ports.clipboard.copy(withoutInvisible(text));
      ports.notices.show(isCopied ? 'copySuccessful' : 'copyFailed');
    },
    ...receipt(page, id),
    /** Goes on with an order that waits for payment: its cart, with what was chosen for it (Q69). */
    resume() {
      const now = page.state.getSnapshot();
      if (now.kind !== 'ready' || !can('pay', now.order)) return;
      handOn(ports.session, id, now.order);
      navigation.open({ page: 'cart' });
    },
    /** Opens the app's repayment page ('View payment information'). */
    viewPayment: () => hostApp.openRepayment(id),
    openReview: () => hostApp.openReview(id),
    editAddress: () => navigation.open({ page: 'address', order: id }),
    openRefund: () => navigation.open({ page: 'refund', order: id }),
    back: () => (isFromHost ? hostApp.back() : navigation.back()),
  };
}

async function load({ ports: { gateway, clock }, state, visit }: OrderPage, id: OrderId): Promise<void> {
  await readInto(state, visit, {
    ask: () => gateway.readOrder(id),
    show: (order, now) => withOrder(order, now, statedTime(clock)),
  });
}

/** The page with a newly read order; a question that is open stays open. */
function withOrder(order: Order, now: OrderState, readAt: number): OrderState {
  const before = now.kind === 'ready' ? now : { receipt: 'none' as const };
  // Question and confirmation go away with their reason; one under way stays, so that it is not sent twice.
  const isMoot = before.receipt !== 'sending' && !can('confirmReceipt', order);
  const fresh = { order, readAt, isKept: false, refusal: null };
  return { ...before, ...fresh, kind: 'ready', receipt: isMoot ? 'none' : before.receipt };
}

/** Confirming the receipt: the question, then the call (R64). */
function receipt(page: OrderPage, id: OrderId) {
  const { ports, state, change, visit } = page;
  return {
    askReceipt: () =>
      change((ready) =>
        ready.receipt === 'none' && can('confirmReceipt', ready.order) ? { ...ready, receipt: 'asking' } : ready,
      ),
    cancelReceipt: () => change((ready) => (ready.receipt === 'asking' ? { ...ready, receipt: 'none' } : ready)),
    async confirmReceipt(): Promise<void> {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.receipt !== 'asking') return;
      const isStillHere = visit.stay();
      state.set({ ...now, receipt: 'sending' });
      const outcome = await ports.gateway.confirmReceipt(id);
      if (!isStillHere()) return;
      // One that was confirmed is asked for no more while the order is read.
      const isToBeRead = outcome.kind === 'done';
      change((ready) => ({ ...ready, receipt: isToBeRead && can('confirmReceipt', ready.order) ? 'sending' : 'none' }));
      if (outcome.kind === 'failed' || needsLogin(outcome)) return;
      // What became of the order is the server's to say, also where its answer was lost or the call refused (Q43, Q62, Q72).
      await load(page, id);
      if (isStillHere()) tellReceipt(page, outcome, now.order);
    },
  };
}

/**
 * Says that the receipt was confirmed, or why not: what the order has become since, else the refusal's own words. `before`: the
 * order as it was; a lost answer was not read back where it is still that one.
 */
function tellReceipt({ ports: { notices }, state, change }: OrderPage, outcome: Outcome<null>, before: Order): void {
  const now = state.getSnapshot();
  if (now.kind !== 'ready') return;
  if (outcome.kind === 'done') {
    const isShown = !can('confirmReceipt', now.order);
    return change((ready) => ({ ...ready, receipt: isShown ? 'none' : 'confirmed' }));
  }
  const read = done(now.order);
  const truth = truthAfter('confirmReceipt', read);
  if (truth === 'received') return;
  if (truth !== null) change((ready) => ({ ...ready, refusal: truth }));
  else if (outcome.kind !== 'refused') notices.show(unexplained(now.order === before ? null : read));
  else if (isLeftToPages(outcome.code, 'confirmReceipt')) notices.show(noticeForCode(outcome.code));
}
