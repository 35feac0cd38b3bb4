import type { Paisa } from '../lib/money.ts';
import { discountOf } from '../purchase/purchase.ts';
import type { Company } from '../text/company.ts';
import { writtenDay, writtenTime } from '../text/dates.ts';
import { type FactPart, type FactRow, type FactSheet, factSheet, row, sumRow } from '../text/fact-sheet.ts';
import { formatMinus, formatRupees, groupedPhone, isolatedRuns } from '../text/format.ts';
import { directionOf } from '../text/language.ts';
import { type MoneyWords, overPart } from './money-back.ts';
import type { Order } from './order.ts';
import { orderMarkup, orderMoney, paymentMethod } from './order-money.ts';
import { paymentAmount, standing } from './payment-list.ts';

/** In what words, and of which company, a receipt is written. */
export interface ReceiptWords extends MoneyWords {
  readonly company: Pick<Company, 'legalName' | 'licence' | 'hotline'>;
  /** A colour as the language says it, of the seller's own name for it. */
  readonly colorName: (written: string) => string;
  /** Whether the licence holder has not supplied a fact of the company’s (Q8). */
  readonly isSample: (fact: 'legalName' | 'licence' | 'hotline') => boolean;
}

/** A receipt to keep: order, price, every payment, what comes back of an order that is over, the company. */
export function receiptSheet(order: Order, words: ReceiptWords): FactSheet {
  const over = overPart(order, words);
  return factSheet(words.texts.payments.receipt.title, [
    orderPart(order, words),
    pricePart(order, words),
    paymentsPart(order, words),
    ...(over === null ? [] : [over]),
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
  return {
    title: receipt.order,
    rows: [
      ...row(shop.order.orderId, order.productOrderId),
      ...row(receipt.phone, phone.join(' · ')),
      ...row(payments.story.done.placed, at(times.placedAt)),
      ...row(payments.story.done.paid, at(times.paidAt)),
      ...row(shop.order.paymentMethod, paymentMethod(order, shop)),
    ],
    notes: [],
  };
}

function pricePart(order: Order, { language, texts: { payments, shop } }: ReceiptWords): FactPart {
  const { productPrice, deliveryCharges, totalAmount } = order.prices;
  const discount = discountOf(order.prices);
  const money = (name: string, amount: Paisa | null): readonly FactRow[] =>
    row(name, amount === null ? null : formatRupees(amount, language));
  return {
    title: payments.facts.price,
    rows: [
      ...money(shop.cart.productPrice, productPrice),
      ...money(shop.cart.deliveryCharges, deliveryCharges),
      ...row(shop.cart.discount, discount === null ? null : formatMinus(discount, language)),
      ...money(shop.cart.term.markup, orderMarkup(order)?.amount ?? null),
      ...sumRow(shop.cart.term.total, formatRupees(totalAmount, language)),
    ],
    notes: [],
  };
}

function paymentsPart(order: Order, words: ReceiptWords): FactPart {
  const { language, texts } = words;
  const { payments, shop } = texts;
  const { schedule, start } = orderMoney(order);
  const { of, rest, payments: each } = schedule ?? { of: 0, rest: null, payments: [] };
  return {
    title: payments.facts.payments,
    rows: [
      ...row(shop.cart.term.downPayment, start?.state === 'paid' ? formatRupees(start.amount, language) : null),
      ...each.flatMap((payment) => {
        const name = shop.order.schedule.number({ number: payment.number, of });
        return row([name, ...standing(payment, words)].join(' – '), paymentAmount(payment, words) ?? texts.common.dash);
      }),
      ...sumRow(shop.order.schedule.rest, rest ? formatRupees(rest, language) : null),
    ],
    notes: [],
  };
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
