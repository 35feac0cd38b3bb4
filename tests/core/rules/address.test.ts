import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_MAX_LENGTH,
  type AddressField,
  addressCounter,
  emailSuggestions,
  firstAddressProblem,
  fitAddressField,
  isEmail,
  placeInEnglish,
  withProvince,
} from '#core/address/address.ts';
import {
  byFirstLetter,
  DISTRICTS,
  districtName,
  districtsOf,
  PROVINCES,
  placeInUrdu,
  provinceName,
  provincesIn,
  searchDistricts,
} from '#core/address/districts.ts';
import { english } from '#core/text/catalogue.ts';
import { validAddress } from '../../arbitraries/shop.ts';

describe('R57–R59 the address', () => {
  const messages: Record<AddressField, string> = {
    name: 'Please enter name',
    phoneNumber: 'Please enter 11 digits starting from 03',
    email: 'Please enter email',
    province: 'Please select province',
    city: 'Please select city',
    street: 'Please enter shipping address',
  };

  it('R57 always names the first gap in the specified order', () => {
    expect(english.shop.address.problems).toEqual(messages);
    fc.assert(
      fc.property(validAddress(), fc.subarray(Object.keys(messages) as AddressField[]), (address, emptied) => {
        const draft = { ...address, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
        expect(firstAddressProblem(draft)).toBe(emptied[0] ?? null);
      }),
    );
  });

  it.each(['0300123456', '030012345678', '13001234567', '0300 123456'])(
    'R57, Q40 refuses the phone %s',
    (phoneNumber) => {
      fc.assert(
        fc.property(validAddress(), (address) => {
          expect(firstAddressProblem({ ...address, phoneNumber })).toBe('phoneNumber');
        }),
        { numRuns: 5 },
      );
    },
  );

  it.each(['a@b.pk', 'ayesha.khan+1@mail.example.com'])('R57 takes the e-mail %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });
  it.each(['', 'a', '@b.pk', 'a@', 'a@b', 'a@b.', 'a@.pk', 'a b@c.pk', 'a@b@c.pk'])(
    'R57 refuses the e-mail %j',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );

  it('Q64 cuts to the length of the field, and never through a pair', () => {
    const face = '🙂';
    const cut = (text: string) => ({ text, isTruncated: true });
    expect(fitAddressField('name', face.repeat(40))).toEqual(cut(face.repeat(30)));
    expect(fitAddressField('name', `a${face.repeat(40)}`)).toEqual(cut(`a${face.repeat(29)}`));
    expect(fitAddressField('phoneNumber', '0300-123 4567 89')).toEqual(cut('03001234567'));
    expect(fitAddressField('street', 'x'.repeat(300))).toEqual(cut('x'.repeat(200)));
  });

  it('Q64 shows a counter within 20 characters of a field’s end, and none where it has none', () => {
    const most = ADDRESS_MAX_LENGTH.name ?? 0;
    expect(addressCounter('name', 'x'.repeat(most - 21))).toBeNull();
    expect(addressCounter('name', 'x'.repeat(most - 20))).toEqual({ used: most - 20, most });
    expect(addressCounter('province', 'x'.repeat(500))).toBeNull();
  });

  it('R59, Q41 offers four endings for more than one character without @', () => {
    expect(emailSuggestions('a')).toEqual([]);
    expect(emailSuggestions('ay')).toEqual(['ay@gmail.com', 'ay@yahoo.com', 'ay@hotmail.com', 'ay@outlook.com']);
    expect(emailSuggestions('ay@')).toEqual([]);
  });

  it('R58 has seven provinces with 173 districts, and a province clears the city', () => {
    expect(PROVINCES).toHaveLength(7);
    expect(Object.values(DISTRICTS).flat()).toHaveLength(173);
    fc.assert(
      fc.property(validAddress(), fc.constantFrom(...PROVINCES), (address, province) => {
        expect(withProvince(address, province)).toEqual({ ...address, province, city: '' });
      }),
    );
  });

  it('R58 lists every district once under its first letter, in both scripts, آ under ا', () => {
    for (const language of ['en', 'ur'] as const) {
      for (const province of PROVINCES) {
        const list = districtsOf(province, language);
        const groups = byFirstLetter(list, (district) => district[language]);
        expect(groups.flatMap(({ entries }) => entries)).toEqual(list);
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
        expect(groups.map(({ letter }) => letter)).not.toContain('آ');
      }
    }
    expect(searchDistricts(districtsOf('Punjab', 'en'), 'lahor').map(({ en }) => en)).toEqual(['Lahore']);
    expect(searchDistricts(districtsOf('Punjab', 'en'), 'لاہور').map(({ en }) => en)).toEqual(['Lahore']);
  });

  it('R58 every place has its name in both languages, and one that is not ours stays as it came', () => {
    for (const province of PROVINCES) {
      expect(provinceName(province, 'en')).toBe(province);
      expect(provinceName(province, 'ur')).toMatch(/^[\u0600-\u06ff\s]+$/);
      for (const { en, ur } of DISTRICTS[province]) {
        expect([districtName(province, en, 'en'), districtName(province, en, 'ur')]).toEqual([en, ur]);
        expect(placeInUrdu({ province, city: en })).toBe(`${ur}، ${provinceName(province, 'ur')}`);
        expect(placeInEnglish({ province, city: en })).toBe(`${en}, ${province}`);
      }
    }
    expect(placeInUrdu({ province: 'Elsewhere', city: 'Nowhere' })).toBe('Nowhere، Elsewhere');
    expect(districtName('Punjab', 'Nowhere', 'ur')).toBe('Nowhere');
    expect(new Set(provincesIn('ur'))).toEqual(new Set(PROVINCES));
    expect(provincesIn('en')).toEqual(PROVINCES);
  });

  it('R58 has no districts for a province that does not exist', () => {
    expect(districtsOf('Atlantis', 'en')).toEqual([]);
  });
});
