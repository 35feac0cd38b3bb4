import type { Language } from '#core/text/language.ts';

/** The languages of the shop, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ur: 'اردو' };
