import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { isolated } from '#core/text/format.ts';
import { colorInUrdu, durationInUrdu } from '#core/text/ur/seller-words.ts';

describe('what sellers write, in Urdu', () => {
  it.each([
    ['Black', 'سیاہ'],
    ['light blue', 'ہلکا نیلا'],
    ['Dark Green', 'گہرا سبز'],
    ['Midnight Black', `سیاہ (${isolated('Midnight Black')})`],
    ['Very Light Gray', `سرمئی (${isolated('Very Light Gray')})`],
    ['Arctic Glow', 'Arctic Glow'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('the colour %j is %j', (name, words) => {
    expect(colorInUrdu(name)).toBe(words);
  });

  it.each([
    ['2-4 days', '2 سے 4 دن'],
    ['2 to 4 working days', '2 سے 4 کاروباری دن'],
    ['1 day', '1 دن'],
    ['24 hours', '24 گھنٹے'],
    ['1–2 weeks', '1 سے 2 ہفتے'],
    ['Tomorrow', 'Tomorrow'],
    ['2-4 days in Lahore', '2-4 days in Lahore'],
  ])('the delivery %j takes %j', (text, words) => {
    expect(durationInUrdu(text)).toBe(words);
  });

  it('two colours of a phone never become one, and every number of days stays', () => {
    for (const { colors } of PHONES) {
      expect(new Set(colors.map(([name]) => colorInUrdu(name))).size).toBe(colors.length);
    }
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (from, to) => {
        expect(durationInUrdu(`${from}-${to} days`).match(/\d+/g)).toEqual([String(from), String(to)]);
      }),
    );
  });
});
