import { COMPLAINT_FIELDS, type ComplaintField, type ComplaintProblem, fitDraft } from '../complaint/complaint.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { readDraft } from '../session/drafts.ts';
import {
  type ComplaintDraft,
  type ComplaintReceipt,
  keptSending,
  type SentComplaint,
  saysTheSame,
} from '../session/sent-complaint.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenTime } from '../text/dates.ts';
import { waitText } from '../text/sentences.ts';

/** What is wrong, by field; empty where nothing is. */
export type ComplaintProblems = Readonly<Partial<Record<ComplaintField, ComplaintProblem>>>;

/** Why a complaint was not accepted, as a key of the catalogue. `copyRefused`: an earlier copy of it may have arrived. */
export type UnsentCause = keyof Catalogue['site']['complaint']['causes'];

/** Where the form stands. In every state but `submitted` the draft is kept: nothing typed is ever lost (Q23, Q24). */
export type ComplaintState =
  /** The overlay; every outcome ends it. */
  | { readonly kind: 'submitting'; readonly draft: ComplaintDraft }
  | ((
      | {
          readonly kind: 'editing';
          readonly draft: ComplaintDraft;
          readonly problems: ComplaintProblems;
          /** The fields whose last text did not fit whole (Q64). */
          readonly truncated: readonly ComplaintField[];
        }
      /** `failed`: refused or not sent; `unknown`: it may have arrived (Q62). Trying again is the person's choice. */
      | { readonly kind: 'failed' | 'unknown'; readonly draft: ComplaintDraft; readonly why: UnsentCause }
      /** Not taken now; after so many seconds it may be sent again. */
      | { readonly kind: 'limited'; readonly draft: ComplaintDraft; readonly waitSeconds: number }
      /** It arrived; the session keeps this and earlier receipts until they are erased (Q25). */
      | ({ readonly kind: 'submitted' } & ComplaintReceipt)
    ) & {
      /** When something was sent that may have arrived, in these or in other words, ms since 1970; null for nothing. */
      readonly earlier: number | null;
    });

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
  [latest]: readonly ComplaintReceipt[],
  now: number,
): { readonly state: ComplaintState; readonly open: SentComplaint | null } | null {
  const stored = readDraft(session, 'draft:complaint', COMPLAINT_FIELDS, now);
  const open = keptSending(session, now);
  const earlier = open?.at ?? null;
  const draft = fitDraft(stored ?? EMPTY_DRAFT);
  if (latest !== undefined && saysTheSame(draft, EMPTY_DRAFT))
    return { state: { kind: 'submitted', ...latest, earlier }, open };
  if (stored === null) return null;
  const isOpen = open !== null && saysTheSame(open.request, draft);
  const state = isOpen
    ? ({ kind: 'unknown', draft, why: 'noAnswer', earlier } as const)
    : ({ kind: 'editing', draft, problems: {}, truncated: [], earlier } as const);
  return { state, open };
}

/** The form after a sending that was not accepted. `copied`: what was open of the same words already; `earlier`: as in the states. */
export function unsent(
  draft: ComplaintDraft,
  copied: SentComplaint | null,
  outcome: Outcome<ComplaintAnswer>,
  earlier: number | null,
): ComplaintState {
  if (outcome.kind === 'failed' && outcome.reason === 'limited')
    return { kind: 'limited', draft, waitSeconds: outcome.waitSeconds, earlier };
  const why = causeOf(outcome);
  if (copied === null) return { kind: outcome.kind === 'unknown' ? 'unknown' : 'failed', draft, why, earlier };
  // What became of a copy says nothing of the one before it.
  return { kind: 'unknown', draft, why: why === 'refused' ? 'copyRefused' : why, earlier };
}

function causeOf(outcome: Outcome<ComplaintAnswer>): UnsentCause {
  const reason = 'reason' in outcome ? outcome.reason : null;
  if (reason === 'unreachable') return 'unreachable';
  return reason === 'timeout' || reason === 'unreadable' ? 'noAnswer' : 'refused';
}

/** A form whose complaint was sent and not accepted. */
export type Unsent = Extract<ComplaintState, { readonly kind: 'failed' | 'limited' | 'unknown' }>;

/** Why a complaint was not accepted, and what is known of it: one message, with each cause in words of its own (Q24, Q62). */
export function unsentText(
  { common, site }: Pick<Catalogue, 'common'> & { readonly site: Pick<Catalogue['site'], 'complaint'> },
  state: Unsent,
): string {
  const text = site.complaint;
  if (state.kind === 'limited') return text.limited({ wait: waitText(common, state.waitSeconds) });
  const known = state.kind === 'failed' ? text.failed : text.earlier({ time: writtenTime(state.earlier ?? 0, common) });
  return `${text.causes[state.why]} ${known}`;
}
