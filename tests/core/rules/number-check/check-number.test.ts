import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkNumber,
  findRule,
  namesHotline,
  STATUS_CODE,
  shownNumber,
  verdictKind,
} from '#core/number-check/judge-number.ts';
import { type Edition, SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { digitString, nearMissNumber, officialNumber } from '../../../arbitraries/phone-number.ts';

const isOfficial = (number: string, edition?: Edition): boolean =>
  findRule(number, SPECIFIED_NUMBERS, edition) !== null;

const tabs = oracle('tabs');
const classic = oracle('classic');

/** What may hold a digit that is not read. */
const UNREAD = [
  '0516011632O',
  '0516011632l',
  '051O6011632',
  '壹0516011632',
  '0516011632廿',
  '0516011632両',
  '0516011632㍘',
  '0516011632५',
  '051⁶011632',
  'O516011632',
  '0516011632 O',
  '0516011632|',
  '0516011632S',
  'B0516011632',
  '0516011632*',
];

describe('R21–R24, Q13 the verdict, against a table of its own', () => {
  it('R24, Q13 knows 353 official numbers in the classic edition, and 542 in the newer, which is the default', () => {
    expect([classic.size, tabs.size]).toEqual([353, 542]);
    for (const number of tabs) expect(isOfficial(number)).toBe(true);
    for (const number of classic) expect(isOfficial(number, 'classic')).toBe(true);
  });

  it('R21, R23 agrees on every 10- and 11-digit number that shares six leading digits with a rule', () => {
    const stems = new Set([...tabs].map((number) => number.slice(0, 6)));
    let judged = 0;
    let wrong = 0;
    for (const stem of stems) {
      for (const length of [10, 11]) {
        const most = 10 ** (length - 6);
        for (let suffix = 0; suffix < most; suffix += 1) {
          const number = stem + String(suffix).padStart(length - 6, '0');
          judged += 1;
          if (isOfficial(number) !== tabs.has(number)) wrong += 1;
        }
      }
    }
    expect(judged).toBe(stems.size * 110_000);
    expect(wrong).toBe(0);
  });

  it('always agrees on numbers near the rules, in both editions', () => {
    fc.assert(
      fc.property(fc.oneof(officialNumber(), nearMissNumber(), digitString()), (number) => {
        expect(isOfficial(number, 'tabs')).toBe(tabs.has(number));
        expect(isOfficial(number, 'classic')).toBe(classic.has(number));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('R19, Q12, Q61 the verdict on what a person entered', () => {
  it('R19 calls nothing unchecked, and gives each verdict its code', () => {
    for (const nothing of ['', ' ', '+', '()-', '\u200f']) expect(checkNumber(nothing).status).toBe('unchecked');
    expect(STATUS_CODE).toEqual({ official: 1, unofficial: 0, unchecked: null });
  });

  it('Q12 never gives a verdict about less than was entered', () => {
    // A bare 92… is judged as it stands, and its 0… form offered.
    const verdict = { digits: '92516011632', status: 'unofficial', nationalOffer: '0516011632', isPartial: false };
    expect(checkNumber('92516011632')).toEqual(verdict);
    fc.assert(
      fc.property(officialNumber(), digitString(), (number, more) => {
        fc.pre(more.length > 0 && !tabs.has(number + more));
        expect(checkNumber(number + more).status).toBe('unofficial');
      }),
    );
  });

  it.each(UNREAD)('Q12, Q61 gives no verdict on %j, beside whose digits another may stand', (text) => {
    expect(checkNumber(text)).toEqual({ digits: text, status: 'unchecked', nationalOffer: null, isPartial: false });
    expect(verdictKind(checkNumber(text))).toBe('unreadable');
    // Without blanks around it, and what cannot be seen.
    expect(checkNumber(` \t${text}\u00a0\u200f`).digits).toBe(text);
  });

  it('R19 names the hotline beside whatever was entered, but not beside a number that is the company’s', () => {
    const entered = fc.oneof(
      fc.string(),
      digitString(),
      nearMissNumber(),
      officialNumber(),
      fc.constantFrom(...UNREAD),
    );
    fc.assert(
      fc.property(entered, (text) => {
        const verdict = checkNumber(text);
        const isOurs = verdict.status === 'official';
        expect([text, namesHotline(verdictKind(verdict))]).toEqual([text, verdict.digits !== '' && !isOurs]);
      }),
    );
  });

  it('Q61 judges the number beside words, and says that it is about less', () => {
    for (const words of ['call ', 'tel: ', 'نمبر ', ' extension five', ' 📞'])
      for (const text of [`${words}0516011632`, `0516011632${words}`])
        expect(checkNumber(text)).toMatchObject({ status: 'official', isPartial: true });
    for (const text of ['0516011632', '(051) 601-1632', '+92 51 6011632', '\u200e051.601.1632'])
      expect(checkNumber(text)).toMatchObject({ status: 'official', isPartial: false });
  });

  it('shows of a text that is longer than any number its beginning alone, and judges all of it', () => {
    const verdict = checkNumber('0516011632'.repeat(100_000));
    expect([verdict.digits.length, verdict.status]).toEqual([1_000_000, 'unofficial']);
    expect(shownNumber(verdict)).toBe(`${'0516011632'.repeat(4)}…`);
    expect(shownNumber(checkNumber('0516011632'))).toBe('0516011632');
  });
});

// Helpers

/** Every official number, counted out from the specification's sentences and not from the table of the core. */
function oracle(edition: 'classic' | 'tabs'): ReadonlySet<string> {
  const count = (prefix: string, from: number, to: number): readonly string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`);
  const inBoth = [
    ...count('0516011', 632, 932),
    ...count('0518841', 270, 289),
    ...count('03205690', 243, 272),
    '051111883883',
    '0518841270',
    '03088888260',
  ];
  if (edition === 'classic') return new Set(inBoth);
  return new Set([
    ...inBoth,
    ...count('0516000', 480, 654),
    ...count('03174997', 671, 672),
    ...count('031782236', 72, 76),
    '03088889823',
    '03153003873',
    '03174996981',
    '03406899921',
    '03406899982',
    '03406899897',
    '03268330280',
  ]);
}
