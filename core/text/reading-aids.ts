import type { Catalogue } from './catalogue.ts';
import { readingAids as english } from './en/reading-aids.ts';
import type { Language } from './language.ts';
import { readingAids as urdu } from './ur/reading-aids.ts';

/** The shop's reading aids: beside its catalogue, since its first page has none of them. */
export const READING_AIDS: Readonly<Record<Language, Catalogue['site']['readingAids']>> = { en: english, ur: urdu };
