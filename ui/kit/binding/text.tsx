import { createContext, useContext } from 'react';
import { type Address, placeInEnglish } from '#core/address/address.ts';
import type { Paisa } from '#core/lib/money.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { formatRupees } from '#core/text/format.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import shared from '../styles/shared.module.css';

/** The texts that the shop's pages need. */
export type ShopTexts = Pick<Catalogue, 'common' | 'notices' | 'shop'>;

/** A language with its texts. */
export interface Locale {
  readonly language: Language;
  readonly texts: ShopTexts;
  /** City and province on one line. */
  readonly placeName: (address: Pick<Address, 'province' | 'city'>) => string;
  /** What a seller calls a colour. */
  readonly colorName: (name: string) => string;
  /** How long a seller says that something takes. */
  readonly duration: (text: string) => string;
}

const LocaleContext = createContext<Locale | null>(null);

/** Gives a language's texts to everything below. */
export const LocaleProvider = LocaleContext.Provider;

function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (locale === null) throw new Error('a part of the shop needs a LocaleProvider');
  return locale;
}

/** The texts of the present language. */
export function useText(): ShopTexts {
  return useLocale().texts;
}

/** The present language. */
export function useLanguage(): Language {
  return useLocale().language;
}

/** How the present language writes money (Q66). */
export function useMoney(): (amount: Paisa) => string {
  const { language } = useLocale();
  return (amount) => formatRupees(amount, language);
}

/** An amount among other words, in a direction of its own (Q66). */
export function Money({ amount }: { readonly amount: Paisa }) {
  const money = useMoney();
  return <bdi>{money(amount)}</bdi>;
}

/** An amount that no longer counts: struck through for the eye, and said as the one before. */
export function Struck({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: string;
}) {
  const { before } = useText().shop;
  return (
    <s className={className}>
      <span className={shared.hidden}>{before} </span>
      <bdi>{children}</bdi>
    </s>
  );
}

/** How the present language writes a place. */
export function usePlaceName(): Locale['placeName'] {
  return useLocale().placeName;
}

/** How the present language says a seller's words, as far as it knows them. */
export function useSellerWords(): Pick<Locale, 'colorName' | 'duration'> {
  return useLocale();
}

/** A name as its seller writes it: of Latin letters, it is English also in an Urdu line, its spaces included. */
export function Name({ of }: { readonly of: string }) {
  return <bdi lang={/^[ -~]+$/.test(of) ? 'en' : undefined}>{of}</bdi>;
}

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

/** Makes the hook of texts that are loaded with the parts that show them, in both languages: what no first view needs. */
export function createTextHook<T extends object>(english: T, urdu: T): () => T {
  // What leaves a page takes the Urdu texts as they are; pages isolate the values in them.
  const shown: Readonly<Record<Language, T>> = { en: english, ur: isolatedTexts(urdu) };
  return () => shown[useLanguage()];
}
