import { createContext, useContext } from 'react';
import type { Address } from '#core/address/address.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';

/** The texts that the shop's pages need. */
export type ShopTexts = Pick<Catalogue, 'common' | 'notices' | 'shop'>;

/** A language with its texts. */
export interface Spoken {
  readonly language: Language;
  readonly texts: ShopTexts;
  /** City and province on one line. */
  readonly placeName: (address: Pick<Address, 'province' | 'city'>) => string;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Gives a language's texts to everything below. */
export const SpokenProvider = SpokenContext.Provider;

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('a part of the shop stands outside of a language');
  return spoken;
}

/** The texts of the present language. */
export function useText(): ShopTexts {
  return useSpoken().texts;
}

/** The present language. */
export function useLanguage(): Language {
  return useSpoken().language;
}

/** How the present language writes a place. */
export function usePlaceName(): Spoken['placeName'] {
  return useSpoken().placeName;
}
