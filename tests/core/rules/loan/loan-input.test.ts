import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLoan, fitLoanField, LOAN_FIELDS } from '#core/loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '#core/loan/loan-notices.ts';

describe('R28, R29 what a field keeps of what was typed', () => {
  it.each([
    ['loanAmount', '0', '', false],
    ['loanAmount', '0010', '10', false],
    ['loanAmount', '1.5', '15', true],
    ['loanAmount', '12345678', '1234567', true],
    ['loanDay', '012345', '1234', true],
    ['loanDay', '100', '100', false],
    ['overdueDays', '00', '0', false],
    ['overdueDays', '0100', '100', false],
    ['overdueDays', '1005', '1005', false],
    ['overdueDays', '1234567', '123456', true],
    ['overdueDays', '1.5', '15', true],
    ['rate', '', '', false],
    ['rate', '0', '0', false],
    ['rate', '00', '0', false],
    ['rate', '.5', '.5', false],
    ['rate', '0.', '0.', false],
    ['rate', '00.10', '0.10', false],
    ['rate', '0,5', '0.5', false],
    ['rate', '۰٫۵', '0.5', false],
    ['rate', '0.1.2', '0.12', false],
    ['rate', '0.75', '0.75', false],
    ['rate', '0.76', '0.75', false],
    ['rate', '0.123', '0.12', true],
    ['rate', '0x1', '0.75', true],
    ['rate', '10000', '0.75', true],
    ['rate', '9 %', '0.75', false],
    ['rate', '.', '.', false],
    ['penaltyRate', '2.3', '2.3', false],
    ['penaltyRate', '2.31', '2.3', false],
    ['penaltyRate', '2.29', '2.29', false],
    ['penaltyRate', '02.1', '2.1', false],
  ] as const)('%s keeps %j as %j', (field, typed, text, isTruncated) => {
    expect(fitLoanField(field, typed)).toEqual({ text, isTruncated });
  });

  it('has five fields, each of the specification’s length', () => {
    expect(LOAN_FIELDS).toEqual(['loanAmount', 'loanDay', 'rate', 'penaltyRate', 'overdueDays']);
    const most = LOAN_FIELDS.map((field) => fitLoanField(field, '0.1111111').text.length);
    expect([...most, fitLoanField('loanAmount', '1'.repeat(9)).text.length]).toEqual([7, 4, 4, 4, 6, 7]);
  });

  it('Q16 takes no zero for an amount or for days, and takes it for rates and overdue days', () => {
    const zero = { loanAmount: '1000', loanDay: '7', rate: '0', penaltyRate: '0', overdueDays: '0' };
    expect(calculateLoan(zero)).toEqual({
      kind: 'figures',
      figures: { amount: 100_000, markup: 0, overdueCharge: 0, total: 100_000 },
    });
    for (const field of ['loanAmount', 'loanDay'] as const)
      expect(calculateLoan({ ...zero, [field]: '0' })).toEqual({ kind: 'gap', gap: { field } });
  });
});

describe('Q18 outside the product’s terms', () => {
  it.each([
    ['999', '1', true],
    ['1000', '1', false],
    ['50000', '90', false],
    ['50001', '90', true],
    ['1000', '0', true],
    ['1000', '91', true],
  ])('%s rupees for %s days: %s', (loanAmount, loanDay, isOutside) =>
    expect(isOutsideTerms({ loanAmount, loanDay })).toBe(isOutside),
  );
});

describe('Q20 above the principal', () => {
  it('are the charges together, and not where they equal it', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(200), (markup, overdueCharge, amount) => {
        const figures = { amount, markup, overdueCharge, total: amount + markup + overdueCharge };
        expect(isAboveCap(figures)).toBe(markup + overdueCharge > amount);
      }),
      { numRuns: 300 },
    );
    const at = (markup: number) => isAboveCap({ amount: 10, markup, overdueCharge: 4, total: 14 + markup });
    expect([at(5), at(6), at(7)]).toEqual([false, false, true]);
  });
});
