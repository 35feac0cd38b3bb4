import { isLeftToPages, needsLogin, noticeForCode } from '../errors/gateway-codes.ts';
import { unexplained } from '../errors/order-truth.ts';
import type { OrderId } from '../lib/ids.ts';
import { updateWhen } from '../lib/store.ts';
import { keepOrderInHand } from '../session/order-in-hand.ts';
import type { PendingPage } from './product-buying.ts';
import type { Buying, PendingOrder } from './product-flow.ts';

/** What the dialog of an order that waits offers (R44). */
export interface PendingAnswers {
  /** Cancels that order and buys anew (R44, Q31). */
  cancelPendingOrder(): Promise<void>;
  /** Opens its payment in the app. */
  payPendingOrder(): void;
  /** Goes on with it where it was left, in its cart; one that waits no more is shown on its page (Q69). */
  resumePendingOrder(): void;
  /** Closes the dialog: offered where the order waits no more. */
  closePendingOrder(): void;
}

/** The answers to the order that waits, on the page that met it. */
export function answerPending(page: PendingPage): PendingAnswers {
  const { ports, state } = page;
  const { hostApp, session, navigation, notices } = ports;
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
      close((waiting, { truth }) => {
        if (truth !== null) return navigation.open({ page: 'order', order: waiting, isFromHost: false });
        keepOrderInHand(session, waiting);
        navigation.open({ page: 'cart' });
      }),
    closePendingOrder: () => close(() => undefined),
  };
}

async function cancel({ ports: { gateway, notices }, state, visit, start }: PendingPage): Promise<void> {
  const show = (buying: Buying): void => updateWhen(state, 'ready')((ready) => ({ ...ready, buying }));
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
    const order = await gateway.readOrder(buying.waiting, 'aside');
    if (!isStillHere()) return;
    const truth = order.kind === 'done' ? order.data.status : null;
    if (outcome.kind === 'unknown' && truth === 'cancelled') return start(sku.skuCode);
    if (truth !== null && truth !== 'waitingForPayment') return show({ ...buying, truth });
    if (outcome.kind === 'unknown') notices.show(unexplained(order));
    else if (isLeftToPages(outcome.code, 'cancelWaitingOrder')) notices.show(noticeForCode(outcome.code));
  }
  show({ kind: 'idle' });
}
