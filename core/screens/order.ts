import { withoutInvisible } from '../lib/digits.ts';
import type { OrderId } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import { can, FALLBACK_ORDER_ID, type Order } from '../order/order.ts';
import type { Clipboard } from '../ports/clipboard.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';

/** Where confirming the receipt stands: the overlay, then the call (R64). */
export type Receipt = 'none' | 'asking' | 'sending';

/** What the order page shows. */
export type OrderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly order: Order;
      readonly isBreakdownOpen: boolean;
      readonly receipt: Receipt;
    };

/** The order page: look, copy, confirm receipt, go on to payment, address or refund. */
export interface OrderScreen extends Screen<OrderState> {
  retry(): void;
  /** Reads the order again (R74). */
  refresh(): void;
  toggleBreakdown(): void;
  copyOrderId(): Promise<void>;
  copyTrackingNumber(): Promise<void>;
  askReceipt(): void;
  cancelReceipt(): void;
  confirmReceipt(): Promise<void>;
  /** Opens the app's repayment page ('View payment information'). */
  viewPayment(): void;
  openReview(): void;
  editAddress(): void;
  openRefund(): void;
  back(): void;
}

/** What the order page needs from outside. */
export interface OrderPorts {
  readonly gateway: Pick<Gateway, 'readOrder' | 'confirmReceipt'>;
  readonly hostApp: Pick<HostApp, 'openRepayment' | 'openReview' | 'back' | 'onRefresh'>;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly clipboard: Clipboard;
}

/** Makes the order page (R62–R66). `isFromHost`: Back leaves for the app (Q44). */
export function createOrderScreen(ports: OrderPorts, asked: OrderId | null, isFromHost: boolean): OrderScreen {
  const { gateway, hostApp, navigation, notices, clipboard } = ports;
  const id = asked ?? FALLBACK_ORDER_ID;
  const state = createStore<OrderState>({ kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();

  function readyOrder(): Order | null {
    const now = state.getSnapshot();
    return now.kind === 'ready' ? now.order : null;
  }

  async function load(): Promise<void> {
    const isWanted = visit.ask();
    const answer = await gateway.readOrder(id);
    if (!isWanted()) return;
    const now = state.getSnapshot();
    if (answer.kind !== 'done') {
      if (now.kind !== 'ready') state.set({ kind: 'failed' });
      return;
    }
    const before = now.kind === 'ready' ? now : { isBreakdownOpen: false, receipt: 'none' as const };
    // The question goes away with its reason; a confirmation under way stays, so that it is not sent twice.
    const isMoot = before.receipt === 'asking' && !can('confirmReceipt', answer.data);
    state.set({ ...before, kind: 'ready', order: answer.data, receipt: isMoot ? 'none' : before.receipt });
  }

  async function copy(text: string): Promise<void> {
    notices.show((await clipboard.copy(withoutInvisible(text))) ? 'copySuccessful' : 'copyFailed');
  }

  return {
    state,
    open() {
      const end = visit.begin();
      change((ready) => ({ ...ready, receipt: 'none' }));
      const stopRefresh = hostApp.onRefresh('order', () => void load());
      void load();
      return () => {
        stopRefresh();
        end();
      };
    },
    retry() {
      state.set({ kind: 'loading' });
      void load();
    },
    refresh: () => void load(),
    toggleBreakdown: () => change((ready) => ({ ...ready, isBreakdownOpen: !ready.isBreakdownOpen })),
    async copyOrderId() {
      const order = readyOrder();
      if (order !== null) await copy(order.productOrderId);
    },
    async copyTrackingNumber() {
      const number = readyOrder()?.trackingNumber ?? null;
      if (number !== null) await copy(number);
    },
    askReceipt: () =>
      change((ready) =>
        ready.receipt === 'none' && can('confirmReceipt', ready.order) ? { ...ready, receipt: 'asking' } : ready,
      ),
    cancelReceipt: () => change((ready) => (ready.receipt === 'asking' ? { ...ready, receipt: 'none' } : ready)),
    async confirmReceipt() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready' || now.receipt !== 'asking') return;
      const isStillHere = visit.stay();
      state.set({ ...now, receipt: 'sending' });
      const outcome = await gateway.confirmReceipt(id);
      if (!isStillHere()) return;
      change((ready) => ({ ...ready, receipt: 'none' }));
      if (outcome.kind !== 'done' && outcome.kind !== 'unknown') return;
      // What the receipt made of the order is the server's to say, also where its answer was lost (Q43, Q62).
      await load();
      if (isStillHere() && outcome.kind === 'unknown' && readyOrder()?.status === 'shipped') {
        notices.show('outcomeUnknown');
      }
    },
    viewPayment: () => hostApp.openRepayment(id),
    openReview: () => hostApp.openReview(id),
    editAddress: () => navigation.open({ page: 'address', order: id }),
    openRefund: () => navigation.open({ page: 'refund', order: id }),
    back: () => (isFromHost ? hostApp.back() : navigation.back()),
  };
}
