import { type Catalogue, english } from './catalogue.ts';
import type { Language } from './language.ts';
import { common } from './ur/common.ts';
import { notices } from './ur/notices.ts';
import { shop } from './ur/shop.ts';
import { site } from './ur/site.ts';

/** Every Urdu text: complete by type, ours throughout (Q56). */
export const urdu: Catalogue = { common, notices, shop, site };

const CATALOGUES: Record<Language, Catalogue> = { en: english, ur: urdu };

/** The texts of a language. */
export function textsOf(language: Language): Catalogue {
  return CATALOGUES[language];
}
