import { expect, it } from 'vitest';
import { HIDDEN_RANGES } from '#core/number-check/hidden-ranges.ts';
import { SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';

it('R21–R24, Q13 has the rows of the specification, each of its edition and in their order', () => {
  const written = [
    ...SPECIFIED_NUMBERS.ranges.map(
      ({ kind, since, prefix, from, to }) => `${kind} ${since} ${prefix}${from} to ${prefix}${to} by ${from.length}`,
    ),
    ...SPECIFIED_NUMBERS.exact.map(({ kind, since, number }) => `${kind} ${since} ${number}`),
  ];
  expect(written).toEqual([
    'range classic 0516011632 to 0516011932 by 3',
    'range classic 0518841270 to 0518841289 by 3',
    'range tabs 0516000480 to 0516000654 by 3',
    'range classic 03205690243 to 03205690272 by 3',
    'range tabs 03174997671 to 03174997672 by 3',
    'range tabs 03178223672 to 03178223676 by 2',
    'exact classic 051111883883',
    'exact classic 0518841270',
    'exact classic 03088888260',
    'exact tabs 03088889823',
    'exact tabs 03153003873',
    'exact tabs 03174996981',
    'exact tabs 03406899921',
    'exact tabs 03406899982',
    'exact tabs 03406899897',
    'exact tabs 03268330280',
  ]);
});

it('R22, Q11 keeps the rows whose prefix is not shown: 100 suffixes of ten digits, and none of them counts', () => {
  const ofTen = HIDDEN_RANGES.filter(({ length }) => length === 10);
  expect(ofTen.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0)).toBe(100);
  expect(HIDDEN_RANGES.filter(({ length }) => length === 11)).toEqual([
    { since: 'tabs', length: 11, prefix: null, from: '40', to: '41' },
  ]);
  for (const row of HIDDEN_RANGES) expect([row.since, row.prefix]).toEqual(['tabs', null]);
});
