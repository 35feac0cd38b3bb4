import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan } from '#core/loan/loan-input.ts';
import { capDay } from '#core/loan/loan-notices.ts';
import { loanInput } from '../../../arbitraries/loan.ts';

const input = (loanDay: string, rate: string, penaltyRate: string, loanAmount = '10000') => ({
  loanAmount,
  loanDay,
  rate,
  penaltyRate,
  overdueDays: '0',
});

describe('Q20 what is owed by day', () => {
  it('grows from the due date on, and says on which day the charges reach the loan', () => {
    const shown = costByDay(input('30', '0.75', '2.3'));
    expect(shown.map(({ overdueDays, owed }) => [overdueDays, owed])).toEqual([
      [0, 1_225_000],
      [1, 1_248_000],
      [7, 1_386_000],
      [14, 1_547_000],
      [34, 2_007_000],
    ]);
  });

  const days = (...terms: Parameters<typeof input>) =>
    costByDay(input(...terms)).map(({ overdueDays, cap }) => `${overdueDays}${cap === 'reached' ? '!' : ''}`);

  it('is shown for four days and the one of the cap, in their order, each once', () => {
    expect(days('10', '0', '20')).toEqual(['0', '1', '5!', '7', '14']);
    expect(days('200', '0.5', '2')).toEqual(['0!', '1', '7', '14']);
    expect(days('10', '0', '2')).toEqual(['0', '1', '7', '14', '50!']);
    expect(days('10', '0.5', '0')).toEqual(['0', '1', '7', '14']);
  });

  it.each([
    ['3', [0, 1, 3, 7, 14, 34]],
    ['34', [0, 1, 7, 14, 34]],
    ['999999', [0, 1, 7, 14, 34, 999_999]],
    ['', [0, 1, 7, 14, 34]],
  ])('is shown for the delay of %j that is worked out too, however long', (overdueDays, shown) => {
    const costs = costByDay({ ...input('30', '0.75', '2.3'), overdueDays });
    expect(costs.map((day) => day.overdueDays)).toEqual(shown);
  });

  it('says of each day on which side of the cap it is, which the due date can be too, and what the calculator says of it', () => {
    fc.assert(
      fc.property(loanInput(), (each) => {
        const cap = capDay(each);
        for (const { overdueDays, owed, cap: side } of costByDay(each)) {
          expect([overdueDays, side !== 'before']).toEqual([overdueDays, cap !== null && overdueDays >= cap]);
          expect([overdueDays, side === 'reached']).toEqual([overdueDays, overdueDays === cap]);
          const result = calculateLoan({ ...each, overdueDays: String(overdueDays) });
          expect(result).toMatchObject({ kind: 'figures', figures: { total: owed } });
        }
      }),
    );
  });

  it('shows the cap up to a year after the due date, and nothing while a field holds no number', () => {
    expect(days('27', '0', '0.274').at(-1)).toBe('365!');
    expect(days('27', '0', '0.2739').at(-1)).toBe('14');
    expect([days('10', '0', '2', ''), days('', '0', '2')]).toEqual([[], []]);
  });
});
