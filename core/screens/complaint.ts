import { besideKept, type ComplaintField, complaintProblems, fitComplaintField } from '../complaint/complaint.ts';
import { intentFor } from '../gateway/intent.ts';
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
  hasRoom,
  keepComplaint,
  keepReceipts,
  keptReceipts,
  remembered,
  type SentComplaint,
  saysTheSame,
} from '../session/sent-complaint.ts';
import type { Language } from '../text/language.ts';
import {
  arrived,
  type ComplaintAnswer,
  type ComplaintProblems,
  type ComplaintState,
  EMPTY_DRAFT,
  lastOf,
  openOf,
  reopened,
  unsent,
  wordsOf,
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
  /** The complaints of which nobody knows whether they arrived, the latest last. */
  let sent: readonly SentComplaint[] = [];
  const state = createStore<ComplaintState>(blank);
  const receipts = createStore<readonly ComplaintReceipt[]>([]);

  const emptied = (): ComplaintState => ({ ...blank, earlier: lastOf(sent) });

  /** The draft of the session, from when it was read until the form is opened. */
  let kept: ComplaintDraft | null = null;
  let isTakenUp = false;
  let isOpen = false;

  /** Goes on with what the session holds, once. Seen again is not changed: its age goes on. */
  function takeUp(): void {
    if (isTakenUp) return;
    isTakenUp = true;
    receipts.set(keptReceipts(session, clock.now()));
    const found = reopened(session, receipts.getSnapshot(), clock.now());
    if (found === null) return;
    sent = found.sent;
    if (found.state.kind !== 'submitted') kept = found.state.draft;
    state.set(found.state);
  }

  function edit(draft: ComplaintDraft, problems: ComplaintProblems, truncated: readonly ComplaintField[] = []): void {
    keepComplaint(session, draft, sent, clock.now());
    state.set({ kind: 'editing', draft, problems, truncated, earlier: lastOf(sent) });
  }

  /** What goes out: a copy of what may have arrived already, else the words in the page's language, under a key of their own. */
  function sendingOf(draft: ComplaintDraft, before: SentComplaint | null): SentComplaint {
    const [request, at] = [{ language, ...draft }, before?.at ?? statedTime(clock)];
    if (keys === null) return { request, key: null, at };
    const open = before === null || before.key === null ? null : { request: before.request, key: before.key };
    return { ...intentFor(open, request, saysTheSame, () => keys.next()), at };
  }

  /** What became of a sending; `before`: what was open of its words then. */
  function settle(sending: SentComplaint, before: SentComplaint | null, outcome: Outcome<ComplaintAnswer>): void {
    const draft = wordsOf(sending);
    const others = sent.filter((each) => each !== sending);
    if (outcome.kind !== 'unknown') sent = before === null ? others : [...others, before];
    // A draft that is gone by now was forgotten with its writer: it stays away, and so does a receipt (Q71).
    const isForgotten = session.read('draft:complaint') === null;
    if (outcome.kind === 'done' && outcome.data.accepted) {
      // What became of this one says nothing of others.
      sent = others;
      const receipt = { at: outcome.data.at ?? statedTime(clock), firstAt: before?.at ?? null, words: draft };
      if (!isForgotten) keepComplaint(session, EMPTY_DRAFT, sent, clock.now());
      receipts.set(isForgotten ? [receipt] : [receipt, ...receipts.getSnapshot()]);
      if (!isForgotten) keepReceipts(session, receipts.getSnapshot(), clock.now());
      return state.set(arrived(receipt, sent));
    }
    if (!isForgotten) keepComplaint(session, draft, sent, clock.now());
    state.set(unsent(sending, before, outcome, lastOf(sent)));
  }

  return {
    state,
    receipts,
    open() {
      takeUp();
      isOpen = true;
      return () => undefined;
    },
    type(field, text) {
      if (!isTakenUp) {
        takeUp();
        // Who typed before the receipt was shown writes another one.
        if (state.getSnapshot().kind === 'submitted') state.set(emptied());
      }
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const { text: fitted, isTruncated } = fitComplaintField(
        field,
        isOpen ? text : besideKept(field, kept?.[field] ?? '', text),
      );
      // A browser that restores a page types again what stood there: what is known of the sending stays.
      if (now.kind !== 'editing' && fitted === now.draft[field] && !isTruncated) return;
      const before = now.kind === 'editing' ? now : { problems: {}, truncated: [] };
      const { [field]: _mended, ...problems }: ComplaintProblems = before.problems;
      edit({ ...now.draft, [field]: fitted }, problems, truncatedAfter(before.truncated, field, isTruncated));
    },
    async submit() {
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const { draft } = now;
      const problems = complaintProblems(draft);
      if (Object.keys(problems).length > 0) return edit(draft, problems);
      const before = openOf(sent, draft);
      const sending = sendingOf(draft, before);
      sent = remembered([...sent.filter((each) => each !== before), sending]);
      // Before it is sent: the page may be gone when the answer comes.
      keepComplaint(session, draft, sent, clock.now());
      state.set({ kind: 'submitting', draft });
      settle(sending, before, await gateway.fileComplaint(sending.request, sending.key ?? undefined));
    },
    another() {
      if (state.getSnapshot().kind === 'submitted') state.set(emptied());
    },
    isKept() {
      const now = state.getSnapshot();
      const isWhole = now.kind === 'submitted' || hasRoom(now.draft, sent);
      return isWhole && session.outlivesPage('draft:complaint') && session.outlivesPage('receipt:complaint');
    },
    erase() {
      if (state.getSnapshot().kind === 'submitting') return;
      sent = [];
      edit(EMPTY_DRAFT, {});
    },
    eraseReceipts() {
      receipts.set([]);
      session.remove('receipt:complaint');
      if (state.getSnapshot().kind === 'submitted') state.set(emptied());
    },
  };
}
