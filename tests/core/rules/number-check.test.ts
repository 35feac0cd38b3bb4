import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNumber, isOfficial, STATUS_CODE } from '#core/number-check/check-number.ts';
import { explainNumber } from '#core/number-check/explain-number.ts';
import { findRule } from '#core/number-check/find-rule.ts';
import {
  HIDDEN_RANGES,
  type NumberTable,
  OFFICIAL_NUMBERS,
  OFFICIAL_RANGES,
  SPECIFIED_NUMBERS,
} from '#core/number-check/official-numbers.ts';
import { publishedNumbers, publishedRanges } from '#core/number-check/published-numbers.ts';
import { readNumber } from '#core/number-check/read-number.ts';
import { COMPANY } from '#core/text/company.ts';
import { digitString, nearMissNumber, officialNumber, writtenAs } from '../../arbitraries/phone-number.ts';

describe('R21–R24, Q13 the verdict, against a table of its own', () => {
  const tabs = oracle('tabs');
  const classic = oracle('classic');

  it('R24, Q13 knows 353 official numbers in the classic edition, and 542 in the newer, which is the default', () => {
    expect(classic.size).toBe(353);
    expect(tabs.size).toBe(542);
    for (const number of tabs) expect(isOfficial(number)).toBe(true);
    for (const number of classic) expect(isOfficial(number, 'classic')).toBe(true);
  });

  it('agrees on every 10- and 11-digit number that shares six leading digits with a rule', () => {
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

  it('agrees on a million numbers of any digits, and explains each verdict by a row or by the lack of one', () => {
    const starts = [...new Set([...tabs].map((number) => number.slice(0, 4))), '0', '92', ''];
    const start = fc.constantFrom(...starts);
    fc.assert(
      fc.property(start, fc.nat(9_999_999), fc.integer({ min: 3, max: 8 }), (prefix, rest, length) => {
        const number = prefix + String(rest).padStart(length, '0');
        if (isOfficial(number) !== tabs.has(number)) throw new Error(`disagrees on ${number}`);
      }),
      { numRuns: 1_000_000 },
    );
    fc.assert(
      fc.property(fc.oneof(officialNumber(), nearMissNumber(), digitString()), (number) => {
        const { status, reason } = explainNumber(number);
        const hasRow = reason.kind === 'exact' || reason.kind === 'range';
        expect(hasRow).toBe(status === 'official');
        if (reason.kind === 'exact') expect(reason.number).toBe(number);
        if (reason.kind === 'range') expect(number.startsWith(reason.prefix)).toBe(true);
      }),
    );
  });

  it('explains what is not official: the later edition, a hidden prefix, a foreign numeral, nothing', () => {
    const kind = (number: string, edition: 'classic' | 'tabs' = 'tabs') => explainNumber(number, edition).reason.kind;
    expect(kind('0516000480', 'classic')).toBe('laterEdition');
    expect(kind('0512222337')).toBe('hiddenPrefix');
    expect(kind('0516011632\u0967')).toBe('unreadable');
    expect(kind('0511')).toBe('noRule');
    expect(kind('  ')).toBe('empty');
  });

  it('judges and explains by the same row, also of a lender’s own table', () => {
    fc.assert(
      fc.property(
        fc.oneof(officialNumber(), nearMissNumber()),
        fc.constantFrom('classic', 'tabs'),
        (number, edition) => {
          const rule = findRule(number, SPECIFIED_NUMBERS, edition);
          expect(isOfficial(number, edition)).toBe(rule !== null);
          if (rule !== null) expect(explainNumber(number, edition).reason).toBe(rule);
        },
      ),
    );
    const exact = { kind: 'exact', since: 'tabs', number: '042111000' } as const;
    const range = { kind: 'range', since: 'classic', prefix: '0421', from: '20', to: '29' } as const;
    const own: NumberTable = { exact: [exact], ranges: [range] };
    expect(findRule('042111000', own)).toBe(exact);
    expect(findRule('042111000', own, 'classic')).toBeNull();
    expect(findRule('042125', own, 'classic')).toBe(range);
    for (const other of ['042119', '042130', '0421250', '0516011632']) expect(findRule(other, own)).toBeNull();
    expect(checkNumber('0421 25', 'tabs', own).status).toBe('official');
    expect(explainNumber('042111000', 'classic', own).reason.kind).toBe('laterEdition');
  });

  it('R21, R23 judges the neighbours of every range from both sides', () => {
    for (const [first, last] of [
      ['0516011632', '0516011932'],
      ['0518841270', '0518841289'],
      ['0516000480', '0516000654'],
      ['03205690243', '03205690272'],
      ['03174997671', '03174997672'],
      ['03178223672', '03178223676'],
    ] as const) {
      const beside = (number: string, by: number): string => String(BigInt(`1${number}`) + BigInt(by)).slice(1);
      expect([isOfficial(beside(first, -1)), isOfficial(first), isOfficial(last), isOfficial(beside(last, 1))]).toEqual(
        [false, true, true, false],
      );
    }
  });

  it('publishes official numbers alone, and none twice', () => {
    const named = [...publishedRanges().flatMap(({ from, to }) => [from, to]), ...publishedNumbers()];
    expect(new Set(named).size).toBe(named.length);
    for (const number of named) expect(checkNumber(number).status).toBe('official');
    expect(publishedNumbers()).not.toContain('0518841270');
    expect(publishedNumbers()).toContain(COMPANY.hotline.value);
  });

  it('R22, Q11 keeps the rows whose prefix is not shown: 100 suffixes of ten digits, and none of them counts', () => {
    const values = HIDDEN_RANGES.filter(({ length }) => length === 10).reduce(
      (sum, { from, to }) => sum + Number(to) - Number(from) + 1,
      0,
    );
    expect(values).toBe(100);
    expect(HIDDEN_RANGES.filter(({ length }) => length === 11)).toEqual([
      { since: 'tabs', length: 11, prefix: null, from: '40', to: '41' },
    ]);
    for (const row of HIDDEN_RANGES) expect(row.prefix).toBeNull();
    for (const { since, prefix } of OFFICIAL_RANGES) expect([since, prefix]).not.toContain(null);
    expect(OFFICIAL_NUMBERS).toHaveLength(10);
  });
});

describe('R19, Q12, Q61 reading what a person entered', () => {
  it('R19 calls nothing unchecked, and gives each verdict its code', () => {
    for (const nothing of ['', ' ', '+', '()-', '\u200f']) expect(checkNumber(nothing).status).toBe('unchecked');
    expect(STATUS_CODE).toEqual({ official: 1, unofficial: 0, unchecked: null });
  });

  it('Q61 always reads the same number, however it is written', () => {
    const written = officialNumber().chain((number) => writtenAs(number).map((text) => ({ number, text })));
    fc.assert(
      fc.property(written, ({ number, text }) => {
        expect(readNumber(text).digits).toBe(number);
        expect(checkNumber(text).status).toBe('official');
      }),
      { numRuns: 5000 },
    );
  });

  it('Q61 always reads a number written with +92 or 0092 as its national form', () => {
    const international = fc.tuple(
      officialNumber(),
      fc.constantFrom('+92', '+92 ', '0092', '00 92 ', '(+92) ', '+92 (0) ', '＋92'),
    );
    fc.assert(
      fc.property(international, ([number, prefix]) => {
        expect(readNumber(prefix + number.slice(1)).digits).toBe(number);
      }),
      { numRuns: 5000 },
    );
  });

  it('Q61 judges a bare 92… as it stands, and offers the 0… form', () => {
    expect(checkNumber('92516011632')).toEqual({
      digits: '92516011632',
      status: 'unofficial',
      nationalOffer: '0516011632',
    });
  });

  it('reading is always idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), digitString(), nearMissNumber()), (text) => {
        const { digits } = readNumber(text);
        expect(readNumber(digits).digits).toBe(digits);
        expect(digits).toMatch(/^\d*$/);
      }),
      { numRuns: 20_000 },
    );
  });

  it('Q12 never gives a verdict about less than was entered', () => {
    fc.assert(
      fc.property(officialNumber(), digitString(), (number, more) => {
        fc.pre(more.length > 0 && !tabsHas(number + more));
        expect(checkNumber(number + more).status).toBe('unofficial');
      }),
    );
    // Digits of a script that is not read make the rest no official number.
    expect(checkNumber('0516011632५').status).toBe('unofficial');
  });
});

// Helpers

function tabsHas(number: string): boolean {
  return oracle('tabs').has(number);
}

/** Every official number, counted out from the specification's sentences and not from the table of the core. */
function oracle(edition: 'classic' | 'tabs'): ReadonlySet<string> {
  const numbers = new Set<string>();
  const count = (prefix: string, from: number, to: number): void => {
    for (let suffix = from; suffix <= to; suffix += 1) numbers.add(`${prefix}${suffix}`);
  };
  count('0516011', 632, 932);
  count('0518841', 270, 289);
  count('03205690', 243, 272);
  for (const number of ['051111883883', '0518841270', '03088888260']) numbers.add(number);
  if (edition === 'classic') return numbers;
  count('0516000', 480, 654);
  count('03174997', 671, 672);
  count('031782236', 72, 76);
  for (const number of [
    '03088889823',
    '03153003873',
    '03174996981',
    '03406899921',
    '03406899982',
    '03406899897',
    '03268330280',
  ]) {
    numbers.add(number);
  }
  return numbers;
}
