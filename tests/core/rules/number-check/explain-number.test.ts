import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainNumber, numberReasons, numberReasonText } from '#core/number-check/explain-number.ts';
import { checkNumber, findRule } from '#core/number-check/judge-number.ts';
import { isSuffixOf, type NumberTable, SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { digitString, nearMissNumber, officialNumber } from '../../../arbitraries/phone-number.ts';

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
    expect(explainNumber('+92 51 6000480')).toMatchObject({ digits: '0516000480', reason: tabs });
  });
});

it.each([
  ['03153003873', ['03153003873', 'since tabs']],
  ['03174997671', ['03174997 with 671 to 672', 'since tabs']],
  ['2222222336', ['336 to 340', 'never official']],
  ['0516000480', ['newer tab'], 'classic'],
  ['0511१', ['not read']],
  ['051601163', ['no row']],
  ['', ['nothing was entered']],
] as const)('R21–R24 the reason for %j is said in words: %j', (number, words, edition?: 'classic') => {
  const said = numberReasonText(reason(number, edition), numberReasons);
  for (const word of words) expect(said).toContain(word);
});

it('R24 every row says what it is, and since which edition', () => {
  const said = [...SPECIFIED_NUMBERS.exact, ...SPECIFIED_NUMBERS.ranges].map(({ kind, since }) => `${kind} ${since}`);
  const kinds = ['exact classic', 'exact tabs', 'range classic', 'range tabs'];
  expect(kinds.map((kind) => said.filter((each) => each === kind).length)).toEqual([3, 7, 3, 3]);
});

describe('why a number is not official', () => {
  it('Q13 is that a later edition names it, in the older one', () => {
    for (const number of ['0516000480', '03174997671', '03406899982']) {
      const explained = { status: 'unofficial', reason: { kind: 'laterEdition' } };
      expect(explainNumber(number, 'classic')).toMatchObject(explained);
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

  it('is nothing in particular for other numbers, and nothing was asked of an empty one', () => {
    for (const number of ['0516011631', '0516011933', '05160116320', '051601163'])
      expect(reason(number).kind).toBe('noRule');
    expect([reason(''), reason(' -')]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  });
});

it('judges and explains by the same row, or by the lack of one', () => {
  const number = fc.oneof(officialNumber(), nearMissNumber(), digitString());
  fc.assert(
    fc.property(number, fc.constantFrom('classic', 'tabs'), (given, edition) => {
      const rule = findRule(given, SPECIFIED_NUMBERS, edition);
      const explained = explainNumber(given, edition).reason;
      if (rule === null) expect(['exact', 'range']).not.toContain(explained.kind);
      else expect(explained).toBe(rule);
      if (rule !== null) expect(given.startsWith(rule.kind === 'exact' ? rule.number : rule.prefix)).toBe(true);
    }),
  );
});

it('R21–R23 always takes a suffix as a number between its bounds, both included, and as long as they are', () => {
  const digits = (length: number) => fc.nat(10 ** length - 1).map((value) => String(value).padStart(length, '0'));
  const row = fc.integer({ min: 1, max: 3 }).chain((length) => fc.tuple(digits(length), digits(length)));
  const suffix = fc.nat(4).chain((length) => (length === 0 ? fc.constant('') : digits(length)));
  fc.assert(
    fc.property(row, suffix, ([from, to], given) => {
      const isBetween = Number(from) <= Number(given) && Number(given) <= Number(to);
      expect(isSuffixOf(given, { from, to })).toBe(given.length === from.length && isBetween);
    }),
    { numRuns: 1000 },
  );
});

it('judges by a lender’s own table', () => {
  const exact = { kind: 'exact', since: 'tabs', number: '042111000' } as const;
  const range = { kind: 'range', since: 'classic', prefix: '0421', from: '20', to: '29' } as const;
  const own: NumberTable = { exact: [exact], ranges: [range] };
  expect(findRule('042111000', own)).toBe(exact);
  expect(findRule('042111000', own, 'classic')).toBeNull();
  expect(findRule('042125', own, 'classic')).toBe(range);
  for (const other of ['042119', '042130', '0421250', '0516011632']) expect(findRule(other, own)).toBeNull();
  expect(checkNumber('0421 25', 'tabs', own).status).toBe('official');
  expect(explainNumber('042111000', 'classic', own).reason.kind).toBe('laterEdition');
  // The hidden prefixes are of the specification.
  expect(explainNumber('2222222336', 'tabs', own).reason.kind).toBe('noRule');
});
