import {
  besideKept,
  COMPLAINT_FIELDS,
  type Complaint,
  type ComplaintField,
  type ComplaintProblem,
  complaintProblems,
  fitComplaintField,
  fitDraft,
} from '../complaint/complaint.ts';
import type { IdempotencyKey } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createStore, type Screen } from '../lib/store.ts';
import { truncatedAfter } from '../lib/truncate.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { type Intent, intentFor, isSettledBy } from '../session/intent.ts';
import { keepDraft, readDraft } from '../session/session.ts';
import { type Language, parseLanguage } from '../text/language.ts';

/** What stands in the form. */
export type ComplaintDraft = Omit<Complaint, 'language'>;

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
  | { readonly kind: 'failed'; readonly draft: ComplaintDraft }
  /** Not taken now; after so many seconds it may be sent again. */
  | { readonly kind: 'limited'; readonly draft: ComplaintDraft; readonly waitSeconds: number }
  /** It may have arrived (Q62). */
  | { readonly kind: 'unknown'; readonly draft: ComplaintDraft }
  /** `at`: when the answer came, ms since 1970 (Q25). */
  | { readonly kind: 'submitted'; readonly at: number };

/** The complaint form: fill in, submit, read what became of it. */
export interface ComplaintScreen extends Screen<ComplaintState> {
  /** Takes a field's whole new text; typing after a failure goes on with the same draft. */
  type(field: ComplaintField, text: string): void;
  submit(): Promise<void>;
  /** Empties the form and forgets its draft; after a success it makes room for another complaint. */
  erase(): void;
}

/** What the complaint form needs from outside. */
export interface ComplaintPorts {
  readonly gateway: Pick<Gateway, 'fileComplaint'>;
  readonly session: SessionMemory;
  readonly clock: Pick<Clock, 'now'>;
  /** Null where the gateway takes no keys. */
  readonly keys: IdempotencyKeys | null;
}

const EMPTY: ComplaintDraft = { name: '', mobile: '', problem: '' };

/** Makes the complaint form (R32–R36). What is typed is kept for the session, also when the language changes (Q3). */
export function createComplaintScreen(ports: ComplaintPorts, language: Language): ComplaintScreen {
  const { gateway, session, clock, keys } = ports;
  /** The complaint of which nobody knows whether it arrived. */
  let sent: Intent<Complaint> | null = null;
  const state = createStore<ComplaintState>({ kind: 'editing', draft: EMPTY, problems: {}, truncated: [] });

  /** The draft of the session, from when it was read until the form is opened. */
  let kept: ComplaintDraft | null = null;
  let isTakenUp = false;
  let isOpen = false;

  /** Goes on with the draft of the session, once. */
  function takeUp(): void {
    if (isTakenUp) return;
    isTakenUp = true;
    const stored = readDraft(session, 'draft:complaint', COMPLAINT_FIELDS, clock.now());
    const now = state.getSnapshot();
    // Seen again is not changed: its age goes on.
    if (stored === null || now.kind !== 'editing') return;
    kept = fitDraft(stored);
    sent = keptIntent(session, kept, clock.now());
    state.set({ ...now, draft: kept });
  }

  function edit(draft: ComplaintDraft, problems: ComplaintProblems, truncated: readonly ComplaintField[] = []): void {
    keep(session, draft, sent, clock.now());
    state.set({ kind: 'editing', draft, problems, truncated });
  }

  return {
    state,
    open() {
      takeUp();
      isOpen = true;
      return () => undefined;
    },
    type(field, text) {
      takeUp();
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const { text: fitted, isTruncated } = fitComplaintField(
        field,
        isOpen ? text : besideKept(field, kept?.[field] ?? '', text),
      );
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
      const complaint = { language, ...draft };
      sent = keys === null ? null : intentFor(sent, complaint, saysTheSame, () => keys.next());
      // Before it is sent: the page may be gone when the answer comes.
      keep(session, draft, sent, clock.now());
      state.set({ kind: 'submitting', draft });
      const outcome = await gateway.fileComplaint(sent?.request ?? complaint, sent?.key);
      if (isSettledBy(outcome)) sent = null;
      if (isAccepted(outcome)) {
        session.remove('draft:complaint');
        return state.set({ kind: 'submitted', at: clock.now() });
      }
      // A draft that is gone by now was forgotten with its writer: it stays away (Q71).
      if (session.read('draft:complaint') !== null) keep(session, draft, sent, clock.now());
      if (outcome.kind === 'failed' && outcome.reason === 'limited') {
        state.set({ kind: 'limited', draft, waitSeconds: outcome.waitSeconds });
      } else state.set({ kind: outcome.kind === 'unknown' ? 'unknown' : 'failed', draft });
    },
    erase() {
      if (state.getSnapshot().kind === 'submitting') return;
      sent = null;
      edit(EMPTY, {});
    },
  };
}

/** Whether two complaints are one: which of the page's languages it was sent in makes no other complaint of it. */
function saysTheSame(one: ComplaintDraft, other: ComplaintDraft): boolean {
  return COMPLAINT_FIELDS.every((field) => one[field] === other[field]);
}

/** Whether a text is a key as adapters make them: anything else in the session was not written by us. */
const isKey = (text: string): text is IdempotencyKey => /^[\w-]{16,64}$/.test(text);

/** Keeps the draft for the session, and with it the key under which just these words were sent. */
function keep(session: SessionMemory, draft: ComplaintDraft, sent: Intent<Complaint> | null, now: number): void {
  const isSent = sent !== null && saysTheSame(sent.request, draft);
  keepDraft(
    session,
    'draft:complaint',
    isSent ? { ...draft, key: sent.key, sentIn: sent.request.language } : { ...draft },
    now,
  );
}

/** What an earlier page sent of this draft without an answer. */
function keptIntent(session: SessionMemory, draft: ComplaintDraft, now: number): Intent<Complaint> | null {
  const kept = readDraft(session, 'draft:complaint', ['key', 'sentIn'], now);
  const [key, language] = [kept?.key ?? '', parseLanguage(kept?.sentIn)];
  return language === null || !isKey(key) ? null : { key, request: { language, ...draft } };
}

/** Only code 0 with status 1 is a success (R35). */
function isAccepted(outcome: Outcome<{ readonly accepted: boolean }>): boolean {
  return outcome.kind === 'done' && outcome.data.accepted;
}
