import { describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/settings/read-settings.ts';
import { BRAND, type Change, changed, faultsOf } from '../../support/own-brand.ts';

const TEXT = JSON.stringify(BRAND);
/** 21 November 2026 begins in Karachi. */
const NOW = Date.UTC(2026, 10, 20, 19);

const faultsWith = (...changes: readonly Change[]): readonly string[] =>
  faultsOf(JSON.stringify(changed(BRAND, changes)), NOW);

describe('Settings that no page should say', () => {
  const NOT_EMPTY = 'must not be empty, and on one line';
  const SIX = 'must be 6 digits or more that begin with 0, and not with 0092';
  const [CLASSIC, TABS] = [
    { number: '0211234567', edition: 'classic' },
    { number: '0211234567', edition: 'tabs' },
  ];
  it.each<readonly [string, unknown, readonly string[]]>([
    ['gateway.source', 'قرض', ['gateway.source: must be letters, digits and signs of ASCII, as a header carries']],
    ['gateway.source', 'qarz ', ['gateway.source: must be letters, digits and signs of ASCII, as a header carries']],
    ['gateway.source', 'Qarz shop/1.0 (PK)', []],
    ['company.constructor', 'x', ['company.constructor: is no setting']],
    ['company.hours.prototype', {}, ['company.hours.prototype: is no setting']],
    ['toString', 1, ['toString: is no setting']],
    ['company.social.0.hasOwnProperty', 1, ['company.social[0].hasOwnProperty: is no setting']],
    ['company.hours', { opens: '18:00', closes: '09:00' }, ['company.hours: closes must be later than opens']],
    ['company.hours', { opens: '09:00', closes: '09:00' }, ['company.hours: closes must be later than opens']],
    ['company.hours', { opens: '09:00', closes: '09:01' }, []],
    ['company.numbers.listedOn', '2026-11-22', ['company.numbers.listedOn: is later than today, 2026-11-21']],
    ['company.numbers.listedOn', '2026-11-20', []],
    ['company.licence.date', '2026-11-22', ['company.licence.date: is later than today, 2026-11-21']],
    ['company.numbers.exact.1', CLASSIC, []],
    [
      'company.numbers.exact.1',
      { number: '042111000222', edition: 'classic' },
      ['company.numbers.exact: [1] repeats [0]'],
    ],
    ['company.numbers.ranges.0.prefix', '0421', [`company.numbers.ranges[0].prefix: ${SIX}`]],
    ['company.numbers.ranges.0.prefix', '04212', [`company.numbers.ranges[0].prefix: ${SIX}`]],
    ['company.numbers.ranges.0.prefix', '042123', []],
    ['company.numbers.ranges.0.prefix', '009242', [`company.numbers.ranges[0].prefix: ${SIX}`]],
    [
      'company.numbers.exact.1',
      { number: '0092211234567', edition: 'tabs' },
      ['company.numbers.exact[1].number: must be digits in national form, such as 0512345678'],
    ],
    [
      'company.numbers.exact.1',
      { number: '00922112345', edition: 'tabs' },
      ['company.numbers.exact[1].number: must be digits in national form, such as 0512345678'],
    ],
    ['company.numbers.exact.1', { number: '09221123456', edition: 'tabs' }, []],
    ['company.name.en', '\u2800', [`company.name.en: ${NOT_EMPTY}`]],
    ['company.name.en', '\u3164\u115F\uFE0F\u0301', [`company.name.en: ${NOT_EMPTY}`]],
    ['company.name.ur', '\uD83D', [`company.name.ur: ${NOT_EMPTY}`]],
    ['company.name.ur', 'قرض\uDE00', [`company.name.ur: ${NOT_EMPTY}`]],
    ['company.name.ur', 'قرض\u200Cنامہ 😀', []],
    ['company.name.en', 'Qarz\u2028Ltd', [`company.name.en: ${NOT_EMPTY}`]],
    ['company.wallets', ['SadaPay', ' sadapay'], ['company.wallets: must be two different names']],
  ])('with %s = %j come to these faults: %j', (at, to, lines) => {
    expect(faultsWith({ at, to })).toEqual(lines);
  });

  it('name a number once in each edition', () => {
    const at = 'company.numbers.exact';
    const [first] = BRAND.company.numbers.exact;
    expect(faultsWith({ at, to: [first, CLASSIC, TABS] })).toEqual([]);
    expect(faultsWith({ at, to: [first, CLASSIC, TABS, null, null, TABS, CLASSIC] })).toEqual([
      `${at}[3]: must be an object`,
      `${at}[4]: must be an object`,
      `${at}: [5] repeats [2]`,
      `${at}: [6] repeats [1]`,
    ]);
  });

  it('hold no key __proto__, and may begin with the mark of UTF-8', () => {
    const odd = TEXT.replace('"company":{', '"company":{"__proto__":{"name":1},');
    expect(readSettings(odd, {}, false, NOW)).toEqual({ faults: ['company.__proto__: is no setting'] });
    expect(readSettings(`\uFEFF${TEXT}`, {}, false, NOW)).toEqual(readSettings(TEXT, {}, false, NOW));
    expect(readSettings(`\uFEFF${TEXT}`, {}, false, NOW)).toHaveProperty('settings');
  });
});
