import type { Catalogue } from './catalogue.ts';
import type { OpeningHours, Wallets } from './company.ts';
import { filled } from './filled.ts';

/** The name of an item. */
export type FaqItem = keyof Catalogue['site']['faq']['items'];

/** An item of the FAQ, its answer written out. */
export interface FaqEntry {
  readonly item: FaqItem;
  readonly question: string;
  readonly answer: string;
}

/** The items of the FAQ in their order (R8); answers name the hours, as their language says them, and the wallets (R2, R5). */
export function faqEntries({ items }: Catalogue['site']['faq'], known: OpeningHours & Wallets): readonly FaqEntry[] {
  return (Object.keys(items) as FaqItem[]).map((item) => ({
    item,
    question: items[item].question,
    answer: filled(items[item].answer, known),
  }));
}
