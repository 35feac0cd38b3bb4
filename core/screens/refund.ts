import { needsLogin } from '../gateway/codes.ts';
import { explainRefusal, type OrderNow, truthAfter, unexplained } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import { type Answer, done, type Outcome } from '../lib/outcome.ts';
import type { Uses } from '../ports/ports.ts';
import { isSameRefund, type RefundInfo } from '../refund/refund.ts';
import { type Failed, failedBy } from './failure.ts';
import { createPage, type Page, readInto, reading } from './page.ts';

/** Where the request stands. `requested`: Confirm stays disabled (R68, Q45). */
export type RefundRequest = 'open' | 'sending' | 'tips' | 'requested';

/** What the cooling-off page shows. */
export type RefundState =
  | { readonly kind: 'missing' | 'loading' }
  | Failed
  /** There is none for what has become of the order: it shipped, it is another's, it is refunded already (Q72). */
  | { readonly kind: 'over'; readonly truth: OrderNow }
  | { readonly kind: 'ready'; readonly refund: RefundInfo; readonly request: RefundRequest };

/** What the cooling-off page needs from outside. */
export type RefundPorts = Uses<'readRefund' | 'submitRefund' | 'readOrder', 'navigation' | 'notices'>;

/** Whether the refund was taken: Confirm stays disabled from then on (R68, Q45). */
export function isRequested(request: RefundRequest): boolean {
  return request === 'tips' || request === 'requested';
}

type RefundPage = Page<RefundPorts, RefundState, 'ready'>;

/** The cooling-off page: read what comes back, confirm, read the tips. */
export type RefundScreen = ReturnType<typeof createRefundScreen>;

/** Makes the cooling-off page (R67, R68). */
export function createRefundScreen(ports: RefundPorts, order: OrderId | null) {
  const { navigation } = ports;
  const page: RefundPage = createPage(ports, { kind: order === null ? 'missing' : 'loading' }, 'ready');
  const { state, change } = page;
  const begin = (): void => change((now) => (now.request === 'sending' ? { ...now, request: 'open' } : now));
  return {
    ...reading(page, () => load(page, order), begin),
    reopen() {
      // Its amounts do not change with a token, and a request that is under way goes on.
      if (state.getSnapshot().kind !== 'ready') void load(page, order);
    },
    confirm: () => confirm(page, order),
    closeTips: () => change((ready) => (ready.request === 'tips' ? { ...ready, request: 'requested' } : ready)),
    /** Opens the order, where it says why there is no refund. */
    openOrder() {
      if (order !== null) navigation.replace({ page: 'order', order, isFromHost: false });
    },
    back: () => navigation.back(),
  };
}

/** Reads what comes back; where that is refused, what has become of the order. */
async function load({ ports, state, visit }: RefundPage, order: OrderId | null): Promise<void> {
  // What was asked for stays asked for; amounts are read again, also on a page that comes back from the cache.
  const now = state.getSnapshot();
  if (order === null || (now.kind === 'ready' && isRequested(now.request))) return;
  await readInto(state, visit, {
    async ask(isWanted): Promise<Outcome<RefundState>> {
      const answer = await ports.gateway.readRefund(order);
      if (answer.kind === 'done') return done({ kind: 'ready', refund: answer.data, request: 'open' });
      const truth = await explainRefusal(ports, 'readRefund', order, answer, isWanted);
      return truth === null ? answer : done({ kind: 'over', truth });
    },
    show: (shown) => shown,
    fail: (_now, outcome): RefundState => failedBy(outcome),
  });
}

/** The amounts where they are not those that were shown, or could not be read; null where the request may go: its own answer tells a refusal, but not that of a token, which a login renews in between. */
function stoppedBy(read: Answer<RefundInfo>, shown: RefundInfo): RefundInfo | null {
  if (read.kind === 'failed' || needsLogin(read)) return shown;
  if (read.kind !== 'done' || isSameRefund(read.data, shown)) return null;
  return read.data;
}

/** Asks for the refund, once, where its amounts are still those that are shown. After a refusal or a lost answer the order itself says whether it was taken (Q62, Q72). */
async function confirm({ ports, state, change, visit }: RefundPage, order: OrderId | null): Promise<void> {
  const now = state.getSnapshot();
  if (order === null || now.kind !== 'ready' || now.request !== 'open') return;
  const isStillHere = visit.stay();
  change((ready) => ({ ...ready, request: 'sending' }));
  const stopped = stoppedBy(await ports.gateway.readRefund(order, 'press'), now.refund);
  if (stopped !== null) {
    if (!isStillHere()) return;
    change((ready) => ({ ...ready, refund: stopped, request: 'open' }));
    if (stopped !== now.refund) ports.notices.show('amountsChanged');
    return;
  }
  const outcome = await ports.gateway.submitRefund(order);
  const readBack = outcome.kind === 'unknown' ? await ports.gateway.readOrder(order, 'quiet') : null;
  const truth =
    readBack === null
      ? await explainRefusal(ports, 'submitRefund', order, outcome, isStillHere)
      : truthAfter('submitRefund', readBack);
  if (!isStillHere()) return;
  if (outcome.kind === 'done' || truth === 'returns') return change((ready) => ({ ...ready, request: 'tips' }));
  if (truth !== null) return state.set({ kind: 'over', truth });
  change((ready) => ({ ...ready, request: 'open' }));
  if (readBack !== null) ports.notices.show(unexplained(readBack));
}
