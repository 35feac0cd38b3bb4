import type { Catalogue } from './catalogue.ts';
import type { OpeningHours, Wallets } from './company.ts';

/** The name of an item. */
export type FaqItem = keyof Catalogue['site']['faq']['items'];

/** What the FAQ is about. */
export type FaqTopic = keyof Catalogue['site']['faq']['topics'];

/** The topic of each item: those of one topic stand together. */
const TOPIC_OF: Readonly<Record<FaqItem, FaqTopic>> = {
  shownAmount: 'loan',
  approvedAmount: 'loan',
  period: 'loan',
  interest: 'loan',
  penalty: 'loan',
  eligibility: 'loan',
  payout: 'repaying',
  repayment: 'repaying',
  repaymentCode: 'repaying',
  bankDetails: 'account',
  oneAccount: 'account',
  nationalId: 'account',
  mistakenLoan: 'account',
  accountCancellation: 'account',
  forgottenPin: 'account',
  support: 'safety',
  scam: 'safety',
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
  const topics = [...new Set(entries.map(({ item }) => TOPIC_OF[item]))];
  return new Map(topics.map((topic) => [topic, entries.filter(({ item }) => TOPIC_OF[item] === topic)]));
}

/** A text with its values: one that needs none stays as it is. */
export function filled<V>(text: string | ((values: V) => string), values: V): string {
  return typeof text === 'string' ? text : text(values);
}
