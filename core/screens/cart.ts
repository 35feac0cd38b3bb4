import type { Address } from '../address/address.ts';
import { type ExplainedCall, explainRefusal } from '../gateway/order-now.ts';
import type { LoanProductId, OrderId } from '../lib/ids.ts';
import { type Answer, done, type Outcome } from '../lib/outcome.ts';
import { statedTime } from '../lib/time.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import { daysOfPeriods, type PaymentType, type PurchaseInfo, type ReceiptType } from '../purchase/purchase.ts';
import { advertisedPeriods, keptChoice, namedChoice } from '../session/kept-choices.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { continuing } from './cart-continue.ts';
import {
  type CartPage,
  type CartPorts,
  type CartState,
  choose,
  readyCart,
  unlock,
  withBnpl,
  withPayment,
  withPlan,
  withReading,
  withReceipt,
} from './cart-state.ts';
import { createPage, readInto, reading } from './page.ts';

/** The cart: delivery, payment, plan, Continue. */
export type CartScreen = ReturnType<typeof createCartScreen>;

/** Makes the cart (R45–R55). Its order is the one kept for the session; without one it leads back to the product (Q31). */
export function createCartScreen(ports: CartPorts) {
  const page: CartPage = createPage(ports, { kind: 'loading' }, 'ready');
  const read = reading(
    page,
    () => load(page),
    () => {
      unlock(page);
      page.visit.untilEnd(ports.hostApp.onRefresh('cart', () => read.reopen()));
    },
  );
  return {
    ...read,
    chooseReceipt: (receiptType: ReceiptType) => choose(page, (cart) => withReceipt(cart, receiptType)),
    choosePayment: (type: PaymentType) => choosePayment(page, type),
    askForBnpl: () => askForBnpl(page),
    choosePlan: (id: LoanProductId) => choose(page, (cart) => withPlan(cart, id)),
    ...openings(page),
    ...continuing(page),
    back: () => ports.navigation.back(),
  };
}

/** Where the cart leads besides Continue. */
function openings(page: CartPage) {
  const { hostApp, navigation } = page.ports;
  return {
    editAddress() {
      if (readyCart(page) !== null) navigation.open({ page: 'address', order: null });
    },
    openCalculator() {
      const now = readyCart(page);
      if (now === null) return;
      const { order, plan, purchase } = now;
      // Without a chosen plan the calculator opens on the days of the first (R49, Q36).
      const shown = plan ?? purchase.plans[0];
      navigation.open({
        page: 'bnplCalculator',
        order,
        productAmount: purchase.product.price,
        loanDays: shown === undefined ? null : daysOfPeriods(shown.periods),
        plan: plan?.originalProductId ?? null,
      });
    },
    /** Opens the app's page on the application under review (Q53). */
    openReview() {
      const now = readyCart(page);
      if (now !== null) hostApp.openReview(now.order);
    },
    /** Leads to another phone: the page of this one, with its other variants (R73). */
    openPhone() {
      const product = readyCart(page)?.purchase.product.productId ?? null;
      if (product === null) hostApp.back();
      else navigation.open({ page: 'product', product });
    },
    /** Leaves for the app's own pages, where late payments are paid. */
    openApp: () => hostApp.back(),
    /** Opens the order that is no cart any more (Q72). */
    openOrder() {
      const now = page.state.getSnapshot();
      if (now.kind === 'over') navigation.replace({ page: 'order', order: now.order, isFromHost: false });
    },
  };
}

/** Shows the app's page of the step, or the cart with what was chosen before (R45). */
async function load(page: CartPage): Promise<void> {
  const { ports, state, visit } = page;
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
      const address = answer.address?.kind === 'done' ? answer.address.data : (before?.address ?? null);
      const { purchase } = answer;
      const known = keptChoice(ports.session, order) ?? namedChoice(ports.session, order);
      const advertised = advertisedPeriods(ports.session, purchase.product.productId);
      return withReading(before, { order, purchase, address, readAt: statedTime(ports.clock) }, known, advertised);
    },
    afterwards(answer) {
      if (answer.kind === 'elsewhere') ports.hostApp.openStep(answer.step, order);
      // The opening selection is a choice too, until another is made (Q69).
      choose(page, (cart) => cart);
    },
  });
}

/** What is found: the app's own page that comes first, an order that is no cart any more, or what the cart shows. */
type CartAnswer =
  | Extract<CartState, { readonly kind: 'elsewhere' | 'over' }>
  | { readonly kind: 'cart'; readonly purchase: PurchaseInfo; readonly address: Answer<Address | null> | null };

/** Asks for the step, then reads the purchase, and for the whole page the address too; null where it is not wanted any more. */
async function readCart(
  ports: CartPorts,
  order: OrderId,
  isWanted: () => boolean,
  isWhole = true,
): Promise<Outcome<CartAnswer> | null> {
  const { gateway } = ports;
  const info = await gateway.askBnpl(order);
  if (info.kind !== 'done') return explained('askBnpl', info);
  if (info.data.nativeStep !== null) return done({ kind: 'elsewhere', step: info.data.nativeStep });
  if (!isWanted()) return null;
  const [purchase, address] = await Promise.all([
    gateway.readPurchase(order),
    isWhole ? gateway.readAddress(order) : null,
  ]);
  if (purchase.kind === 'done') return done({ kind: 'cart', purchase: purchase.data, address });
  return explained('readPurchase', purchase);

  /** What the order says of a cart that cannot be read; where it explains nothing, the outcome as it came (Q72). */
  async function explained(
    call: ExplainedCall,
    outcome: Exclude<Outcome<never>, { readonly kind: 'done' }>,
  ): Promise<Outcome<CartAnswer>> {
    const truth = await explainRefusal(ports, call, order, outcome, isWanted);
    return truth === null ? outcome : done({ kind: 'over', order, truth, said: null });
  }
}

/** Switches the payment, or says why it may not be switched (R51, R53). */
async function choosePayment(page: CartPage, type: PaymentType): Promise<void> {
  const now = readyCart(page);
  const isChosen = now?.paymentType === type && (type === 'bnpl' || now.chosen.plan === null);
  if (now === null || now.task !== null || isChosen) return;
  if (type === 'full') return choose(page, (cart) => withPayment(cart, null));
  const { isSelectable, toast } = BNPL_AVAILABILITY[now.purchase.bnplStatus];
  if (isSelectable) return switchToBnpl(page, now.order);
  page.change((cart) => ({ ...cart, told: null, hinted: toast }));
  if (toast !== null) page.ports.notices.show(toast);
}

/** Asks whether instalments can be had now, also where the last reading refused them (R51, Q72). */
async function askForBnpl(page: CartPage): Promise<void> {
  const now = readyCart(page);
  if (now !== null && now.task === null) await switchToBnpl(page, now.order);
}

/** Asks for the step and reads the purchase anew before the cart pays by instalments (Q34). */
async function switchToBnpl(page: CartPage, order: OrderId): Promise<void> {
  const { hostApp, notices, session } = page.ports;
  const isStillHere = page.visit.stay();
  page.change((cart) => ({ ...cart, task: 'switching', told: null, hinted: null }));
  const answer = await readCart(page.ports, order, isStillHere, false);
  if (answer === null || !isStillHere()) return;
  if (answer.kind !== 'done') return unlock(page);
  const found = answer.data;
  if (found.kind === 'over') return page.change(() => found);
  if (found.kind === 'elsewhere') {
    unlock(page);
    return hostApp.openStep(found.step, order);
  }
  const { purchase } = found;
  const { toast } = BNPL_AVAILABILITY[purchase.bnplStatus];
  if (toast !== null && readyCart(page) !== null) notices.show(toast);
  choose(page, (cart) => withBnpl(cart, purchase, advertisedPeriods(session, purchase.product.productId)));
}
