import { inAlphabet, type Language } from '../text/language.ts';
import { DISTRICTS, type District, isProvince } from './districts.ts';

/** A line of the list of cities: a district under its own name, or under one by which people know it. */
export interface ListedPlace {
  readonly district: District;
  /** The name by which it stands there: the district's own, or another. */
  readonly name: District;
  /** How the line reads: `Lahore`, or `Karachi – Korangi` where the district is looked for by another name. */
  readonly label: string;
}

/** The lines of a province's list, with those by which people know them, in the order of the language's alphabet; none for an unknown province (R58). */
export function placesIn(province: string, language: Language): readonly ListedPlace[] {
  const districts = isProvince(province) ? DISTRICTS[province] : [];
  const places = districts.flatMap((district): readonly ListedPlace[] => [
    { district, name: district, label: district[language] },
    ...COMMON_NAMES.filter(({ of }) => of === district.en).map((name) => {
      return { district, name, label: `${name[language]} – ${district[language]}` };
    }),
  ]);
  return inAlphabet(language, places, ({ label }) => label);
}

/**
 * The lines in which what was typed is found, in either script and however it is spaced, each district once: under its own
 * name where that holds it.
 */
export function searchPlaces(list: readonly ListedPlace[], typed: string): readonly ListedPlace[] {
  const wanted = plain(typed);
  if (wanted === '') return list;
  const found = list.filter(({ name }) => plain(name.en).includes(wanted) || plain(name.ur).includes(wanted));
  return found.filter((place) => {
    const same = found.filter(({ district }) => district === place.district);
    return place === (same.find(({ district, name }) => name === district) ?? same[0]);
  });
}

/** Letters that another keyboard, or a writer in haste, has for one of Urdu: what stands first is what the others are read as. */
const SAME_LETTERS = ['یيىېےۓ', 'کكڪ', 'ہهھةۃە', 'اٱ', 'نں'] as const;
const READ_AS = new Map(SAME_LETTERS.flatMap(([first = '', ...others]) => others.map((other) => [other, first])));

/** A name by its letters alone: without case, accents, vowel signs, hamza, blanks and signs, however it is composed. */
const plain = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]|[ـء]/gu, ''),
    (letter) => READ_AS.get(letter) ?? letter,
  ).join('');

/**
 * What a district is called beside its own name (R58): the city or land of which it is a part, and its chief town. Sources:
 * Pakistan Bureau of Statistics' list of March 2023 (districts of Karachi Division), and the notified headquarters.
 */
export const COMMON_NAMES = Array.from(
  `
    Jhelum Valley: Hattian Bala ہٹیاں بالا, Neelum: Athmuqam اٹھمقام, Poonch: Rawalakot راولاکوٹ,
    Sudhnoti: Pallandri پلندری, Jafarabad: Dera Allah Yar ڈیرہ اللہ یار, Kachhi: Bolan بولان, Kech: Turbat تربت,
    Lasbela: Uthal اوتھل, Nasirabad: Dera Murad Jamali ڈیرہ مراد جمالی, Upper Dera Bugti: Dera Bugti ڈیرہ بگٹی,
    Diamer: Chilas چلاس, Ghanche: Khaplu خپلو, Ghizer: Gahkuch گاہکوچ, Bajaur: Khar خار, Buner: Daggar ڈگر,
    Central Dir: Dir دیر, Dera Ismail Khan: D.I. Khan ڈی آئی خان, Khyber: Landi Kotal لنڈی کوتل,
    Kurram: Parachinar پاراچنار, Lower Chitral: Chitral چترال, Lower Dir: Dir دیر, Lower Dir: Timergara تیمرگرہ,
    Lower Kohistan: Kohistan کوہستان, Lower South Waziristan: South Waziristan جنوبی وزیرستان,
    Lower South Waziristan: Wana وانا, Malakand: Batkhela بٹ خیلہ, North Waziristan: Miranshah میران شاہ,
    Shangla: Alpuri الپوری, Swat: Mingora مینگورہ, Upper Chitral: Chitral چترال, Upper Dir: Dir دیر,
    Upper Kohistan: Kohistan کوہستان, Upper South Waziristan: South Waziristan جنوبی وزیرستان,
    Upper Swat: Swat سوات, Dera Ghazi Khan: D.G. Khan ڈی جی خان, Kashmore: Kandhkot کندھ کوٹ,
    Keamari: Karachi کراچی, Korangi: Karachi کراچی, Malir: Karachi کراچی, Shaheed Benazirabad: Nawabshah نواب شاہ,
    Tharparkar: Mithi مٹھی
  `.matchAll(/(\w[\w -]+): (\w[\w. ]+) ([\u0600-\u06ff ]+)/g),
  ([, of = '', en = '', ur = '']) => ({ of, en, ur }),
);
