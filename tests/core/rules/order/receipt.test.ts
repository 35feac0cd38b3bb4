import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAboveLoan } from '#core/order/above-loan.ts';
import { can } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import { paymentList } from '#core/order/payment-list.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { type Agreed, keyFactSheet } from '#core/purchase/key-facts.ts';
import { type FactSheet, sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { order, refundInfo } from '../../../arbitraries/order.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { paisa } from '../../../arbitraries/shop.ts';
import { oneOf } from '../../../support/questions.ts';
import { receiptWords } from '../../../support/receipt-words.ts';

const LANGUAGES = ['en', 'ur'] as const;

/** Every amount that a text names, in paisa: what stands before or behind the rupee's sign. */
const amountsIn = (text: string): readonly bigint[] =>
  [...text.matchAll(/Rs\.\u00A0([\d,]+)(?:\.(\d\d))?|([\d,]+)(?:\.(\d\d))?[\u2069]?\u00A0روپے/g)].map(
    ([, whole, part, urduWhole, urduPart]) =>
      BigInt((whole ?? urduWhole ?? '').replaceAll(',', '')) * 100n + BigInt(part ?? urduPart ?? 0),
  );

const rowsOf = ({ parts }: FactSheet): readonly (readonly [string, string])[] =>
  parts.flatMap(({ rows }) => rows.map(({ name, value }) => [name, value] as const));

describe('R65, R67 the receipt of an order', () => {
  it('Q50 names the colour of the phone in its language', () => {
    const black = { ...oneOf(order()), product: { ...oneOf(order()).product, color: 'Light Black' } };
    const phoneIn = (language: 'en' | 'ur'): string =>
      rowsOf(receiptSheet(black, null, receiptWords(language))).find(
        ([name]) => name === textsOf(language).payments.receipt.phone,
      )?.[1] ?? '';
    expect([phoneIn('en'), phoneIn('ur')]).toEqual([
      expect.stringContaining('Light Black'),
      expect.stringContaining('ہلکا سیاہ'),
    ]);
  });

  it('names no amount that the gateway did not send, but for what its own amounts add up to', () => {
    fc.assert(
      fc.property(order(), fc.option(refundInfo()), fc.constantFrom(...LANGUAGES), (each, refund, language) => {
        const sheet = receiptSheet(each, refund, receiptWords(language));
        const { prices, installments } = each;
        const sent: readonly (number | null)[] = [
          ...Object.values(prices),
          ...installments.flatMap(({ amount, penalty }) => [amount, penalty, (amount ?? 0) + (penalty ?? 0)]),
          each.refund.amount,
          ...(refund === null ? [] : Object.values(refund).filter((value) => typeof value === 'number')),
          each.downPayment,
          paymentScheduleOf(each)?.rest ?? null,
        ];
        const known = new Set(sent.filter((amount) => amount !== null).map(BigInt));
        for (const amount of amountsIn(sheetText(sheet))) expect([amount, known.has(amount)]).toEqual([amount, true]);
        for (const [name, value] of rowsOf(sheet))
          expect([name, value]).not.toEqual([name, expect.stringMatching(/null|undefined|NaN/)]);
      }),
      { numRuns: 150 },
    );
  });

  it('Q8 marks each of the company’s facts that is a sample, and no other, shown and as a text', () => {
    fc.assert(
      fc.property(
        order(),
        fc.subarray(['legalName', 'licence', 'hotline'] as const),
        fc.constantFrom(...LANGUAGES),
        (each, samples, language) => {
          const { sample } = textsOf(language).common;
          const isSample = (fact: (typeof samples)[number]): boolean => samples.includes(fact);
          const sheet = receiptSheet(each, null, { ...receiptWords(language), isSample });
          const [name, licence, hotline] = sheet.parts.at(-1)?.rows ?? [];
          const marked = Object.entries({ legalName: name, licence, hotline }).filter(
            ([, row]) => row?.mark === sample,
          );
          expect(marked.map(([fact]) => fact)).toEqual(samples);
          expect(sheetText(sheet).split(`(${sample})\n`)).toHaveLength(samples.length + 1);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('has the price, every payment, how to cancel and the hotline, as far as they are known', () => {
    fc.assert(
      fc.property(order(), fc.option(refundInfo()), (each, refund) => {
        const text = textsOf('en');
        const sheet = receiptSheet(each, refund, receiptWords('en'));
        const titles = sheet.parts.map(({ title }) => title);
        const all = sheetText(sheet);
        expect(all).toContain('051 111 883 883');
        expect(all).toContain(each.productOrderId);
        expect(titles).toContain(text.payments.facts.price);
        const schedule = paymentScheduleOf(each);
        const listed = sheet.parts.find(({ title }) => title === text.payments.facts.payments)?.rows ?? [];
        const numbered = listed.filter(({ name }) => / of \d/.test(name));
        expect(numbered).toHaveLength(schedule?.payments.length ?? 0);
        const cancel = [text.payments.cancel.open, text.payments.cancel.shipped, text.payments.over.nothing];
        const expected = each.status === 'returns' || each.status === 'cancelled' ? 2 : can('refund', each) ? 0 : 1;
        const isSilent = expected === 1 && each.status !== 'shipped' && each.status !== 'received';
        expect(cancel.map((words) => all.includes(words))).toEqual(cancel.map((_, at) => at === expected && !isSilent));
        expect(all).not.toMatch(/\b0 Months/);
      }),
      { numRuns: 150 },
    );
  });

  it('names the down payment only where a field says it, and each paid payment once as paid', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const { downPayment } = textsOf('en').shop.cart.term;
        const rows = rowsOf(receiptSheet(each, null, receiptWords('en')));
        const said = rows.filter(([name]) => name === downPayment).map(([, value]) => amountsIn(value));
        const paid = each.paymentType === 'bnpl' && orderMoney(each).hasReceipt ? (each.downPayment ?? 0) : 0;
        expect(said).toEqual(paid === 0 ? [] : [[BigInt(paid)]]);
        for (const [name] of rows) expect(name).not.toMatch(/Paid .*Paid/);
      }),
    );
  });

  it('Q20 says that charges are above the loan only where every part of them is known, and they are', () => {
    const part = fc.option(fc.nat(300));
    const each = fc.record({ amount: part, markup: part, penalty: part });
    fc.assert(
      fc.property(fc.array(each, { maxLength: 4 }), (parts) => {
        const installments = parts.map((one) => ({ ...one, dueTime: 1, isPaid: false, paidTime: null }));
        const isKnown = parts.every(
          ({ amount, markup, penalty }) => amount !== null && markup !== null && penalty !== null && markup <= amount,
        );
        const [loan, charges] = parts.reduce(
          ([sum, extra], { amount, markup, penalty }) => [
            sum + BigInt(amount ?? 0) - BigInt(markup ?? 0),
            extra + BigInt(markup ?? 0) + BigInt(penalty ?? 0),
          ],
          [0n, 0n],
        );
        expect(isAboveLoan({ installments })).toBe(isKnown && charges > loan);
      }),
    );
  });
});

describe('the list of payments that is handed to another app', () => {
  it('has a line for each payment and what is left, and no order id, name or address', () => {
    fc.assert(
      fc.property(order(), fc.constantFrom(...LANGUAGES), (each, language) => {
        const schedule = paymentScheduleOf(each);
        if (schedule === null) return;
        const list = paymentList({ name: 'Galaxy' }, schedule, { language, texts: textsOf(language) });
        expect(list.split('\n').filter((line) => line.startsWith('• '))).toHaveLength(schedule.payments.length);
        const expected = schedule.payments.flatMap(({ amount, penalty }) =>
          amount === null ? [] : [amount, ...(penalty ? [penalty, amount + penalty] : [])],
        );
        const rest = schedule.rest === null || schedule.rest === 0 ? [] : [schedule.rest];
        expect(amountsIn(list)).toEqual([...expected, ...rest].map(BigInt));
        expect(list).not.toContain(each.productOrderId);
      }),
    );
  });
});

describe('R52, R67 the key facts before Continue', () => {
  it('R52, R67 are these, and fewer where the days do not divide, nothing is paid today, or there is no loan', () => {
    const texts = textsOf('en');
    const { facts, cancel } = texts.payments;
    const amounts = { price: 1_000_000, deliveryCharges: 20_000, discount: 10_000, totalPrice: 1_010_000 };
    const product = { ...oneOf(purchaseInfo()).product, ...amounts };
    const terms = { downPayment: 110_000, financingAmount: 900_000, markup: 99_950, isMarkupFree: false };
    const chosen = { ...oneOf(plan()), ...terms, periods: 3, days: 90, remainingAmount: 999_950, total: 1_109_950 };
    const sheetOf = (agreed: Partial<Agreed>): string =>
      sheetText(keyFactSheet({ purchase: { product }, plan: chosen, lateDay: null, ...agreed }, receiptWords('en')));
    const whole = `Key facts

The loan
Plan: 3 payments, 90 days
Loan amount: Rs. 9,000
Markup: Rs. 999.50
Markup as a yearly rate: 90.9% a year, compounded
Repayable in instalments: Rs. 9,999.50
Down payment: Rs. 1,100
Total: Rs. 11,099.50
${facts.yearlyNote}
${facts.noOther}

The price
Phone price: Rs. 10,000
Delivery charges: Rs. 200
Discount: −Rs. 100
Price in full payment: Rs. 10,100

Each payment
Today: Rs. 1,100
In 30 days: at most Rs. 3,334
In 60 days: at most Rs. 3,334
In 90 days: at most Rs. 3,334
${texts.payments.plan.rounding}

If you pay late
Late charge: 2.0% a day of the part of the loan that is late
One day late adds: Rs. 50
${texts.shop.order.equipment.warning}

Cancelling
${cancel.before} AML/CFT fee · Credit bureau fee (Tasdeeq) · Credit bureau fee (Data Check) · Refund processing fee
${cancel.amounts}
`;
    expect(sheetOf({ lateDay: 5000 }).replaceAll('\u00A0', ' ')).toBe(whole);
    const others = (agreed: Partial<Agreed>): readonly string[] =>
      sheetOf(agreed)
        .replaceAll('\u00A0', ' ')
        .split('\n')
        .filter((line) => !whole.split('\n').includes(line));
    const uneven = { ...chosen, days: 91, remainingAmount: 900_000 };
    const later = ['Plan: 3 payments, 91 days', 'Repayable in instalments: Rs. 9,000'];
    const numbered = ['Payment 1: Rs. 3,000', 'Payment 2: Rs. 3,000', 'Payment 3: Rs. 3,000'];
    expect(others({})).toEqual([]);
    expect(others({ plan: uneven })).toEqual([...later, ...numbered]);
    expect(sheetOf({ plan: uneven })).not.toContain(facts.yearlyNote);
    expect(others({ plan: { ...uneven, downPayment: 0 } })).toEqual([...later, 'Down payment: Rs. 0', ...numbered]);
    const fees = `${cancel.before} AML/CFT fee · Refund processing fee`;
    expect(others({ plan: null })).toEqual(['Total: Rs. 10,100', facts.paidAtOnce, fees]);
  });

  it('name no other amount than the cart’s, and payments where there are some', () => {
    fc.assert(
      fc.property(
        purchaseInfo(),
        fc.option(plan()),
        fc.option(paisa()),
        fc.constantFrom(...LANGUAGES),
        (purchase, chosen, lateDay, language) => {
          const texts = textsOf(language);
          const sheet = keyFactSheet({ purchase, plan: chosen, lateDay }, { language, texts });
          // A plan that asks for nothing at all has no payments to name.
          const hasPayments = chosen !== null && chosen.downPayment + chosen.remainingAmount > 0;
          expect(sheet.parts.some(({ title }) => title === texts.payments.facts.payments)).toBe(hasPayments);
          const { product } = purchase;
          const cart = [product.price, product.deliveryCharges, product.discount, product.totalPrice];
          const ofPlan =
            chosen === null
              ? []
              : [
                  chosen.financingAmount,
                  chosen.markup,
                  0,
                  chosen.remainingAmount,
                  chosen.downPayment,
                  chosen.total,
                  lateDay ?? 0,
                ];
          const later = chosen === null ? 0n : BigInt(chosen.remainingAmount);
          const periods = BigInt(chosen?.periods ?? 1);
          // Rounded up to the rupee, and never above what is left.
          const up = ((later + periods * 100n - 1n) / (periods * 100n)) * 100n;
          const known = new Set([...cart, ...ofPlan].map((amount) => BigInt(amount ?? 0))).add(up < later ? up : later);
          for (const amount of amountsIn(sheetText(sheet))) expect([amount, known.has(amount)]).toEqual([amount, true]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
