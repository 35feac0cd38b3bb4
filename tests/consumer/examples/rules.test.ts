import { calculateLoan, checkNumber } from 'asaan';
import { loanInput, nearMissNumber, officialNumber, writtenAs } from 'asaan/testing/generators';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('official numbers are official in every way of writing, their neighbours never', () => {
  fc.assert(fc.property(officialNumber().chain(writtenAs), (text) => checkNumber(text).status === 'official'));
  fc.assert(fc.property(nearMissNumber(), (number) => checkNumber(number).status === 'unofficial'));
});

it('a loan costs the sum of its parts', () => {
  fc.assert(
    fc.property(loanInput(), (input) => {
      const result = calculateLoan(input);
      if (result.kind === 'gap') throw new Error(`${result.gap.field} is no number`);
      const { amount, markup, overdueCharge, total } = result.figures;
      expect(total).toBe(amount + markup + overdueCharge);
    }),
  );
});
