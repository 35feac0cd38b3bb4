import { useEffect } from 'react';
import { type FieldTexts, leaveTyped, TYPED_MARK } from './leave-typed.ts';

/** Longest text that is brought along, in UTF-16 units; anything longer was not written by us, or stays behind whole. */
const LONGEST = 10_000;
const sources = new Map<string, () => FieldTexts>();

/** Leaves what stands in the page's parts for the page of the other language (Q3). */
export function keepForLanguageSwitch(): void {
  if (sources.size > 0) leaveTyped(Object.fromEntries([...sources].map(([name, read]) => [name, read()])));
}

let taken: unknown = null;

/** Takes what the page before has left in the tab's name, and clears it. */
export function takeLanguageSwitchState(): void {
  if (!window.name.startsWith(TYPED_MARK)) return;
  try {
    taken = JSON.parse(window.name.slice(TYPED_MARK.length));
  } catch {
    taken = null;
  }
  window.name = '';
}

/** What was typed into a part before the language changed; null for nothing. Looked at field by field, as all that comes from outside. */
export function restoredInput(name: string, fields: readonly string[]): FieldTexts | null {
  const typed = isRecord(taken) ? taken[name] : null;
  if (!isRecord(typed)) return null;
  const texts = fields.map((field) => [field, typed[field]] as const);
  return texts.every(([, text]) => typeof text === 'string' && text.length <= LONGEST)
    ? (Object.fromEntries(texts) as FieldTexts)
    : null;
}

/** Offers what stands in a part of the page to the language switch, for as long as the part is drawn. */
export function useLanguageSwitchState(name: string, read: () => FieldTexts): void {
  useEffect(() => {
    sources.set(name, read);
    return () => void sources.delete(name);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
