import type { Filled } from './catalogue.ts';
import { docs as en } from './en/docs.ts';
import type { Language } from './language.ts';
import { docs as ur } from './ur/docs.ts';

/** What the documentation's frame and its playground say: beside the catalogue, so that no page of the product holds it. */
export type DocsTexts = Filled<typeof en>;

/** Those texts in each language. */
export const DOCS_TEXTS: Readonly<Record<Language, DocsTexts>> = { en, ur };
