import type { Language } from '#core/text/language.ts';
import { englishLocale, urduLocale } from '../binding/make-locale.ts';
import type { Locale } from '../binding/text.tsx';

/** Longest wait for the font of a language, ms: text in another font is better than none. */
const FONT_WAIT_MS = 3000;

/** Loads a language's texts, and the font that a cheap phone may not have, so that no line changes its font once shown. */
export async function loadLanguage(language: Language): Promise<Locale> {
  if (language === 'en') return englishLocale(await import('./en.ts'));
  const [words] = await Promise.all([import('./ur.ts'), loadFont()]);
  return urduLocale(words);
}

/** Naskh throughout: the shop is forms, tables and what people and servers write, which no cut to known words would cover. */
async function loadFont(): Promise<void> {
  if (__URDU_FONT__ === '') return;
  const face = new FontFace('Urdu Naskh', `url(${__URDU_FONT__})`, {
    unicodeRange: 'U+0600-06FF, U+200C-200D, U+0020',
  });
  document.fonts.add(face);
  const late = new Promise<void>((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  await Promise.race([
    face.load().then(
      () => undefined,
      () => undefined,
    ),
    late,
  ]);
}
