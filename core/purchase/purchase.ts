import type { LoanProductId, NativeStep, OrderId, ProductId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { DAYS_PER_INSTALMENT } from '../loan/terms.ts';

/** How the phone reaches the shopper. */
export type ReceiptType = 'express' | 'pickUp';
/** How a purchase is paid: at once, or in instalments (R49). */
export type PaymentType = 'full' | 'bnpl';

/** Whether the shopper may pay in instalments, and why not (R50); `notOffered` also stands for unknown statuses (Q33). */
export type BnplStatus =
  | 'itemUnsupported'
  | 'loanUnavailable'
  | 'creditInsufficient'
  | 'overdue'
  | 'underReview'
  | 'currentOrder'
  | 'notOffered'
  | 'pendingRefund'
  | 'available';

/** One instalment plan that is offered (R42b). Money in paisa. */
export interface Plan {
  /** Number of instalments. */
  readonly periods: number;
  /** Days, as the server says them (Q36). */
  readonly days: number;
  readonly total: Paisa;
  readonly downPayment: Paisa;
  readonly remainingAmount: Paisa;
  readonly financingAmount: Paisa;
  /** Null where the gateway does not say it, as with the charges of the phone below. */
  readonly markup: Paisa | null;
  readonly lineMarkup: Paisa | null;
  readonly isMarkupFree: boolean;
  readonly bottomPrice: Paisa | null;
  readonly originalProductId: LoanProductId;
}

/** The phone in the cart (R42b). Money in paisa. */
export interface PurchasedProduct {
  readonly productId: ProductId | null;
  readonly name: string;
  readonly brand: string;
  readonly picture: string | null;
  readonly color: string | null;
  readonly storage: string | null;
  readonly price: Paisa;
  readonly linePrice: Paisa | null;
  readonly deliveryCharges: Paisa | null;
  readonly lineDeliveryCharges: Paisa | null;
  readonly discount: Paisa | null;
  readonly totalPrice: Paisa;
}

/** What the cart shows (R42b). */
export interface PurchaseInfo {
  readonly allows: Readonly<Record<ReceiptType, boolean>>;
  readonly bottomPrice: Paisa | null;
  /** `BNPL_AVAILABILITY` says what it means (R50). */
  readonly bnplStatus: BnplStatus;
  readonly availableCredit: Paisa | null;
  readonly product: PurchasedProduct;
  readonly plans: readonly Plan[];
  /** Whether the gateway sent plans that could not be read, and are not offered. */
  readonly hasLostPlans: boolean;
  /** True for a partner-retailer phone, whose policy must be agreed to (R53, Q37). */
  readonly needsPolicy: boolean;
}

/** Where an instalment application stands (R45). */
export interface Application {
  /** The page of the app that comes first; null where the cart is next. */
  readonly nativeStep: NativeStep | null;
  readonly productOrderId: OrderId | null;
}

/** What Continue sends (R54). */
export interface PurchaseChoice {
  readonly productOrderId: OrderId;
  readonly receiptType: ReceiptType;
  readonly paymentType: PaymentType;
  /** The chosen plan's, null for full payment (Q34). */
  readonly originalProductId: LoanProductId | null;
}

/** What becomes of Continue (R55); `error` stands for every number that the specification does not name (Q38). */
export type ContinueResult = 'accepted' | 'addressMissing' | 'soldOut' | 'overdue' | 'error';

/** What Continue answers (R54). */
export interface ContinueAnswer {
  readonly result: ContinueResult;
  /** Null where the answer does not say: the request's counts then (Q38). */
  readonly paymentType: PaymentType | null;
  /** The page of the app that comes next; null where the answer names none, or the cart. */
  readonly nativeStep: NativeStep | null;
  readonly productOrderId: OrderId | null;
}

/** Days of a plan by its number of instalments, as the calculator's link carries them (R52, Q36). */
export function daysOfPeriods(periods: number): number {
  return DAYS_PER_INSTALMENT * periods;
}

/** What the footer asks for now: the plan's bottom price for BNPL, the purchase's for full payment, above 0 only (R48, Q35). */
export function bottomPriceOf(purchase: PurchaseInfo, plan: Plan | null): Paisa | null {
  const price = plan === null ? purchase.bottomPrice : plan.bottomPrice;
  return price !== null && price > 0 ? price : null;
}

const RECEIPTS: readonly ReceiptType[] = ['express', 'pickUp'];

/** The ways of delivery that a purchase allows, in the order in which they are offered (R46). */
export function receiptTypesOf({ allows }: Pick<PurchaseInfo, 'allows'>): readonly ReceiptType[] {
  return RECEIPTS.filter((type) => allows[type]);
}

/** A plan's markup in paisa, 0 where it is free, null where nobody says it, with the one that is let off (R52). */
export function planMarkup({ isMarkupFree, markup, lineMarkup }: Pick<Plan, 'isMarkupFree' | 'markup' | 'lineMarkup'>) {
  return isMarkupFree ? { amount: 0, struck: lineMarkup } : { amount: markup, struck: null };
}

/** The discount in paisa, null where there is none to speak of, or nobody says it (R48). */
export function discountOf({ discount }: Pick<PurchasedProduct, 'discount'>): Paisa | null {
  return discount === 0 ? null : discount;
}
