import { describe, expect, it } from 'vitest';
import { explainNumber } from '#core/number-check/explain-number.ts';

const reason = (number: string, edition?: 'classic' | 'tabs') => explainNumber(number, edition).reason;

/** The suffixes of R22 and R23 whose prefix is not shown, by the length of their numbers, in the order of the sentences. */
const HIDDEN = [
  ...['336-340', '582-618', '818-840', '849-872', '874-877', '14', '97', '99', '126', '135', '436', '37'].map(
    (suffixes) => [10, suffixes] as const,
  ),
  [11, '40-41'] as const,
];

describe('why a number is official', () => {
  it('is its own row, or the range that it lies in', () => {
    expect(reason('051111883883')).toEqual({ kind: 'exact', since: 'classic', number: '051111883883' });
    expect(reason('03406899982')).toEqual({ kind: 'exact', since: 'tabs', number: '03406899982' });
    const tabs = { kind: 'range', since: 'tabs', prefix: '0516000', from: '480', to: '654' };
    for (const number of ['0516000480', '0516000500', '0516000654']) expect(reason(number)).toEqual(tabs);
    expect(explainNumber('+92 51 6000480')).toMatchObject({ edition: 'tabs', digits: '0516000480', reason: tabs });
  });
});

describe('why a number is not official', () => {
  it('Q13 is that a later edition names it, in the older one', () => {
    for (const number of ['0516000480', '03174997671', '03406899982']) {
      expect(explainNumber(number, 'classic')).toMatchObject({ edition: 'classic', status: 'unofficial' });
      expect(reason(number, 'classic')).toEqual({ kind: 'laterEdition' });
    }
    expect(reason('0516011632', 'classic').kind).toBe('range');
  });

  it('is what is not read and may be a digit', () => {
    for (const number of ['051111883883', '0516000500']) expect(reason(`${number}१`)).toEqual({ kind: 'unreadable' });
    for (const number of ['0511१', '0516011632O']) expect(reason(number)).toEqual({ kind: 'unreadable' });
  });

  it('R22, R23, Q11 is a suffix whose prefix is not shown, in numbers of its length alone', () => {
    const wrong: string[] = [];
    for (let suffix = 0; suffix < 1000; suffix += 1) {
      for (const length of [9, 10, 11, 12]) {
        const number = String(suffix).padStart(length, '2');
        const row = HIDDEN.find(([digits, suffixes]) => {
          const [from = '', to = from] = suffixes.split('-');
          const end = Number(number.slice(-from.length));
          return digits === length && Number(from) <= end && end <= Number(to);
        });
        const [from, to = from] = row?.[1].split('-') ?? [];
        const expected = row === undefined ? { kind: 'noRule' } : { kind: 'hiddenPrefix', from, to };
        if (JSON.stringify(reason(number)) !== JSON.stringify(expected)) wrong.push(number);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is no hidden prefix by a lender’s own table: those are of the specification', () => {
    const own = { exact: [], ranges: [] };
    for (const [length, suffixes] of HIDDEN) {
      const number = (suffixes.split('-')[0] ?? '').padStart(length, '2');
      expect(explainNumber(number, 'tabs', own).reason).toEqual({ kind: 'noRule' });
    }
  });

  it('is nothing in particular for other numbers, and nothing was asked of an empty one', () => {
    for (const number of ['0516011631', '0516011933', '05160116320', '051601163'])
      expect(reason(number).kind).toBe('noRule');
    expect([reason(''), reason(' -')]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  });
});
