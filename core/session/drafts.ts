import { parseJson } from '../lib/parse-json.ts';
import { createTimer } from '../lib/timer.ts';
import type { Clock } from '../ports/clock.ts';
import type { Presence } from '../ports/host-app.ts';
import type { SessionKey, SessionMemory } from '../ports/session-memory.ts';

/** Every draft. */
export const DRAFT_KEYS = [
  'draft:complaint',
  'receipt:complaint',
  'draft:address',
  'draft:bnplCalculator',
  'draft:calculator',
] as const satisfies readonly SessionKey[];

/** Names something typed that may lie in the session until it is sent or erased, or a day old; receipts until they are erased. */
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** The field of a stored draft that says when it was last changed, ms since 1970. */
const CHANGED_AT = 'changedAt';

/** Longest stored draft that is read, in UTF-16 units: anything longer was not written by us. */
export const DRAFT_MAX_LENGTH = 100_000;

/** How long a draft is kept after it was last changed, ms. */
export const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Whether a draft may still be shown, by times of the device in ms since 1970; a clock that was set back makes none older. */
export const isDraftCurrent = (changedAt: number, now: number): boolean =>
  Math.abs(now - changedAt) <= DRAFT_MAX_AGE_MS;

/**
 * Reads a draft whose every field is text; null for none, and for whatever was not written by `keepDraft` (reliability row
 * 31). One without its time, or too old, is erased. `now`: ms since 1970.
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
  const changedAt = ownField(value, CHANGED_AT);
  if (typeof changedAt !== 'number' || !isDraftCurrent(changedAt, now)) {
    session.remove(key);
    return null;
  }
  return ownTexts(value, fields);
}

/** The named fields of a value that someone else may have written; null where one of them is no text. */
export function ownTexts<const F extends string>(
  value: unknown,
  fields: readonly F[],
): Readonly<Record<F, string>> | null {
  const texts = fields.map((field) => [field, ownField(value, field)] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return null;
  return Object.fromEntries(texts) as Record<F, string>;
}

const ownField = (value: unknown, field: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(value), field)?.value;

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

/** Erases every draft that is too old, wherever the person is, and names them: a tab that a browser restores brings them back. */
export function eraseOldDrafts(session: Pick<SessionMemory, 'read' | 'remove'>, now: number): readonly DraftKey[] {
  return DRAFT_KEYS.filter((key) => {
    const isThere = session.read(key) !== null;
    readDraft(session, key, [], now);
    return isThere && session.read(key) === null;
  });
}

/** How often a page that stays open looks for old drafts, ms. */
const DRAFT_CHECK_MS = 60_000;

/** What erasing drafts in time needs from outside. */
export interface DraftWatchPorts {
  readonly session: Pick<SessionMemory, 'read' | 'remove'>;
  readonly clock: Clock;
  readonly watchPresence: (watch: (presence: Presence) => void) => void;
  /** A draft grew too old while the page was open: where a form shows it, it has to go from there too. */
  readonly onErased: (key: DraftKey) => void;
}

/** Erases old drafts when a page is opened, when it is seen again, and each minute that it stays open. */
export function watchDrafts({ session, clock, watchPresence, onErased }: DraftWatchPorts): void {
  const timer = createTimer(clock);
  function look(): void {
    timer.start(DRAFT_CHECK_MS, look);
    for (const key of eraseOldDrafts(session, clock.now())) onErased(key);
  }
  watchPresence((presence) => {
    if (presence === 'back') look();
  });
  eraseOldDrafts(session, clock.now());
  timer.start(DRAFT_CHECK_MS, look);
}

/** Whether the session holds anything that was typed of a complaint. */
export const holdsComplaint = (session: Pick<SessionMemory, 'read'>): boolean =>
  session.read('draft:complaint') !== null || session.read('receipt:complaint') !== null;
