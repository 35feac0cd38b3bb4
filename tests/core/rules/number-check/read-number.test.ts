import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '#core/number-check/read-number.ts';
import { officialNumber, writtenAs } from '../../../arbitraries/phone-number.ts';

describe('Q61 reading a number as people write it', () => {
  it.each([
    ['', '', true, null],
    ['0', '0', true, null],
    ['516011632', '516011632', true, null],
    ['9', '9', true, null],
    ['923', '923', true, '03'],
    ['92516011632', '92516011632', true, '0516011632'],
    ['920516011632', '920516011632', true, '0516011632'],
    ['1923', '1923', true, null],
    ['0092', '0', true, null],
    ['0091', '0091', true, null],
    ['092516011632', '092516011632', true, null],
    ['0092516011632', '0516011632', true, null],
    ['00920516011632', '0516011632', true, null],
    ['00920092516011632', '0516011632', true, null],
    ['+92516011632', '0516011632', true, null],
    ['tel: + 92 516011632', '0516011632', true, null],
    ['＋92516011632', '0516011632', true, null],
    ['+91516011632', '91516011632', true, null],
    ['1+92516011632', '192516011632', true, null],
    ['++92516011632', '0516011632', true, null],
    ['+1 92516011632', '192516011632', true, null],
    ['5-16+92', '51692', true, null],
    ['+٩٢٥١٦٠١١٦٣٢', '0516011632', true, null],
    ['0516011632१', '0516011632', false, null],
    ['92३5', '925', false, '05'],
    ['0x51', '051', true, null],
    ['5x1', '51', true, null],
  ])('of %j makes %j', (input, digits, isWhole, nationalOffer) =>
    expect(readNumber(input)).toMatchObject({ digits, isWhole, nationalOffer }),
  );

  it('never reads as whole a number beside which a letter or sign may be a digit', () => {
    const left = fc.constantFrom(...Array.from('OolI|SB५²①⓪壹廿両㍘㊀日*#'), 'OO', 'lI');
    const space = fc.constantFrom('', ' ', ' (', '-', '\u200f');
    fc.assert(
      fc.property(officialNumber(), left, fc.nat(12), space, space, (number, more, at, before, after) => {
        const text = number.slice(0, at) + before + more + after + number.slice(at);
        expect([text, readNumber(text).isWhole]).toEqual([text, false]);
      }),
      { numRuns: 5000 },
    );
  });

  it('R20 always reads the digits behind, before and between words, and tells of the words', () => {
    const words = fc.constantFrom('x', 'five', ' ext. ', ' پانچ', ' 📞', 'é');
    fc.assert(
      fc.property(officialNumber(), words, fc.nat(12), (number, more, at) => {
        const text = number.slice(0, at) + more + number.slice(at);
        const { digits, isWhole, lead } = readNumber(text);
        expect([text, digits, isWhole, lead !== '']).toEqual([text, number, true, true]);
      }),
    );
    for (const lead of ['call ', 'tel: ', 'PTCL', 'نمبر', 'I was called by ', '📞 ', 'Oslo: ', 'A+ shop: '])
      for (const number of ['0516011632', '+92 51 6011632', '+ 92 51 6011632'])
        expect(readNumber(lead + number)).toMatchObject({ digits: '0516011632', isWhole: true, lead });
  });

  it('always reads digits alone, each that stands there where no country code does', () => {
    const text = fc.array(fc.constantFrom(...Array.from('12345678 -x(.')), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom('', '0', '5'), text, (start, rest) => {
        const digits = rest.filter((each) => each >= '0' && each <= '9');
        expect(readNumber(start + rest.join('')).digits).toBe(start + digits.join(''));
      }),
      { numRuns: 1000 },
    );
  });

  it('Q61 always reads the same number, however it is written', () => {
    const abroad = fc.constantFrom('+92', '+92 ', '0092', '00 92 ', '(+92) ', '+92 (0) ', '＋92');
    const written = officialNumber().chain((number) =>
      fc.tuple(
        fc.constant(number),
        fc.oneof(
          writtenAs(number),
          abroad.map((prefix) => prefix + number.slice(1)),
        ),
      ),
    );
    fc.assert(
      fc.property(written, ([number, text]) => {
        expect(readNumber(text).digits).toBe(number);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    [true, ['+92', '0092', '(+92) 51', '＋92 51', '۰۰۹۲']],
    [false, ['', '0', '92', '+9', '+91', '1+92', '092', '051 + 92']],
  ])('knows a country code, %s, of %j', (isInternational, texts) => {
    for (const text of texts) expect([text, readNumber(text).isInternational]).toEqual([text, isInternational]);
  });
});
