import { COMPLAINT_FIELDS, type ComplaintField, type ComplaintProblem, fitDraft } from '../complaint/complaint.ts';
import { noticeForCode } from '../gateway/codes.ts';
import type { FailureReason, Limited, Outcome } from '../lib/outcome.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { readDraft } from '../session/drafts.ts';
import {
  type ComplaintDraft,
  type ComplaintReceipt,
  keptSendings,
  type SentComplaint,
  saysTheSame,
} from '../session/sent-complaint.ts';
import type { Catalogue, NoticeKey } from '../text/catalogue.ts';
import { waitText } from '../text/sentences.ts';

/** What is wrong, by field; empty where nothing is. */
export type ComplaintProblems = Readonly<Partial<Record<ComplaintField, ComplaintProblem>>>;

/** Why a complaint was not accepted, as a key of the catalogue; null where the page was gone before an answer came. */
export type UnsentCause = Exclude<FailureReason, 'notAccepted'> | 'refused' | 'copyRefused' | null;

/** Why a complaint was not accepted. */
interface Cause {
  readonly why: UnsentCause;
  /** What R72 says of the code that it was refused with; absent where it was refused by none that R72 names. */
  readonly notice?: NoticeKey;
}

/** When something was sent that may have arrived, in these or in earlier words, ms since 1970; null for nothing. */
interface Earlier {
  readonly earlier: number | null;
}

/** Where the form stands. In every state but `submitted` the draft is kept: nothing typed is ever lost (Q23, Q24). */
export type ComplaintState =
  | ({
      readonly kind: 'editing';
      readonly draft: ComplaintDraft;
      readonly problems: ComplaintProblems;
      /** The fields whose last text did not fit whole (Q64). */
      readonly truncated: readonly ComplaintField[];
    } & Earlier)
  /** The overlay; every outcome ends it. */
  | { readonly kind: 'submitting'; readonly draft: ComplaintDraft }
  /** Refused or not sent. Trying again is the person's choice. */
  | ({ readonly kind: 'failed'; readonly draft: ComplaintDraft } & Cause & Earlier)
  /** Not taken now; after so many seconds it may be sent again. */
  | ({ readonly kind: 'limited'; readonly draft: ComplaintDraft; readonly waitSeconds: number } & Earlier)
  /** Sent first at that time, ms since 1970; it may have arrived (Q62). */
  | ({ readonly kind: 'unknown'; readonly draft: ComplaintDraft; readonly at: number } & Cause)
  /** It arrived; the session keeps this and earlier receipts until they are erased (Q25). */
  | ({ readonly kind: 'submitted' } & ComplaintReceipt & Partial<Earlier>);

/** Nothing typed yet. */
export const EMPTY_DRAFT: ComplaintDraft = { name: '', mobile: '', problem: '' };

/** What the gateway answers to a complaint. */
export interface ComplaintAnswer {
  readonly accepted: boolean;
  /** When, by the answer's own date, ms since 1970; absent where it names none. */
  readonly at?: number;
}

/** The form with what the session holds of an earlier page, receipts newest first, and what was under way there; null where that is nothing. `now`: ms since 1970. */
export function reopened(
  session: SessionMemory,
  receipts: readonly ComplaintReceipt[],
  now: number,
): { readonly state: ComplaintState; readonly sent: readonly SentComplaint[] } | null {
  const stored = readDraft(session, 'draft:complaint', COMPLAINT_FIELDS, now);
  const sent = keptSendings(session, now);
  const [latest] = receipts;
  const isEmpty = stored === null || COMPLAINT_FIELDS.every((field) => stored[field] === '');
  if (isEmpty && latest !== undefined) return { state: arrived(latest, sent), sent };
  if (stored === null) return null;
  const draft = fitDraft(stored);
  const open = openOf(sent, draft);
  if (open !== null) return { state: { kind: 'unknown', draft, at: open.at, why: null }, sent };
  return { state: { kind: 'editing', draft, problems: {}, truncated: [], earlier: lastOf(sent) }, sent };
}

/** What was sent of these words without an answer. */
export const openOf = (sent: readonly SentComplaint[], draft: ComplaintDraft): SentComplaint | null =>
  sent.find(({ request }) => saysTheSame(request, draft)) ?? null;

/** When the latest of them was sent. */
export const lastOf = (sent: readonly SentComplaint[]): number | null => sent.at(-1)?.at ?? null;

/** The form after a complaint that arrived; what became of others is as open as before (Q62). */
export function arrived(receipt: ComplaintReceipt, sent: readonly SentComplaint[]): ComplaintState {
  const earlier = lastOf(sent);
  return { kind: 'submitted', ...receipt, ...(earlier === null ? {} : { earlier }) };
}

/** The words that were sent, without their language. */
export function wordsOf({ request: { language: _language, ...words } }: SentComplaint): ComplaintDraft {
  return words;
}

/** The form after a sending that was not accepted. `before`: one of the same words that was open already; `earlier`: as in the states. */
export function unsent(
  sending: SentComplaint,
  before: SentComplaint | null,
  outcome: Outcome<ComplaintAnswer>,
  earlier: number | null,
): ComplaintState {
  const draft = wordsOf(sending);
  if (outcome.kind === 'failed' && outcome.reason === 'limited')
    return { kind: 'limited', draft, waitSeconds: outcome.waitSeconds, earlier };
  const why = causeOf(outcome);
  const notice = outcome.kind === 'refused' ? noticeOf(outcome.code) : {};
  if (outcome.kind === 'unknown') return { kind: 'unknown', draft, at: sending.at, why };
  if (before === null) return { kind: 'failed', draft, why, ...notice, earlier };
  // What became of a copy says nothing of the one before it.
  return { kind: 'unknown', draft, at: before.at, why: why === 'refused' ? 'copyRefused' : why, ...notice };
}

/** R72's text where the code has one of its own: its general one is of the network, and the server did answer (Q72). */
function noticeOf(code: number): Pick<Cause, 'notice'> {
  const notice = noticeForCode(code);
  return notice === 'networkError' ? {} : { notice };
}

function causeOf(outcome: Exclude<Outcome<ComplaintAnswer>, Limited>): UnsentCause {
  const isReason = outcome.kind === 'failed' || outcome.kind === 'unknown';
  return isReason && outcome.reason !== 'notAccepted' ? outcome.reason : 'refused';
}

/** A form whose complaint was sent and not accepted. */
export type Unsent = Extract<ComplaintState, { readonly kind: 'failed' | 'limited' | 'unknown' }>;

/** Why a complaint was not accepted, and what is known of it: each cause in words of its own (Q24, Q62). */
export function unsentText(
  { common, site }: Pick<Catalogue, 'common'> & { readonly site: Pick<Catalogue['site'], 'complaint'> },
  state: Unsent,
): string {
  const text = site.complaint;
  if (state.kind === 'limited') return text.limited({ wait: waitText(common, state.waitSeconds) });
  return `${text.causes[state.why ?? 'left']} ${text[state.kind]}`;
}

/** What ends a text of R72 before another sentence, as some of them have no stop. */
export const stopAfter = (text: string): string =>
  /[.!?۔؟]\s*$/.test(text) ? '' : /[\u0600-\u06ff]/.test(text) ? '۔' : '.';
