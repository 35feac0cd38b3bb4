import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkNumber, isOfficial } from '#core/number-check/check-number.ts';
import { explainNumber } from '#core/number-check/explain-number.ts';
import { findRule, isSuffixOf } from '#core/number-check/find-rule.ts';
import { type NumberTable, SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { digitString, nearMissNumber, officialNumber } from '../../../arbitraries/phone-number.ts';

it('judges and explains by the same row, or by the lack of one', () => {
  const number = fc.oneof(officialNumber(), nearMissNumber(), digitString());
  fc.assert(
    fc.property(number, fc.constantFrom('classic', 'tabs'), (given, edition) => {
      const rule = findRule(given, SPECIFIED_NUMBERS, edition);
      const { reason } = explainNumber(given, edition);
      expect(isOfficial(given, edition)).toBe(rule !== null);
      if (rule === null) expect(['exact', 'range']).not.toContain(reason.kind);
      else expect(reason).toBe(rule);
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
});
