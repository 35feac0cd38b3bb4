import type { Language } from '../language/language.ts';
import { createStore, type Screen } from '../lib/store.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Outcome } from '../ports/outcome.ts';
import {
  type Complaint,
  type ComplaintField,
  type ComplaintProblem,
  complaintProblems,
  filterMobile,
} from './complaint.ts';

/** What stands in the form. */
export type ComplaintDraft = Omit<Complaint, 'language'>;

/** What is wrong, by field; empty where nothing is. */
export type ComplaintProblems = Readonly<Partial<Record<ComplaintField, ComplaintProblem>>>;

/** Where the form stands. In every state but `submitted` the draft is kept: nothing typed is ever lost (Q23, Q24). */
export type ComplaintState =
  | { readonly kind: 'editing'; readonly draft: ComplaintDraft; readonly problems: ComplaintProblems }
  /** The overlay; every outcome ends it. */
  | { readonly kind: 'submitting'; readonly draft: ComplaintDraft }
  /** Refused or not sent. Trying again is the person's choice. */
  | { readonly kind: 'failed'; readonly draft: ComplaintDraft }
  /** It may have arrived (Q62). */
  | { readonly kind: 'unknown'; readonly draft: ComplaintDraft }
  | { readonly kind: 'submitted' };

/** The complaint form: fill in, submit, read what became of it. */
export interface ComplaintScreen extends Screen<ComplaintState> {
  /** Takes a field's whole new text; typing after a failure goes on with the same draft. */
  type(field: ComplaintField, text: string): void;
  submit(): Promise<void>;
}

const EMPTY: ComplaintDraft = { name: '', mobile: '', problem: '' };

/** Makes the complaint form (R32–R36). */
export function createComplaintScreen(gateway: Pick<Gateway, 'fileComplaint'>, language: Language): ComplaintScreen {
  const state = createStore<ComplaintState>({ kind: 'editing', draft: EMPTY, problems: {} });
  return {
    state,
    open: () => () => undefined,
    type(field, text) {
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const draft = { ...now.draft, [field]: field === 'mobile' ? filterMobile(text) : text };
      const { [field]: _mended, ...problems } = now.kind === 'editing' ? now.problems : {};
      state.set({ kind: 'editing', draft, problems });
    },
    async submit() {
      const now = state.getSnapshot();
      if (now.kind === 'submitting' || now.kind === 'submitted') return;
      const { draft } = now;
      const problems = complaintProblems(draft);
      if (Object.keys(problems).length > 0) return state.set({ kind: 'editing', draft, problems });
      state.set({ kind: 'submitting', draft });
      state.set(afterFiling(draft, await gateway.fileComplaint({ language, ...draft })));
    },
  };
}

/** Only code 0 with status 1 is a success (R35). */
function afterFiling(draft: ComplaintDraft, outcome: Outcome<{ readonly accepted: boolean }>): ComplaintState {
  if (outcome.kind === 'unknown') return { kind: 'unknown', draft };
  return outcome.kind === 'done' && outcome.data.accepted ? { kind: 'submitted' } : { kind: 'failed', draft };
}
