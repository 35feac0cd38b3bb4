import { LOAN_TERMS } from '#core/loan/terms.ts';
import { DELIVERY, FULL_PAYMENT_PRODUCT, type Variant } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';

/** A day, ms. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A way to pay in instalments, as the lender offers it. */
interface LoanProduct {
  readonly id: string;
  readonly periods: 1 | 2 | 3;
  /** Hundredths of a percent a day. */
  readonly rate: number;
  readonly isMarkupFree: boolean;
}

/** Plans of 30, 60 and 90 days, none above 0.75 % a day; the shortest is free. */
export const LOAN_PRODUCTS: readonly LoanProduct[] = [
  { id: '7300000000000000030', periods: 1, rate: 20, isMarkupFree: true },
  { id: '7300000000000000060', periods: 2, rate: 20, isMarkupFree: false },
  { id: '7300000000000000090', periods: 3, rate: 25, isMarkupFree: false },
];

/** Days of a plan. */
export const daysOf = (loan: LoanProduct): number => 30 * loan.periods;

/** Percent of the price that is paid at once. */
const DOWN_PAYMENT_PERCENT = 20;
/** Penalty, percent a day (R60). */
const PENALTY_PERCENT = 2;

/** Splits a price over a plan, in whole rupees: no loan is above what the product may lend (R1), the rest is paid at once. */
export function planOf(price: number, loan: LoanProduct) {
  const downPayment = Math.max(Math.ceil((price * DOWN_PAYMENT_PERCENT) / 100), price - LOAN_TERMS.maxAmount);
  const financingAmount = price - downPayment;
  const lineMarkup = chargedRupees(financingAmount * loan.rate * daysOf(loan), 10_000);
  const markup = loan.isMarkupFree ? 0 : lineMarkup;
  // What the instalments pay back.
  const remainingAmount = financingAmount + markup;
  return { downPayment, financingAmount, markup, lineMarkup, remainingAmount, total: downPayment + remainingAmount };
}

/** The one rule of rounding: what is charged is cut to whole rupees, and the paisa stay the customer's. Whole numbers. */
const chargedRupees = (share: number, of: number): number => Math.floor(share / of);

/**
 * What the lateness of one instalment costs, the same for each of a plan: each day 2 % of its share of the loan (R60), both cut to
 * whole rupees. Without an end: pages notice where it passes the loan (Q20).
 */
export function overdueCharge(financingAmount: number, periods: number, days: number): number {
  return chargedRupees(chargedRupees(financingAmount, periods) * PENALTY_PERCENT, 100) * days;
}

/** Equal payments that add up to `amount`; the first ones carry the odd rupees. */
export function scheduleOf(amount: number, periods: number): readonly number[] {
  const each = Math.floor(amount / periods);
  const odd = amount - each * periods;
  return Array.from({ length: periods }, (_, at) => each + (at < odd ? 1 : 0));
}

/** What a variant costs in the cart. Rupees. */
export function offerOf({ phone, price }: Variant): Pick<OrderRecord, 'productPrice' | 'deliveryCharges' | 'discount'> {
  const isReduced = phone.linePrice !== null && phone.versions[0]?.price === price;
  return { productPrice: price, deliveryCharges: DELIVERY.charges, discount: isReduced ? 500 : 0 };
}

/** A variant by the plan with the lowest payments, as an example, rupees; null where it is sold for full payment alone. */
export function variantExample(variant: Variant) {
  const loan = LOAN_PRODUCTS.at(-1);
  if (variant.phone.id === FULL_PAYMENT_PRODUCT || loan === undefined) return null;
  const { downPayment, remainingAmount, total } = planOf(priceToPay(offerOf(variant)), loan);
  const [perPeriod = 0] = scheduleOf(remainingAmount, loan.periods);
  return { downPayment, periods: loan.periods, perPeriod, total };
}

/** The same order with what follows from its price and its plan. */
export function reckoned(order: OrderRecord): OrderRecord {
  const loan = LOAN_PRODUCTS.find(({ id }) => id === order.loanProductId);
  if (loan === undefined) return { ...order, markup: 0, lineMarkup: 0, firstPayment: priceToPay(order) };
  const { markup, lineMarkup, downPayment } = planOf(priceToPay(order), loan);
  return { ...order, markup, lineMarkup, firstPayment: downPayment };
}

/** The instalments of an order as it was continued with, rupees; none for full payment. */
export function plannedAmounts(order: OrderRecord): readonly number[] {
  const loan = LOAN_PRODUCTS.find(({ id }) => id === order.loanProductId);
  return loan === undefined ? [] : scheduleOf(priceToPay(order) + order.markup - order.firstPayment, loan.periods);
}

/** What the lateness of an instalment cost until it was paid, or until `now`. Rupees; times in ms since 1970. */
export function penaltyOf(
  order: OrderRecord,
  { dueTime, paidTime }: { readonly dueTime: number | null; readonly paidTime: number | null },
  now: number,
): number {
  const daysLate = dueTime === null ? 0 : Math.max(0, Math.floor(((paidTime ?? now) - dueTime) / DAY_MS));
  return overdueCharge(priceToPay(order) - order.firstPayment, plannedAmounts(order).length, daysLate);
}

/** What is paid for the phone itself, before markup. */
export const priceToPay = (order: ReturnType<typeof offerOf>): number =>
  order.productPrice + order.deliveryCharges - order.discount;

/** Fees in rupees; the checks are made for instalment orders alone. */
const FEES = { amlOrCftFee: 50, tasdeepFee: 35, dataCheckFee: 35, refundProcessingFee: 100 };

/** What was paid for an order so far: the first payment, and each instalment with what its lateness cost. Rupees. */
const paidFor = (order: OrderRecord): number =>
  order.installments
    .filter(({ paidTime }) => paidTime !== null)
    .reduce((sum, each) => sum + each.amount + penaltyOf(order, each, 0), order.firstPayment);

/** The refund of an order, rupees: what was paid for it, less the fees. */
export function refundOf(order: OrderRecord) {
  const fees = order.paymentType === 'bnpl' ? FEES : { ...FEES, tasdeepFee: 0, dataCheckFee: 0 };
  const totalFee = fees.amlOrCftFee + fees.tasdeepFee + fees.dataCheckFee + fees.refundProcessingFee;
  return { refundAmount: Math.max(0, paidFor(order) - totalFee), fees, totalFee };
}

/** What comes back of an order, and since when (ms since 1970): all of it where seller or courier ended it; null for nothing. */
export function moneyBack(order: OrderRecord): { readonly time: number | null; readonly amount: number } | null {
  if (order.status === 'returns') return { time: order.refundAskedAt ?? null, amount: refundOf(order).refundAmount };
  if (order.status !== 'cancelled' || order.paidAt === null) return null;
  return { time: order.cancelledAt, amount: paidFor(order) };
}
