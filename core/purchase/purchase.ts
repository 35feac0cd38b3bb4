import type { LoanProductId, OrderId, ProductId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';

/** The step at which an order is ready for the cart (R45). */
export const CART_STEP = 1110;

/** How the phone reaches the shopper. */
export type ReceiptType = 'express' | 'pickUp';
/** How it is paid. */
export type PaymentType = 'full' | 'bnpl';

/** The wire's numbers for `ReceiptType` (R54). */
export const RECEIPT_CODES: Record<ReceiptType, 1 | 2> = { express: 1, pickUp: 2 };
/** The wire's numbers for `PaymentType` (R54). */
export const PAYMENT_CODES: Record<PaymentType, 1 | 2> = { full: 1, bnpl: 2 };

/** One instalment plan that is offered (R42b). Money in paisa. */
export interface CalcTerm {
  /** Number of instalments. */
  readonly periods: number;
  /** Days, as the server says them (Q36). */
  readonly days: number;
  readonly total: Paisa;
  readonly downPayment: Paisa;
  readonly remainingAmount: Paisa;
  readonly financingAmount: Paisa;
  readonly markup: Paisa;
  readonly lineMarkup: Paisa | null;
  readonly isMarkupFree: boolean;
  readonly bottomPrice: Paisa | null;
  readonly originalProductId: LoanProductId;
}

/** The phone in the cart (R42b). Money in paisa. */
export interface PurchasedProduct {
  readonly productId: ProductId | null;
  readonly productName: string;
  readonly brandName: string;
  readonly pic: string | null;
  readonly color: string | null;
  readonly storage: string | null;
  readonly price: Paisa;
  readonly linePrice: Paisa | null;
  readonly deliveryCharges: Paisa;
  readonly lineDeliveryCharges: Paisa | null;
  readonly discount: Paisa;
  readonly totalPrice: Paisa;
}

/** What the cart shows (R42b). */
export interface PurchaseInfo {
  readonly allows: Readonly<Record<ReceiptType, boolean>>;
  readonly bottomPrice: Paisa | null;
  /** As sent; `bnplAvailability` says what it means (R50). */
  readonly bnplPayStatus: number;
  readonly availableCredit: Paisa | null;
  readonly product: PurchasedProduct;
  readonly calcInfos: readonly CalcTerm[];
  /** True for a partner-retailer phone, whose policy must be agreed to (R53, Q37). */
  readonly needsPolicy: boolean;
}

/** Where an instalment application stands (R45). */
export interface BnplInfo {
  readonly currentStep: number;
  readonly productOrderId: OrderId | null;
}

/** What Continue sends (R54). */
export interface PurchaseChoice {
  readonly productOrderId: OrderId;
  readonly receiptType: ReceiptType;
  readonly paymentType: PaymentType;
  /** The chosen term's, null for full payment (Q34). */
  readonly originalProductId: LoanProductId | null;
}

/** What Continue answers (R54). */
export interface NextStep {
  /** 1 go on, 2 no address, 3 sold out, 4 overdue orders (R55); other numbers are errors. */
  readonly status: number;
  /** Null where the answer does not say: the request's counts then (Q38). */
  readonly orderPayType: PaymentType | null;
  readonly currentStep: number | null;
  readonly productOrderId: OrderId | null;
}

/** Days of a term by its number of instalments, as the calculator's link carries them (R52, Q36). */
export function daysOfPeriods(periods: number): number {
  return 30 * periods;
}

/** Whether two readings of a purchase ask for the same money, with the chosen term (null for full payment). */
export function asksTheSame(before: PurchaseInfo, after: PurchaseInfo, term: CalcTerm | null): boolean {
  const amounts = (purchase: PurchaseInfo): readonly (Paisa | null)[] => {
    const { price, deliveryCharges, discount, totalPrice } = purchase.product;
    const plan = purchase.calcInfos.find((each) => each.originalProductId === term?.originalProductId);
    const ofPlan = plan === undefined ? [] : [plan.total, plan.downPayment, plan.remainingAmount, plan.markup];
    return [price, deliveryCharges, discount, totalPrice, bottomPriceOf(purchase, plan ?? null), ...ofPlan];
  };
  const [own, other] = [amounts(before), amounts(after)];
  return own.length === other.length && own.every((amount, at) => amount === other[at]);
}

/** What the footer asks for now: the term's bottom price for BNPL, the purchase's for full payment, above 0 only (R48, Q35). */
export function bottomPriceOf(purchase: PurchaseInfo, term: CalcTerm | null): Paisa | null {
  const price = term === null ? purchase.bottomPrice : term.bottomPrice;
  return price !== null && price > 0 ? price : null;
}
