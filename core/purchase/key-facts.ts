import type { Paisa } from '../lib/money.ts';
import { SHOP_PENALTY_RATE } from '../loan/terms.ts';
import { struckPrice } from '../product/product.ts';
import { refundFees } from '../refund/refund-rows.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type FactPart, type FactSheet, factSheet, row } from '../text/fact-sheet.ts';
import { formatMinus, formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { annualRate, type PlanTerms, plannedPayments } from './planned-payments.ts';
import { discountOf, type Plan, type PurchaseInfo, planMarkup } from './purchase.ts';

/** What a shopper is about to agree to. */
export interface Agreed {
  readonly purchase: Pick<PurchaseInfo, 'product'>;
  /** Null for full payment. */
  readonly plan: Plan | null;
  /** What one day of lateness adds, as the lender's calculator says; null where it does not. Paisa. */
  readonly lateDay: Paisa | null;
}

/** In what words facts are said. */
interface Words<Part extends keyof Catalogue> {
  readonly language: Language;
  readonly texts: Pick<Catalogue, Part>;
}

/** Everything to know before Continue, on one sheet: loan, each payment, every fee, lateness, cancelling (R48, R52, R67, R68). */
export function keyFactSheet(agreed: Agreed, words: Words<'payments' | 'shop'>): FactSheet {
  const { product } = agreed.purchase;
  const { plan, lateDay } = agreed;
  const { language, texts } = words;
  const { cancel, facts } = texts.payments;
  const { calculator, cart, order, refund } = texts.shop;
  const rupees = (amount: Paisa | null): string | null => (amount === null ? null : formatRupees(amount, language));
  const { deliveryCharges } = product;
  const struck = deliveryCharges === null ? null : struckPrice(deliveryCharges, product.lineDeliveryCharges);
  const discount = discountOf(product);
  const price: FactPart = {
    title: facts.price,
    rows: [
      ...row(cart.productPrice, rupees(product.price)),
      ...row(cart.deliveryCharges, rupees(deliveryCharges), rupees(struck)),
      ...row(cart.discount, discount === null ? null : formatMinus(discount, language)),
      ...row(plan === null ? cart.term.total : cart.total, rupees(product.totalPrice)),
    ],
    notes: plan === null ? [facts.paidAtOnce] : [],
  };
  const cancelling: FactPart = {
    title: cancel.title,
    rows: [],
    notes: [`${cancel.before} ${refundFees(refund, plan !== null).join(' · ')}`, cancel.amounts],
  };
  if (plan === null) return factSheet(facts.title, [price, cancelling]);
  const payments = { title: facts.payments, ...plannedPart(plan, words) };
  const late: FactPart = {
    title: facts.late,
    rows: [
      ...row(calculator.overdueCharge, facts.aDay({ rate: SHOP_PENALTY_RATE })),
      ...row(facts.lateDay, rupees(lateDay)),
    ],
    notes: [order.equipment.warning],
  };
  return factSheet(facts.title, [loanPart(plan, words), price, payments, late, cancelling]);
}

function loanPart(plan: Plan, { language, texts }: Words<'payments' | 'shop'>): FactPart {
  const { facts } = texts.payments;
  const { plan: planText, term } = texts.shop.cart;
  const money = (amount: Paisa): string => formatRupees(amount, language);
  const { amount: markup, struck } = planMarkup(plan);
  const yearly = annualRate(plan);
  return {
    title: facts.loan,
    rows: [
      ...row(facts.plan, facts.planOf(plan)),
      ...row(term.financingAmount, money(plan.financingAmount)),
      ...row(term.markup, markup === null ? null : money(markup), struck === null ? null : money(struck)),
      ...row(facts.yearlyRate, yearly === null ? null : planText.yearly({ rate: yearly.toFixed(1) })),
      ...row(term.remainingAmount, money(plan.remainingAmount)),
      ...row(term.downPayment, money(plan.downPayment)),
      ...row(term.total, money(plan.total)),
    ],
    notes: [...(yearly === null ? [] : [facts.yearlyNote]), facts.noOther],
  };
}

/** The payments of a plan as rows, and below them that the lender's own may be lower, where one of them is rounded up. */
export function plannedPart(terms: PlanTerms, { language, texts }: Words<'payments'>): Omit<FactPart, 'title'> {
  const { plan } = texts.payments;
  const planned = plannedPayments(terms);
  const firstNumber = planned[0]?.afterDays === 0 ? 0 : 1;
  const rows = planned.flatMap(({ afterDays, amount, isAtMost }, at) => {
    const later = afterDays === null ? plan.later({ number: at + firstNumber }) : plan.inDays({ days: afterDays });
    const money = formatRupees(amount, language);
    return row(afterDays === 0 ? plan.today : later, isAtMost ? plan.atMost({ amount: money }) : money);
  });
  return { rows, notes: planned.some(({ isAtMost }) => isAtMost) ? [plan.rounding] : [] };
}
