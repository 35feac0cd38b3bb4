import { COMPLAINT_FIELDS, type Complaint } from '../complaint/complaint.ts';
import type { IdempotencyKey } from '../lib/ids.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { parseLanguage } from '../text/language.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** What stands in the form. */
export type ComplaintDraft = Omit<Complaint, 'language'>;

/** A complaint that was sent, and of which nobody knows whether it arrived. */
export interface SentComplaint {
  readonly request: Complaint;
  /** Goes with every copy of it; null where the gateway takes none. */
  readonly key: IdempotencyKey | null;
  /** When it went out first, ms since 1970. */
  readonly at: number;
}

/** What the person has in hand of a complaint that arrived: when, ms since 1970, and its words (Q25). */
export interface ComplaintReceipt {
  readonly at: number;
  readonly words: ComplaintDraft;
}

/** Whether two complaints are one: which of the page's languages it was sent in makes no other complaint of it. */
export function saysTheSame(one: ComplaintDraft, other: ComplaintDraft): boolean {
  return COMPLAINT_FIELDS.every((field) => one[field] === other[field]);
}

/** Keeps the draft for the session, and with it that just these words were sent, when, and under which key. */
export function keepComplaint(
  session: SessionMemory,
  draft: ComplaintDraft,
  sent: SentComplaint | null,
  now: number,
): void {
  const course = sent !== null && saysTheSame(sent.request, draft) ? courseOf(sent) : {};
  keepDraft(session, 'draft:complaint', { ...draft, ...course }, now);
}

function courseOf({ key, request, at }: SentComplaint): Readonly<Record<string, string>> {
  return { key: key ?? '', sentIn: request.language, sentAt: String(at) };
}

/** Whether a text is a key as adapters make them: anything else in the session was not written by us. */
const isKey = (text: string): text is IdempotencyKey => /^[\w-]{16,64}$/.test(text);

/** What an earlier page sent of this draft without an answer: it was left, reloaded or closed meanwhile (Q62). */
export function keptSending(session: SessionMemory, draft: ComplaintDraft, now: number): SentComplaint | null {
  const kept = readDraft(session, 'draft:complaint', ['key', 'sentIn', 'sentAt'], now);
  if (kept === null) return null;
  const language = parseLanguage(kept.sentIn);
  if (language === null || !isTime(kept.sentAt)) return null;
  return { key: isKey(kept.key) ? kept.key : null, at: Number(kept.sentAt), request: { language, ...draft } };
}

/** Keeps the receipt until the person erases it, or the session ends; a later one takes its place. */
export function keepReceipt(session: SessionMemory, { at, words }: ComplaintReceipt): void {
  const { name, mobile, problem } = words;
  keepDraft(session, 'receipt:complaint', { name, mobile, problem, at: String(at) }, at);
}

/** The receipt that the session holds. `now`: ms since 1970. */
export function keptReceipt(session: SessionMemory, now: number): ComplaintReceipt | null {
  const kept = readDraft(session, 'receipt:complaint', [...COMPLAINT_FIELDS, 'at'], now);
  if (kept === null || !isTime(kept.at)) return null;
  const { at, ...words } = kept;
  return { at: Number(at), words };
}

const isTime = (text: string): boolean => /^\d{1,15}$/.test(text);
