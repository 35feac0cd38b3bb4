import type { Catalogue } from './catalogue.ts';
import { pictures as english } from './en/pictures.ts';
import type { Language } from './language.ts';
import { pictures as urdu } from './ur/pictures.ts';

/** The buttons of full-screen pictures: beside the shop's catalogue, since its first page has none of them. */
export const PICTURE_TEXTS: Readonly<Record<Language, Catalogue['pictures']>> = { en: english, ur: urdu };
