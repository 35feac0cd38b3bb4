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
  type LoanInput,
  sliderPosition,
} from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS } from '#core/loan/terms.ts';

describe('R28, R29 what a field keeps of what was typed', () => {
  it.each([
    ['loanAmount', '0', '', ''],
    ['loanAmount', '0010', '10', ''],
    ['loanAmount', '۱۰٬۰۰۰٫۵', '10000', 'misread'],
    ['loanAmount', 'Rs 5,000', '5000', 'misread'],
    ['loanAmount', '12345678', '1234567', 'cut'],
    ['loanAmount', '۵۰۰۰', '5000', ''],
    ['loanAmount', '9999999', '9999999', ''],
    ['loanAmount', '-5', '5', 'misread'],
    ['loanAmount', '1,0000', '10000', 'misread'],
    ['loanAmount', '1,00,000', '100000', ''],
    ['loanAmount', '10,', '10', ''],
    ['loanDay', '10-20', '10', 'misread'],
    ['loanDay', '012345', '1234', 'cut'],
    ['loanDay', '3.5', '3', 'misread'],
    ['overdueDays', '00', '0', ''],
    ['overdueDays', '1234567', '123456', 'cut'],
    ['overdueDays', '1.5', '1', 'misread'],
    ['overdueDays', '5²', '5', 'misread'],
    ['overdueDays', '۷،۵', '75', 'misread'],
    ['rate', '', '', ''],
    ['rate', '0', '0', ''],
    ['rate', '.5', '.5', ''],
    ['rate', '0.', '0.', ''],
    ['rate', '000.10', '0.10', ''],
    ['rate', '۰٫۵', '0.5', ''],
    ['rate', '0.1.2', '0.1', 'misread'],
    ['rate', '0.75', '0.75', ''],
    ['rate', '0.76', '0.75', 'capped'],
    ['rate', '0.123', '0.12', 'cut'],
    ['rate', '0.5 per day', '0.5', 'misread'],
    ['rate', '1e-1', '', 'misread'],
    ['rate', '0،5 ٪', '0.5', ''],
    ['rate', '0.5%%', '0.5', 'misread'],
    ['rate', '10000', '0.75', 'cut, capped'],
    ['rate', '.', '.', ''],
    ['rate', '-0.5', '0.5', 'misread'],
    ['rate', 'at 0.5', '0.5', 'misread'],
    ['rate', '۹', '0.75', 'capped'],
    ['penaltyRate', '2.3', '2.3', ''],
    ['penaltyRate', '2.31', '2.3', 'capped'],
    ['penaltyRate', '02.1', '2.1', ''],
    ['penaltyRate', '02.31', '2.3', 'capped'],
    ['penaltyRate', '9', '2.3', 'capped'],
  ] as const)('R28, R29, Q17 %s keeps of %j what may stand there: %j, and says %j', (field, typed, text, said) => {
    const { isTruncated, isMisread, isCapped, ...kept } = fitLoanField(field, typed);
    expect(kept).toEqual({ text, entered: typed });
    // What was not understood is left out as what finds no room is.
    const flags = [isMisread && 'misread', isTruncated && !isMisread && 'cut', isCapped && 'capped'];
    expect(flags.filter(Boolean).join(', ')).toBe(said);
    expect(isMisread && !isTruncated).toBe(false);
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

  it('Q16 asks for a penalty only where something is overdue, and takes no zero for an amount or for days', () => {
    const figures = { amount: 100_000, markup: 0, overdueCharge: 0, total: 100_000 };
    for (const given of [zero, { ...zero, penaltyRate: '' }, { ...zero, penaltyRate: '', overdueDays: '00' }])
      expect(calculateLoan(given)).toEqual({ kind: 'figures', figures, capped: [] });
    for (const [given, field] of [
      [{ ...zero, penaltyRate: '', overdueDays: '1' }, 'penaltyRate'],
      [{ ...zero, loanAmount: '0' }, 'loanAmount'],
      [{ ...zero, loanDay: '0' }, 'loanDay'],
    ] as const)
      expect(calculateLoan(given)).toEqual({ kind: 'gap', gap: { field } });
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

it('R26, R27, R29 calculates an example by hand, with rates above their caps too: 10,000 for 30 days at 0.75 %, five days late at 2.3 %', () => {
  const input = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '5' };
  const figures = { amount: 1_000_000, markup: 225_000, overdueCharge: 115_000, total: 1_340_000 };
  expect(calculateLoan(input)).toEqual({ kind: 'figures', figures, capped: [] });
  const capped = ['rate', 'penaltyRate'];
  expect(calculateLoan({ ...input, rate: '5', penaltyRate: '2.31' })).toEqual({ kind: 'figures', figures, capped });
});

it('Q19, R27 always equals exact fractions rounded half up, and the shown parts add up to the shown total', () => {
  const loan = fc.record({
    loanAmount: fc.integer({ min: 1, max: 9_999_999 }),
    loanDay: fc.integer({ min: 1, max: 9999 }),
    rate: fc.nat(75),
    penaltyRate: fc.nat(230),
    overdueDays: fc.nat(999_999),
  });
  /** A hundredth of a per cent a day, in paisa: rupees × rate × days / 100, the half up. */
  const exact = (rupees: number, rate: number, days: number): number =>
    Number((BigInt(rupees) * BigInt(rate) * BigInt(days) * 2n + 100n) / 200n);
  fc.assert(
    fc.property(loan, ({ loanAmount, loanDay, rate, penaltyRate, overdueDays }) => {
      const figures = {
        amount: loanAmount * 100,
        markup: exact(loanAmount, rate, loanDay),
        overdueCharge: exact(loanAmount, penaltyRate, overdueDays),
      };
      const total = figures.amount + figures.markup + figures.overdueCharge;
      const texts = { loanAmount, loanDay, rate: rate / 100, penaltyRate: penaltyRate / 100, overdueDays };
      const input = Object.fromEntries(LOAN_FIELDS.map((field) => [field, String(texts[field])])) as LoanInput;
      expect(calculateLoan(input)).toMatchObject({ kind: 'figures', figures: { ...figures, total } });
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});
