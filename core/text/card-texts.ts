import type { Filled } from './catalogue.ts';
import { cards as english } from './en/cards.ts';
import type { Language } from './language.ts';
import { cards as urdu } from './ur/cards.ts';

/** What the pages' pictures show, in words: beside the catalogue, since the build alone says them. */
export type CardTexts = Filled<typeof english>;

/** The words of the pictures in a language. */
export const cardTextsOf = (language: Language): CardTexts => (language === 'ur' ? urdu : english);
