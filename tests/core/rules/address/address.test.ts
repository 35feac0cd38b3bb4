import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_FIELDS, placeInEnglish } from '#core/address/address.ts';
import {
  ADDRESS_MAX_LENGTH,
  addressCounter,
  addressProblemText,
  EMPTY_ADDRESS,
  emailSuggestions,
  firstAddressProblem,
  fitAddressField,
  tidyEmail,
} from '#core/address/address-form.ts';
import { DISTRICTS, PROVINCES } from '#core/address/districts.ts';
import { english } from '#core/text/catalogue.ts';
import { validAddress } from '../../../arbitraries/shop.ts';
import { oneOf } from '../../../support/questions.ts';

describe('R57, Q40 the checks before an address is saved', () => {
  it('R57 always names the first gap in the specified order', () => {
    expect(ADDRESS_FIELDS).toEqual(['name', 'phoneNumber', 'email', 'province', 'city', 'street']);
    expect(ADDRESS_FIELDS.map((field) => EMPTY_ADDRESS[field])).toEqual(Array(6).fill(''));
    fc.assert(
      fc.property(validAddress(), fc.subarray([...ADDRESS_FIELDS]), (address, emptied) => {
        const draft = { ...address, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
        expect(firstAddressProblem(draft)).toBe(emptied[0] ?? null);
      }),
    );
    expect(Object.keys(english.shop.address.problems)).toEqual(ADDRESS_FIELDS);
  });

  it('take no blanks for a name or a street', () => {
    fc.assert(
      fc.property(validAddress(), fc.constantFrom('name' as const, 'street' as const), (address, field) => {
        expect(firstAddressProblem({ ...address, [field]: ' \t' })).toBe(field);
        expect(firstAddressProblem({ ...address, [field]: ' x ' })).toBeNull();
      }),
    );
  });

  it('R57, Q40 refuse a phone that is not eleven digits from 03', () => {
    const address = { ...oneOf(validAddress()), phoneNumber: '03001234567' };
    expect(firstAddressProblem(address)).toBeNull();
    const odd =
      'x03001234567 03001234567x 0300123456x ٠٣٠٠١٢٣٤٥٦٧ 02001234567 13001234567 3001234567 0300123456 030012345678';
    for (const phoneNumber of [...odd.split(' '), '0300 123456'])
      expect([phoneNumber, firstAddressProblem({ ...address, phoneNumber })]).toEqual([phoneNumber, 'phoneNumber']);
  });

  const wrong = english.shop.address.emailWrong;
  it.each([
    ['Please enter email', ''],
    [wrong, 'ali ali@gmail@com a@x.pk,b@x.pk xa@x.pk,y'],
    [wrong, `a..b@x.pk .a@x.pk a.@x.pk @x.pk email:a@x.pk علی@x.pk ${'a'.repeat(65)}@x.pk`],
    [
      wrong,
      `a@gmail a@gmail..com a@gmail.c a@gmail,com a@-x.pk a@x-.pk a@192.168.1.1 a@x.pk?subject=x a@${'x'.repeat(64)}.pk`,
    ],
    [null, `a.o'b+1@mail.example-1.com a@xn--mgbh0fb.xn--mgbai9azgqp6j ${'a'.repeat(64)}@X.PK`],
  ])('R57 say %j of e-mails that no mail reaches: %s', (says, emails) => {
    for (const email of emails.split(' ')) {
      const problem = firstAddressProblem({ ...oneOf(validAddress()), email });
      const text = problem && addressProblemText(english.shop.address, problem, email);
      expect([email, problem, text]).toEqual([email, says && 'email', says]);
    }
  });
});

describe('Q40, Q64 what a field keeps', () => {
  it('Q64 is at most 60, 11, 100 and 200 characters, never half of a pair, and everything of a province or city', () => {
    expect(ADDRESS_MAX_LENGTH).toEqual({ name: 60, phoneNumber: 11, email: 100, street: 200 });
    const long = 'x'.repeat(300);
    for (const field of ['name', 'email', 'street'] as const) {
      const most = ADDRESS_MAX_LENGTH[field] ?? 0;
      expect(fitAddressField(field, long)).toEqual({ text: 'x'.repeat(most), isTruncated: true });
      expect(fitAddressField(field, 'x'.repeat(most))).toEqual({ text: 'x'.repeat(most), isTruncated: false });
    }
    expect(fitAddressField('name', `a${'🙂'.repeat(40)}`)).toEqual({ text: `a${'🙂'.repeat(29)}`, isTruncated: true });
    for (const field of ['province', 'city'] as const)
      expect(fitAddressField(field, long)).toEqual({ text: long, isTruncated: false });
  });

  it('Q64 shows a counter within 20 characters of a field’s end, and none where it has none', () => {
    expect(addressCounter('name', 'x'.repeat(39))).toBeNull();
    expect(addressCounter('name', 'x'.repeat(40))).toEqual({ used: 40, most: 60 });
    expect(addressCounter('province', 'x'.repeat(500))).toBeNull();
  });

  it.each([
    ['03001234567', '03001234567', false],
    ['0300-123 4567 89', '03001234567', true],
    ['0300x1234567', '03001234567', true],
    ['+92 300 1234567', '03001234567', false],
    ['00923001234567', '03001234567', false],
    ['+92 0300 1234567', '03001234567', false],
    ['009203001234567', '03001234567', false],
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
    [' ab @ c.pk ', 'ab@c.pk'],
    ['Ali Raza ali@gmail.com', 'Ali Raza ali@gmail.com'],
    ['ali@gmail.com. Thanks', 'ali@gmail.com. Thanks'],
    ['a\u200b@b.pk\u00a0', 'a@b.pk'],
    ['a۱@b۔pk', 'a1@b.pk'],
    ['"ali@gmail.com". ', 'ali@gmail.com'],
    ['<ali@gmail.com', 'ali@gmail.com'],
    ['ali.', 'ali.'],
  ])('R57 of the e-mail %j is %s once it is confirmed', (typed, text) => {
    const fitted = fitAddressField('email', typed);
    expect([tidyEmail(fitted.text), fitted.isTruncated]).toEqual([text, false]);
  });
});

it('R59, Q41 offers four endings for more than one character without @', () => {
  for (const typed of ['', 'a', '@', 'a@', 'ab@c']) expect(emailSuggestions(typed)).toEqual([]);
  expect(emailSuggestions('ay')).toEqual(['ay@gmail.com', 'ay@yahoo.com', 'ay@hotmail.com', 'ay@outlook.com']);
});

it('R58 has seven provinces with 173 districts', () => {
  expect(PROVINCES).toHaveLength(7);
  expect(Object.values(DISTRICTS).flat()).toHaveLength(173);
  expect(placeInEnglish({ province: 'Punjab', city: 'Lahore' })).toBe('Lahore, Punjab');
  const { problems, notListed } = english.shop.address;
  for (const field of ['province', 'city'] as const)
    for (const [value, says] of Object.entries({ '': problems[field], Narnia: notListed }))
      expect(addressProblemText(english.shop.address, field, value)).toBe(says);
});
