import { COMPLAINT_FIELDS, type Complaint, fitDraft, isTooLong } from '../complaint/complaint.ts';
import type { IdempotencyKey } from '../lib/ids.ts';
import { parseJson } from '../lib/parse-json.ts';
import { LATEST } from '../lib/time.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { parseLanguage } from '../text/language.ts';
import { DRAFT_MAX_LENGTH, keepDraft, ownTexts, readDraft } from './drafts.ts';

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
  /** When it went out first, ms since 1970, 0 where the device did not know; null where it was sent once. */
  readonly firstAt: number | null;
  readonly words: ComplaintDraft;
}

/** Whether two complaints are one: neither blanks around a text nor which of the page's languages it was sent in makes another of it. */
export function saysTheSame(one: ComplaintDraft, other: ComplaintDraft): boolean {
  return COMPLAINT_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** Room beside what a draft holds otherwise, in UTF-16 units. */
const ROOM = DRAFT_MAX_LENGTH - 100;

/** Most sendings without an answer that are remembered. */
const SENT_MAX = 40;

/** What was sent and not answered, the latest last; of endless ones the latest. */
export const remembered = (sent: readonly SentComplaint[]): readonly SentComplaint[] => sent.slice(-SENT_MAX);

/** Keeps the draft for the session, and beside it whatever was sent without an answer: the draft may change meanwhile (Q62). */
export function keepComplaint(
  session: SessionMemory,
  draft: ComplaintDraft,
  sent: readonly SentComplaint[],
  now: number,
): void {
  // In place of a description for which there is no room stands that somebody wrote one.
  const words = hasRoom(draft, sent) ? draft : { ...draft, problem: '', isLeftOut: 'true' };
  let written = sent;
  while (written.length > 0 && lengthOf(words, written) > ROOM) written = written.slice(1);
  keepDraft(session, 'draft:complaint', { ...words, ...courseOf(written) }, now);
}

/** Whether a draft can be kept whole: a description that may be sent always is, a longer one as far as there is room. */
export const hasRoom = (draft: ComplaintDraft, sent: readonly SentComplaint[]): boolean =>
  !isTooLong(draft.problem) || lengthOf(draft, sent) <= ROOM;

const lengthOf = (words: Readonly<Record<string, string>>, sent: readonly SentComplaint[]): number =>
  JSON.stringify({ ...words, ...courseOf(sent) }).length;

const courseOf = (sent: readonly SentComplaint[]): { readonly sent?: string } =>
  sent.length === 0 ? {} : { sent: JSON.stringify(sent.map(writtenOf)) };

const writtenOf = ({ request, key, at }: SentComplaint): Readonly<Record<string, string>> => ({
  ...request,
  key: key ?? '',
  sentAt: String(at),
});

/** Whether a text is a key as adapters make them: anything else in the session was not written by us. */
const isKey = (text: string): text is IdempotencyKey => /^[\w-]{16,64}$/.test(text);

/** What earlier pages sent without an answer: they were left, reloaded or closed meanwhile, or the answer was lost (Q62). */
export function keptSendings(session: SessionMemory, now: number): readonly SentComplaint[] {
  const kept = readDraft(session, 'draft:complaint', ['sent'], now);
  const written = kept === null ? null : parseJson(kept.sent);
  return remembered(Array.isArray(written) ? written.flatMap(sendingOf) : []);
}

/** The sending that was written so; none where it was not written by us. */
function sendingOf(written: unknown): readonly SentComplaint[] {
  const texts = ownTexts(written, [...COMPLAINT_FIELDS, 'language', 'key', 'sentAt']);
  if (texts === null || !isTime(texts.sentAt)) return [];
  const language = parseLanguage(texts.language);
  if (language === null) return [];
  const request = { language, ...fitDraft(texts) };
  return [{ request, key: isKey(texts.key) ? texts.key : null, at: Number(texts.sentAt) }];
}

/** Most receipts that are kept. */
const RECEIPTS_MAX = 20;

/** Keeps the receipts, newest first, until the person erases them or the session ends; where there is no room for all, the newest. */
export function keepReceipts(session: SessionMemory, receipts: readonly ComplaintReceipt[], now: number): void {
  let written = receipts.slice(0, RECEIPTS_MAX).map(textsOfReceipt);
  // As text within a text: what is longer than a draft may be would not be read again.
  while (JSON.stringify(JSON.stringify(written)).length > ROOM) written = written.slice(0, -1);
  keepDraft(session, 'receipt:complaint', { receipts: JSON.stringify(written) }, now);
}

const textsOfReceipt = ({ at, firstAt, words }: ComplaintReceipt) => ({ ...words, at: `${at}`, firstAt: `${firstAt}` });

/** The receipts that the session holds, newest first. `now`: ms since 1970. */
export function keptReceipts(session: SessionMemory, now: number): readonly ComplaintReceipt[] {
  const kept = readDraft(session, 'receipt:complaint', ['receipts'], now);
  const written = kept === null ? null : parseJson(kept.receipts);
  return Array.isArray(written) ? written.flatMap(receiptOf) : [];
}

/** The receipt that was written so; none where it was not written by us. */
function receiptOf(written: unknown): readonly ComplaintReceipt[] {
  const texts = ownTexts(written, [...COMPLAINT_FIELDS, 'at', 'firstAt']);
  if (texts === null || !isTime(texts.at)) return [];
  const { at, firstAt, ...words } = texts;
  return [{ at: Number(at), firstAt: isTime(firstAt) ? Number(firstAt) : null, words }];
}

/** Whether a text is an instant in ms since 1970 that a device's clock may have shown: one that lost its time begins at 0. */
const isTime = (text: string): boolean => /^\d{1,15}$/.test(text) && Number(text) < LATEST;
