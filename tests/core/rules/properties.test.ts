import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paisaFromRupees } from '#core/lib/money.ts';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { readNumber } from '#core/number-check/read-number.ts';
import { formatAmount, parseInstant } from '#core/text/format.ts';
import { digitString, nearMissNumber } from '../../arbitraries/phone-number.ts';
import { must, numRuns, timeout } from '../../support/runs.ts';
import { stampOf } from '../../support/stamp.ts';

const typed = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
  fc.nat(100_000).map((thousandths) => String(thousandths / 1000)),
  fc.double({ min: 0, max: 100, noNaN: true }).map(String),
  fc.string({ maxLength: 8 }),
);

const loanInput: fc.Arbitrary<LoanInput> = fc
  .record({ loanAmount: typed, loanDay: typed, rate: typed, penaltyRate: typed, overdueDays: typed })
  .map(
    (texts) =>
      Object.fromEntries(LOAN_FIELDS.map((field) => [field, fitLoanField(field, texts[field]).text])) as LoanInput,
  );

describe('what holds for every input', () => {
  it('R27, Q19 the shown parts always add up to the shown total', { timeout }, () => {
    fc.assert(
      fc.property(loanInput, (input) => {
        const result = calculateLoan(input);
        if (result.kind !== 'figures') return;
        const { amount, markup, overdueCharge, total } = result.figures;
        const shown = (paisa: number): bigint =>
          BigInt(
            formatAmount(paisa)
              .replace(/,/g, '')
              .replace(/^(\d+)$/, '$1.00')
              .replace('.', ''),
          );
        must(shown(amount) + shown(markup) + shown(overdueCharge) === shown(total));
      }),
      { numRuns },
    );
  });

  it('reading a number is always idempotent', { timeout }, () => {
    fc.assert(
      fc.property(fc.oneof(digitString(), nearMissNumber(), fc.string({ unit: 'grapheme', maxLength: 16 })), (text) => {
        const { digits } = readNumber(text);
        must(/^\d*$/.test(digits) && readNumber(digits).digits === digits);
      }),
      { numRuns },
    );
  });

  it('nothing is ever NaN, negative or infinite', { timeout }, () => {
    const sound = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
    fc.assert(
      fc.property(loanInput, fc.oneof(fc.double(), fc.string({ maxLength: 20 })), (input, sent) => {
        const result = calculateLoan(input);
        if (result.kind === 'figures') must(Object.values(result.figures).every(sound));
        const paisa = paisaFromRupees(sent);
        must(paisa === null || sound(paisa));
        const instant = parseInstant(sent);
        must(instant === null || (Number.isFinite(instant) && instant > 0));
      }),
      { numRuns },
    );
  });

  it('Q66 formatting never depends on the device’s zone or locale', { timeout }, () => {
    const before = process.env['TZ'];
    // Since 2010 Karachi has been five hours ahead of Greenwich, summer and winter.
    const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2100, 0, 1) });
    const perZone = Math.ceil(numRuns / 4);
    try {
      for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/London', 'Asia/Karachi']) {
        process.env['TZ'] = zone;
        fc.assert(
          fc.property(instants, fc.integer({ min: 0, max: 10 ** 12 }), (instant, paisa) => {
            const there = new Date(instant + 5 * 3_600_000).toISOString();
            must(stampOf(instant) === `${there.slice(0, 10)} ${there.slice(11, 16)}`);
            const [rupees = '', cents] = formatAmount(paisa).split('.');
            must(rupees.replace(/,/g, '') === String(Math.floor(paisa / 100)) && /^\d{1,3}(,\d{3})*$/.test(rupees));
            must((cents ?? '00') === String(paisa % 100).padStart(2, '0'));
          }),
          { numRuns: perZone },
        );
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
    expect(process.env['TZ']).toBe(before);
  });
});
