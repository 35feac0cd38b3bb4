import type { Paisa } from '../lib/money.ts';
import { SHOP_PENALTY_RATE } from '../loan/terms.ts';
import { refundFees } from '../refund/refund-rows.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type FactPart, type FactSheet, factSheet, row } from '../text/fact-sheet.ts';
import { formatMinus, formatRupees } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { annualRate } from './annual-rate.ts';
import { type PlannedPayment, type PlanTerms, plannedPayments } from './planned-payments.ts';
import type { Plan, PurchaseInfo } from './purchase.ts';
import { discountOf, planMarkup } from './purchase-facts.ts';

/** What a shopper is about to agree to. */
export interface Agreed {
  readonly purchase: Pick<PurchaseInfo, 'product'>;
  /** Null for full payment. */
  readonly plan: Plan | null;
  /** What one day of lateness adds, as the lender's calculator says; null where it does not. Paisa. */
  readonly lateDay: Paisa | null;
}

/** In what words the facts are said. */
export interface FactWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'payments' | 'shop'>;
}

/** Everything to know before Continue, on one sheet: loan, each payment, every fee, lateness, cancelling. */
export function keyFactSheet(agreed: Agreed, words: FactWords): FactSheet {
  const { facts } = words.texts.payments;
  const { plan } = agreed;
  const price = priceOf(agreed, words);
  const cancel = cancelBefore(words.texts, plan !== null);
  if (plan === null) return factSheet(facts.title, [price, cancel]);
  return factSheet(facts.title, [
    loanOf(plan, words),
    price,
    eachPayment(plan, words),
    lateness(agreed, words),
    cancel,
  ]);
}

function loanOf(agreed: Plan, { language, texts }: FactWords): FactPart {
  const { facts } = texts.payments;
  const { plan, term } = texts.shop.cart;
  const money = (amount: Paisa): string => formatRupees(amount, language);
  const { amount: markup } = planMarkup(agreed);
  const yearly = annualRate(agreed);
  return {
    title: facts.loan,
    rows: [
      ...row(facts.plan, facts.planOf(agreed)),
      ...row(term.financingAmount, money(agreed.financingAmount)),
      ...row(term.markup, markup === null ? null : money(markup)),
      ...row(facts.yearlyRate, yearly === null ? null : plan.yearly({ rate: yearly.toFixed(1) })),
      ...row(term.remainingAmount, money(agreed.remainingAmount)),
      ...row(term.downPayment, money(agreed.downPayment)),
      ...row(term.total, money(agreed.total)),
    ],
    notes: [...(yearly === null ? [] : [facts.yearlyNote]), facts.noOther],
  };
}

function priceOf({ purchase: { product }, plan }: Agreed, { language, texts }: FactWords): FactPart {
  const { facts } = texts.payments;
  const { cart } = texts.shop;
  const discount = discountOf(product);
  return {
    title: facts.price,
    rows: [
      ...row(cart.productPrice, formatRupees(product.price, language)),
      ...row(
        cart.deliveryCharges,
        product.deliveryCharges === null ? null : formatRupees(product.deliveryCharges, language),
      ),
      ...row(cart.discount, discount === null ? null : formatMinus(discount, language)),
      ...row(plan === null ? cart.term.total : cart.total, formatRupees(product.totalPrice, language)),
    ],
    notes: plan === null ? [facts.paidAtOnce] : [],
  };
}

const eachPayment = (plan: Plan, words: FactWords): FactPart => ({
  title: words.texts.payments.facts.payments,
  ...plannedPart(plan, words),
});

/** In what words the payments of a plan are said. */
interface PlannedWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'payments'>;
}

/** The payments of a plan as rows, and below them that the lender's own may be lower, where one of them is rounded up. */
export function plannedPart(terms: PlanTerms, words: PlannedWords): Pick<FactPart, 'rows' | 'notes'> {
  const { plan } = words.texts.payments;
  const planned = plannedPayments(terms);
  const isRounded = planned.some(({ isAtMost }) => isAtMost);
  return { rows: plannedRows(planned, words), notes: isRounded ? [plan.rounding] : [] };
}

/** After how many days which payment comes, and how much it is. */
function plannedRows(planned: readonly PlannedPayment[], { language, texts }: PlannedWords): FactPart['rows'] {
  const { plan } = texts.payments;
  const firstNumber = planned[0]?.afterDays === 0 ? 0 : 1;
  return planned.flatMap(({ afterDays, amount, isAtMost }, at) => {
    const name =
      afterDays === 0
        ? plan.today
        : afterDays === null
          ? plan.later({ number: at + firstNumber })
          : plan.inDays({ days: afterDays });
    const money = formatRupees(amount, language);
    return row(name, isAtMost ? plan.atMost({ amount: money }) : money);
  });
}

function lateness({ lateDay }: Agreed, { language, texts }: FactWords): FactPart {
  const { facts } = texts.payments;
  return {
    title: facts.late,
    rows: [
      ...row(facts.lateRate, facts.aDay({ rate: SHOP_PENALTY_RATE })),
      ...row(facts.lateDay, lateDay === null ? null : formatRupees(lateDay, language)),
    ],
    notes: [texts.shop.order.equipment.warning],
  };
}

/** What is said of cancelling before there is an order: which fees there are, with a loan or without (R67, R68). */
export function cancelBefore(
  { payments: { cancel }, shop: { refund } }: Pick<Catalogue, 'payments' | 'shop'>,
  isLoan: boolean,
): FactPart {
  return {
    title: cancel.title,
    rows: [],
    notes: [`${cancel.before} ${refundFees(refund, isLoan).join(' · ')}`, cancel.amounts],
  };
}
