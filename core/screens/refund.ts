import { needsLogin } from '../gateway/codes.ts';
import { type ExplainPorts, explainRefusal, type OrderNow, truthAfter, unexplained } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import { type Answer, done, type Outcome } from '../lib/outcome.ts';
import { createStore, type Screen, type Store, type Updater, updateWhen } from '../lib/store.ts';
import { createVisit, type Visit } from '../lib/visit.ts';
import { type MoneyBack, moneyBackOf } from '../order/money-back.ts';
import type { Order } from '../order/order.ts';
import { type PaymentSchedule, paymentScheduleOf } from '../order/payment-schedule.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Navigation, Notices } from '../ports/page.ts';
import { isSameRefund, type RefundInfo } from '../refund/refund.ts';
import { type Failed, failedBy } from './failure.ts';
import { readInto } from './read-into.ts';

/** Where the request stands. `requested`: Confirm stays disabled (R68, Q45). */
export type RefundRequest = 'open' | 'sending' | 'tips' | 'requested';

/** What the cooling-off page shows. */
export type RefundState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'loading' }
  /** It could not be read. */
  | Failed
  /** There is none for what has become of the order: it shipped, it is another's, it is refunded already (Q72). `back`: what comes back of it. */
  | { readonly kind: 'over'; readonly truth: OrderNow; readonly back: MoneyBack | null }
  /** `schedule`: the instalments of its order; null until they are read, and where there are none. */
  | {
      readonly kind: 'ready';
      readonly refund: RefundInfo;
      readonly schedule: PaymentSchedule | null;
      readonly request: RefundRequest;
    };

/** The cooling-off page: read what comes back, confirm, read the tips. */
export interface RefundScreen extends Screen<RefundState> {
  retry(): void;
  confirm(): Promise<void>;
  closeTips(): void;
  /** Opens the order, where it says why there is no refund. */
  openOrder(): void;
  back(): void;
}

/** What the cooling-off page needs from outside. */
export interface RefundPorts {
  readonly gateway: Pick<Gateway, 'readRefund' | 'submitRefund' | 'readOrder'>;
  readonly navigation: Navigation;
  readonly notices: Notices;
}

/** Whether the refund was taken: Confirm stays disabled from then on (R68, Q45). */
export function isRequested(request: RefundRequest): boolean {
  return request === 'tips' || request === 'requested';
}

/** What has become of a refund that cannot be asked for: nothing is refused where money comes back (R68, Q72). */
export function refundOver({
  truth,
  back,
}: Pick<Extract<RefundState, { kind: 'over' }>, 'truth' | 'back'>): 'requested' | 'cancelled' | 'unavailable' {
  if (truth === 'returns') return 'requested';
  return back === null ? 'unavailable' : 'cancelled';
}

/** What the actions of the page share. */
interface Page {
  readonly ports: RefundPorts;
  readonly order: OrderId | null;
  readonly known: PaymentSchedule | null;
  readonly state: Store<RefundState>;
  readonly change: Updater<RefundState, 'ready'>;
  readonly visit: Visit;
}

/** Makes the cooling-off page (R67, R68). `known`: the instalments of its order, where a page has read them already. */
export function createRefundScreen(
  ports: RefundPorts,
  order: OrderId | null,
  known: PaymentSchedule | null = null,
): RefundScreen {
  const { navigation } = ports;
  const state = createStore<RefundState>(order === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();
  const page: Page = { ports, order, known, state, change, visit };

  return {
    state,
    open() {
      const end = visit.begin();
      change((ready) => (ready.request === 'sending' ? { ...ready, request: 'open' } : ready));
      void load(page);
      return end;
    },
    reopen() {
      // Its amounts do not change with a token, and a request that is under way goes on.
      if (state.getSnapshot().kind !== 'ready') void load(page);
    },
    retry() {
      if (state.getSnapshot().kind !== 'failed') return;
      state.set({ kind: 'loading' });
      void load(page);
    },
    confirm: () => confirm(page),
    closeTips: () => change((ready) => (ready.request === 'tips' ? { ...ready, request: 'requested' } : ready)),
    openOrder() {
      if (order !== null) navigation.replace({ page: 'order', order, isFromHost: false });
    },
    back: () => navigation.back(),
  };
}

/** Reads what comes back; where that is refused, what has become of the order. */
async function load(page: Page): Promise<void> {
  const { ports, order, known, state, visit } = page;
  // What was asked for stays asked for; amounts are read again, also on a page that comes back from the cache.
  const now = state.getSnapshot();
  if (order === null || (now.kind === 'ready' && isRequested(now.request))) return;
  await readInto(state, visit, {
    async ask(isWanted): Promise<Outcome<RefundState>> {
      const answer = await ports.gateway.readRefund(order);
      if (answer.kind === 'done') {
        const schedule = now.kind === 'ready' ? now.schedule : known;
        return done({ kind: 'ready', refund: answer.data, schedule, request: 'open' });
      }
      const seen = seeingOrder(ports);
      const truth = await explainRefusal(seen.ports, 'readRefund', order, answer, isWanted);
      return truth === null ? answer : done(seen.over(truth));
    },
    show: (shown) => shown,
    fail: (_now, outcome): RefundState => failedBy(outcome),
    afterwards: (shown) => {
      if (known === null && shown.kind === 'ready') void readPayments(page, order, shown.refund);
    },
  });
}

/** Reads which instalments were paid, for the page to name them; without an answer it names none (R67). */
async function readPayments({ ports, change, visit }: Page, order: OrderId, { paid }: RefundInfo): Promise<void> {
  if (paid === 'full') return;
  const isStillHere = visit.stay();
  const answer = await ports.gateway.readOrder(order, 'quiet');
  if (answer.kind !== 'done' || !isStillHere()) return;
  change((ready) => ({ ...ready, schedule: paymentScheduleOf(answer.data) }));
}

/** What explains a refusal, and what the order that it reads says of its money. */
function seeingOrder({ gateway, notices }: RefundPorts): {
  readonly ports: ExplainPorts;
  readonly over: (truth: OrderNow) => RefundState;
} {
  let seen: Order | null = null;
  async function readOrder(...asked: Parameters<Gateway['readOrder']>): Promise<Answer<Order>> {
    const answer = await gateway.readOrder(...asked);
    seen = answer.kind === 'done' ? answer.data : null;
    return answer;
  }
  return {
    ports: { gateway: { readOrder }, notices },
    over: (truth) => ({ kind: 'over', truth, back: seen === null ? null : moneyBackOf(seen) }),
  };
}

/** The amounts where they are not those that were shown, or could not be read; null where the request may go: its own answer tells a refusal, but not that of a token, which a login renews in between. */
function stoppedBy(read: Answer<RefundInfo>, shown: RefundInfo): RefundInfo | null {
  if (read.kind === 'failed' || needsLogin(read)) return shown;
  if (read.kind !== 'done' || isSameRefund(read.data, shown)) return null;
  return read.data;
}

/** Asks for the refund, once, where its amounts are still those that are shown. After a refusal or a lost answer the order itself says whether it was taken (Q62, Q72). */
async function confirm(page: Page): Promise<void> {
  const { ports, order, state, change, visit } = page;
  const now = state.getSnapshot();
  if (order === null || now.kind !== 'ready' || now.request !== 'open') return;
  const isStillHere = visit.stay();
  change((ready) => ({ ...ready, request: 'sending' }));
  const stopped = stoppedBy(await ports.gateway.readRefund(order, 'press'), now.refund);
  if (stopped !== null) {
    if (!isStillHere()) return;
    change((ready) => ({ ...ready, refund: stopped, request: 'open' }));
    if (stopped === now.refund) return;
    ports.notices.show('amountsChanged');
    return readPayments(page, order, stopped);
  }
  const outcome = await ports.gateway.submitRefund(order);
  const seen = seeingOrder(ports);
  const readBack = outcome.kind === 'unknown' ? await seen.ports.gateway.readOrder(order, 'quiet') : null;
  const truth =
    readBack === null
      ? await explainRefusal(seen.ports, 'submitRefund', order, outcome, isStillHere)
      : truthAfter('submitRefund', readBack);
  if (!isStillHere()) return;
  if (outcome.kind === 'done' || truth === 'returns') return change((ready) => ({ ...ready, request: 'tips' }));
  if (truth !== null) return state.set(seen.over(truth));
  change((ready) => ({ ...ready, request: 'open' }));
  if (readBack !== null) ports.notices.show(unexplained(readBack));
}
