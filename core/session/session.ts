import type { SessionMemory } from '../ports/session-memory.ts';
import { type Language, parseLanguage } from '../text/language.ts';
import { ORDER_IN_HAND_KEY } from './order-in-hand.ts';

/** The language chosen in this session, null for none: it decides where `/` leads and the language of the shop (R15, Q4, Q50). */
export function storedLanguage(session: Pick<SessionMemory, 'read'>): Language | null {
  return parseLanguage(session.read('language'));
}

/** Keeps the chosen language for the session (R15). */
export function rememberLanguage(session: Pick<SessionMemory, 'write'>, language: Language): void {
  session.write('language', language);
}

/**
 * The shop's language: what the app's common parameters say (`language`: `en` or `ur`), else the session's choice, else
 * English (Q50).
 */
export function shopLanguage(
  parameters: Readonly<Record<string, string>>,
  session: Pick<SessionMemory, 'read'>,
): Language {
  return parseLanguage(parameters['language']) ?? storedLanguage(session) ?? 'en';
}

/** Whether the public pages' text was made larger in this session. */
export function prefersLargeText(session: Pick<SessionMemory, 'read'>): boolean {
  return session.read('largeText') === '1';
}

/** Keeps for the session whether the public pages' text is larger. */
export function rememberLargeText(session: Pick<SessionMemory, 'write' | 'remove'>, isLarge: boolean): void {
  if (isLarge) session.write('largeText', '1');
  else session.remove('largeText');
}

/** Names a draft that may lie in the session until it is sent or erased. */
export type DraftKey = 'draft:complaint' | 'draft:address' | 'draft:bnplCalculator';

/** Longest stored draft that is read, in UTF-16 units: anything longer was not written by us. */
const DRAFT_MAX_LENGTH = 100_000;

/** Reads a draft whose every field is text; null for none, and for whatever was not written by `keepDraft` (reliability row 31). */
export function readDraft<const F extends string>(
  session: Pick<SessionMemory, 'read'>,
  key: DraftKey,
  fields: readonly F[],
): Readonly<Record<F, string>> | null {
  const stored = session.read(key);
  if (stored === null || stored.length > DRAFT_MAX_LENGTH) return null;
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return null;
  const texts = fields.map(
    (field) => [field, Object.getOwnPropertyDescriptor(value, field)?.value as unknown] as const,
  );
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return Object.fromEntries(texts) as Record<F, string>;
}

/** Keeps what was typed so far, or forgets it where nothing is left. */
export function keepDraft(session: SessionMemory, key: DraftKey, draft: Readonly<Record<string, string>>): void {
  if (Object.values(draft).every((text) => text === '')) session.remove(key);
  else session.write(key, JSON.stringify(draft));
}

/** What a session keeps of the shopper who used it; language, text and dialogs are the phone's. */
const SHOPPERS_OWN = [ORDER_IN_HAND_KEY, 'draft:address', 'draft:bnplCalculator', 'draft:complaint'] as const;

/** Forgets everything of the shopper before: the app has another one now (reliability row 22). */
export function forgetShopper(session: Pick<SessionMemory, 'remove'>): void {
  for (const key of SHOPPERS_OWN) session.remove(key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
