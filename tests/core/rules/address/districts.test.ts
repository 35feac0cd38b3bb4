import { describe, expect, it } from 'vitest';
import {
  byFirstLetter,
  DISTRICTS,
  districtName,
  districtsOf,
  isProvince,
  PROVINCES,
  placeInUrdu,
  provinceName,
  provincesIn,
} from '#core/address/districts.ts';

const LANGUAGES = ['en', 'ur'] as const;

describe('R58 provinces and districts', () => {
  it('all have a name in both scripts', () => {
    for (const province of PROVINCES) {
      expect([province, provinceName(province, 'ur')]).toEqual([
        expect.stringMatching(/^[A-Z][A-Za-z/ -]+$/),
        expect.stringMatching(/^[\u0600-\u06ff ]+$/),
      ]);
      expect(DISTRICTS[province].length).toBeGreaterThan(0);
      for (const { en, ur } of DISTRICTS[province]) {
        expect(en).toMatch(/^[A-Z][A-Za-z .()-]+$/);
        expect(ur).toMatch(/^[\u0600-\u06ff ]+$/);
        expect(LANGUAGES.map((language) => districtName(province, en, language))).toEqual([en, ur]);
        expect(placeInUrdu({ province, city: en })).toBe(`${ur}، ${provinceName(province, 'ur')}`);
      }
    }
  });

  it('stand in the order of the language’s alphabet, each once under its first letter', () => {
    for (const language of LANGUAGES) {
      const order = new Intl.Collator(language);
      const isSorted = (names: readonly string[]): boolean =>
        names.every((name, at) => at === 0 || order.compare(names[at - 1] ?? '', name) <= 0);
      expect(isSorted(provincesIn(language).map((province) => provinceName(province, language)))).toBe(true);
      for (const province of PROVINCES) {
        const list = districtsOf(province, language);
        expect(isSorted(list.map((district) => district[language]))).toBe(true);
        expect(new Set(list)).toEqual(new Set(DISTRICTS[province]));
        const groups = byFirstLetter(list, (district) => district[language]);
        expect(groups.flatMap(({ entries }) => entries)).toEqual(list);
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
      }
    }
  });

  it('of elsewhere have no list, and keep the name they came with', () => {
    expect(['Punjab', 'Elsewhere', ''].map(isProvince)).toEqual([true, false, false]);
    expect(placeInUrdu({ province: 'Elsewhere', city: 'Nowhere' })).toBe('Nowhere، Elsewhere');
    expect(provincesIn('en')).toEqual(PROVINCES);
    for (const language of LANGUAGES) {
      expect(districtsOf('Elsewhere', language)).toEqual([]);
      expect(provinceName('Elsewhere', language)).toBe('Elsewhere');
      expect(districtName('Elsewhere', 'Lahore', language)).toBe('Lahore');
      expect(districtName('Punjab', 'Nowhere', language)).toBe('Nowhere');
    }
  });
});

describe('R58 the list by first letter', () => {
  it('groups letters of either case, آ under ا, and names without letters under none', () => {
    expect(byFirstLetter(['ab', 'Ac', 'b', 'آب', 'اب', ''], (name) => name)).toEqual([
      { letter: 'A', entries: ['ab', 'Ac'] },
      { letter: 'B', entries: ['b'] },
      { letter: 'ا', entries: ['آب', 'اب'] },
      { letter: '', entries: [''] },
    ]);
  });
});
