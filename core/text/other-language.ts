import type { Language } from './language.ts';

/** The language that a switch leads to (R15). */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ur' : 'en');

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ur' ? 'rtl' : 'ltr');
