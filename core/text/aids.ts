import type { Catalogue } from './catalogue.ts';
import * as en from './en/aids.ts';
import type { Language } from './language.ts';
import * as ur from './ur/aids.ts';

/** The shop's reading aids: beside its catalogue, since its first page has none of them. */
export const READING_AIDS: Readonly<Record<Language, Catalogue['site']['readingAids']>> = {
  en: en.readingAids,
  ur: ur.readingAids,
};
