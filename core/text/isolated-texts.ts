import { isolatedRuns } from './format.ts';
import { directionOf, type Language } from './language.ts';

/**
 * The same texts with every number, sign and Latin word isolated, also in messages that take values: what a right-to-left
 * page shows. The shape stays the same.
 */
export function isolatedTexts<T>(texts: T): T {
  return isolated(texts) as T;
}

/** The texts as a page in that language shows them. */
export const directedTexts = <T>(language: Language, texts: T): T =>
  directionOf(language) === 'rtl' ? isolatedTexts(texts) : texts;

function isolated(value: unknown): unknown {
  if (typeof value === 'string') return isolatedRuns(value);
  if (typeof value === 'function') return (need: unknown) => isolatedRuns((value as (need: unknown) => string)(need));
  if (Array.isArray(value)) return value.map(isolated);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isolated(each)]));
  }
  return value;
}
