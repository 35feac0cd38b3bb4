import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { loanInput, loanInputWithGap, typedLoanInput } from '../../arbitraries/loan.ts';
import { edition, nearMissNumber, numberTable, officialNumber } from '../../arbitraries/phone-number.ts';
import { instalmentOrder, instalmentSchedule } from '../../arbitraries/schedule.ts';
import { generatorLaws } from '../../support/generator-laws.ts';

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

describe('numbers', () => {
  for (const since of ['classic', 'tabs'] as const) {
    const names = listed(since);
    generatorLaws(`officialNumber(${since})`, {
      make: () => officialNumber(since),
      isCorrect: (number) => names.has(number) && checkNumber(number, since).status === 'official',
      reaches: Object.fromEntries(
        [...SPECIFIED_NUMBERS.ranges.flatMap(({ prefix, from, to }) => [prefix + from, prefix + to]), '03088888260']
          .filter((number) => names.has(number))
          .map((number) => [number, (made: string) => made === number]),
      ),
    });

    generatorLaws(`nearMissNumber(${since})`, {
      make: () => nearMissNumber(since),
      isCorrect: (number) => number !== '' && !names.has(number) && checkNumber(number, since).status === 'unofficial',
      reaches: {
        'one below a range': (number) => number === '0516011631',
        'one above a range': (number) => number === '0516011933',
        'a digit too many': (number) => number.length > 12,
        'a digit too few': (number) => number.length < 10,
        ...(since === 'classic' ? { 'the newer edition alone': (number: string) => listed('tabs').has(number) } : {}),
      },
    });
  }

  generatorLaws('numberTable', {
    make: numberTable,
    isCorrect: ({ exact, ranges }) =>
      new Set(exact.map(({ number }) => number)).size === exact.length &&
      new Set(ranges.map(({ prefix }) => prefix)).size === ranges.length &&
      exact[0]?.since === 'classic' &&
      [...exact.map(({ number }) => number), ...ranges.map(({ prefix }) => prefix)].every((row) =>
        /^0(?!092)/.test(row),
      ) &&
      ranges.every(
        ({ prefix, from, to }) => from <= to && from.length === to.length && prefix.length + from.length <= 12,
      ),
    reaches: {
      'a table of one number': ({ exact, ranges }) => exact.length + ranges.length === 1,
      'a range of one number': ({ ranges }) => ranges.some(({ from, to }) => from === to),
      'both editions': ({ ranges }) => new Set(ranges.map(({ since }) => since)).size === 2,
    },
  });

  it('of a table with rows in 0092 are none of those, and their neighbours not what those are read as (Q61)', () => {
    const exact = ['0123456', '092123456', '0092123456'].map((number) => ({
      kind: 'exact' as const,
      since: 'classic' as const,
      number,
    }));
    const abroad = { kind: 'range' as const, since: 'classic' as const, prefix: '0092000', from: '0', to: '9' };
    const table = { exact, ranges: [abroad] };
    expect(new Set(fc.sample(officialNumber('tabs', table), 200))).toEqual(new Set(['0123456', '092123456']));
    const near = fc.sample(nearMissNumber('tabs', table), { numRuns: 4000, seed: 20 });
    expect(near.filter((number) => checkNumber(number, 'tabs', table).status !== 'unofficial')).toEqual([]);
    const rows = fc.sample(numberTable(), { numRuns: 1500, seed: 20 }).flatMap(({ exact: own }) => own);
    expect(rows.filter(({ number }) => number.startsWith('0092'))).toEqual([]);
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
  const stands = (input: LoanInput): boolean =>
    LOAN_FIELDS.every((field) => {
      const { text, isTruncated, isCapped } = fitLoanField(field, input[field]);
      return text === input[field] && !isTruncated && !isCapped;
    });
  const is =
    (field: keyof LoanInput, text: string) =>
    (input: LoanInput): boolean =>
      input[field] === text;

  generatorLaws('loanInput', {
    make: loanInput,
    isCorrect: (input) => stands(input) && calculateLoan(input).kind === 'figures',
    reaches: {
      ...Object.fromEntries(
        ['1', '999', '1000', '1001', '49999', '50000', '50001', '9999999'].map((text) => [
          `Rs. ${text}`,
          is('loanAmount', text),
        ]),
      ),
      ...Object.fromEntries(['1', '2', '89', '90', '91', '9999'].map((text) => [`${text} days`, is('loanDay', text)])),
      ...Object.fromEntries(['0', '0.01', '0.74', '0.75'].map((text) => [`${text} %`, is('rate', text)])),
      ...Object.fromEntries(
        ['0', '1.99', '2', '2.2', '2.29', '2.3'].map((text) => [`penalty ${text} %`, is('penaltyRate', text)]),
      ),
      ...Object.fromEntries(['0', '1', '999999'].map((text) => [`${text} days late`, is('overdueDays', text)])),
    },
  });

  it('loanInput shrinks past the limits, to the least that is wrong', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const property = fc.property(loanInput(), ({ loanAmount }) => Number(loanAmount) < 5000);
      const { counterexample } = fc.check(property, { seed });
      expect([seed, counterexample?.[0].loanAmount]).toEqual([seed, '5000']);
    }
  });

  generatorLaws('typedLoanInput', {
    make: typedLoanInput,
    isCorrect: (input) =>
      LOAN_FIELDS.every((field) => {
        const { text, isTruncated, isCapped } = fitLoanField(field, input[field]);
        const cap = field === 'rate' ? 0.75 : field === 'penaltyRate' ? 2.3 : Number.POSITIVE_INFINITY;
        return (
          !isTruncated &&
          isCapped === Number(input[field]) > cap &&
          Number(text) === Math.min(cap, Number(input[field]))
        );
      }),
    reaches: {
      ...Object.fromEntries(['0.75', '0.76', '2.2', '9.99'].map((text) => [`${text} %`, is('rate', text)])),
      ...Object.fromEntries(
        ['2.3', '2.31', '2.5', '2.51'].map((text) => [`penalty ${text} %`, is('penaltyRate', text)]),
      ),
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
      const inOrder = /^(?:paid ?)*(?:(?:late ?)+|(?:locked ?)+|next ?)?(?:later ?)*$/.test(states(order));
      const fined = paymentScheduleOf(order)?.payments.every(
        ({ state, penalty, dueTime, paidTime }) =>
          (penalty !== null) === (state === 'late' || state === 'locked' || Number(paidTime) > Number(dueTime)),
      );
      const isPart = order.installments.every(({ amount, markup }) => Number(markup) <= Number(amount));
      return (
        fined === true &&
        isPart &&
        inOrder &&
        paymentScheduleOf(order)?.rest === rest &&
        (!order.isLocked || order.isOverdue)
      );
    },
    reaches: {
      'nothing paid': (order) => states(order).startsWith('next'),
      'all paid': (order) => /^paid(?: paid)*$/.test(states(order)),
      'paid late': ({ installments }) =>
        installments.some(({ paidTime, dueTime }) => Number(paidTime) > Number(dueTime)),
      'all markup': ({ installments }) =>
        installments.some(({ amount, markup }) => Number(markup) > 0 && markup === amount),
      'no markup named': ({ installments }) => installments.every(({ markup }) => markup === null),
      'several late': (order) => states(order).includes('late late'),
      locked: (order) => states(order).includes('locked'),
      'one payment': ({ installments }) => installments.length === 1,
      'twelve payments': ({ installments }) => installments.length === 12,
    },
  });

  generatorLaws('instalmentOrder', {
    make: instalmentOrder,
    isCorrect: ({ prices, ...order }) => {
      const markups = order.installments.map(({ markup }) => markup);
      const whole =
        prices.productPrice + Number(prices.deliveryCharges) - Number(prices.discount) + Number(prices.markup);
      return (
        order.paymentType === 'bnpl' &&
        states(order) !== 'none' &&
        order.installments.reduce((sum, { amount }) => sum + Number(amount), 0) <= prices.totalAmount &&
        prices.productPrice >= 0 &&
        whole === prices.totalAmount &&
        prices.markup === (markups.includes(null) ? null : markups.reduce<number>((sum, one) => sum + Number(one), 0))
      );
    },
    reaches: { late: (order) => order.isOverdue, 'on time': (order) => !order.isOverdue },
  });
});
