import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withKey } from '#core/lib/count-text.ts';
import {
  calculateLoan,
  fitLoanField,
  isDelayed,
  isOfDelay,
  LOAN_CAPS,
  LOAN_FIELDS,
  sliderPosition,
} from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS } from '#core/loan/terms.ts';

describe('R28, R29 what a field keeps of what was typed', () => {
  it.each([
    ['loanAmount', '0', '', false],
    ['loanAmount', '0010', '10', false],
    ['loanAmount', '1.5', '1', true],
    ['loanAmount', '20000.50', '20000', true],
    ['loanAmount', '10,000.00', '10000', true],
    ['loanAmount', '۱۰٬۰۰۰٫۵', '10000', true],
    ['loanAmount', '1e5', '1', true],
    ['loanAmount', '0x10', '', true],
    ['loanAmount', '-5000', '5000', true],
    ['loanAmount', 'Rs 5,000', '5000', true],
    ['loanDay', '10-20', '10', true],
    ['loanAmount', '12345678', '1234567', true],
    ['loanAmount', '12,500 PKR', '12500', true],
    ['loanAmount', '۵۰۰۰', '5000', false],
    ['loanDay', '012345', '1234', true],
    ['loanDay', '100', '100', false],
    ['overdueDays', '00', '0', false],
    ['overdueDays', '0100', '100', false],
    ['overdueDays', '1005', '1005', false],
    ['overdueDays', '1234567', '123456', true],
    ['overdueDays', '1.5', '1', true],
    ['overdueDays', '1e3', '1', true],
    ['overdueDays', '-3', '3', true],
    ['overdueDays', '5²', '5', true],
    ['rate', '', '', false],
    ['rate', '0', '0', false],
    ['rate', '00', '0', false],
    ['rate', '.5', '.5', false],
    ['rate', '0.', '0.', false],
    ['rate', '00.10', '0.10', false],
    ['rate', '0,5', '0.5', false],
    ['rate', '۰٫۵', '0.5', false],
    ['rate', '0.1.2', '0.1', true],
    ['rate', '0.75', '0.75', false],
    ['rate', '0.76', '0.75', false],
    ['rate', '0.123', '0.12', true],
    ['rate', '0x1', '0', true],
    ['rate', '5e-1', '', true],
    ['rate', '1e-1', '', true],
    ['rate', '1E3', '', true],
    ['rate', '0،5 ٪', '0.5', false],
    ['rate', '0.5%%', '0.5', true],
    ['rate', '10000', '0.75', true],
    ['rate', '9 %', '0.75', false],
    ['rate', '.', '.', false],
    ['rate', '-0.5', '0.5', true],
    ['penaltyRate', '2.3', '2.3', false],
    ['penaltyRate', '2.31', '2.3', false],
    ['penaltyRate', '2.29', '2.29', false],
    ['penaltyRate', '02.1', '2.1', false],
  ] as const)('R28, R29, Q17 %s keeps of %j what may stand there: %j', (field, typed, text, isTruncated) => {
    expect(fitLoanField(field, typed)).toMatchObject({ text, isTruncated });
  });

  it.each([
    ['rate', '0.75', false],
    ['rate', '0.76', true],
    ['rate', '۹', true],
    ['rate', '75', true],
    ['rate', '.', false],
    ['penaltyRate', '2.3', false],
    ['penaltyRate', '02.31', true],
    ['loanAmount', '9999999', false],
    ['overdueDays', '999999', false],
  ] as const)('of %s the value %j is above its cap: %s', (field, typed, isCapped) => {
    expect(fitLoanField(field, typed).isCapped).toBe(isCapped);
  });

  it.each([
    ['loanAmount', '-5', true],
    ['loanDay', '-3', true],
    ['loanDay', '3.5', true],
    ['loanAmount', '5,5', true],
    ['overdueDays', '7,5', true],
    ['overdueDays', '۷،۵', true],
    ['loanAmount', '1e5', true],
    ['loanAmount', '1,0000', true],
    ['loanAmount', '1,00,000', false],
    ['loanAmount', '10,000', false],
    ['loanAmount', '10,', false],
    ['loanAmount', '12345678', false],
    ['rate', '1e-1', true],
    ['rate', '-0.5', true],
    ['rate', '+0.5', true],
    ['rate', '0.123', false],
    ['penaltyRate', '9', false],
  ] as const)('Q17 %s tells that %j was not understood, apart from want of room: %s', (field, typed, isMisread) => {
    expect(fitLoanField(field, typed).isMisread).toBe(isMisread);
  });

  it('Q17, Q64 reads a rate key by key as at once, and says the same of it', () => {
    const typed = (field: 'rate' | 'penaltyRate', keys: readonly string[]) =>
      keys.reduce(
        (before, key) => withKey(before, before.text + key, true, (text) => fitLoanField(field, text)),
        fitLoanField(field, ''),
      );
    const key = fc.constantFrom(...Array.from('01237.,٫%- x'));
    fc.assert(
      fc.property(fc.constantFrom('rate', 'penaltyRate'), fc.array(key, { maxLength: 7 }), (field, keys) => {
        const keyed = typed(field, keys);
        // The oracle: the number that JavaScript reads in the same digits, or the cap.
        const plain = keys.join('').replace(/[,٫]/g, '.').replace(/ /g, '');
        const said = keyed.isCapped || keyed.isTruncated;
        if (!said) expect(Number(`0${keyed.text}`)).toBe(Number(`0${plain.replace(/%$/, '')}`));
        if (keyed.isCapped) expect(keyed.text).toBe(LOAN_CAPS[field]);
      }),
      { numRuns: 5000 },
    );
    for (const text of ['2.2', '1.', '9', '2..2', '10'])
      expect([text, typed('rate', Array.from(text))]).toMatchObject([text, { text: '0.75', isCapped: true }]);
    expect(typed('penaltyRate', Array.from('2.2'))).toEqual(fitLoanField('penaltyRate', '2.2'));
    expect(typed('rate', Array.from('1e-1'))).toMatchObject({ text: '0.75', isMisread: true });
    // What was misread as a whole leaves room for a number, and stays said.
    const behind = (entered: string): string =>
      withKey(fitLoanField('rate', entered), '0', true, (text) => fitLoanField('rate', text)).text;
    expect([behind('1e-1'), behind('1e')]).toEqual(['0', '0']);
    expect(typed('penaltyRate', Array.from('1.'))).toMatchObject({ text: '1.', isCapped: false, isTruncated: false });
  });

  it('has five fields, each of the specification’s length, and filtering is always idempotent', () => {
    expect(LOAN_FIELDS).toEqual(['loanAmount', 'loanDay', 'rate', 'penaltyRate', 'overdueDays']);
    expect(LOAN_FIELDS.map((field) => LOAN_MAX_CHARACTERS[field])).toEqual([7, 4, 4, 4, 6]);
    fc.assert(
      fc.property(fc.constantFrom(...LOAN_FIELDS), fc.string(), (field, typed) => {
        const { text } = fitLoanField(field, typed);
        expect(fitLoanField(field, text)).toEqual({
          text,
          entered: text,
          isTruncated: false,
          isMisread: false,
          isCapped: false,
        });
        expect(text.length).toBeLessThanOrEqual(LOAN_MAX_CHARACTERS[field]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('always reads a number the same with any zeros in front of it', () => {
    const number = fc.tuple(fc.nat(999), fc.constantFrom('', '.', '.5')).map(([whole, rest]) => `${whole}${rest}`);
    fc.assert(
      fc.property(fc.constantFrom(...LOAN_FIELDS), number, fc.nat(9), (field, text, zeros) => {
        expect(fitLoanField(field, '0'.repeat(zeros) + text).text).toBe(fitLoanField(field, text).text);
      }),
    );
  });

  it('a slider is at its least while its field holds no number', () => {
    expect(['', '0', '2500'].map((text) => sliderPosition(text, 1000))).toEqual([1000, 1000, 2500]);
  });
});

describe('R31, Q16 what is missing', () => {
  const zero = { loanAmount: '1000', loanDay: '7', rate: '0', penaltyRate: '0', overdueDays: '0' };

  it('R31, Q16 names the first gap in order; zero counts for rates and overdue days alone', () => {
    for (const [at, field] of LOAN_FIELDS.entries()) {
      const later = Object.fromEntries(LOAN_FIELDS.slice(at).map((name) => [name, '']));
      // Without overdue days nothing is known to be overdue: they are asked for before a penalty.
      const asked = field === 'penaltyRate' ? 'overdueDays' : field;
      expect(calculateLoan({ ...zero, ...later })).toEqual({ kind: 'gap', gap: { field: asked } });
    }
    // What holds no number is a gap, a penalty too where nothing is overdue.
    for (const field of LOAN_FIELDS)
      expect(calculateLoan({ ...zero, [field]: '.' })).toEqual({ kind: 'gap', gap: { field } });
  });

  it('Q16 asks for a penalty only where something is overdue', () => {
    const figures = { amount: 100_000, markup: 0, overdueCharge: 0, total: 100_000 };
    for (const overdueDays of ['0', '00']) {
      expect(calculateLoan({ ...zero, penaltyRate: '', overdueDays })).toEqual({ kind: 'figures', figures });
    }
    expect(calculateLoan({ ...zero, penaltyRate: '', overdueDays: '1' })).toEqual({
      kind: 'gap',
      gap: { field: 'penaltyRate' },
    });
  });

  it('Q16 takes no zero for an amount or for days, and takes it for rates and overdue days', () => {
    const figures = { amount: 100_000, markup: 0, overdueCharge: 0, total: 100_000 };
    expect(calculateLoan(zero)).toEqual({ kind: 'figures', figures });
    for (const field of ['loanAmount', 'loanDay'] as const)
      expect(calculateLoan({ ...zero, [field]: '0' })).toEqual({ kind: 'gap', gap: { field } });
  });
});

it('R29, Q16 the fields tell of a delay where they hold a day of it, whatever was typed', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9۰-۹ .-]*$/));
  fc.assert(
    fc.property(typed, (text) => {
      const { text: overdueDays } = fitLoanField('overdueDays', text);
      expect([overdueDays, isDelayed({ overdueDays })]).toEqual([overdueDays, /[1-9]/.test(overdueDays)]);
    }),
  );
  expect(['', '0', '1', '10'].map((overdueDays) => isDelayed({ overdueDays }))).toEqual([false, false, true, true]);
});

it('R29, Q16 the fields of a delay are those that change nothing in what is paid in time', () => {
  const input = { loanAmount: '10000', loanDay: '30', rate: '0.5', penaltyRate: '1', overdueDays: '0' };
  const totalOf = (overdueDays: string, other: Partial<typeof input>): number | null => {
    const result = calculateLoan({ ...input, overdueDays, ...other });
    return result.kind === 'figures' ? result.figures.total : null;
  };
  for (const field of LOAN_FIELDS) {
    const [inTime, late] = ['0', '5'].map((days) => totalOf(days, field === 'overdueDays' ? {} : { [field]: '0.7' }));
    const [usual, usualLate] = [totalOf('0', {}), totalOf('5', {})];
    const changesLate = field === 'overdueDays' || (inTime === usual && late !== usualLate);
    expect([field, isOfDelay(field)]).toEqual([field, changesLate]);
  }
});
