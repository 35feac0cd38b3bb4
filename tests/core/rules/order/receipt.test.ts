import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import type { Order } from '#core/order/order.ts';
import { isAboveLoan, orderMoney } from '#core/order/order-money.ts';
import { paymentList } from '#core/order/payment-list.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import { type Agreed, keyFactSheet } from '#core/purchase/key-facts.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { textsOf } from '#core/text/languages.ts';
import { order } from '../../../arbitraries/order.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { oneOf } from '../../../support/questions.ts';
import { receiptWords } from '../../../support/receipt-words.ts';

/** 10 in the morning in Karachi. */
const tenOn = (month: number, day: number): number => Date.UTC(2026, month - 1, day, 5);
const none = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };
const OPEN = { amount: 300_000, markup: 30_000, isPaid: false, paidTime: null, penalty: 0 } as const;
const PAID = { ...OPEN, dueTime: tenOn(3, 4), isPaid: true, paidTime: tenOn(3, 3) } as const;
const LATE = { ...OPEN, dueTime: tenOn(4, 3), penalty: 800_000 } as const;
const TO_COME = { ...OPEN, dueTime: tenOn(5, 3) } as const;
const BOUGHT: Order = {
  ...oneOf(order()),
  productOrderId: orderId('A-1'),
  status: 'readyForShipment',
  paymentType: 'bnpl',
  receiptType: 'express',
  isOverdue: true,
  isLocked: false,
  times: { ...none, placedAt: tenOn(2, 1), paidAt: tenOn(2, 2) },
  product: { name: 'Galaxy', brand: 'Samsung', picture: null, color: 'Light Black', storage: '128 GB', price: 1 },
  prices: {
    productPrice: 1_000_000,
    deliveryCharges: 20_000,
    discount: 10_000,
    markup: 90_000,
    lineMarkup: null,
    totalAmount: 1_100_000,
  },
  downPayment: 200_000,
  installments: [PAID, LATE, TO_COME],
  refund: { askedAt: null, amount: null, isUnclear: false },
};

describe('R65 the receipt of an order', () => {
  const linesOf = (fields: Partial<Order>, language: 'en' | 'ur' = 'en') =>
    sheetText(receiptSheet({ ...BOUGHT, ...fields }, receiptWords(language)))
      .replaceAll('\u00A0', ' ')
      .split('\n');
  /** What the receipt of another order leaves out (the lines' first words), and what it says instead. */
  const otherwise = (fields: Partial<Order>): string => {
    const [before, after] = [linesOf({}), linesOf(fields)];
    const gone = before.filter((line) => !after.includes(line)).map((line) => line.replace(/(?:[:,.]| –).*/, ''));
    const said = after.filter((line) => !before.includes(line)).map((line) => `\n+ ${line}`);
    return `- ${gone.join(' | ')}${said.join('')}`;
  };

  it('R65, Q50 has order, price, every payment and the company, the colour in its language', () => {
    expect(linesOf({}).join('\n')).toBe(`Receipt

The order
Order ID: A-1
Phone: Samsung · Galaxy · Light Black · 128 GB
Ordered: 1 February 2026, 10:00 am
Paid: 2 February 2026, 10:00 am
Payment method: BNPL for 3 Months

The price
Phone price: Rs. 10,000
Delivery charges: Rs. 200
Discount: −Rs. 100
Markup: Rs. 900
Total: Rs. 11,000

Each payment
Down payment: Rs. 2,000
Payment 1 of 3 – Paid 3 March 2026: Rs. 3,000
Payment 2 of 3 – Due by 3 April 2026, 10:00 am – Late: Rs. 3,000 + Rs. 8,000 late charge = Rs. 11,000
Payment 3 of 3 – Due by 3 May 2026, 10:00 am: Rs. 3,000
Still to pay: Rs. 14,000

The company
Company: Company
Licence: L-1, 10 March 2023
Hotline: 051 111 883 883
Pay in the app alone. Tell nobody your PIN or OTP.
`);
    expect(linesOf({}, 'ur')[4]).toBe('فون: ⁦Samsung⁩ · ⁦Galaxy⁩ · ہلکا سیاہ · ⁦128 GB⁩');
  });

  it('R65 names of another order what it has, and nothing that nobody says', () => {
    expect(
      otherwise({ paymentType: 'full' }),
    ).toBe(`- Payment method | Markup | Each payment | Down payment | Payment 1 of 3 | Payment 2 of 3 | Payment 3 of 3 | Still to pay
+ Payment method: Full Payment`);
    const product = { ...BOUGHT.product, brand: '', color: null, storage: null };
    const prices = { ...BOUGHT.prices, deliveryCharges: null, discount: 0, markup: null };
    const unknown = { product, prices, receiptType: null, times: none, downPayment: null, installments: [] };
    expect(
      otherwise({ ...unknown, status: 'waitingForPayment' }),
    ).toBe(`- Phone | Ordered | Paid | Payment method | Delivery charges | Discount | Markup | Each payment | Down payment | Payment 1 of 3 | Payment 2 of 3 | Payment 3 of 3 | Still to pay
+ Phone: Galaxy`);
  });

  it('R65, R68 says how each payment stands, as far as it is known, and what comes back of an order that is over', () => {
    const open = [
      { ...LATE, amount: null, dueTime: null },
      { ...TO_COME, isPaid: null },
    ];
    expect(
      otherwise({ status: 'shipped', installments: [{ ...PAID, paidTime: null }, ...open] }),
    ).toBe(`- Payment 1 of 3 | Payment 2 of 3 | Payment 3 of 3 | Still to pay
+ Payment 1 of 3 – Paid: Rs. 3,000
+ Payment 2 of 3 – Late: –
+ Payment 3 of 3 – Due by 3 May 2026, 10:00 am – Not known: Rs. 3,000`);
    expect(otherwise({ status: 'cancelled' })).toBe(`- Payment 2 of 3 | Payment 3 of 3 | Still to pay
+ Your money back
+ You had paid for this order. Please call us about your money.
+ Nothing is left to pay for this order.`);
  });

  it.each([
    ['legalName', 'Company: Company'],
    ['licence', 'Licence: L-1, 10 March 2023'],
    ['hotline', 'Hotline: 051 111 883 883'],
  ])('Q8 marks of the company’s facts the %s alone where it is a sample, shown and as a text', (sample, line) => {
    const words = { ...receiptWords('en'), isSample: (fact: string) => fact === sample };
    const marked = sheetText(receiptSheet(BOUGHT, words)).match(/.*\(sample\)$/gim);
    expect(marked).toEqual([`${line} (${words.texts.common.sample})`]);
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
      { examples: [[[{ amount: null, markup: 0, penalty: 5 }]], [[{ amount: 5, markup: 5, penalty: 0 }]]] },
    );
  });
});

describe('the list of payments that is handed to another app', () => {
  const listOf = (fields: Partial<Order>): string => {
    const { schedule } = orderMoney({ ...BOUGHT, ...fields });
    return schedule === null ? '' : paymentList(BOUGHT.product, schedule, receiptWords('en')).replaceAll('\u00A0', ' ');
  };

  it('has a line for each payment, as far as it is known, and what is left; no order id, name or address', () => {
    expect(listOf({})).toBe(`Payments for Galaxy
• Payment 1 of 3: Rs. 3,000 – Paid 3 March 2026
• Payment 2 of 3: Rs. 3,000 + Rs. 8,000 late charge = Rs. 11,000 – Due by 3 April 2026, 10:00 am – Late
• Payment 3 of 3: Rs. 3,000 – Due by 3 May 2026, 10:00 am
Still to pay: Rs. 14,000
Pay in the app alone. Tell nobody your PIN or OTP.`);
    const unknown = { ...LATE, amount: null, dueTime: null };
    const sent = [{ ...PAID, paidTime: null }, unknown, { ...TO_COME, penalty: null }];
    expect(listOf({ installments: sent })).toBe(`Payments for Galaxy
• Payment 1 of 3: Rs. 3,000 – Paid
• Payment 2 of 3 – Late
• Payment 3 of 3: Rs. 3,000 – Due by 3 May 2026, 10:00 am
Pay in the app alone. Tell nobody your PIN or OTP.`);
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
Markup as a yearly rate: 90.9% a year
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
});
