import { type Failed, failedBy } from '../errors/gateway-codes.ts';
import type { OrderId } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { RefundInfo } from '../refund/refund.ts';
import { readInto } from './read-into.ts';

/** Where the request stands. `requested`: Confirm stays disabled (R68, Q45). */
export type RefundRequest = 'open' | 'sending' | 'tips' | 'requested';

/** What the cooling-off page shows. */
export type RefundState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'loading' }
  /** There is no refund for this order (it shipped, it is another's, it is refunded already), or it could not be read. */
  | Failed
  | { readonly kind: 'ready'; readonly refund: RefundInfo; readonly request: RefundRequest };

/** The cooling-off page: read what comes back, confirm, read the tips. */
export interface RefundScreen extends Screen<RefundState> {
  retry(): void;
  confirm(): Promise<void>;
  closeTips(): void;
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

/** Makes the cooling-off page (R67, R68). */
export function createRefundScreen({ gateway, navigation, notices }: RefundPorts, order: OrderId | null): RefundScreen {
  const state = createStore<RefundState>(order === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();

  const setRequest = (request: RefundRequest): void => change((ready) => ({ ...ready, request }));

  async function load(): Promise<void> {
    // What was asked for stays asked for; amounts are read again, also on a page that comes back from the cache.
    const now = state.getSnapshot();
    if (order === null || (now.kind === 'ready' && isRequested(now.request))) return;
    await readInto(state, visit, {
      ask: () => gateway.readRefund(order),
      show: (refund): RefundState => ({ kind: 'ready', refund, request: 'open' }),
      // An order that was shipped meanwhile has no refund any more.
      fail: (_now, outcome): RefundState => failedBy(outcome),
    });
  }

  return {
    state,
    open() {
      const end = visit.begin();
      const now = state.getSnapshot();
      if (now.kind === 'ready' && now.request === 'sending') setRequest('open');
      void load();
      return end;
    },
    reopen() {
      // Its amounts do not change with a token, and a request that is under way goes on.
      if (state.getSnapshot().kind !== 'ready') void load();
    },
    retry() {
      if (state.getSnapshot().kind !== 'failed') return;
      state.set({ kind: 'loading' });
      void load();
    },
    async confirm() {
      const now = state.getSnapshot();
      if (order === null || now.kind !== 'ready' || now.request !== 'open') return;
      const isStillHere = visit.stay();
      setRequest('sending');
      const outcome = await gateway.submitRefund(order);
      // After a lost answer the order itself says whether the refund was taken (Q62).
      const readBack = outcome.kind === 'unknown' ? await gateway.readOrder(order) : null;
      if (!isStillHere()) return;
      const isTaken = outcome.kind === 'done' || (readBack?.kind === 'done' && readBack.data.status === 'returns');
      setRequest(isTaken ? 'tips' : 'open');
      if (!isTaken && outcome.kind === 'unknown') notices.show('outcomeUnknown');
    },
    closeTips() {
      const now = state.getSnapshot();
      if (now.kind === 'ready' && now.request === 'tips') setRequest('requested');
    },
    back: () => navigation.back(),
  };
}
