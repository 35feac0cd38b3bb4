import { placeInEnglish } from '#core/address/address.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import type { Locale, ShopTexts } from './text.tsx';

/** English with its texts: places and a seller's words stand as they are written. */
export const englishLocale = (texts: ShopTexts): Locale => ({
  language: 'en',
  texts,
  placeName: placeInEnglish,
  colorName: asWritten,
  duration: asWritten,
});

const asWritten = (words: string): string => words;

/** What Urdu is made of. */
interface UrduWords extends ShopTexts {
  readonly placeInUrdu: Locale['placeName'];
  readonly colorInUrdu: Locale['colorName'];
  readonly durationInUrdu: Locale['duration'];
}

/** Urdu with its texts, numbers and Latin words isolated in them, and what it calls places and a seller's words. */
export const urduLocale = ({ common, notices, shop, ...words }: UrduWords): Locale => ({
  language: 'ur',
  texts: isolatedTexts({ common, notices, shop }),
  placeName: words.placeInUrdu,
  colorName: words.colorInUrdu,
  duration: words.durationInUrdu,
});
