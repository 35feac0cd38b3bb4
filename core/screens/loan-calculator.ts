import { withKey } from '../lib/count-text.ts';
import { createStore, type Readable } from '../lib/store.ts';
import { EXAMPLE_INPUT } from '../loan/example-loan.ts';
import type { LoanFigures } from '../loan/loan-figures.ts';
import {
  calculateLoan,
  type FittedLoanField,
  fitLoanField,
  isDelayed,
  isOfDelay,
  LOAN_FIELDS,
  type LoanField,
  type LoanInput,
} from '../loan/loan-input.ts';
import { isAboveCap, isOutsideTerms, LOAN_TERMS } from '../loan/terms.ts';
import type { SitePorts } from '../ports/ports.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';

/** What is said beside a field of its last text: it did not fit whole (Q64), was not understood as such a number, or was above its cap (Q17). */
export type LoanNote = 'truncated' | 'misread' | 'capped';
type LoanNotes = Readonly<Partial<Record<LoanField, LoanNote>>>;

/** What the site's calculator shows. */
export interface LoanCalculatorState {
  readonly input: LoanInput;
  /** Follows the fields; null while one of them holds no number (R31). */
  readonly figures: LoanFigures | null;
  /** The field for want of which there is no result; null where there is one (R31). */
  readonly missing: LoanField | null;
  /** The first gap, told beside its field after the button was pressed (Q16). */
  readonly gap: LoanField | null;
  readonly notes: LoanNotes;
  readonly isOutsideTerms: boolean;
  /** Whether the charges are above the principal (Q20). */
  readonly isAboveCap: boolean;
}

/** Whether the fields of lateness hold anything or want something: then they are shown (R31). */
export const showsDelay = ({ input, missing }: LoanCalculatorState): boolean => isDelayed(input) || isOfDelay(missing);

/** What the site's calculator needs from outside. */
export type LoanCalculatorPorts = Pick<SitePorts, 'analytics' | 'session' | 'clock'>;

/** The site's calculator: fields and sliders in step, results that follow. */
export type LoanCalculatorScreen = ReturnType<typeof createLoanCalculatorScreen>;

/** Makes the site's calculator (R26–R31). Its figures are kept for the session, also when the language changes (Q3). */
export function createLoanCalculatorScreen({ analytics, session, clock }: LoanCalculatorPorts) {
  const state = createStore(shown(EXAMPLE_INPUT, null, {}));
  /** What the fields kept of their last texts. */
  let fitted: Partial<Record<LoanField, FittedLoanField>> = {};

  /** Goes on with the session's figures: the page is built with the example's, and the landing page may change them while it is away. */
  function takeUp(): void {
    const kept = readDraft(session, 'draft:calculator', LOAN_FIELDS, clock.now());
    if (kept === null) return;
    const input = Object.fromEntries(LOAN_FIELDS.map((field) => [field, fitLoanField(field, kept[field]).text]));
    const before = state.getSnapshot().input;
    if (LOAN_FIELDS.every((field) => input[field] === before[field])) return;
    fitted = {};
    state.set(shown(input as LoanInput, null, {}));
  }

  function put(field: LoanField, text: string, isOneKey = false): void {
    takeUp();
    const { input, gap, notes } = state.getSnapshot();
    const before = fitted[field] ?? fitLoanField(field, input[field]);
    const kept = withKey(before, text, isOneKey, (all) => fitLoanField(field, all));
    fitted[field] = kept;
    const next = { ...input, [field]: kept.text };
    keepDraft(session, 'draft:calculator', next, clock.now());
    const { [field]: _former, ...others }: LoanNotes = notes;
    const note = noteOf(kept);
    state.set(shown(next, gap === field ? null : gap, note === null ? others : { ...others, [field]: note }));
  }

  return {
    state: state as Readable<LoanCalculatorState>,
    open() {
      takeUp();
      analytics.track({ name: 'pageView', page: 'calculator' });
      return () => undefined;
    },
    /** Takes a field's whole new text and keeps what the field may hold (R28, R29). `isOneKey`: where one key alone was typed. */
    type: put,
    /** Takes a slider's position, rupees, to the nearest step within the terms (R30). */
    slideAmount(rupees: number): void {
      const { minAmount, maxAmount, amountStep } = LOAN_TERMS;
      put('loanAmount', String(between(minAmount, Math.round(rupees / amountStep) * amountStep, maxAmount)));
    },
    /** Takes a slider's position, days (R30). */
    slideDays: (days: number) =>
      put('loanDay', String(between(LOAN_TERMS.minDays, Math.round(days), LOAN_TERMS.maxDays))),
    calculate(): void {
      analytics.track({ name: 'button', page: 'calculator', button: 'calculate' });
      const { input, missing, notes } = state.getSnapshot();
      state.set(shown(input, missing, notes));
    },
  };
}

function noteOf({ isMisread, isCapped, isTruncated }: FittedLoanField): LoanNote | null {
  if (isMisread) return 'misread';
  if (isCapped) return 'capped';
  return isTruncated ? 'truncated' : null;
}

function shown(input: LoanInput, gap: LoanField | null, notes: LoanNotes): LoanCalculatorState {
  const result = calculateLoan(input);
  const figures = result.kind === 'figures' ? result.figures : null;
  return {
    input,
    figures,
    missing: result.kind === 'gap' ? result.gap.field : null,
    gap,
    notes,
    isOutsideTerms: figures !== null && isOutsideTerms(input),
    isAboveCap: figures !== null && isAboveCap(figures),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : least, least), most);
}
