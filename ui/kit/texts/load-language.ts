import type { Language } from '#core/text/language.ts';
import { englishLocale, type Locale, urduLocale } from '../binding/text.tsx';

/**
 * Texts and fonts of each language. Manrope for English headings; Naskh with the whole alphabet, since people and servers write
 * what no cut to known words would cover, and Nastaliq for Urdu ones. `waitMs`: longest wait for the fonts, since text in another
 * font is better than none, and the English ones are of headings alone.
 */
const PARTS = {
  en: { words: async () => englishLocale(await import('./en.ts')), waitMs: 300 },
  ur: { words: async () => urduLocale(await import('./ur.ts')), waitMs: 3000 },
} satisfies Record<Language, unknown>;

/** Longest wait for the words of a language before the page has others, ms. */
const WORDS_WAIT_MS = 8000;

/** A language's texts and fonts; English ones where its own do not come in time: words that can be read are better than none (Q50). */
export async function loadWords(language: Language): Promise<Locale> {
  if (language === 'en') return loadLanguage(language);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), WORDS_WAIT_MS));
  return (await Promise.race([loadLanguage(language), late])) ?? loadLanguage('en');
}

const fonts: Partial<Record<Language, Promise<void>>> = {};

/** The fonts of a language, asked for once: words that were late are asked for again. */
export const fontsOf = (language: Language): Promise<void> => (fonts[language] ??= loadFonts(language));

/** Loads a language's texts, and the fonts that a cheap phone may not have, so that no line changes its font once shown. */
export async function loadLanguage(language: Language): Promise<Locale> {
  const [words] = await Promise.all([PARTS[language].words(), fontsOf(language)]);
  return words;
}

/** What comes too late is left out: the page stands in the phone's own letters by then. */
async function loadFonts(language: Language): Promise<void> {
  const { waitMs } = PARTS[language];
  const faces = addFonts(language);
  const late = new Promise<void>((resolve) => setTimeout(resolve, waitMs));
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), late]);
  for (const face of faces) if (face.status !== 'loaded') document.fonts.delete(face);
}

/** Hands fonts to the page; none where the browser keeps its fonts from pages. */
function addFonts(language: Language): readonly FontFace[] {
  try {
    return __FONTS__
      .filter((font) => font.language === language)
      .map(({ family, address, ...descriptors }) => {
        const face = new FontFace(family, `url(${address})`, descriptors);
        document.fonts.add(face);
        return face;
      });
  } catch {
    return [];
  }
}
