import type { Address } from '#core/address/address.ts';
import { isProvince } from '#core/address/districts.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import type { Readable, Screen } from '#core/lib/store.ts';
import { until } from '#core/lib/until.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Navigation } from '#core/ports/navigation.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import type { PurchaseChoice } from '#core/purchase/purchase.ts';
import type { Place } from '#core/routes/places.ts';
import type { CartReady } from '#core/screens/cart.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import type { Action } from '../actions.ts';
import type { PerformAction } from '../sandbox-actions.ts';
import type { ShopState } from './states.ts';
import type { Trace, TraceEntry } from './tracing.ts';

/** What a shopper shops with. */
export interface ShopperTools {
  readonly screens: ScreenFactories;
  /** Without error notices: what a state's walk does is not told to anybody. */
  readonly gateway: Gateway;
  readonly session: SessionMemory;
  readonly navigation: Navigation & { readonly current: () => Place | null };
  /** Sees every call of a port. */
  readonly trace: Trace;
  /** Acts as seller, app, courier or time. */
  readonly perform: PerformAction;
  /** Who the shopper is. */
  readonly token: string;
}

/** What became of a step: its name, and the facts that a person or a test looks for. */
export type Step = { readonly step: string; readonly outcome: string } & Readonly<Record<string, unknown>>;

/** Somebody who shops through the screen models, as a hand on the glass would. */
export interface Shopper {
  buy(product: string, sku?: string | null, pending?: 'cancel' | 'pay' | 'leave'): Promise<Step>;
  enterAddress(address: Address): Promise<Step>;
  continueCart(choice: CartChoice): Promise<Step>;
  readOrder(order: OrderId): Promise<Step>;
  confirmReceipt(order: OrderId): Promise<Step>;
  refund(order: OrderId): Promise<Step>;
  calculate(order: OrderId, days: number | null, overdueDays: number): Promise<Step>;
  /** Walks into a state of the shop and opens its page. */
  reach(name: string, state: ShopState): Promise<Step>;
  /** An action of somebody else: seller, app, courier, time. */
  perform(action: Action): Promise<Step>;
  /** The order in hand. */
  order(): OrderId | null;
}

/** What is chosen in the cart. */
export interface CartChoice {
  readonly paymentType: PurchaseChoice['paymentType'];
  /** Number of instalments; null for the first plan offered. */
  readonly periods: number | null;
  readonly receiptType: PurchaseChoice['receiptType'];
}

/** The phone that is bought where none is named. */
export const TOUR_PHONE = 'samsung-galaxy-a16';

/** Waits for a page that has loaded, or says that it could not. */
async function loaded<S extends { readonly kind: string }>(state: Readable<S>): Promise<S> {
  const isSettled = (value: S): value is S => value.kind !== 'loading';
  return until(state, isSettled);
}

/** Makes a shopper. */
export function createShopper({ screens, gateway, session, navigation, trace, perform, token }: ShopperTools): Shopper {
  const alias = (): string | null => {
    const order = orderInHand(session);
    return order === null ? null : trace.alias(order);
  };
  const hostCalls = (): number => trace.entries.filter(({ port }) => port === 'hostApp').length;
  const lastOf = (port: TraceEntry['port'], from: number): TraceEntry | null =>
    trace.entries.slice(from).reduce<TraceEntry | null>((last, entry) => (entry.port === port ? entry : last), null);
  const noticeAfter = (from: number): unknown => lastOf('notices', from)?.sent ?? null;
  const openedAfter = (from: number): string | null => lastOf('hostApp', from)?.call ?? null;

  return {
    order: () => orderInHand(session),

    async buy(product, sku = null, pending = 'leave') {
      const from = trace.entries.length;
      const id = productId(product);
      navigation.open({ page: 'product', product: id });
      const screen = screens.product(id);
      const close = screen.open();
      const state = await loaded(screen.state);
      if (state.kind !== 'ready') return finish('failed');
      if (sku !== null) screen.chooseSku(skuCode(sku));
      const chosen = screen.state.getSnapshot();
      if (chosen.kind === 'ready' && chosen.button.kind !== 'buyNow') return finish(chosen.button.kind);
      await screen.buy();
      const after = screen.state.getSnapshot();
      if (after.kind === 'ready' && after.buying.kind === 'pendingOrder' && pending !== 'leave') {
        if (pending === 'cancel') await screen.cancelPendingOrder();
        else screen.payPendingOrder();
      }
      const last = screen.state.getSnapshot();
      const isPending = last.kind === 'ready' && last.buying.kind === 'pendingOrder';
      return finish(navigation.current()?.page === 'cart' ? 'cart' : isPending ? 'pendingOrder' : 'stayed');

      function finish(outcome: string): Step {
        close();
        return { step: 'buy', outcome, product, order: alias(), notice: noticeAfter(from), opened: openedAfter(from) };
      }
    },

    async enterAddress(address) {
      const from = trace.entries.length;
      navigation.open({ page: 'address', order: null });
      const screen = screens.address(null);
      const close = screen.open();
      await loaded(screen.state);
      screen.type('name', address.name);
      screen.type('phoneNumber', address.phoneNumber);
      screen.type('email', address.email);
      if (isProvince(address.province)) screen.chooseProvince(address.province);
      screen.chooseCity(address.city);
      screen.type('street', address.street);
      await screen.confirm();
      const state = screen.state.getSnapshot();
      close();
      const isSaved = navigation.current()?.page !== 'address';
      const problem = state.kind === 'editing' ? state.problem : null;
      return { step: 'address', outcome: isSaved ? 'saved' : 'kept', problem, notice: noticeAfter(from) };
    },

    async continueCart({ paymentType, periods, receiptType }) {
      const from = trace.entries.length;
      if (navigation.current()?.page !== 'cart') navigation.open({ page: 'cart' });
      const screen = screens.cart();
      const close = screen.open();
      const state = await loaded(screen.state);
      if (state.kind !== 'ready') return finish(state.kind, null);
      const term = state.purchase.plans.find((each) => each.periods === periods);
      screen.chooseReceipt(receiptType);
      await screen.choosePayment(paymentType);
      if (term !== undefined) screen.choosePlan(term.originalProductId);
      const ready = screen.state.getSnapshot();
      const cart = ready.kind === 'ready' ? ready : null;
      if (cart !== null && cart.paymentType !== paymentType) return finish('paymentUnavailable', cart);
      const opened = hostCalls();
      await screen.proceed();
      const asked = screen.state.getSnapshot();
      if (asked.kind === 'ready' && asked.policy !== null) {
        screen.tickPolicy(true);
        await screen.confirmPolicy();
      }
      return finish(hostCalls() > opened ? 'continued' : 'stayed', cart);

      function finish(outcome: string, cart: CartReady | null): Step {
        close();
        return {
          step: 'continue',
          outcome,
          order: alias(),
          payment: cart?.paymentType ?? null,
          periods: cart?.plan?.periods ?? null,
          receipt: cart?.receiptType ?? null,
          notice: noticeAfter(from),
          opened: openedAfter(from),
        };
      }
    },

    async readOrder(order) {
      const screen = screens.order(order, false);
      const close = screen.open();
      const state = await loaded(screen.state);
      close();
      const found = state.kind === 'ready' ? state.order : null;
      return { step: 'order', outcome: found?.status ?? 'failed', order: trace.alias(order) };
    },

    async confirmReceipt(order) {
      const screen = screens.order(order, false);
      const close = screen.open();
      await loaded(screen.state);
      screen.askReceipt();
      const asked = screen.state.getSnapshot();
      const isPossible = asked.kind === 'ready' && asked.receipt === 'asking';
      await screen.confirmReceipt();
      const state = screen.state.getSnapshot();
      close();
      const outcome =
        state.kind !== 'ready' ? 'failed' : isPossible ? (state.order.status ?? 'unknown') : 'notPossible';
      return { step: 'receive', outcome, order: trace.alias(order) };
    },

    async refund(order) {
      const screen = screens.refund(order);
      const close = screen.open();
      await loaded(screen.state);
      await screen.confirm();
      const state = screen.state.getSnapshot();
      screen.closeTips();
      close();
      const outcome = state.kind !== 'ready' ? 'failed' : state.request === 'tips' ? 'requested' : 'stayed';
      return { step: 'refund', outcome, order: trace.alias(order) };
    },

    async calculate(order, days, overdueDays) {
      const screen = screens.bnplCalculator({ order, productAmount: null, loanDays: days });
      const close = screen.open();
      await loaded(screen.state);
      screen.typeOverdueDays(String(overdueDays));
      await screen.calculate();
      const state = screen.state.getSnapshot();
      close();
      if (state.kind !== 'ready') return { step: 'calc', outcome: state.kind, order: trace.alias(order) };
      return {
        step: 'calc',
        outcome: 'calculated',
        order: trace.alias(order),
        days: state.option?.days ?? null,
        markup: rupeesFromPaisa(state.calculation.markup),
        overdueCharge: rupeesFromPaisa(state.calculation.overdueCharge),
        downPayment: rupeesFromPaisa(state.calculation.downPayment),
        financingAmount: rupeesFromPaisa(state.calculation.financingAmount),
        totalRepaymentAmount: rupeesFromPaisa(state.calculation.totalRepaymentAmount),
      };
    },

    async reach(name, state) {
      const { place, order } = await state.reach({ gateway, perform, shopper: token });
      if (order !== null) keepOrderInHand(session, order);
      navigation.open(place);
      const screen = screenAt(screens, place);
      const close = screen.open();
      const shown = await loaded(screen.state);
      close();
      return { step: 'state', outcome: 'reached', state: name, page: place.page, shows: shown.kind };
    },

    async perform(made) {
      const sent = 'order' in made ? { ...made, order: trace.alias(made.order) } : withoutShopper(made);
      const entry = trace.add('sandbox', made.action, sent);
      const result = await perform(made);
      entry.got = result === null ? { kind: 'failed', reason: 'unreachable' } : { ok: result.ok };
      const outcome = result === null ? 'unreachable' : result.ok ? 'done' : result.reason;
      return { step: made.action, outcome };
    },
  };
}

function screenAt(screens: ScreenFactories, place: Place): Screen<{ readonly kind: string }> {
  switch (place.page) {
    case 'product':
      return screens.product(place.product);
    case 'cart':
      return screens.cart();
    case 'address':
      return screens.address(place.order);
    case 'bnplCalculator':
      return screens.bnplCalculator(place);
    case 'order':
      return screens.order(place.order, place.isFromHost);
    case 'refund':
      return screens.refund(place.order);
  }
}

function withoutShopper(action: Action): object {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'shopper'));
}
