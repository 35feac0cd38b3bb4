import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedPhone } from '#core/text/phone-number.ts';
import { officialNumber } from '../../../arbitraries/phone-number.ts';

describe('phone numbers in groups', () => {
  it.each([
    ['03001234567', '0300 1234567'],
    ['+923001234567', '+92 300 1234567'],
    ['051111883883', '051 111 883 883'],
    ['0516011632', '051 6011632'],
    ['1234', '1234'],
    ['0300-1234567', '0300-1234567'],
    ['', ''],
  ])('%j is read as %j', (number, groups) => {
    expect(groupedPhone(number)).toBe(groups);
  });

  it('keep every digit, for official numbers and for anything else', () => {
    fc.assert(
      fc.property(fc.oneof(officialNumber(), fc.string()), (text) => {
        expect(groupedPhone(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
