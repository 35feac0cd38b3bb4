import type { SessionKey, SessionMemory } from '../ports/session-memory.ts';
import type { SiteLayout } from '../routes/site-pages.ts';
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

/** The family of addresses that the session is in (R12, R15). */
export function storedLayout(session: Pick<SessionMemory, 'read'>): SiteLayout {
  return session.read('layout') === 'newer' ? 'newer' : 'classic';
}

/** Keeps the family of addresses for the session. */
export function rememberLayout(session: Pick<SessionMemory, 'write' | 'remove'>, layout: SiteLayout): void {
  if (layout === 'newer') session.write('layout', layout);
  else session.remove('layout');
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

const DRAFT_KEYS = [
  'draft:complaint',
  'draft:address',
  'draft:bnplCalculator',
] as const satisfies readonly SessionKey[];

/** Names a draft that may lie in the session until it is sent or erased, or a day old. */
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** The field of a stored draft that says when it was last changed, ms since 1970. */
const CHANGED_AT = 'changedAt';

/** Longest stored draft that is read, in UTF-16 units: anything longer was not written by us. */
const DRAFT_MAX_LENGTH = 100_000;

/** How long a draft is kept after it was last changed, ms. */
export const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Whether a draft may still be shown, by times of the device in ms since 1970; a clock that was set back makes none older. */
export const isDraftCurrent = (changedAt: number, now: number): boolean =>
  Math.abs(now - changedAt) <= DRAFT_MAX_AGE_MS;

/**
 * Reads a draft whose every field is text; null for none, and for whatever was not written by `keepDraft` (reliability row
 * 31). One that is too old is erased. `now`: ms since 1970.
 */
export function readDraft<const F extends string>(
  session: Pick<SessionMemory, 'read' | 'remove'>,
  key: DraftKey,
  fields: readonly F[],
  now: number,
): Readonly<Record<F, string>> | null {
  const stored = session.read(key);
  if (stored === null || stored.length > DRAFT_MAX_LENGTH) return null;
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return null;
  const own = (field: string): unknown => Object.getOwnPropertyDescriptor(value, field)?.value;
  const changedAt = own(CHANGED_AT);
  if (typeof changedAt !== 'number' || !isDraftCurrent(changedAt, now)) {
    session.remove(key);
    return null;
  }
  const texts = fields.map((field) => [field, own(field)] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return Object.fromEntries(texts) as Record<F, string>;
}

/** Keeps what was typed so far and when, or forgets it where nothing is left. `now`: ms since 1970. */
export function keepDraft(
  session: Pick<SessionMemory, 'write' | 'remove'>,
  key: DraftKey,
  draft: Readonly<Record<string, string>>,
  now: number,
): void {
  if (Object.values(draft).every((text) => text === '')) session.remove(key);
  else session.write(key, JSON.stringify({ ...draft, [CHANGED_AT]: now }));
}

/** Erases every draft that is too old, wherever the person is: a tab that a browser restores brings them back. */
export function eraseOldDrafts(session: Pick<SessionMemory, 'read' | 'remove'>, now: number): void {
  for (const key of DRAFT_KEYS) readDraft(session, key, [], now);
}

/** What a session keeps of the shopper who used it; language, text and dialogs are the phone's. */
const SHOPPERS_OWN = [ORDER_IN_HAND_KEY, ...DRAFT_KEYS] as const;

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
