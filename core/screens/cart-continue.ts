import { noticeForCall } from '../gateway/calls.ts';
import { BNPL_CREDIT_FAILED, isForeignOrder, needsLogin, noticeForCode } from '../gateway/codes.ts';
import { explainRefusal, truthAfter } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Answer, Outcome } from '../lib/outcome.ts';
import { LEAVING_MS } from '../lib/visit.ts';
import type { Order } from '../order/order.ts';
import { dearerThanChosen, type OfferChange, offerChange } from '../purchase/chosen-purchase.ts';
import type { ContinueAnswer, ContinueResult, PurchaseChoice, PurchaseInfo } from '../purchase/purchase.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import {
  type CartPage,
  type CartReady,
  choose,
  readyCart,
  showTruth,
  unlock,
  withCreditRefused,
  withPayment,
  withReading,
} from './cart-state.ts';

/** What a press comes to: Continue's call, or the cart with what stands between. */
type Pressed = { readonly choice: PurchaseChoice } | { readonly cart: CartReady; readonly why?: OfferChange };

/**
 * Is what would be sent what was chosen and shown? `shown` is the cart of the press, `now` the one as it was read since. Every
 * way to send goes through this (R53, R54, Q69).
 */
function pressed(shown: CartReady, now: CartReady): Pressed {
  const why = offerChange(shown, now);
  if (why !== null) return { cart: { ...now, told: why }, why };
  const { order, purchase, receiptType, paymentType, plan } = now;
  // A part of the choice is gone: its reason stands beside it.
  if (receiptType === null || (paymentType === 'bnpl' && plan === null)) return { cart: now };
  const asking = dearerThanChosen(purchase, plan, now.chosen);
  if (asking !== null) return { cart: { ...now, asking } };
  const isPolicyAsked = purchase.needsPolicy && paymentType === 'bnpl' && !now.hasAgreed;
  if (isPolicyAsked) return { cart: { ...now, policy: { isTicked: false, isReminded: false } } };
  const originalProductId = plan?.originalProductId ?? null;
  return { choice: { productOrderId: order, receiptType, paymentType, originalProductId } };
}

/** Continue, with what it asks before it sends: whether to pay more than was chosen (Q69), and for the policy (R53–R55). */
export function continuing(page: CartPage) {
  const { change } = page;
  return {
    async proceed(): Promise<void> {
      const now = readyCart(page);
      if (now !== null && now.task === null) await goOn(page, now);
    },
    /** Yes to 'Pay Rs. X now?' (Q69). */
    async confirmPay(): Promise<void> {
      const now = readyCart(page);
      if (now === null || now.asking === null || now.task !== null) return;
      const agreed = withPayment(now, now.plan);
      choose(page, () => agreed);
      await goOn(page, agreed);
    },
    declinePay: (): void => change((cart) => ({ ...cart, asking: null })),
    tickPolicy: (isTicked: boolean): void =>
      change((cart) => (cart.policy === null ? cart : { ...cart, policy: { isTicked, isReminded: false } })),
    async confirmPolicy(): Promise<void> {
      const now = readyCart(page);
      if (now === null || now.policy === null || now.task !== null) return;
      if (!now.policy.isTicked) return change((cart) => ({ ...cart, policy: { isTicked: false, isReminded: true } }));
      const agreed = { ...now, policy: null, hasAgreed: true };
      page.state.set(agreed);
      await goOn(page, agreed);
    },
    closePolicy: (): void => change((cart) => ({ ...cart, policy: null })),
  };
}

/** The one way to Continue's call: the offer is read once more, and what it asks for then is what was shown (R54, Q69). */
async function goOn(page: CartPage, shown: CartReady): Promise<void> {
  const { ports, change, state, visit } = page;
  const isStillHere = visit.stay();
  change((cart) => ({ ...cart, task: 'continuing', told: null, hinted: null }));
  const purchase = await offerNow(page, shown);
  const cart = readyCart(page);
  if (purchase === null || cart === null) return;
  const now = withReading(cart, { ...cart, purchase });
  const next = pressed(shown, now);
  if (!('choice' in next)) {
    const { cart: held, why } = next;
    state.set({ ...held, task: null });
    // What is gone says so beside the choice alone.
    const isTold = why !== undefined && why !== 'planGone' && why !== 'bnplNotOffered' && why !== 'deliveryGone';
    return isTold ? ports.notices.show(why) : undefined;
  }
  state.set({ ...now, told: null });
  const outcome = await ports.gateway.continuePurchase(next.choice);
  if (outcome.kind !== 'done') {
    const cause = outcome.kind === 'refused' ? outcome.code : outcome.kind;
    ports.analytics.track({ name: 'continueFailed', cause });
  }
  if (isStillHere()) await follow(page, next.choice, outcome);
}

/**
 * Reads the offer once more before anything is promised; null where that stops Continue, and why is shown. A purchase that is
 * refused does not stand before Continue's own answer: the order says what is true, or that its prices are the same (Q72).
 */
async function offerNow(page: CartPage, shown: CartReady): Promise<PurchaseInfo | null> {
  const { gateway, notices } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readPurchase(shown.order, 'press');
  if (!isStillHere()) return null;
  if (answer.kind === 'done') return answer.data;
  if (answer.kind === 'refused' && !needsLogin(answer)) {
    const order = await gateway.readOrder(shown.order, 'quiet');
    if (!isStillHere()) return null;
    const truth = truthAfter('readPurchase', order);
    if (truth !== null) {
      showTruth(page, truth, null);
      return null;
    }
    if (hasPricesOf(shown.purchase, order)) return readyCart(page)?.purchase ?? null;
    notices.show(noticeForCode(answer.code));
  }
  unlock(page);
  return null;
}

/** Whether the order names the very prices that the cart shows. */
function hasPricesOf({ product }: PurchaseInfo, order: Answer<Order>): boolean {
  if (order.kind !== 'done') return false;
  const { productPrice, deliveryCharges, discount } = order.data.prices;
  return productPrice === product.price && deliveryCharges === product.deliveryCharges && discount === product.discount;
}

/** Does what follows the answer to Continue (R55). What failed, or was refused for its token, the gateway's notices told. */
async function follow(page: CartPage, choice: PurchaseChoice, outcome: Outcome<ContinueAnswer>): Promise<void> {
  const order = choice.productOrderId;
  switch (outcome.kind) {
    case 'done':
      return afterAnswer(page, choice, outcome.data);
    case 'unknown':
      return readBack(page, order);
    case 'failed':
      return unlock(page);
    case 'refused': {
      if (needsLogin(outcome)) return unlock(page);
      if (outcome.code === BNPL_CREDIT_FAILED) return switchToFull(page, order);
      const isStillHere = page.visit.stay();
      const truth = await explainRefusal(page.ports, 'continuePurchase', order, outcome, isStillHere);
      if (!isStillHere()) return;
      if (truth === null) unlock(page, noticeForCall(outcome.code, 'continuePurchase'));
      else showTruth(page, truth, null);
    }
  }
}

/** What Continue says where it did not go on (R55, Q38). */
const CONTINUE_NOTICES = {
  addressMissing: 'selectAddress',
  soldOut: 'soldOut',
  overdue: 'settleOverdue',
  error: 'networkError',
} as const satisfies Readonly<Record<Exclude<ContinueResult, 'accepted'>, NoticeKey>>;

/**
 * Leads on where Continue was accepted, to the app's page of the step or to the confirmation (R55, Q38). Else it says what was
 * answered, unless the order is no cart any more (Q72); a missing address is read anew.
 */
async function afterAnswer(page: CartPage, choice: PurchaseChoice, answer: ContinueAnswer): Promise<void> {
  const { gateway, hostApp, notices, clock } = page.ports;
  const { result, paymentType, nativeStep, productOrderId } = answer;
  if (result === 'accepted') {
    const order = productOrderId ?? choice.productOrderId;
    // Stays busy until the page is gone, and works again where it could not be left.
    page.visit.untilEnd(clock.after(LEAVING_MS, () => unlock(page)));
    const isBnpl = (paymentType ?? choice.paymentType) === 'bnpl';
    return isBnpl && nativeStep !== null ? hostApp.openStep(nativeStep, order) : hostApp.openOrderConfirmation(order);
  }
  const order = choice.productOrderId;
  const notice = CONTINUE_NOTICES[result];
  const isStillHere = page.visit.stay();
  if (notice !== 'networkError') notices.show(notice);
  const [read, stored] = await Promise.all([
    gateway.readOrder(order, 'quiet'),
    result === 'addressMissing' ? gateway.readAddress(order) : null,
  ]);
  if (!isStillHere()) return;
  const truth = truthAfter('continuePurchase', read);
  if (truth !== null) return showTruth(page, truth, notice === 'networkError' ? null : notice);
  if (stored?.kind === 'done') page.change((cart) => ({ ...cart, address: stored.data }));
  unlock(page, notice);
  if (notice === 'networkError') notices.show(notice);
}

/** 400310: full payment is selected, the plan stays as refused, and the purchase may know better why (R55, Q69). */
async function switchToFull(page: CartPage, order: OrderId): Promise<void> {
  const { gateway } = page.ports;
  const isStillHere = page.visit.stay();
  choose(page, withCreditRefused);
  const truth = truthAfter('continuePurchase', await gateway.readOrder(order, 'quiet'));
  if (!isStillHere()) return;
  if (truth !== null) return showTruth(page, truth, 'bnplCreditFailed');
  const answer = await gateway.readPurchase(order);
  if (!isStillHere()) return;
  // What was told stays above Continue; what the purchase knows better stands beside the plan.
  page.change((cart) => {
    const read = answer.kind === 'done' ? withReading(cart, { ...cart, purchase: answer.data }) : cart;
    return { ...read, task: null, told: cart.told };
  });
}

/** After an unknown outcome the order itself says whether it went on (Q62). */
async function readBack(page: CartPage, order: OrderId): Promise<void> {
  const { gateway, navigation, notices } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readOrder(order, 'quiet');
  if (!isStillHere()) return;
  if (isForeignOrder(answer)) return showTruth(page, 'missing', null);
  if (answer.kind === 'done' && answer.data.status !== 'waitingForPayment') {
    unlock(page);
    return navigation.replace({ page: 'order', order, isFromHost: false });
  }
  const notice = answer.kind === 'done' ? 'continueUnknown' : 'outcomeUnknown';
  unlock(page, notice);
  notices.show(notice);
}
