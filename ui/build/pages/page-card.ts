import type { Language } from '#core/text/language.ts';

/** Size of a card, px: what messages show without cutting. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What the picture says that messages show of a page. */
export interface PageCard {
  /** File below the site's folder. */
  readonly file: string;
  readonly language: Language;
  /** What the page is for. */
  readonly title: string;
  /** Whose page it is. */
  readonly name: string;
}
