import type { DocsTexts } from './docs-catalogue.ts';
import { docs as english } from './en/docs.ts';
import type { Language } from './language.ts';
import { docs as urdu } from './ur/docs.ts';

/** The documentation's texts in a language. */
export const docsTextsOf = (language: Language): DocsTexts => (language === 'ur' ? urdu : english);
