import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { english } from '#core/text/catalogue.ts';
import { isolated } from '#core/text/format.ts';
import { directionOf, otherLanguage } from '#core/text/language.ts';
import { urdu } from '#core/text/languages.ts';
import { SPEECH_MAX_LENGTH, speechParts } from '#core/text/spoken-parts.ts';
import { colorInUrdu, durationInUrdu } from '#core/text/ur/seller-words.ts';
import { textsOf, urduLaws } from '../../../support/urdu-laws.ts';

urduLaws('R4, Q1 the Urdu catalogue', urdu, english);

it.each([english, urdu])(
  'R48, R52, R60, R65 two sums never have the same name',
  ({ shop: { calculator, cart, refund } }) => {
    const { term, productPrice, total } = cart;
    const names = [...Object.values(term), productPrice, total, calculator.overdueCharge, refund.refundAmount];
    expect(new Set(names).size).toBe(names.length);
  },
);

it('the English catalogue counts one thing as one', () => {
  const texts = textsOf(english, 1);
  const many = /(?<!of )\b1 (?:business )?(?:days|months|payments|terms|seconds|minutes|hours)\b/i;
  expect(texts.filter(([, text]) => many.test(text))).toEqual([]);
  expect(texts.filter(([, text]) => /\b1 day\b/.test(text)).length).toBeGreaterThan(5);
});

it('R4, R15 English runs from the left and Urdu from the right, and each switches to the other', () => {
  expect([directionOf('en'), directionOf('ur')]).toEqual(['ltr', 'rtl']);
  expect([otherLanguage('en'), otherLanguage('ur')]).toEqual(['ur', 'en']);
});

describe('what sellers write, in Urdu', () => {
  it.each([
    [colorInUrdu, 'Black', 'سیاہ'],
    [colorInUrdu, 'light blue', 'ہلکا نیلا'],
    [colorInUrdu, 'Midnight Black', `سیاہ (${isolated('Midnight Black')})`],
    [colorInUrdu, 'Very Light Gray', `سرمئی (${isolated('Very Light Gray')})`],
    [colorInUrdu, 'Arctic Glow', 'Arctic Glow'],
    [colorInUrdu, 'constructor', 'constructor'],
    [durationInUrdu, '2 to 4 working days', '2 سے 4 کاروباری دن'],
    [durationInUrdu, '1 day', '1 دن'],
    [durationInUrdu, '1–2 weeks', '1 سے 2 ہفتے'],
    [durationInUrdu, 'Tomorrow', 'Tomorrow'],
    [durationInUrdu, '2-4 days in Lahore', '2-4 days in Lahore'],
  ])('%o makes of %j %j', (inUrdu, text, words) => expect(inUrdu(text)).toBe(words));

  it('two colours of a phone never become one, and every number of days stays', () => {
    for (const { colors } of PHONES) expect(new Set(colors.map(colorInUrdu)).size).toBe(colors.length);
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (from, to) => {
        expect(durationInUrdu(`${from}-${to} days`).match(/\d+/g)).toEqual([String(from), String(to)]);
      }),
    );
  });
});

describe('what is read aloud', () => {
  it('says every word once, in order, in pieces that a voice takes', () => {
    const word = fc.stringMatching(/^[a-zا-غ0-9]{1,20}[.۔?]?$/);
    const gaps = fc.array(fc.constantFrom(' ', '\n', '  ', ' \n '), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(word), gaps, (words, between) => {
        const text = words.map((each, at) => each + (between[at % between.length] ?? ' ')).join('');
        const parts = speechParts(text);
        expect(parts.join(' ').split(/\s+/).filter(Boolean)).toEqual(words);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(SPEECH_MAX_LENGTH);
      }),
    );
  });

  it('is cut at lines and at sentences before words, and leaves out signs alone', () => {
    expect(speechParts('One.\n\n Two \n–\n')).toEqual(['One.', 'Two']);
    for (const sentence of [`${'word '.repeat(30).trim()}.`, `${'لفظ '.repeat(40).trim()}۔`])
      expect(speechParts(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
  });
});
