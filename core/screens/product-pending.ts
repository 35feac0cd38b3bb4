import { isLeftToPages } from '../gateway/calls.ts';
import { needsLogin, noticeForCode } from '../gateway/codes.ts';
import { unexplained } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import { updateWhen } from '../lib/store.ts';
import { handOn } from '../session/kept-choices.ts';
import type { PendingPage } from './product-buying.ts';
import type { Buying, PendingOrder } from './product-state.ts';

/** What the dialog of an order that waits offers (R44). */
export interface PendingAnswers {
  /** Cancels that order and buys anew (R44, Q31). */
  cancelPendingOrder(): Promise<void>;
  /** Opens its payment in the app. */
  payPendingOrder(): void;
  /** Goes on with it in its cart, with what was chosen for it (Q69); one that waits no more is shown on its page. */
  resumePendingOrder(): void;
  /** Closes the dialog: offered where the order waits no more. */
  closePendingOrder(): void;
}

/** The answers to the order that waits, on the page that met it. */
export function answerPending(page: PendingPage): PendingAnswers {
  const { ports, state } = page;
  const { hostApp, navigation, notices } = ports;
  const change = updateWhen(state, 'ready');

  /** Closes the dialog, and does what was chosen in it. */
  function close(go: (waiting: OrderId, pending: PendingOrder) => void): void {
    const now = state.getSnapshot();
    if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
    const { buying } = now;
    change((ready) => ({ ...ready, buying: { kind: 'idle' } }));
    if (buying.waiting === null) notices.show('unreadable');
    else go(buying.waiting, buying);
  }

  return {
    cancelPendingOrder: () => cancel(page),
    payPendingOrder: () => close((waiting) => hostApp.openRepayment(waiting)),
    resumePendingOrder: () =>
      close((waiting, pending) => {
        if (pending.truth !== null) return navigation.open({ page: 'order', order: waiting, isFromHost: false });
        void resume(page, waiting, pending);
      }),
    closePendingOrder: () => close(() => undefined),
  };
}

/** Opens the cart of an order that still waits: the order itself says what was chosen for it (Q69). */
async function resume(page: PendingPage, waiting: OrderId, pending: PendingOrder): Promise<void> {
  const { gateway, session, navigation } = page.ports;
  const show = showing(page);
  const isStillHere = page.visit.stay();
  show({ kind: 'sending' });
  const answer = await gateway.readOrder(waiting);
  if (!isStillHere()) return;
  if (answer.kind !== 'done') return show(pending);
  const { status } = answer.data;
  if (status !== null && status !== 'waitingForPayment') return show({ ...pending, truth: status });
  handOn(session, waiting, answer.data);
  navigation.open({ page: 'cart' });
}

const showing = ({ state }: PendingPage): ((buying: Buying) => void) => {
  const change = updateWhen(state, 'ready');
  return (buying) => change((ready) => ({ ...ready, buying }));
};

async function cancel(page: PendingPage): Promise<void> {
  const { ports, state, visit, start } = page;
  const { gateway, notices } = ports;
  const show = showing(page);
  const now = state.getSnapshot();
  if (now.kind !== 'ready' || now.buying.kind !== 'pendingOrder') return;
  const { buying, sku } = now;
  const isStillHere = visit.stay();
  if (buying.waiting === null || sku === null) {
    show({ kind: 'idle' });
    return notices.show('unreadable');
  }
  show({ kind: 'cancelling' });
  const outcome = await gateway.cancelWaitingOrder(buying.waiting);
  if (!isStillHere()) return;
  if (outcome.kind === 'done') return start(sku.skuCode);
  if (outcome.kind === 'unknown' || (outcome.kind === 'refused' && !needsLogin(outcome))) {
    // What has become of the order says whether it was cancelled, or why it cannot be (Q62, Q72).
    const order = await gateway.readOrder(buying.waiting, 'quiet');
    if (!isStillHere()) return;
    const truth = order.kind === 'done' ? order.data.status : null;
    if (outcome.kind === 'unknown' && truth === 'cancelled') return start(sku.skuCode);
    if (truth !== null && truth !== 'waitingForPayment') return show({ ...buying, truth });
    if (outcome.kind === 'unknown') notices.show(unexplained(order));
    else if (isLeftToPages(outcome.code, 'cancelWaitingOrder')) notices.show(noticeForCode(outcome.code));
  }
  show({ kind: 'idle' });
}
