import type { LoanProductId } from '../lib/ids.ts';
import { statedTime } from '../lib/plausible-time.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { PaymentType, ReceiptType } from '../purchase/purchase.ts';
import { keepChoice, keptChoice, namedChoice } from '../session/kept-choices.ts';
import { advertisedPeriods } from '../session/kept-sku.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { continuing } from './cart-continue.ts';
import { type CartState, calculatorDays, withPlan, withReading, withReceipt } from './cart-flow.ts';
import { type CartPage, choose, readyCart, unlock } from './cart-page.ts';
import { readCart } from './cart-reading.ts';
import { askForBnpl, choosePayment } from './cart-switch.ts';
import { readInto } from './read-into.ts';

export {
  type CartReady,
  type CartState,
  type CartTask,
  canContinue,
  cartBottomPrice,
  cartDue,
  offersAddress,
  offersReview,
  type PolicyPopup,
} from './cart-flow.ts';

/** The cart: delivery, payment, plan, Continue. */
export interface CartScreen extends Screen<CartState> {
  retry(): void;
  /** Reads everything again and keeps what was chosen (R74). */
  refresh(): void;
  chooseReceipt(type: ReceiptType): void;
  /** Switches the payment; a switch that runs, or a status that does not allow it, leaves it as it is (R51, R53). */
  choosePayment(type: PaymentType): Promise<void>;
  /** Asks for instalments once more, whatever refused them (R51, Q72). */
  askForBnpl(): Promise<void>;
  choosePlan(id: LoanProductId): void;
  editAddress(): void;
  openCalculator(): void;
  /** Opens the app's page on the application under review (Q53). */
  openReview(): void;
  /** Leads to another phone: the page of this one, with its other variants (R73). */
  openPhone(): void;
  /** Leaves for the app's own pages, where late payments are paid. */
  openApp(): void;
  /** Opens the order that is no cart any more (Q72). */
  openOrder(): void;
  proceed(): Promise<void>;
  /** Yes or no to 'Pay Rs. X now?' (Q69). */
  confirmPay(): Promise<void>;
  declinePay(): void;
  tickPolicy(isTicked: boolean): void;
  confirmPolicy(): Promise<void>;
  closePolicy(): void;
  back(): void;
}

/** What the cart needs from outside. */
export interface CartPorts {
  readonly gateway: Pick<Gateway, 'askBnpl' | 'readPurchase' | 'readAddress' | 'continuePurchase' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation' | 'openReview' | 'onRefresh' | 'back'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'now' | 'builtAt' | 'after'>;
}

/** Makes the cart (R45–R55). Its order is the one kept for the session; without one it leads back to the product (Q31). */
export function createCartScreen(ports: CartPorts): CartScreen {
  const { hostApp, navigation } = ports;
  const state = createStore<CartState>({ kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const page: CartPage<CartPorts> = { ports, state, change, visit: createVisit() };

  return {
    state,
    open() {
      const end = page.visit.begin();
      unlock(page);
      page.visit.untilEnd(hostApp.onRefresh('cart', () => void load(page)));
      void load(page);
      return end;
    },
    retry() {
      state.set({ kind: 'loading' });
      void load(page);
    },
    reopen: () => void load(page),
    refresh: () => void load(page),
    chooseReceipt: (receiptType) => choose(page, (cart) => withReceipt(cart, receiptType)),
    choosePayment: (type) => choosePayment(page, type),
    askForBnpl: () => askForBnpl(page),
    choosePlan: (id) => choose(page, (cart) => withPlan(cart, id)),
    ...openings(page),
    ...continuing(page),
    back: () => navigation.back(),
  };
}

/** Where the cart leads besides Continue. */
function openings(page: CartPage<CartPorts>) {
  const { hostApp, navigation } = page.ports;
  return {
    editAddress() {
      if (readyCart(page) !== null) navigation.open({ page: 'address', order: null });
    },
    openCalculator() {
      const now = readyCart(page);
      if (now === null) return;
      const productAmount = now.purchase.product.price;
      const loanDays = calculatorDays(now);
      const plan = now.plan?.originalProductId ?? null;
      navigation.open({ page: 'bnplCalculator', order: now.order, productAmount, loanDays, plan });
    },
    openReview() {
      const now = readyCart(page);
      if (now !== null) hostApp.openReview(now.order);
    },
    openPhone() {
      const product = readyCart(page)?.purchase.product.productId ?? null;
      if (product === null) hostApp.back();
      else navigation.open({ page: 'product', product });
    },
    openApp: () => hostApp.back(),
    openOrder() {
      const now = page.state.getSnapshot();
      if (now.kind === 'over') navigation.replace({ page: 'order', order: now.order, isFromHost: false });
    },
  } satisfies Partial<CartScreen>;
}

/** Shows the app's page of the step, or the cart with what was chosen before (R45). */
async function load({ ports, state, visit }: CartPage<CartPorts>): Promise<void> {
  const order = orderInHand(ports.session);
  if (order === null) {
    // An older question must not fill a cart that has no order.
    visit.ask();
    return ports.navigation.replace({ page: 'product', product: null });
  }
  await readInto(state, visit, {
    ask: (isWanted) => readCart(ports, order, isWanted),
    show(answer, now): CartState {
      if (answer.kind !== 'cart') return answer;
      const before = now.kind === 'ready' ? now : null;
      const address = answer.address.kind === 'done' ? answer.address.data : (before?.address ?? null);
      const { purchase } = answer;
      const known = keptChoice(ports.session, order) ?? namedChoice(ports.session, order);
      const advertised = advertisedPeriods(ports.session, purchase.product.productId);
      return withReading(before, { order, purchase, address, readAt: statedTime(ports.clock) }, known, advertised);
    },
    afterwards(answer) {
      if (answer.kind === 'elsewhere') ports.hostApp.openStep(answer.step, order);
      const now = state.getSnapshot();
      // The opening selection is a choice too, until another is made (Q69).
      if (now.kind === 'ready') keepChoice(ports.session, order, now.chosen);
    },
  });
}
