/** The languages of the product (R4), each with the direction in which it is written. */
const DIRECTIONS = { en: 'ltr', ur: 'rtl' } as const;

/** A language by its BCP 47 name. */
export type Language = keyof typeof DIRECTIONS;

/** Every language, English first. */
export const LANGUAGES = Object.keys(DIRECTIONS) as readonly Language[];

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => DIRECTIONS[language];

/** The language that a switch leads to (R15). */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ur' : 'en');

/** The same thing of each language. */
export const inEachLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: of('en'),
  ur: of('ur'),
});

/** Reads a stored or sent language, with or without its region (`ur-PK`, `ur_PK`); null for anything else. */
export function parseLanguage(text: string | null | undefined): Language | null {
  const [name = ''] = (text ?? '').toLowerCase().split(/[-_]/);
  return LANGUAGES.find((each) => each === name) ?? null;
}

/** The entries in the order of a language's alphabet, by what each is called in it. */
export function inAlphabet<T>(language: string, entries: readonly T[], nameOf: (entry: T) => string): readonly T[] {
  const order = new Intl.Collator(language);
  return [...entries].sort((a, b) => order.compare(nameOf(a), nameOf(b)));
}
