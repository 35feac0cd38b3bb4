import type { Address } from '#core/address/address.ts';
import { isProvince } from '#core/address/districts.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { type Screen, whenLoaded } from '#core/lib/store.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import type { PurchaseChoice } from '#core/purchase/purchase.ts';
import type { Place } from '#core/routes/places.ts';
import type { CartReady } from '#core/screens/cart-state.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import type { Action } from '../actions/action.ts';
import type { PerformAction } from '../actions/performers.ts';
import type { Trace } from './tracing.ts';

/** What a shopper works with: the screens on recording ports, and what the ports were asked. */
export interface ShopperDriver {
  readonly screens: ScreenFactories;
  readonly gateway: Gateway;
  readonly session: SessionMemory;
  readonly navigation: { open(place: Place): void; current(): Place | null };
  /** The port calls so far. */
  readonly trace: Trace;
  readonly perform: PerformAction;
  readonly token: string;
}

/** What became of a step: its name, and the facts that a person or a test looks for. */
export type Step = { readonly step: string; readonly outcome: string } & Readonly<Record<string, unknown>>;

/** What is done about an order that waits for payment. */
export type PendingChoice = 'cancel' | 'pay' | 'leave';

/** What is chosen in the cart. */
export interface CartChoice {
  readonly paymentType: PurchaseChoice['paymentType'];
  /** Number of instalments; null for the first plan offered. */
  readonly periods: number | null;
  readonly receiptType: PurchaseChoice['receiptType'];
}

/** Somebody who shops through the screen models. */
export type Shopper = ReturnType<typeof createShopper>;

/** Makes a shopper for a driver. A step throws where it asks for what is not on offer. */
export function createShopper(driver: ShopperDriver) {
  const { screens, session, navigation, trace } = driver;

  /** Opens a screen, works on it once it has loaded, and leaves it. */
  async function on<S extends { readonly kind: string }, T extends Screen<S>>(
    screen: T & Screen<S>,
    work: (screen: T, loaded: Exclude<S, { readonly kind: 'loading' }>) => Step | Promise<Step>,
  ): Promise<Step> {
    const close = screen.open();
    try {
      return await work(screen, await whenLoaded(screen.state));
    } finally {
      close();
    }
  }

  /** What the page showed and opened since this was called, and the order in hand. */
  function factsFromNow() {
    const from = trace.entries.length;
    const sinceThen = (port: string) => trace.entries.filter((entry, at) => at >= from && entry.port === port);
    return () => {
      const order = orderInHand(session);
      return {
        order: order && trace.alias(order),
        notice: sinceThen('notices').at(-1)?.sent ?? null,
        opened: sinceThen('hostApp').at(-1)?.call ?? null,
      };
    };
  }

  return {
    driver,
    /** The order in hand. */
    order: () => orderInHand(session),

    /** Buys a phone from its page, and answers the dialog of an order that waits. */
    buy(product: string, sku: string | null = null, pending: PendingChoice = 'leave'): Promise<Step> {
      const facts = factsFromNow();
      const ended = (outcome: string): Step => ({ step: 'buy', outcome, product, ...facts() });
      const id = productId(product);
      navigation.open({ page: 'product', product: id });
      return on(screens.product(id), async (screen, state) => {
        if (state.kind !== 'ready') return ended('failed');
        if (sku !== null) {
          const skus = state.product.skus.map((each) => each.skuCode);
          if (!skus.includes(skuCode(sku))) throw notOffered('sku', sku, skus);
          screen.chooseSku(skuCode(sku));
        }
        const chosen = screen.state.getSnapshot();
        if (chosen.kind === 'ready' && chosen.button.kind !== 'buyNow') return ended(chosen.button.kind);
        await screen.buy();
        const isPending = (): boolean => {
          const now = screen.state.getSnapshot();
          return now.kind === 'ready' && now.buying.kind === 'pendingOrder';
        };
        if (isPending() && pending === 'cancel') await screen.cancelPendingOrder();
        if (isPending() && pending === 'pay') screen.payPendingOrder();
        return ended(navigation.current()?.page === 'cart' ? 'cart' : isPending() ? 'pendingOrder' : 'stayed');
      });
    },

    /** Types an address into its form and confirms it. */
    enterAddress({ name, phoneNumber, email, province, city, street }: Address): Promise<Step> {
      const facts = factsFromNow();
      navigation.open({ page: 'address', order: null });
      return on(screens.address(null), async (screen) => {
        screen.type('name', name);
        screen.type('phoneNumber', phoneNumber);
        screen.type('email', email);
        if (isProvince(province)) screen.chooseProvince(province);
        screen.chooseCity(city);
        screen.type('street', street);
        await screen.confirm();
        const state = screen.state.getSnapshot();
        const problem = state.kind === 'editing' ? state.problem : null;
        const outcome = navigation.current()?.page === 'address' ? 'kept' : 'saved';
        return { step: 'address', outcome, problem, notice: facts().notice };
      });
    },

    /** Chooses in the cart and continues, with the partner's policy agreed to. */
    continueCart({ paymentType, periods, receiptType }: CartChoice): Promise<Step> {
      const facts = factsFromNow();
      const ended = (outcome: string, shown: CartReady | null): Step => {
        const { order, notice, opened } = facts();
        const [payment, receipt] = [shown?.paymentType ?? null, shown?.receiptType ?? null];
        const chosen = { payment, periods: shown?.plan?.periods ?? null, receipt };
        return { step: 'continue', outcome, order, ...chosen, notice, opened };
      };
      if (navigation.current()?.page !== 'cart') navigation.open({ page: 'cart' });
      return on(screens.cart(), async (screen, state) => {
        if (state.kind !== 'ready') return ended(state.kind, null);
        const { plans } = state.purchase;
        const plan = plans.find((each) => each.periods === periods);
        screen.chooseReceipt(receiptType);
        await screen.choosePayment(paymentType);
        if (plan !== undefined) screen.choosePlan(plan.originalProductId);
        const ready = screen.state.getSnapshot();
        const cart = ready.kind === 'ready' ? ready : null;
        if (cart !== null && cart.paymentType !== paymentType) return ended('paymentUnavailable', cart);
        if (cart !== null && cart.receiptType !== receiptType) return ended('receiptUnavailable', cart);
        const offered = plans.map((each) => each.periods);
        if (periods !== null && plan === undefined) throw notOffered('plan of periods', periods, offered);
        const sinceChosen = factsFromNow();
        await screen.proceed();
        const asked = screen.state.getSnapshot();
        if (asked.kind === 'ready' && asked.policy !== null) {
          screen.tickPolicy(true);
          await screen.confirmPolicy();
        }
        return ended(sinceChosen().opened === null ? 'stayed' : 'continued', cart);
      });
    },

    /** Opens an order and says where it stands. */
    readOrder: (order: OrderId): Promise<Step> =>
      on(screens.order(order, false), (_screen, state) => {
        const outcome = state.kind === 'ready' ? state.order.status : null;
        return { step: 'order', outcome: outcome ?? 'failed', order: trace.alias(order) };
      }),

    /** Confirms the receipt of an order, where its page offers that. */
    confirmReceipt: (order: OrderId): Promise<Step> =>
      on(screens.order(order, false), async (screen) => {
        screen.askReceipt();
        const asked = screen.state.getSnapshot();
        const isPossible = asked.kind === 'ready' && asked.receipt === 'asking';
        await screen.confirmReceipt();
        const state = screen.state.getSnapshot();
        const status = state.kind === 'ready' ? (state.order.status ?? 'unknown') : 'failed';
        const outcome = isPossible || status === 'failed' ? status : 'notPossible';
        return { step: 'receive', outcome, order: trace.alias(order) };
      }),

    /** Asks for the refund of an order. */
    refund: (order: OrderId): Promise<Step> =>
      on(screens.refund(order), async (screen) => {
        await screen.confirm();
        const state = screen.state.getSnapshot();
        screen.closeTips();
        const outcome = state.kind !== 'ready' ? 'failed' : state.request === 'tips' ? 'requested' : 'stayed';
        return { step: 'refund', outcome, order: trace.alias(order) };
      }),

    /** Calculates what a plan of so many days costs, rupees; null for the first plan. */
    calculate: (order: OrderId, loanDays: number | null, overdueDays: number): Promise<Step> =>
      on(screens.bnplCalculator({ order, productAmount: null, loanDays, plan: null }), async (screen, opened) => {
        if (loanDays !== null && opened.kind === 'ready' && opened.option?.days !== loanDays) {
          const offered = opened.calculation.loanDays.map((each) => each.days);
          throw notOffered('plan of days', loanDays, offered);
        }
        screen.typeOverdueDays(String(overdueDays));
        await screen.calculate();
        const state = screen.state.getSnapshot();
        const ended = (outcome: string): Step => ({ step: 'calc', outcome, order: trace.alias(order) });
        if (state.kind !== 'ready') return ended(state.kind);
        const sums = SUMS.map((name) => [name, rupeesFromPaisa(state.calculation[name])]);
        return { ...ended('calculated'), days: state.option?.days ?? null, ...Object.fromEntries(sums) };
      }),

    /** An action of somebody else: seller, app, courier, time. */
    async perform(action: Action): Promise<Step> {
      const { shopper: _, ...sent } = { shopper: '', ...action };
      const aliased = 'order' in action ? { ...sent, order: trace.alias(action.order) } : sent;
      const entry = trace.add('sandbox', action.action, aliased);
      const result = await driver.perform(action);
      entry.got = result === null ? { kind: 'failed', reason: 'unreachable' } : { ok: result.ok };
      const outcome = result === null ? 'unreachable' : result.ok ? 'done' : result.reason;
      return { step: action.action, outcome };
    },
  };
}

/** What a calculation says, in rupees. */
const SUMS = ['markup', 'overdueCharge', 'downPayment', 'financingAmount', 'totalRepaymentAmount'] as const;

/** Nothing else is chosen in place of what was asked for. */
const notOffered = (what: string, named: string | number, offered: readonly (string | number)[]): Error =>
  new Error(`no ${what} '${named}'; there are ${offered.join(', ') || 'none'}`);
