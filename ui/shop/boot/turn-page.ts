import { directionOf, type Language } from '#core/text/language.ts';

/** Gives the page its language and its side, its shell the words, and shows what stands elsewhere on the other side (Q50). */
export function turnPage(language: Language): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = directionOf(language);
  delete page.dataset['unturned'];
  window.asaanShop?.speak();
}
