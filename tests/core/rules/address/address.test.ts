import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_FIELDS,
  ADDRESS_MAX_LENGTH,
  EMPTY_ADDRESS,
  emailSuggestions,
  firstAddressProblem,
  fitAddressField,
  isEmail,
} from '#core/address/address.ts';
import { validAddress } from '../../../arbitraries/shop.ts';

describe('R57, Q40 the checks before an address is saved', () => {
  it('go through the fields in the specified order, and start with the name of an empty form', () => {
    expect(ADDRESS_FIELDS).toEqual(['name', 'phoneNumber', 'email', 'province', 'city', 'street']);
    expect(ADDRESS_FIELDS.map((field) => EMPTY_ADDRESS[field])).toEqual(Array(6).fill(''));
    expect(firstAddressProblem(EMPTY_ADDRESS)).toBe('name');
  });

  it('take no blanks for a name or a street', () => {
    fc.assert(
      fc.property(validAddress(), fc.constantFrom('name' as const, 'street' as const), (address, field) => {
        expect(firstAddressProblem(address)).toBeNull();
        expect(firstAddressProblem({ ...address, [field]: ' \t' })).toBe(field);
        expect(firstAddressProblem({ ...address, [field]: ' x ' })).toBeNull();
      }),
    );
  });

  it.each(['x03001234567', '03001234567x', '0300123456x', '٠٣٠٠١٢٣٤٥٦٧', '02001234567', '3001234567'])(
    'take no %s for a phone',
    (phoneNumber) => {
      const [address] = fc.sample(validAddress(), { numRuns: 1, seed: 1 });
      expect(address && firstAddressProblem({ ...address, phoneNumber })).toBe('phoneNumber');
    },
  );

  it('take an e-mail with one @, no blank and a dot between labels', () => {
    const part = fc.constantFrom('a', 'b', '.', '@', ' ', '\t');
    fc.assert(
      fc.property(fc.string({ unit: part, maxLength: 8 }), (text) => {
        expect(isEmail(text)).toBe(/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text));
      }),
      { numRuns: 2000 },
    );
    expect(['a@b.a', 'a.b@a.b.a', '.@a.b', 'a@b', 'a@@b.a', 'a@a.b@'].map(isEmail)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('Q40, Q64 what a field keeps', () => {
  it('is at most 60, 11, 100 and 200 characters, and everything of a province or city', () => {
    expect(ADDRESS_MAX_LENGTH).toEqual({ name: 60, phoneNumber: 11, email: 100, street: 200 });
    const long = 'x'.repeat(300);
    for (const [field, most] of [
      ['name', 60],
      ['email', 100],
      ['street', 200],
    ] as const) {
      expect(fitAddressField(field, long)).toEqual({ text: 'x'.repeat(most), isTruncated: true });
      expect(fitAddressField(field, 'x'.repeat(most))).toEqual({ text: 'x'.repeat(most), isTruncated: false });
    }
    for (const field of ['province', 'city'] as const)
      expect(fitAddressField(field, long)).toEqual({ text: long, isTruncated: false });
  });

  it.each([
    ['03001234567', '03001234567', false],
    ['0300-1234567', '03001234567', false],
    ['0300.1234567', '03001234567', false],
    ['0300x1234567', '03001234567', true],
    ['+92 300 1234567', '03001234567', false],
    ['923001234567', '03001234567', false],
    ['00923001234567', '03001234567', false],
    ['009230012345678', '00923001234', true],
    ['9230012345678', '92300123456', true],
    ['92300123456', '92300123456', false],
    ['922001234567', '92200123456', true],
    ['1923001234567', '19230012345', true],
    ['0923001234567', '09230012345', true],
    ['۰۳۰۰۱۲۳۴۵۶۷', '03001234567', false],
  ])('of the phone %s is %s', (typed, text, isTruncated) =>
    expect(fitAddressField('phoneNumber', typed)).toEqual({ text, isTruncated }),
  );

  it.each([
    [' a b @ c.pk ', 'ab@c.pk'],
    ['a\u200b@b\u00a0.pk', 'a@b.pk'],
    ['a۱@b.pk', 'a1@b.pk'],
  ])('of the e-mail %j is %s', (typed, text) =>
    expect(fitAddressField('email', typed)).toEqual({ text, isTruncated: false }),
  );
});

describe('R59 e-mail endings', () => {
  it('are offered from two characters on, until there is an @', () => {
    for (const typed of ['', 'a', '@', 'a@', 'ab@c']) expect(emailSuggestions(typed)).toEqual([]);
    expect(emailSuggestions('ab')).toHaveLength(4);
  });
});
