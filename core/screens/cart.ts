import type { Address } from '../address/address.ts';
import { FAILURE_NOTICES } from '../errors/gateway-codes.ts';
import type { LoanProductId, OrderId } from '../lib/ids.ts';
import { type Answer, done, type Outcome } from '../lib/outcome.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import type { PaymentType, PurchaseInfo, ReceiptType } from '../purchase/purchase.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { type CartPage, continuing, readyCart, unlock } from './cart-continue.ts';
import {
  type CartState,
  calculatorDays,
  withBnpl,
  withFullPayment,
  withPlan,
  withReading,
  withReceipt,
} from './cart-flow.ts';
import { readInto } from './read-into.ts';

export { type CartReady, type CartState, type CartTask, cartBottomPrice, type PolicyPopup } from './cart-flow.ts';

/** The cart: delivery, payment, plan, Continue. */
export interface CartScreen extends Screen<CartState> {
  retry(): void;
  /** Reads everything again and keeps what was chosen (R74). */
  refresh(): void;
  chooseReceipt(type: ReceiptType): void;
  /** Switches the payment; a switch that runs, or a status that does not allow it, leaves it as it is (R51, R53). */
  choosePayment(type: PaymentType): Promise<void>;
  choosePlan(id: LoanProductId): void;
  editAddress(): void;
  openCalculator(): void;
  /** Opens the app's page on the application under review (Q53). */
  openReview(): void;
  proceed(): Promise<void>;
  tickPolicy(isTicked: boolean): void;
  confirmPolicy(): Promise<void>;
  closePolicy(): void;
  back(): void;
}

/** What the cart needs from outside. */
export interface CartPorts {
  readonly gateway: Pick<Gateway, 'askBnpl' | 'readPurchase' | 'readAddress' | 'continuePurchase' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation' | 'openReview' | 'onRefresh'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
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
    chooseReceipt: (receiptType) => change((cart) => withReceipt(cart, receiptType)),
    choosePayment: (type) => choosePayment(page, type),
    choosePlan: (id) => change((cart) => withPlan(cart, id)),
    editAddress() {
      if (readyCart(page) !== null) navigation.open({ page: 'address', order: null });
    },
    openCalculator() {
      const now = readyCart(page);
      if (now === null) return;
      const productAmount = now.purchase.product.price;
      navigation.open({ page: 'bnplCalculator', order: now.order, productAmount, loanDays: calculatorDays(now) });
    },
    openReview() {
      const now = readyCart(page);
      if (now !== null) hostApp.openReview(now.order);
    },
    ...continuing(page),
    back: () => navigation.back(),
  };
}

/** What a load finds: the app's own page that comes first, or what the cart shows. */
type CartAnswer =
  | Extract<CartState, { readonly kind: 'elsewhere' }>
  | { readonly kind: 'cart'; readonly purchase: PurchaseInfo; readonly address: Answer<Address | null> };

/** Shows the app's page of the step, or the cart with what was chosen before (R45). */
async function load({ ports, state, visit }: CartPage<CartPorts>): Promise<void> {
  const order = orderInHand(ports.session);
  if (order === null) {
    // An older question must not fill a cart that has no order.
    visit.ask();
    return ports.navigation.replace({ page: 'product', product: null });
  }
  await readInto(state, visit, {
    ask: (isWanted) => readCart(ports.gateway, order, isWanted),
    show(answer, now): CartState {
      if (answer.kind === 'elsewhere') return answer;
      const before = now.kind === 'ready' ? now : null;
      const address = answer.address.kind === 'done' ? answer.address.data : (before?.address ?? null);
      return withReading(before, { order, purchase: answer.purchase, address });
    },
    afterwards(answer) {
      if (answer.kind === 'elsewhere') ports.hostApp.openStep(answer.step, order);
    },
  });
}

/** Asks for the step, then reads purchase and address; null where a newer load took over in between. */
async function readCart(
  gateway: CartPorts['gateway'],
  order: OrderId,
  isWanted: () => boolean,
): Promise<Outcome<CartAnswer> | null> {
  const info = await gateway.askBnpl(order);
  if (info.kind !== 'done') return info;
  if (info.data.nativeStep !== null) return done({ kind: 'elsewhere', step: info.data.nativeStep });
  if (!isWanted()) return null;
  const [purchase, address] = await Promise.all([gateway.readPurchase(order), gateway.readAddress(order)]);
  return purchase.kind === 'done' ? done({ kind: 'cart', purchase: purchase.data, address }) : purchase;
}

/** Switches the payment, or says why it may not be switched (R51, R53). */
async function choosePayment(page: CartPage<CartPorts>, type: PaymentType): Promise<void> {
  const now = readyCart(page);
  if (now === null || now.task !== null || now.paymentType === type) return;
  if (type === 'full') return page.change(withFullPayment);
  const { isSelectable, toast } = BNPL_AVAILABILITY[now.purchase.bnplStatus];
  if (isSelectable) await switchToBnpl(page, now.order);
  else if (toast !== null) page.ports.notices.show(toast);
}

/** Asks for the step and reads the purchase anew before the cart pays by instalments (Q34). */
async function switchToBnpl(page: CartPage<CartPorts>, order: OrderId): Promise<void> {
  const { gateway, hostApp, notices } = page.ports;
  const isStillHere = page.visit.stay();
  page.change((cart) => ({ ...cart, task: 'switching' }));
  const info = await gateway.askBnpl(order);
  if (!isStillHere()) return;
  if (info.kind === 'unknown') notices.show(FAILURE_NOTICES[info.reason]);
  if (info.kind !== 'done') return unlock(page);
  if (info.data.nativeStep !== null) {
    unlock(page);
    return hostApp.openStep(info.data.nativeStep, order);
  }
  const purchase = await gateway.readPurchase(order);
  if (!isStillHere()) return;
  if (purchase.kind !== 'done' || readyCart(page) === null) return unlock(page);
  const { toast } = BNPL_AVAILABILITY[purchase.data.bnplStatus];
  if (toast !== null) notices.show(toast);
  page.change((cart) => withBnpl(cart, purchase.data));
}
