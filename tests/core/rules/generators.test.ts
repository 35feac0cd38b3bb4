import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '#core/address/districts.ts';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/judge-number.ts';
import { SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { validComplaint } from '../../arbitraries/complaint.ts';
import { loanInput, loanInputWithGap } from '../../arbitraries/loan.ts';
import { refundInfo } from '../../arbitraries/order.ts';
import { edition, nearMissNumber, numberTable, officialNumber } from '../../arbitraries/phone-number.ts';
import { product } from '../../arbitraries/product.ts';
import { purchaseInfo } from '../../arbitraries/purchase.ts';
import { instalmentOrder, instalmentSchedule } from '../../arbitraries/schedule.ts';
import { validAddress } from '../../arbitraries/shop.ts';
import { generatorLaws } from '../../support/generator-laws.ts';

describe('phone numbers', () => {
  /** Every number that an edition names, one by one: an oracle that expands the table. */
  function listed(since: 'classic' | 'tabs', { exact, ranges } = SPECIFIED_NUMBERS): ReadonlySet<string> {
    const counts = (row: { readonly since: string }): boolean => since === 'tabs' || row.since === 'classic';
    return new Set([
      ...exact.filter(counts).map(({ number }) => number),
      ...ranges.filter(counts).flatMap(({ prefix, from, to }) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => {
          return prefix + String(Number(from) + at).padStart(from.length, '0');
        }),
      ),
    ]);
  }

  generatorLaws('officialNumber', {
    make: () => officialNumber('classic'),
    isCorrect: (number) => listed('classic').has(number) && checkNumber(number, 'classic').status === 'official',
    reaches: { 'the first of a range': (made) => made === '0516011632', 'the last': (made) => made === '0516011932' },
  });

  generatorLaws('nearMissNumber', {
    make: () => nearMissNumber('classic'),
    isCorrect: (number) => !listed('classic').has(number) && checkNumber(number, 'classic').status === 'unofficial',
    reaches: {
      'one below a range': (number) => number === '0516011631',
      'one above a range': (number) => number === '0516011933',
      'the newer edition alone': (number) => listed('tabs').has(number),
    },
  });

  it('of any lender’s table are told apart, in both editions', () => {
    const judged = fc
      .tuple(numberTable(), edition())
      .chain(([table, since]) =>
        fc.tuple(fc.constant({ table, since }), officialNumber(since, table), nearMissNumber(since, table)),
      );
    fc.assert(
      fc.property(judged, ([{ table, since }, official, near]) => {
        expect(listed(since, table).has(official)).toBe(true);
        expect(listed(since, table).has(near)).toBe(false);
        expect(checkNumber(official, since, table).status).toBe('official');
        expect(checkNumber(near, since, table).status).toBe('unofficial');
      }),
      { numRuns: 30 },
    );
  });
});

describe('loans', () => {
  const is =
    (field: keyof LoanInput, text: string) =>
    (input: LoanInput): boolean =>
      input[field] === text;

  generatorLaws('loanInput', {
    make: loanInput,
    isCorrect: (input) =>
      calculateLoan(input).kind === 'figures' &&
      LOAN_FIELDS.every((field) => {
        const { text, isTruncated, isCapped } = fitLoanField(field, input[field]);
        return text === input[field] && !isTruncated && !isCapped;
      }),
    reaches: {
      ...Object.fromEntries(['999', '50001'].map((text) => [`Rs. ${text}`, is('loanAmount', text)])),
      ...Object.fromEntries(['90', '91'].map((text) => [`${text} days`, is('loanDay', text)])),
      'no day late': is('overdueDays', '0'),
    },
  });

  generatorLaws('loanInputWithGap', {
    make: loanInputWithGap,
    isCorrect: ({ input, gap }) => {
      const result = calculateLoan(input);
      return result.kind === 'gap' && result.gap.field === gap;
    },
    reaches: Object.fromEntries(
      LOAN_FIELDS.map((field) => [field, ({ gap }: { readonly gap: string }) => gap === field]),
    ),
  });
});

describe('what a person sends', () => {
  generatorLaws('validComplaint', {
    make: validComplaint,
    isCorrect: ({ name, mobile, problem }) =>
      name.trim() !== '' && /^3\d{9}$/.test(mobile) && problem.trim() !== '' && problem.length <= 2000,
    reaches: { Urdu: ({ language }) => language === 'ur', 'a long one': ({ problem }) => problem.length > 200 },
  });

  generatorLaws('validAddress', {
    make: validAddress,
    isCorrect: ({ province, city, phoneNumber, name, street }) =>
      Object.entries(DISTRICTS).some(([each, list]) => each === province && list.some(({ en }) => en === city)) &&
      /^03\d{9}$/.test(phoneNumber) &&
      name.length <= 60 &&
      street.length <= 200,
    reaches: { 'any province': ({ province }) => province === 'Sindh' },
  });
});

describe('the shop', () => {
  const addsUp = ({ downPayment, financingAmount, remainingAmount, markup, total, isMarkupFree }: Plan): boolean =>
    downPayment + remainingAmount === total &&
    financingAmount + Number(markup) === remainingAmount &&
    isMarkupFree === (markup === 0);

  generatorLaws('product', {
    make: product,
    isCorrect: ({ skus }) => new Set(skus.map(({ skuCode }) => skuCode)).size === skus.length,
    reaches: { 'no variant': ({ skus }) => skus.length === 0, 'several variants': ({ skus }) => skus.length > 2 },
  });

  generatorLaws('purchaseInfo', {
    make: purchaseInfo,
    isCorrect: ({ product: { price, deliveryCharges, discount, totalPrice }, plans }) =>
      totalPrice === price + Number(deliveryCharges) - Number(discount) &&
      totalPrice >= 0 &&
      plans.every((each) => addsUp(each) && each.downPayment + each.financingAmount === totalPrice),
    reaches: {
      'no plan': ({ plans }) => plans.length === 0,
      'several plans': ({ plans }) => plans.length > 2,
      'no delivery': ({ allows }) => !allows.express && !allows.pickUp,
      'charges that nobody names': ({ product: { deliveryCharges } }) => deliveryCharges === null,
    },
  });

  generatorLaws('refundInfo', {
    make: refundInfo,
    isCorrect: ({ downPayment, refundAmount, totalFee, ...fees }) =>
      downPayment - totalFee === refundAmount &&
      Number(fees.amlFee) + Number(fees.tasdeeqFee) + Number(fees.dataCheckFee) + Number(fees.refundProcessingFee) ===
        totalFee,
    reaches: { 'in full': ({ paid }) => paid === 'full', 'of a down payment': ({ paid }) => paid === 'downPayment' },
  });
});

describe('instalments', () => {
  const states = (order: Parameters<typeof paymentScheduleOf>[0]): string =>
    paymentScheduleOf(order)
      ?.payments.map(({ state }) => state)
      .join(' ') ?? 'none';

  generatorLaws('instalmentSchedule', {
    make: instalmentSchedule,
    isCorrect: (order) => {
      const rest = order.installments
        .filter(({ isPaid }) => isPaid !== true)
        .reduce((sum, { amount, penalty }) => sum + Number(amount) + Number(penalty), 0);
      const inOrder = /^(?:paid ?)*(?:(?:late ?)+|next ?)?(?:later ?)*$/.test(states(order));
      return inOrder && paymentScheduleOf(order)?.rest === rest && (!order.isLocked || order.isOverdue);
    },
    reaches: {
      'nothing paid': (order) => states(order).startsWith('next'),
      'all paid': (order) => /^paid(?: paid)*$/.test(states(order)),
      'several late': (order) => states(order).includes('late late'),
      locked: (order) => order.isLocked,
      'no markup named': ({ installments }) => installments.every(({ markup }) => markup === null),
    },
  });

  generatorLaws('instalmentOrder', {
    make: instalmentOrder,
    isCorrect: ({ prices, ...order }) => {
      const markups = order.installments.map(({ markup }) => markup);
      const whole =
        prices.productPrice + Number(prices.deliveryCharges) - Number(prices.discount) + Number(prices.markup);
      return (
        order.installments.reduce((sum, { amount }) => sum + Number(amount), 0) <= prices.totalAmount &&
        whole === prices.totalAmount &&
        prices.markup === (markups.includes(null) ? null : markups.reduce<number>((sum, one) => sum + Number(one), 0))
      );
    },
    reaches: { late: (order) => order.isOverdue, 'on time': (order) => !order.isOverdue },
  });
});
