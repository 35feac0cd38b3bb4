import { besideKept, type ComplaintField, complaintProblems, fitComplaintField } from '../complaint/complaint.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createStore, type Readable, type Screen } from '../lib/store.ts';
import { statedTime } from '../lib/time.ts';
import { truncatedAfter } from '../lib/typed-text.ts';
import type { Clock } from '../ports/device.ts';
import type { Gateway, IdempotencyKeys } from '../ports/gateway.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import {
  type ComplaintDraft,
  type ComplaintReceipt,
  keepComplaint,
  keepReceipts,
  keptReceipts,
  type SentComplaint,
  saysTheSame,
} from '../session/sent-complaint.ts';
import type { Language } from '../text/language.ts';
import {
  type ComplaintAnswer,
  type ComplaintProblems,
  type ComplaintState,
  EMPTY_DRAFT,
  reopened,
  unsent,
} from './complaint-state.ts';

export type { ComplaintDraft } from '../session/sent-complaint.ts';
export type { ComplaintProblems, ComplaintState } from './complaint-state.ts';

/** The complaint form: fill in, submit, read what became of it. */
export interface ComplaintScreen extends Screen<ComplaintState> {
  /** The complaints of the session that arrived, newest first. */
  readonly receipts: Readable<readonly ComplaintReceipt[]>;
  /** Takes a field's whole new text; typing after a failure goes on with the same draft. */
  type(field: ComplaintField, text: string): void;
  submit(): Promise<void>;
  /** Makes room for another complaint after one that arrived, whose receipt stays. */
  another(): void;
  /** Whether the draft and the receipts outlive the page. */
  isKept(): boolean;
  /** Empties the form and forgets its draft; the receipts stay. */
  erase(): void;
  /** Forgets the receipts; what stands in the form stays. */
  eraseReceipts(): void;
}

/** What the complaint form needs from outside. */
export interface ComplaintPorts {
  readonly gateway: Pick<Gateway, 'fileComplaint'>;
  readonly session: SessionMemory;
  readonly clock: Pick<Clock, 'now' | 'builtAt'>;
  /** Null where the gateway takes no keys. */
  readonly keys: IdempotencyKeys | null;
}

/** Makes the complaint form (R32–R36). What is typed is kept for the session, also when the language changes (Q3). */
export function createComplaintScreen(ports: ComplaintPorts, language: Language): ComplaintScreen {
  const { gateway, session, clock, keys } = ports;
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
    state,
    receipts,
    open() {
      takeUp();
      kept = EMPTY_DRAFT;
      return () => undefined;
    },
    type(field, text) {
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
    async submit() {
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
    another,
    isKept: () => session.outlivesPage('draft:complaint') && session.outlivesPage('receipt:complaint'),
    erase() {
      if (state.getSnapshot().kind === 'submitting') return;
      open = null;
      edit(EMPTY_DRAFT, {});
    },
    eraseReceipts() {
      receipts.set([]);
      session.remove('receipt:complaint');
      another();
    },
  };
}
