import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_NAMES } from '#core/address/common-names.ts';
import { byFirstLetter, DISTRICTS, PROVINCES } from '#core/address/districts.ts';
import { letterUnder } from '#core/address/letter-rail.ts';
import { placeLabel, placesIn, searchPlaces } from '#core/address/place-list.ts';

const LANGUAGES = ['en', 'ur'] as const;
const foundIn = (province: string, typed: string): readonly string[] =>
  searchPlaces(placesIn(province, 'en'), typed).map((place) => place.district.en);

describe('R58 cities by the names that people know', () => {
  it.each([
    [
      'Sindh',
      'Karachi',
      ['Karachi Central', 'Karachi East', 'Karachi South', 'Karachi West', 'Keamari', 'Korangi', 'Malir'],
    ],
    [
      'Sindh',
      'کراچی',
      ['Karachi Central', 'Karachi East', 'Karachi South', 'Karachi West', 'Keamari', 'Korangi', 'Malir'],
    ],
    ['Balochistan', 'quetta', ['Quetta East', 'Quetta West']],
    ['Balochistan', 'turbat', ['Kech']],
    ['Khyber Pakhtunkhwa', 'peshawar', ['Peshawar']],
    ['Khyber Pakhtunkhwa', 'dir', ['Central Dir', 'Lower Dir', 'Upper Dir']],
    ['Khyber Pakhtunkhwa', 'd i khan', ['Dera Ismail Khan']],
    ['Khyber Pakhtunkhwa', 'مینگورہ', ['Swat']],
    ['Sindh', 'nawab shah', ['Shaheed Benazirabad']],
    ['Sindh', 'mirpurkhas', ['Mirpur Khas']],
    [
      'Sindh',
      'كراچي',
      ['Karachi Central', 'Karachi East', 'Karachi South', 'Karachi West', 'Keamari', 'Korangi', 'Malir'],
    ],
    ['Punjab', ' LAH ', ['Lahore']],
    ['Punjab', 'x', []],
    ['Elsewhere', 'Lahore', []],
  ])('in %s, %j is %j', (province, typed, districts) => {
    expect([...foundIn(province, typed)].sort()).toEqual(districts);
  });

  it('finds every district by any part of a name, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROVINCES), fc.nat(), fc.nat(), fc.nat(), (province, at, from, length) => {
        const list = DISTRICTS[province];
        const district = list[at % list.length];
        if (district === undefined) return;
        const names = COMMON_NAMES.filter(([name]) => name === district.en).map(([, en]) => en);
        const name = [district.en, ...names][from % (names.length + 1)] ?? '';
        const start = length % name.length;
        const found = foundIn(province, name.slice(start));
        expect(found.filter((each) => each === district.en)).toHaveLength(1);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('lists each district under its own name once, and names of districts that there are', () => {
    const all = new Set(PROVINCES.flatMap((province) => DISTRICTS[province].map(({ en }) => en)));
    for (const [district, en, ur] of COMMON_NAMES) {
      expect(all).toContain(district);
      expect(en).toMatch(/^[A-Z][A-Za-z. ]+$/);
      expect(ur).toMatch(/^[\u0600-\u06ff ]+$/);
    }
    for (const province of PROVINCES) {
      for (const language of LANGUAGES) {
        const list = placesIn(province, language);
        const labels = list.map((place) => placeLabel(place, language));
        const order = new Intl.Collator(language);
        expect(labels.every((label, n) => n === 0 || order.compare(labels[n - 1] ?? '', label) <= 0)).toBe(true);
        expect(new Set(labels).size).toBe(labels.length);
        expect(list.filter(({ knownAs }) => knownAs === null)).toHaveLength(DISTRICTS[province].length);
        // A letter that came back would be two groups under one initial.
        const groups = byFirstLetter(list, (place) => placeLabel(place, language));
        expect(groups.flatMap(({ entries }) => entries)).toEqual(list);
      }
    }
  });

  it('a finger on the rail is on one of its letters, from the first to the last', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), fc.integer({ min: 1, max: 40 }), (fraction, count) => {
        const at = letterUnder(fraction, count);
        const inside = Math.min(1, Math.max(0, fraction));
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(count);
        expect(at / count).toBeLessThanOrEqual(inside + 1e-9);
        if (inside < 1) expect((at + 1) / count).toBeGreaterThan(inside - 1e-9);
      }),
    );
  });
});
