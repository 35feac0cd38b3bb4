import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAddressField } from '#core/address/address-form.ts';
import { digitsOf } from '#core/lib/typed-text.ts';
import { NO_NUMBER, withEntered } from '#core/number-check/field-text.ts';
import { caretAfter } from '../../ui/kit/parts/field/use-standing-text.ts';

describe('the caret in a field that shows a text otherwise', () => {
  it.each([
    ['05|16', '0516', '05|16'],
    ['05x|16', '0516', '05|16'],
    ['۰۵|۱۶', '0516', '05|16'],
    ['+92 51 6011|632', '0516011632', '0516011|632'],
    ['+92 |51 6011632', '0516011632', '0|516011632'],
    ['007|000', '7000', '7|000'],
    ['1239|4567', '1239456', '1239|456'],
    ['9|', '2.3', '2.3|'],
    ['05111188388|', '051111883883', '051111883883|'],
    ['|123', '123', '|123'],
    ['abc|', '', '|'],
    ['1 2|', '12', '12|'],
    ['a b|@c', 'ab@c', 'ab|@c'],
  ])('of %j in %j: %j', (before, after, expected) => {
    const caret = before.indexOf('|');
    const at = caretAfter(before.replace('|', ''), caret, after);
    expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(expected);
  });

  it('always has the same digits to its right, where digits were only written otherwise', () => {
    const character = fc.constantFrom(...Array.from('0123456789۰۱۲۳۴۵۶۷۸۹ -(\u200b'));
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), fc.nat(12), (characters, at) => {
        const text = characters.join('');
        const caret = Math.min(at, text.length);
        const after = fitAddressField('phoneNumber', text).text;
        fc.pre(after === digitsOf(text));
        expect(after.slice(caretAfter(text, caret, after))).toBe(digitsOf(text.slice(caret)));
      }),
    );
  });

  it('always lies inside what is shown', () => {
    const entered = fc.tuple(fc.string(), fc.nat(20)).map(([text, at]) => [text, Math.min(at, text.length)] as const);
    fc.assert(
      fc.property(entered, ([text, caret]) => {
        const after = withEntered(NO_NUMBER, text, false).text;
        const at = caretAfter(text, caret, after);
        expect(at >= 0 && at <= after.length).toBe(true);
      }),
    );
  });
});
