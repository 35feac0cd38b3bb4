import type { Filled } from './catalogue.ts';
import { cards as en } from './en/cards.ts';
import type { Language } from './language.ts';
import { cards as ur } from './ur/cards.ts';

/** What the pages' pictures show, in words: beside the catalogue, since the build alone says them. */
export const CARD_TEXTS: Readonly<Record<Language, Filled<typeof en>>> = { en, ur };
