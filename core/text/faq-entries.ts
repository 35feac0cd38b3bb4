import type { Catalogue } from './catalogue.ts';
import type { OpeningHours } from './company.ts';

/** An item of the FAQ, its answer written out. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** The items of the FAQ in their order (R8); an answer that names the hours is written with these, as its language says them. */
export function faqEntries({ items }: Catalogue['site']['faq'], hours: OpeningHours): readonly FaqEntry[] {
  return Object.values(items).map(({ question, answer }) => ({
    question,
    answer: typeof answer === 'string' ? answer : answer(hours),
  }));
}
