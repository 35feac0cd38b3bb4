import { isolatedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import { useLanguage } from './text.tsx';

/** Makes the hook of texts that are loaded with the parts that show them, in both languages: what no first view needs. */
export function createTextHook<T extends object>(english: T, urdu: T): () => T {
  // What leaves a page takes the Urdu texts as they are; pages isolate the values in them.
  const shown: Readonly<Record<Language, T>> = { en: english, ur: isolatedTexts(urdu) };
  return () => shown[useLanguage()];
}
