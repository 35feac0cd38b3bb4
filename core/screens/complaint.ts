import {
  besideKept,
  COMPLAINT_FIELDS,
  type ComplaintField,
  type ComplaintProblem,
  complaintProblems,
  fitComplaintField,
  fitDraft,
} from '../complaint/complaint.ts';
import type { DataOf } from '../gateway/calls.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createStore, type Readable } from '../lib/store.ts';
import { statedTime } from '../lib/time.ts';
import { truncatedAfter } from '../lib/typed-text.ts';
import type { SitePorts } from '../ports/ports.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { readDraft } from '../session/drafts.ts';
import {
  type ComplaintDraft,
  type ComplaintReceipt,
  keepComplaint,
  keepReceipts,
  keptReceipts,
  keptSending,
  type SentComplaint,
  saysTheSame,
} from '../session/sent-complaint.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { writtenTime } from '../text/dates.ts';
import type { Language } from '../text/language.ts';
import { waitText } from '../text/sentences.ts';

export type { ComplaintDraft } from '../session/sent-complaint.ts';

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
const EMPTY_DRAFT: ComplaintDraft = { name: '', mobile: '', problem: '' };

/** What the gateway answers to a complaint. */
export type ComplaintAnswer = DataOf<'fileComplaint'>;

/** What the complaint form needs from outside. */
export type ComplaintPorts = Pick<SitePorts, 'gateway' | 'session' | 'clock' | 'keys'>;

/** The complaint form: fill in, submit, read what became of it. */
export type ComplaintScreen = ReturnType<typeof createComplaintScreen>;

/** Makes the complaint form (R32–R36). What is typed is kept for the session, also when the language changes (Q3). */
export function createComplaintScreen({ gateway, session, clock, keys }: ComplaintPorts, language: Language) {
  const blank = { kind: 'editing', draft: EMPTY_DRAFT, problems: {}, truncated: [], earlier: null } as const;
  /** The complaint that was sent last of which nobody knows whether it arrived. */
  let open: SentComplaint | null = null;
  const state = createStore<ComplaintState>(blank);
  const receipts = createStore<readonly ComplaintReceipt[]>([]);
  const earlier = (): number | null => open?.at ?? null;
  /** The draft of the session, from when it was read until the form is opened. */
  let kept = EMPTY_DRAFT;
  let isTakenUp = false;

  /** Goes on with what the session holds, once. Seen again is not changed: its age goes on. */
  function takeUp(): void {
    if (isTakenUp) return;
    isTakenUp = true;
    receipts.set(keptReceipts(session, clock.now()));
    const found = reopened(session, receipts.getSnapshot(), clock.now());
    if (found === null) return;
    ({ open } = found);
    if (found.state.kind !== 'submitted') kept = found.state.draft;
    state.set(found.state);
  }

  function another(): void {
    if (state.getSnapshot().kind === 'submitted') state.set({ ...blank, earlier: earlier() });
  }

  function edit(draft: ComplaintDraft, problems: ComplaintProblems, truncated: readonly ComplaintField[] = []): void {
    keepComplaint(session, draft, open, clock.now());
    state.set({ kind: 'editing', draft, problems, truncated, earlier: earlier() });
  }

  /** What became of a sending; `before`: what was open then, `copied`: the same where it had these words. */
  function settle(
    draft: ComplaintDraft,
    before: SentComplaint | null,
    copied: SentComplaint | null,
    outcome: Outcome<ComplaintAnswer>,
  ): void {
    // A draft that is gone by now was forgotten with its writer: it stays away, and so does a receipt (Q71).
    const isForgotten = session.read('draft:complaint') === null;
    const isAccepted = outcome.kind === 'done' && outcome.data.accepted;
    if (outcome.kind !== 'unknown') open = isAccepted && copied !== null ? null : before;
    if (!isForgotten) keepComplaint(session, isAccepted ? EMPTY_DRAFT : draft, open, clock.now());
    if (!isAccepted) return state.set(unsent(draft, copied, outcome, earlier()));
    const receipt = { at: outcome.data.at ?? statedTime(clock), words: draft };
    receipts.set(isForgotten ? [receipt] : [receipt, ...receipts.getSnapshot()]);
    if (!isForgotten) keepReceipts(session, receipts.getSnapshot(), clock.now());
    state.set({ kind: 'submitted', ...receipt, earlier: earlier() });
  }

  return {
    state: state as Readable<ComplaintState>,
    /** The complaints of the session that arrived, newest first. */
    receipts: receipts as Readable<readonly ComplaintReceipt[]>,
    open() {
      takeUp();
      kept = EMPTY_DRAFT;
      return () => undefined;
    },
    /** Takes a field's whole new text; typing after a failure goes on with the same draft. */
    type(field: ComplaintField, text: string): void {
      if (!isTakenUp) {
        takeUp();
        // Who typed before the receipt was shown writes another one.
        another();
      }
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const { text: fitted, isTruncated } = fitComplaintField(field, besideKept(field, kept[field], text));
      // A browser that restores a page types again what stood there: what is known of the sending stays.
      if (now.kind !== 'editing' && fitted === now.draft[field] && !isTruncated) return;
      const before = now.kind === 'editing' ? now : { problems: {}, truncated: [] };
      const { [field]: _mended, ...problems }: ComplaintProblems = before.problems;
      edit({ ...now.draft, [field]: fitted }, problems, truncatedAfter(before.truncated, field, isTruncated));
    },
    async submit(): Promise<void> {
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const problems = complaintProblems(now.draft);
      if (Object.keys(problems).length > 0) return edit(now.draft, problems);
      const before = open;
      // A copy goes out to the letter as it did first, under its key.
      const copied = before !== null && saysTheSame(before.request, now.draft) ? before : null;
      const key = copied?.key ?? keys?.next() ?? null;
      const { language: sentIn, ...draft } = copied?.request ?? { language, ...now.draft };
      open = { request: { language: sentIn, ...draft }, key, at: copied?.at ?? statedTime(clock) };
      // Before it is sent: the page may be gone when the answer comes.
      keepComplaint(session, draft, open, clock.now());
      state.set({ kind: 'submitting', draft });
      settle(draft, before, copied, await gateway.fileComplaint(open.request, key ?? undefined));
    },
    /** Makes room for another complaint after one that arrived, whose receipt stays. */
    another,
    /** Whether the draft and the receipts outlive the page. */
    isKept: () => session.outlivesPage('draft:complaint') && session.outlivesPage('receipt:complaint'),
    /** Empties the form and forgets its draft; the receipts stay. */
    erase(): void {
      if (state.getSnapshot().kind === 'submitting') return;
      open = null;
      edit(EMPTY_DRAFT, {});
    },
    /** Forgets the receipts; what stands in the form stays. */
    eraseReceipts(): void {
      receipts.set([]);
      session.remove('receipt:complaint');
      another();
    },
  };
}

/** The form with what the session holds of an earlier page, receipts newest first, and what was under way there; null where that is nothing. `now`: ms since 1970. */
function reopened(
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
function unsent(
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
