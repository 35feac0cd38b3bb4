import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountText, readCount, withKey } from '#core/lib/count-text.ts';

const fit = (text: string): CountText => readCount(text, 7, true);
const EMPTY: CountText = { text: '', entered: '', isTruncated: false, isMisread: false };

/** What a field shows once a text was typed behind what stands there. */
function typed(keys: string, from = EMPTY, read = fit): CountText {
  return Array.from(keys).reduce((field, key) => withKey(field, field.text + key, true, read), from);
}

describe('R28, Q64 a field of whole rupees or days', () => {
  it.each([
    ['20000.50', '20000', true],
    ['1e5', '1', true],
    ['Rs.5000', '5000', true],
    ['10,000', '10000', false],
    ['1234,567', '1234567', true],
    ['10,000.00', '10000', true],
    ['1 200', '1200', false],
    ['۱٬۲۰۰٫۵', '1200', true],
    ['007', '7', false],
  ])('%j typed key by key is %j', (keys, text, isTruncated) => {
    expect(typed(keys)).toMatchObject({ text, isTruncated });
  });

  it('reads a text key by key as at once', () => {
    const character = fc.constantFrom(...Array.from('0123456789۵.,-e ²\u200b'));
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const text = characters.join('');
        expect(typed(text)).toEqual(fit(text));
      }),
      { numRuns: 5000 },
    );
  });

  it('shows another number than the digits that were typed only where it says so', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('012345.,e-x ')), maxLength: 9 }), (text) => {
        const { text: kept, isTruncated } = fit(text);
        const spoken = text.replace(/ /g, '');
        // Commas of one grouping, or at the end: all else with a comma is no whole number.
        const isGrouped = /^\d{1,3}(,\d{2,3})*,(\d{3})?$/.test(spoken);
        const plain = isGrouped ? spoken.replaceAll(',', '') : spoken;
        if (!isTruncated) expect(Number(kept)).toBe(Number(plain));
        else expect(/^\d{0,7}$/.test(plain)).toBe(false);
        // What is kept is one run of the digits that were entered.
        expect(text.replace(/[, ]/g, '')).toContain(kept);
      }),
    );
  });

  it('leaves room for a number where nothing stands, and still says what was misread', () => {
    const noZero = (text: string): CountText => readCount(text, 7, false);
    for (const keys of ['0.5', '0x5', '0²5', '-5'])
      expect(typed(keys, EMPTY, noZero)).toMatchObject({ text: '5', isMisread: true, entered: keys.replace('0', '') });
  });

  it('goes on as usual once the end was corrected, or all was replaced', () => {
    const ended = typed('20000.5');
    expect(ended).toMatchObject({ text: '20000', isTruncated: true, isMisread: true });
    // The last digit, written anew.
    expect(withKey(ended, '20000', true, fit)).toMatchObject({ isTruncated: false });
    const shorter = withKey(ended, '2000', true, fit);
    expect(shorter).toEqual({ text: '2000', entered: '2000', isTruncated: false, isMisread: false });
    expect(typed('5', shorter)).toMatchObject({ text: '20005', isTruncated: false });
    expect(withKey(ended, '200001', false, fit)).toMatchObject({ text: '200001', isTruncated: false });
  });
});
