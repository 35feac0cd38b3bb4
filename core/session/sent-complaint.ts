import { COMPLAINT_FIELDS, type Complaint, fitDraft } from '../complaint/complaint.ts';
import type { IdempotencyKey } from '../lib/ids.ts';
import { parseJson } from '../lib/parse-json.ts';
import { LATEST } from '../lib/time.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { parseLanguage } from '../text/language.ts';
import { keepDraft, ownTexts, readDraft } from './drafts.ts';

/** What stands in the complaint form, judged or not. */
export type ComplaintDraft = Omit<Complaint, 'language'>;

/** A complaint that was sent, and of which nobody knows whether it arrived. */
export interface SentComplaint {
  readonly request: Complaint;
  /** Goes with every copy of it; null where the gateway takes none. */
  readonly key: IdempotencyKey | null;
  /** When it went out first, ms since 1970; 0 where the device did not know. */
  readonly at: number;
}

/** What the person has in hand of a complaint that arrived (Q25). */
export interface ComplaintReceipt {
  /** When it was accepted, by the answer's own date, else by the device, ms since 1970; 0 where neither knew. */
  readonly at: number;
  readonly words: ComplaintDraft;
}

/** Whether two complaints are one: neither blanks around a text nor which of the page's languages it was sent in makes another of it. */
export function saysTheSame(one: ComplaintDraft, other: ComplaintDraft): boolean {
  return COMPLAINT_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** Keeps the draft for the session, and beside it what was sent without an answer: the draft may change meanwhile (Q62). */
export function keepComplaint(
  session: SessionMemory,
  draft: ComplaintDraft,
  open: SentComplaint | null,
  now: number,
): void {
  const sent = open === null ? '' : JSON.stringify({ ...open.request, key: open.key ?? '', sentAt: String(open.at) });
  keepDraft(session, 'draft:complaint', { ...draft, sent }, now);
}

/** Whether a text is a key as adapters make them: anything else in the session was not written by us. */
const isKey = (text: string): text is IdempotencyKey => /^[\w-]{16,64}$/.test(text);

/** What an earlier page sent without an answer: it was left, reloaded or closed meanwhile, or the answer was lost (Q62). */
export function keptSending(session: SessionMemory, now: number): SentComplaint | null {
  const kept = readDraft(session, 'draft:complaint', ['sent'], now);
  const texts = ownTexts(parseJson(kept?.sent ?? ''), [...COMPLAINT_FIELDS, 'language', 'key', 'sentAt']);
  const language = parseLanguage(texts?.language);
  if (texts === null || language === null || !isTime(texts.sentAt)) return null;
  const request = { language, ...fitDraft(texts) };
  return { request, key: isKey(texts.key) ? texts.key : null, at: Number(texts.sentAt) };
}

/** Most receipts that are kept: of the longest complaints there is room for no more in a draft. */
const RECEIPTS_MAX = 5;

/** Keeps the newest receipts until the person erases them or the session ends. */
export function keepReceipts(session: SessionMemory, receipts: readonly ComplaintReceipt[], now: number): void {
  const written = receipts.slice(0, RECEIPTS_MAX).map(({ at, words }) => ({ ...words, at: String(at) }));
  keepDraft(session, 'receipt:complaint', { receipts: JSON.stringify(written) }, now);
}

/** The receipts that the session holds, newest first; none that was not written by us. `now`: ms since 1970. */
export function keptReceipts(session: SessionMemory, now: number): readonly ComplaintReceipt[] {
  const kept = readDraft(session, 'receipt:complaint', ['receipts'], now);
  const written = parseJson(kept?.receipts ?? '');
  if (!Array.isArray(written)) return [];
  return written.flatMap((each) => {
    const texts = ownTexts(each, [...COMPLAINT_FIELDS, 'at']);
    return texts === null || !isTime(texts.at) ? [] : [{ at: Number(texts.at), words: fitDraft(texts) }];
  });
}

/** Whether a text is an instant in ms since 1970 that a device's clock may have shown: one that lost its time begins at 0. */
const isTime = (text: string): boolean => /^\d{1,15}$/.test(text) && Number(text) < LATEST;
