import { parseJson } from '../lib/parse-json.ts';
import { createTimer } from '../lib/time.ts';
import type { Clock } from '../ports/device.ts';
import type { Presence } from '../ports/host-app.ts';
import { DRAFT_KEYS, type SessionMemory } from '../ports/session-memory.ts';

/** Names something typed that may lie in the session until it is sent or erased, or a day old; receipts until they are erased. */
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** The field of a stored draft that says when it was last changed, ms since 1970. */
const CHANGED_AT = 'changedAt';

/** Longest stored draft that is read, in UTF-16 units: anything longer was not written by us. */
export const DRAFT_MAX_LENGTH = 100_000;

/** How long a draft is kept after it was last changed, ms. */
export const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** No tab is kept open or restored for so long, ms: where two times of a device differ by more, its clock was set between them. */
const CLOCK_SET_MS = 365 * DRAFT_MAX_AGE_MS;

/** Whether a draft may still be shown, by times of the device in ms since 1970; a clock that was set makes none older. */
export const isDraftCurrent = (changedAt: unknown, now: number): boolean =>
  isInstant(changedAt) && (now - changedAt <= DRAFT_MAX_AGE_MS || isClockSet(changedAt, now));

const isInstant = (value: unknown): value is number => Number.isFinite(value);

/** Whether the clock was set forward by more than a session lasts. */
const isClockSet = (changedAt: number, now: number): boolean => now - changedAt > CLOCK_SET_MS;

/**
 * Reads a draft whose every field is text; null for none, and for whatever was not written by `keepDraft` (reliability row
 * 31). One without its time, too old or too long is erased. `now`: ms since 1970.
 */
export function readDraft<const F extends string>(
  session: Pick<SessionMemory, 'read' | 'remove'>,
  key: DraftKey,
  fields: readonly F[],
  now: number,
): Readonly<Record<F, string>> | null {
  const stored = session.read(key);
  if (stored === null) return null;
  const value = valueOf(stored);
  if (!isDraftCurrent(ownField(value, CHANGED_AT), now)) {
    session.remove(key);
    return null;
  }
  return ownTexts(value, fields);
}

/** What a text of the session says; null where it is longer than any draft. */
const valueOf = (stored: string): unknown => (stored.length > DRAFT_MAX_LENGTH ? null : parseJson(stored));

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

/**
 * Erases every draft that is too old, wherever the person is, and names them: a tab that a browser restores brings them back.
 * What was dated by a clock that was set since is dated anew, so that its day ends too. `jumpMs`: by how much that clock was
 * set forward under an open page.
 */
export function eraseOldDrafts(session: DraftStore, now: number, jumpMs = 0): readonly DraftKey[] {
  return DRAFT_KEYS.filter((key) => {
    const stored = session.read(key);
    if (stored === null) return false;
    dateAnew(session, key, stored, now, jumpMs);
    readDraft(session, key, [], now);
    return session.read(key) === null;
  });
}

type DraftStore = Pick<SessionMemory, 'read' | 'write' | 'remove'>;

function dateAnew(session: DraftStore, key: DraftKey, stored: string, now: number, jumpMs: number): void {
  const value = valueOf(stored);
  const changedAt = ownField(value, CHANGED_AT);
  if (!isInstant(changedAt)) return;
  const moved = isClockSet(changedAt, now) ? now : Math.min(changedAt + jumpMs, now);
  session.write(key, JSON.stringify({ ...Object(value), [CHANGED_AT]: moved }));
}

/** How often a page that stays open looks for old drafts, ms. */
const DRAFT_CHECK_MS = 60_000;

/** By how much a look of a page in sight may be late before the clock was set meanwhile, ms: whoever sees a page has not slept. */
const LATE_MS = 60 * 60 * 1000;

/** What erasing drafts in time needs from outside. */
export interface DraftWatchPorts {
  readonly session: DraftStore;
  readonly clock: Clock;
  readonly watchPresence: (watch: (presence: Presence) => void) => void;
  /** A draft grew too old while the page was open: where a form shows it, it has to go from there too. */
  readonly onErased: (key: DraftKey) => void;
}

/** Erases old drafts when a page is opened, when it is seen again, and each minute that it stays open. */
export function watchDrafts({ session, clock, watchPresence, onErased }: DraftWatchPorts): void {
  const timer = createTimer(clock);
  let lookedAt = clock.now();
  let isInSight = true;
  function look(jumpMs: number): void {
    lookedAt = clock.now();
    timer.start(DRAFT_CHECK_MS, lookInTime);
    for (const key of eraseOldDrafts(session, lookedAt, jumpMs)) onErased(key);
  }
  function lookInTime(): void {
    const late = clock.now() - lookedAt - DRAFT_CHECK_MS;
    look(isInSight && late > LATE_MS ? late : 0);
  }
  watchPresence((presence) => {
    isInSight = presence === 'back';
    if (isInSight) look(0);
  });
  eraseOldDrafts(session, clock.now());
  timer.start(DRAFT_CHECK_MS, lookInTime);
}

/** Whether the session holds anything that was typed of a complaint. */
export const holdsComplaint = (session: Pick<SessionMemory, 'read'>): boolean =>
  session.read('draft:complaint') !== null || session.read('receipt:complaint') !== null;
