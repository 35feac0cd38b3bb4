import { createContext, useContext } from 'react';
import type { Catalogue } from '#core/text/catalogue.ts';
import { english } from '#core/text/catalogue.ts';

const TextContext = createContext<Catalogue>(english);

/** Gives a language's texts to everything below. */
export const TextProvider = TextContext.Provider;

/** The texts of the present language. */
export function useText(): Catalogue {
  return useContext(TextContext);
}
