import { expect, it } from 'vitest';
import { HIDDEN_RANGES, OFFICIAL_NUMBERS, OFFICIAL_RANGES } from '#core/number-check/official-numbers.ts';

it('R22, Q11 keeps the rows whose prefix is not shown: 100 suffixes of ten digits, and none of them counts', () => {
  const ofTen = HIDDEN_RANGES.filter(({ length }) => length === 10);
  expect(ofTen.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0)).toBe(100);
  expect(HIDDEN_RANGES.filter(({ length }) => length === 11)).toEqual([
    { since: 'tabs', length: 11, prefix: null, from: '40', to: '41' },
  ]);
  for (const row of HIDDEN_RANGES) expect(row.prefix).toBeNull();
  for (const { since, prefix } of OFFICIAL_RANGES) expect([since, prefix]).not.toContain(null);
  expect(OFFICIAL_NUMBERS).toHaveLength(10);
});
