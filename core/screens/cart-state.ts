import type { Address } from '../address/address.ts';
import type { OrderNow } from '../gateway/order-now.ts';
import type { LoanProductId, NativeStep, OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Uses } from '../ports/ports.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import type { CartReason } from '../purchase/cart-reasons.ts';
import {
  type Asked,
  type ChosenPurchase,
  chosenByOrder,
  chosenNow,
  type OrderChoice,
  offerChange,
  openingPlan,
  type PlanRefusal,
  type Selection,
  selectionOf,
} from '../purchase/chosen-purchase.ts';
import { type PlanPayments, paymentsOf } from '../purchase/planned-payments.ts';
import { bottomPriceOf, type Plan, type PurchaseInfo, type ReceiptType } from '../purchase/purchase.ts';
import { keepChoice } from '../session/kept-choices.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import type { Failed } from './failure.ts';
import type { Kept, Page } from './page.ts';

/** The policy popup of a partner-retailer phone (R53). */
export interface PolicyPopup {
  readonly isTicked: boolean;
  /** True after Confirm without the tick: 'Please check to agree to this policy.' */
  readonly isReminded: boolean;
}

/** What the cart is doing; each task blocks its own repetition (R53, R54). */
export type CartTask = 'switching' | 'continuing' | null;

/** The cart with its purchase, and what is selected of it. */
export interface CartReady extends Selection, Kept {
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
  /** Null where none is stored yet, or where it could not be read. */
  readonly address: Address | null;
  /** What the shopper chose last: nothing that costs more or later is bought without asking (Q69). */
  readonly chosen: ChosenPurchase;
  /** Why the last press of Continue, or a reading, did not do what it should: it stands above Continue until the next press. */
  readonly told: CartReason | null;
  /** Why instalments cannot be had, after a tap on them (R51). */
  readonly hinted: PlanRefusal | null;
  /** 'Pay Rs. X now?': what is asked for, before more than was chosen is bought (Q69). */
  readonly asking: Asked | null;
  readonly task: CartTask;
  readonly policy: PolicyPopup | null;
  readonly hasAgreed: boolean;
}

/** What the cart page shows. */
export type CartState =
  | { readonly kind: 'loading' }
  | Failed
  /** The app's own page of this step was opened instead (R45). */
  | { readonly kind: 'elsewhere'; readonly step: NativeStep }
  /** The order is no cart any more: what is true of it, and what Continue answered (Q72). */
  | {
      readonly kind: 'over';
      readonly order: OrderId;
      readonly truth: OrderNow;
      readonly said: NoticeKey | null;
    }
  | CartReady;

/** What is read for the cart. */
export type CartReading = Pick<CartReady, 'order' | 'purchase' | 'address' | 'readAt'>;

/**
 * A first view takes what the server makes possible (R50), with the plan that was advertised (Q34); a later one what was chosen,
 * where it still is (Q69): on this page, else earlier in the session, else as the order names it. Where it is not what this page
 * showed, the reason stands on it, and an open policy is closed.
 */
export function withReading(
  shown: CartReady | null,
  { order, purchase, address, readAt }: CartReading,
  kept: ChosenPurchase | OrderChoice | null = null,
  advertised: number | null = null,
): CartReady {
  const before = shown?.order === order ? shown : null;
  const known = before?.chosen ?? (kept !== null && 'periods' in kept ? chosenByOrder(purchase, kept) : kept);
  const offer = { purchase, ...selectionOf(purchase, known, advertised) };
  const changed = before === null ? null : offerChange(before, offer);
  return {
    kind: 'ready',
    order,
    address,
    readAt,
    isKept: false,
    ...offer,
    chosen: known ?? chosenNow(purchase, offer.receiptType, offer.plan),
    told: changed,
    hinted: null,
    asking: null,
    // A reload in between must not open the way for a second Continue.
    task: before?.task ?? null,
    policy: changed === null ? (before?.policy ?? null) : null,
    hasAgreed: before?.hasAgreed ?? false,
  };
}

/** The cart with another choice. */
function withChoice(cart: CartReady, chosen: ChosenPurchase): CartReady {
  return { ...cart, ...selectionOf(cart.purchase, chosen), chosen, told: null, hinted: null, asking: null };
}

/** The cart after a tap on instalments: on the plan that was refused before, else on the advertised one (Q34); or why there is none. */
export function withBnpl(cart: CartReady, purchase: PurchaseInfo, advertised: number | null): CartReady {
  const { isSelectable, toast } = BNPL_AVAILABILITY[purchase.bnplStatus];
  const first = openingPlan(purchase, advertised);
  if (!isSelectable || first === null) {
    return { ...withReading(cart, { ...cart, purchase }), task: null, told: null, hinted: toast ?? 'bnplNotOffered' };
  }
  const wanted = cart.refused?.plan.originalProductId;
  const plan = purchase.plans.find((each) => each.originalProductId === wanted) ?? first;
  return withPayment({ ...cart, purchase, isKept: false, task: null }, plan);
}

/** The cart paid as its shopper wants it now: by a plan, or in full (Q69). */
export function withPayment(cart: CartReady, plan: Plan | null): CartReady {
  return withChoice(cart, chosenNow(cart.purchase, cart.chosen.receiptType, plan));
}

/** The cart after 400310: in full payment, its plan refused (R55, Q69). */
export function withCreditRefused(cart: CartReady): CartReady {
  return { ...withChoice(cart, { ...cart.chosen, isCreditRefused: true }), told: 'bnplCreditFailed' };
}

/** The cart with another delivery, where the server allows it and nothing is under way (R46). */
export function withReceipt(cart: CartReady, receiptType: ReceiptType): CartReady {
  const isPossible = cart.purchase.allows[receiptType] && cart.task === null;
  return isPossible ? withChoice(cart, { ...cart.chosen, receiptType }) : cart;
}

/** The cart with another plan, where it pays by instalments and nothing is under way (R52). */
export function withPlan(cart: CartReady, id: LoanProductId): CartReady {
  const plan = cart.purchase.plans.find((offered) => offered.originalProductId === id);
  return plan === undefined || cart.paymentType !== 'bnpl' || cart.task !== null ? cart : withPayment(cart, plan);
}

/** Whether there is anything to continue with: not while what was chosen is gone, and nothing else chosen (Q69). */
export const canContinue = (cart: Pick<CartReady, 'receiptType' | 'paymentType' | 'plan'>): boolean =>
  cart.receiptType !== null && canPay(cart);

const canPay = ({ paymentType, plan }: Pick<CartReady, 'paymentType' | 'plan'>): boolean =>
  paymentType === 'full' || plan !== null;

/** Whether it is settled where the phone goes: at the seller's, or at an address (R46, R47). */
export const isDeliverySettled = ({ receiptType, address }: Pick<CartReady, 'receiptType' | 'address'>): boolean =>
  receiptType === 'pickUp' || (receiptType === 'express' && address !== null);

/** Whether the review can be opened here: not where the reason that names it offers it already (R50, Q53). */
export function offersReview({
  purchase,
  refused,
  hinted,
}: Pick<CartReady, 'purchase' | 'refused' | 'hinted'>): boolean {
  const isReason = [hinted, refused?.reason].includes('bnplUnderReview');
  return BNPL_AVAILABILITY[purchase.bnplStatus].badge === 'underReview' && !isReason;
}

/** What the foot of the cart asks for. Money in paisa. */
export interface CartDue extends PlanPayments {
  /** The plan’s bottom price, where it is another amount than the plan’s payment of today; null in full payment. */
  readonly bottomPrice: Paisa | null;
}

/** What is asked for now, and by a plan later (R48, Q35, Q69). In full payment `today` is null where no bottom price is shown. */
export function cartDue(cart: Pick<CartReady, 'plan' | 'paymentType' | 'purchase'>): CartDue {
  const { plan, purchase } = cart;
  const bottomPrice = canPay(cart) ? bottomPriceOf(purchase, plan) : null;
  if (plan === null) return { bottomPrice: null, today: bottomPrice, later: null };
  return { ...paymentsOf(plan), bottomPrice: bottomPrice === plan.downPayment ? null : bottomPrice };
}

/** What the cart needs from outside. */
export interface CartPorts
  extends Uses<
    'askBnpl' | 'readPurchase' | 'readAddress' | 'continuePurchase' | 'readOrder',
    'session' | 'navigation' | 'notices' | 'analytics' | 'clock'
  > {
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation' | 'openReview' | 'onRefresh' | 'back'>;
}

/** What the actions of the cart share. */
export type CartPage = Page<CartPorts, CartState, 'ready'>;

/** The cart that is shown, null while there is none. */
export function readyCart({ state }: CartPage): CartReady | null {
  const now = state.getSnapshot();
  return now.kind === 'ready' ? now : null;
}

/** Lets the cart be used again. `told`: what stands above Continue from then on. */
export function unlock({ change }: CartPage, told?: CartReason): void {
  change((cart) => ({ ...cart, task: null, told: told ?? cart.told }));
}

/** Changes the cart, and keeps for its order what is chosen then (Q69). */
export function choose(page: CartPage, next: (cart: CartReady) => CartReady): void {
  page.change(next);
  const now = readyCart(page);
  if (now !== null) keepChoice(page.ports.session, now.order, now.chosen);
}

/** Shows what has become of the order in place of its cart (Q72). `said`: what Continue answered. */
export function showTruth({ change }: CartPage, truth: OrderNow, said: NoticeKey | null): void {
  change(({ order }) => ({ kind: 'over', order, truth, said }));
}
