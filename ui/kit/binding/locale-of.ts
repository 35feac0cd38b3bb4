import { placeInUrdu } from '#core/address/districts.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { colorInUrdu, durationInUrdu } from '#core/text/ur/seller-words.ts';
import { englishLocale, type Locale, type ShopTexts, urduLocale } from './text.tsx';

/** A language with all its texts, for a page that has both at hand. */
export function localeOf(language: Language): Locale {
  return LOCALES[language](textsOf(language));
}

const LOCALES: Readonly<Record<Language, (texts: ShopTexts) => Locale>> = {
  en: englishLocale,
  ur: (texts) => urduLocale({ ...texts, placeInUrdu, colorInUrdu, durationInUrdu }),
};
