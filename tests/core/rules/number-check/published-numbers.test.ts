import { expect, it } from 'vitest';
import { publishedNumbers, publishedRanges, SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';

it('R7, R24, Q13 publishes every range, and every single number that no range holds', () => {
  expect(publishedRanges(SPECIFIED_NUMBERS).map(({ from, to }) => `${from}-${to}`)).toEqual([
    '0516011632-0516011932',
    '0518841270-0518841289',
    '0516000480-0516000654',
    '03205690243-03205690272',
    '03174997671-03174997672',
    '03178223672-03178223676',
  ]);
  expect(publishedNumbers(SPECIFIED_NUMBERS)).toEqual([
    '051111883883',
    '03088888260',
    '03088889823',
    '03153003873',
    '03174996981',
    '03406899921',
    '03406899982',
    '03406899897',
    '03268330280',
  ]);
});
