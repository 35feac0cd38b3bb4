import type { Filled } from './catalogue.ts';
import type { docs } from './en/docs.ts';

/** What the documentation's frame and its playground say: beside the catalogue, so that no page of the product holds it. */
export type DocsTexts = Filled<typeof docs>;
