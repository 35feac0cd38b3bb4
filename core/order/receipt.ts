import { SHOP_PENALTY_RATE } from '../loan/terms.ts';
import { discountOf } from '../purchase/purchase.ts';
import type { RefundInfo } from '../refund/refund.ts';
import { refundFees, refundRows } from '../refund/refund-rows.ts';
import type { Catalogue } from '../text/catalogue.ts';
import type { Company } from '../text/company.ts';
import { writtenDay, writtenTime } from '../text/dates.ts';
import { type FactPart, type FactRow, type FactSheet, factSheet, row, sumRow } from '../text/fact-sheet.ts';
import { formatMinus, formatRupees, groupedPhone, isolatedRuns } from '../text/format.ts';
import { directionOf, type Language } from '../text/language.ts';
import { can, type Order } from './order.ts';
import { methodName, orderMarkup, paymentMethodOf } from './order-facts.ts';
import { aboveLoanNote, orderMoney } from './order-money.ts';
import { overPart } from './over.ts';
import { listedPayments, paymentAmount, standing } from './payment-list.ts';

/** In what words, and of which company, a receipt is written. */
export interface ReceiptWords {
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'payments' | 'shop'>;
  readonly company: Pick<Company, 'legalName' | 'licence' | 'hotline'>;
  /** A colour as the language says it, of the seller's own name for it. */
  readonly colorName: (written: string) => string;
  /** Whether the licence holder has not supplied a fact of the company’s (Q8). */
  readonly isSample: (fact: 'legalName' | 'licence' | 'hotline') => boolean;
}

/** A receipt to keep: order, price, plan with every payment, fees, how to cancel, hotline. `refund`: as the gateway said it last. */
export function receiptSheet(order: Order, refund: RefundInfo | null, words: ReceiptWords): FactSheet {
  const { payments } = words.texts;
  return factSheet(payments.receipt.title, [
    orderPart(order, words),
    pricePart(order, words),
    paymentsPart(order, words),
    cancelPart(order, refund, words),
    companyPart(words),
  ]);
}

function orderPart(order: Order, { language, texts: { common, payments, shop }, colorName }: ReceiptWords): FactPart {
  const { receipt } = payments;
  const { product, times } = order;
  const at = (instant: number | null): string | null => (instant === null ? null : writtenTime(instant, common));
  const color = product.color === null ? '' : colorName(product.color);
  const phone = [product.brand, product.name, color, product.storage ?? '']
    .filter((part) => part !== '')
    .map((part) => (directionOf(language) === 'rtl' ? isolatedRuns(part) : part));
  const method = paymentMethodOf(order);
  return {
    title: receipt.order,
    rows: [
      ...row(shop.order.orderId, order.productOrderId),
      ...row(receipt.phone, phone.join(' · ')),
      ...row(shop.order.times.placedAt, at(times.placedAt)),
      ...row(shop.order.times.paidAt, at(times.paidAt)),
      ...row(shop.order.paymentMethod, method === null ? null : methodName(method, shop)),
    ],
    notes: [],
  };
}

function pricePart(order: Order, { language, texts: { payments, shop } }: ReceiptWords): FactPart {
  const { prices } = order;
  const discount = discountOf(prices);
  const { facts, owed } = payments;
  const { onTop } = orderMoney(order);
  const markup = orderMarkup(order)?.amount ?? null;
  return {
    title: facts.price,
    rows: [
      ...row(shop.order.productPrice, formatRupees(prices.productPrice, language)),
      ...row(
        shop.order.deliveryCharges,
        prices.deliveryCharges === null ? null : formatRupees(prices.deliveryCharges, language),
      ),
      ...row(shop.order.discount, discount === null ? null : formatMinus(discount, language)),
      ...row(shop.order.markup, markup === null ? null : formatRupees(markup, language)),
      ...sumRow(shop.order.total, formatRupees(prices.totalAmount, language)),
    ],
    notes: onTop === null ? [] : [owed.onTop({ charge: formatRupees(onTop, language) })],
  };
}

function paymentsPart(order: Order, words: ReceiptWords): FactPart {
  const { payments, shop } = words.texts;
  const money = orderMoney(order);
  const { schedule, stage, start } = money;
  const above = aboveLoanNote(money, payments.plan);
  const { of, ...owed } = schedule ?? { of: 0, payments: [], rest: null };
  const listed = listedPayments(owed);
  const rows = listed.payments.flatMap((payment): readonly FactRow[] => {
    const { number } = payment;
    const [date = '', state = ''] = standing(payment, words);
    const name = payments.receipt.payment({ number, of, date, state });
    return row(name, paymentAmount(payment, words) ?? words.texts.common.dash);
  });
  const { cut, rest } = listed;
  const { lateRate, aDay } = payments.facts;
  const hasLateness = order.paymentType === 'bnpl' && stage !== 'over';
  return {
    title: payments.facts.payments,
    rows: [
      ...row(shop.cart.term.downPayment, start?.state === 'paid' ? formatRupees(start.amount, words.language) : null),
      ...rows,
      ...sumRow(shop.order.schedule.rest, rest === null ? null : formatRupees(rest, words.language)),
      ...(hasLateness ? row(lateRate, aDay({ rate: SHOP_PENALTY_RATE })) : []),
    ],
    notes: [...(cut === null ? [] : [payments.keep.cut(cut)]), ...(above === null ? [] : [above])],
  };
}

function cancelPart(order: Order, refund: RefundInfo | null, words: ReceiptWords): FactPart {
  const { cancel } = words.texts.payments;
  const { stage, back, schedule } = orderMoney(order);
  if (stage === 'over') return overPart(back, words);
  if (!can('refund', order)) {
    const isOnItsWay = order.status === 'shipped' || order.status === 'received';
    return { title: cancel.title, rows: [], notes: isOnItsWay ? [cancel.shipped] : [] };
  }
  // The sum of the sheet is what was bought: what would come back is a row like its fees.
  const known =
    refund === null ? [] : refundRows(refund, schedule, words).flatMap(({ name, value }) => row(name, value));
  const fees =
    refund === null
      ? [`${cancel.fees}: ${refundFees(words.texts.shop.refund, order.paymentType !== 'full').join(' · ')}`]
      : [];
  return { title: cancel.title, rows: known, notes: [cancel.open, ...fees] };
}

function companyPart({ language, texts: { common, payments }, company, isSample }: ReceiptWords): FactPart {
  const { receipt, keep, paper } = payments;
  const { number, date } = company.licence;
  const facts = [
    ['legalName', receipt.name, company.legalName[language]],
    ['licence', paper.licence, paper.licenceOf({ number, date: writtenDay(date, common) })],
    ['hotline', receipt.hotline, groupedPhone(company.hotline)],
  ] as const;
  return {
    title: receipt.company,
    rows: facts.map(([fact, name, value]) => ({ name, value, mark: isSample(fact) ? common.sample : null })),
    notes: [keep.inApp],
  };
}
