import { COMPLAINT_FIELDS, type ComplaintField, type ComplaintProblem, fitDraft } from '../complaint/complaint.ts';
import type { FailureReason, Outcome } from '../lib/outcome.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { readDraft } from '../session/drafts.ts';
import {
  type ComplaintDraft,
  type ComplaintReceipt,
  keptReceipt,
  keptSending,
  type SentComplaint,
} from '../session/sent-complaint.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { waitText } from '../text/wait.ts';

/** What is wrong, by field; empty where nothing is. */
export type ComplaintProblems = Readonly<Partial<Record<ComplaintField, ComplaintProblem>>>;

/** Where the form stands. In every state but `submitted` the draft is kept: nothing typed is ever lost (Q23, Q24). */
export type ComplaintState =
  | {
      readonly kind: 'editing';
      readonly draft: ComplaintDraft;
      readonly problems: ComplaintProblems;
      /** The fields whose last text did not fit whole (Q64). */
      readonly truncated: readonly ComplaintField[];
    }
  /** The overlay; every outcome ends it. */
  | { readonly kind: 'submitting'; readonly draft: ComplaintDraft }
  /** Refused or not sent. Trying again is the person's choice. */
  | { readonly kind: 'failed'; readonly draft: ComplaintDraft; readonly why: FailureReason | 'refused' }
  /** Not taken now; after so many seconds it may be sent again. */
  | { readonly kind: 'limited'; readonly draft: ComplaintDraft; readonly waitSeconds: number }
  /** Sent at that time, ms since 1970; it may have arrived (Q62). `why` is null where the page was gone before an answer came. */
  | {
      readonly kind: 'unknown';
      readonly draft: ComplaintDraft;
      readonly at: number;
      readonly why: FailureReason | null;
    }
  /** It arrived; the session keeps this until it is erased (Q25). */
  | ({ readonly kind: 'submitted' } & ComplaintReceipt);

/** Nothing typed yet. */
export const EMPTY_DRAFT: ComplaintDraft = { name: '', mobile: '', problem: '' };

/** What the gateway answers to a complaint. */
export interface ComplaintAnswer {
  readonly accepted: boolean;
}

/** The form with what the session holds of an earlier page, and what was under way there; null where that is nothing. `now`: ms since 1970. */
export function reopened(
  session: SessionMemory,
  now: number,
): { readonly state: ComplaintState; readonly sent: SentComplaint | null } | null {
  const stored = readDraft(session, 'draft:complaint', COMPLAINT_FIELDS, now);
  if (stored === null) {
    const receipt = keptReceipt(session, now);
    return receipt === null ? null : { state: { kind: 'submitted', ...receipt }, sent: null };
  }
  const draft = fitDraft(stored);
  const sent = keptSending(session, draft, now);
  if (sent !== null) return { state: { kind: 'unknown', draft, at: sent.at, why: null }, sent };
  return { state: { kind: 'editing', draft, problems: {}, truncated: [] }, sent };
}

/** The words that were sent, without their language. */
export function wordsOf({ request: { language: _language, ...words } }: SentComplaint): ComplaintDraft {
  return words;
}

/** The form after a sending that was not accepted; `before`: one of the same words that was open already. */
export function unsent(
  sending: SentComplaint,
  before: SentComplaint | null,
  outcome: Outcome<ComplaintAnswer>,
): ComplaintState {
  const draft = wordsOf(sending);
  switch (outcome.kind) {
    case 'unknown':
      return { kind: 'unknown', draft, at: sending.at, why: outcome.reason };
    case 'failed':
      if (outcome.reason === 'limited') return { kind: 'limited', draft, waitSeconds: outcome.waitSeconds };
      // Of the earlier one nothing new is known.
      if (before !== null) return { kind: 'unknown', draft, at: before.at, why: outcome.reason };
      return { kind: 'failed', draft, why: outcome.reason };
    case 'done':
    case 'refused':
      return { kind: 'failed', draft, why: 'refused' };
  }
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
