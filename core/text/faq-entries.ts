import type { Catalogue } from './catalogue.ts';
import type { OpeningHours, Wallets } from './company.ts';

/** The name of an item. */
export type FaqItem = keyof Catalogue['site']['faq']['items'];

/** What the FAQ is about. */
export type FaqTopic = keyof Catalogue['site']['faq']['topics'];

/** The items with which a topic begins: those after it belong to it too. */
const BEGINS: Readonly<Partial<Record<FaqItem, FaqTopic>>> = {
  payout: 'repaying',
  bankDetails: 'account',
  support: 'safety',
};

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

/** The items of each topic, in their order. */
export function faqByTopic(entries: readonly FaqEntry[]): ReadonlyMap<FaqTopic, readonly FaqEntry[]> {
  const byTopic = new Map<FaqTopic, FaqEntry[]>();
  let topic: FaqTopic = 'loan';
  for (const entry of entries) {
    topic = BEGINS[entry.item] ?? topic;
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), entry]);
  }
  return byTopic;
}

/** A text with its values: one that needs none stays as it is. */
export function filled<V>(text: string | ((values: V) => string), values: V): string {
  return typeof text === 'string' ? text : text(values);
}
