import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byFirstLetter,
  DISTRICTS,
  districtName,
  isProvince,
  PROVINCES,
  placeInUrdu,
  provinceName,
  provincesIn,
} from '#core/address/districts.ts';
import { COMMON_NAMES, placesIn, searchPlaces } from '#core/address/place-list.ts';

const LANGUAGES = ['en', 'ur'] as const;

const isSorted = (names: readonly string[], language: 'en' | 'ur'): boolean => {
  const order = new Intl.Collator(language);
  return names.every((name, at) => at === 0 || order.compare(names[at - 1] ?? '', name) <= 0);
};

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

  it('stand in the order of the language’s alphabet', () => {
    for (const language of LANGUAGES) {
      const provinces = provincesIn(language).map((province) => provinceName(province, language));
      expect(isSorted(provinces, language)).toBe(true);
    }
  });

  it('of elsewhere have no list, and keep the name they came with', () => {
    expect(['Punjab', 'Elsewhere', ''].map(isProvince)).toEqual([true, false, false]);
    expect(placeInUrdu({ province: 'Elsewhere', city: 'Nowhere' })).toBe('Nowhere، Elsewhere');
    expect(provincesIn('en')).toEqual(PROVINCES);
    for (const language of LANGUAGES) {
      expect(provinceName('Elsewhere', language)).toBe('Elsewhere');
      expect(districtName('Elsewhere', 'Lahore', language)).toBe('Lahore');
      expect(districtName('Punjab', 'Nowhere', language)).toBe('Nowhere');
    }
  });
});

describe('R58 the list by first letter', () => {
  it('groups letters of either case, آ under ا, and names without letters under none', () => {
    expect(byFirstLetter(['ab', 'Ac', 'b', 'آب', 'اب', ''], (name) => name)).toEqual([
      ['A', ['ab', 'Ac']],
      ['B', ['b']],
      ['ا', ['آب', 'اب']],
      ['', ['']],
    ]);
  });
});

const KARACHI = ['Karachi Central', 'Karachi East', 'Karachi South', 'Karachi West', 'Keamari', 'Korangi', 'Malir'];
const foundIn = (province: string, typed: string): readonly string[] =>
  searchPlaces(placesIn(province, 'en'), typed).map((place) => place.district.en);

/** A name in Urdu as an Arabic keyboard writes it, decomposed, with a vowel sign behind each letter. */
const asOnAnotherKeyboard = (name: string): string =>
  name.replace(/[ہھ]/g, 'ه').replaceAll('ی', 'ي').replaceAll('ک', 'ك').replace(/\p{L}/gu, '$&\u064e').normalize('NFD');

describe('R58 cities by the names that people know', () => {
  it.each([
    ['Sindh', 'Karachi', KARACHI],
    ['Sindh', 'کراچی', KARACHI],
    ['Balochistan', 'quetta', ['Quetta East', 'Quetta West']],
    ['Balochistan', 'turbat', ['Kech']],
    ['Khyber Pakhtunkhwa', 'peshawar', ['Peshawar']],
    ['Khyber Pakhtunkhwa', 'dir', ['Central Dir', 'Lower Dir', 'Upper Dir']],
    ['Khyber Pakhtunkhwa', 'd i khan', ['Dera Ismail Khan']],
    ['Khyber Pakhtunkhwa', 'مینگورہ', ['Swat']],
    ['Sindh', 'nawab shah', ['Shaheed Benazirabad']],
    ['Sindh', 'mirpurkhas', ['Mirpur Khas']],
    ['Sindh', 'كراچي', KARACHI],
    ['Sindh', 'مٹهى', ['Tharparkar']],
    ['Punjab', 'لَاہُوۡر', ['Lahore']],
    ['Punjab', 'Lāhore', ['Lahore']],
    ['Balochistan', 'كويٹه', ['Quetta East', 'Quetta West']],
    ['Punjab', ' LAH ', ['Lahore']],
    ['Punjab', 'x', []],
    ['Elsewhere', 'Lahore', []],
  ])('in %s, %j is %j', (province, typed, districts) => {
    expect([...foundIn(province, typed)].sort()).toEqual(districts);
  });

  it('finds every district by the end of any name, on every keyboard, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROVINCES), fc.nat(), fc.nat(), fc.nat(), (province, at, from, length) => {
        const list = DISTRICTS[province];
        const district = list[at % list.length];
        if (district === undefined) return;
        const known = COMMON_NAMES.filter(({ of }) => of === district.en);
        const names = [district, ...known].flatMap(({ en, ur }) => [en, ur]);
        const name = names[from % names.length] ?? '';
        const end = name.slice(length % name.length);
        fc.pre(/\p{L}/u.test(end));
        const found = foundIn(province, length % 2 === 0 ? end : asOnAnotherKeyboard(end));
        expect(found.filter((each) => each === district.en)).toHaveLength(1);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('lists each district under its own name once, and names of districts that there are', () => {
    const all = new Set(PROVINCES.flatMap((province) => DISTRICTS[province].map(({ en }) => en)));
    for (const { of, en, ur } of COMMON_NAMES) {
      expect(all).toContain(of);
      expect(en).toMatch(/^[A-Z][A-Za-z. ]+$/);
      expect(ur).toMatch(/^[\u0600-\u06ff ]+$/);
    }
    for (const province of PROVINCES) {
      for (const language of LANGUAGES) {
        const list = placesIn(province, language);
        const labels = list.map(({ label }) => label);
        expect(isSorted(labels, language)).toBe(true);
        expect(new Set(labels).size).toBe(labels.length);
        expect(list.filter(({ district, name }) => name === district)).toHaveLength(DISTRICTS[province].length);
        // A letter that came back would stand before others.
        const groups = byFirstLetter(list, ({ label }) => label);
        expect(groups.flatMap(([, entries]) => entries)).toEqual(list);
      }
    }
  });
});
