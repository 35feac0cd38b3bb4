import { withKey } from '../lib/count-text.ts';
import { createStore, type Screen } from '../lib/store.ts';
import { truncatedAfter } from '../lib/typed-text.ts';
import { capDay } from '../loan/cost-by-day.ts';
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
import type { Clock } from '../ports/device.ts';
import type { Analytics } from '../ports/reporting.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';

/** What the site's calculator shows. */
export interface LoanCalculatorState {
  readonly input: LoanInput;
  /** Follows the fields; null while one of them holds no number (R31). */
  readonly figures: LoanFigures | null;
  /** The field for want of which there is no result; null where there is one (R31). */
  readonly missing: LoanField | null;
  /** The first gap, told beside its field after the button was pressed (Q16). */
  readonly gap: LoanField | null;
  /** The fields whose last text did not fit whole (Q64). */
  readonly truncated: readonly LoanField[];
  /** Those of them whose last text was not understood as such a number (Q17). */
  readonly misread: readonly LoanField[];
  /** The fields whose last text was above their cap, which stands there instead (Q17). */
  readonly capped: readonly LoanField[];
  readonly isOutsideTerms: boolean;
  /** When the charges reach the principal (Q20); null for never, and while there is no result. */
  readonly cap: ChargesCap | null;
}

/** The overdue day on which the charges reach the principal, and where it is told. */
export interface ChargesCap {
  readonly day: number;
  /** With the result once the charges are above the principal, until then beside the delay. */
  readonly toldAt: 'result' | 'delay';
}

/**
 * Whether the fields of lateness stand open: as `chosen`, null while nobody has, else where they hold anything or want
 * something; and always where one of them is asked for (R31).
 */
export function showsDelay(
  { input, missing, gap }: Pick<LoanCalculatorState, 'input' | 'missing' | 'gap'>,
  chosen: boolean | null,
): boolean {
  return isOfDelay(gap) || (chosen ?? (isDelayed(input) || isOfDelay(missing)));
}

/** The site's calculator: fields and sliders in step, results that follow. */
export interface LoanCalculatorScreen extends Screen<LoanCalculatorState> {
  /** Takes a field's whole new text and keeps what the field may hold (R28, R29). `isOneKey`: where one key alone was typed. */
  type(field: LoanField, text: string, isOneKey?: boolean): void;
  /** Takes a slider's position, rupees, to the nearest step within the terms (R30). */
  slideAmount(rupees: number): void;
  /** Takes a slider's position, days (R30). */
  slideDays(days: number): void;
  calculate(): void;
}

/** What the site's calculator needs from outside. */
export interface LoanCalculatorPorts {
  readonly analytics: Analytics;
  readonly session: SessionMemory;
  readonly clock: Pick<Clock, 'now'>;
}

/** Makes the site's calculator (R26–R31). Its figures are kept for the session, also when the language changes (Q3). */
export function createLoanCalculatorScreen({ analytics, session, clock }: LoanCalculatorPorts): LoanCalculatorScreen {
  const state = createStore(shown(EXAMPLE_INPUT, null, NOTHING_LEFT_OUT));
  /** What the fields kept of their last texts. */
  const fitted: Partial<Record<LoanField, FittedLoanField>> = {};

  /** Goes on with the session's figures: the page is built with the example's, and the landing page may change them while it is away. */
  function takeUp(): void {
    const kept = readDraft(session, 'draft:calculator', LOAN_FIELDS, clock.now());
    if (kept === null) return;
    const input = Object.fromEntries(LOAN_FIELDS.map((field) => [field, fitLoanField(field, kept[field]).text]));
    const before = state.getSnapshot().input;
    if (LOAN_FIELDS.every((field) => input[field] === before[field])) return;
    for (const field of LOAN_FIELDS) delete fitted[field];
    state.set(shown(input as LoanInput, null, NOTHING_LEFT_OUT));
  }

  function put(field: LoanField, text: string, isOneKey = false): void {
    takeUp();
    const { input, gap, truncated, misread, capped } = state.getSnapshot();
    const kept = withKey(fitted[field] ?? fitLoanField(field, input[field]), text, isOneKey, (all) =>
      fitLoanField(field, all),
    );
    fitted[field] = kept;
    const next = { ...input, [field]: kept.text };
    keepDraft(session, 'draft:calculator', next, clock.now());
    state.set(
      shown(next, gap === field ? null : gap, {
        truncated: truncatedAfter(truncated, field, kept.isTruncated),
        misread: truncatedAfter(misread, field, kept.isMisread),
        capped: truncatedAfter(capped, field, kept.isCapped),
      }),
    );
  }

  return {
    state,
    open() {
      takeUp();
      analytics.track({ name: 'pageView', page: 'calculator' });
      return () => undefined;
    },
    type: put,
    slideAmount(rupees) {
      const { minAmount, maxAmount, amountStep } = LOAN_TERMS;
      put('loanAmount', String(between(minAmount, Math.round(rupees / amountStep) * amountStep, maxAmount)));
    },
    slideDays: (days) => put('loanDay', String(between(LOAN_TERMS.minDays, Math.round(days), LOAN_TERMS.maxDays))),
    calculate() {
      analytics.track({ name: 'button', page: 'calculator', button: 'calculate' });
      const { input, truncated, misread, capped } = state.getSnapshot();
      const result = calculateLoan(input);
      state.set(shown(input, result.kind === 'gap' ? result.gap.field : null, { truncated, misread, capped }));
    },
  };
}

/** What the fields did not take. */
type LeftOut = Pick<LoanCalculatorState, 'truncated' | 'misread' | 'capped'>;
const NOTHING_LEFT_OUT: LeftOut = { truncated: [], misread: [], capped: [] };

function shown(input: LoanInput, gap: LoanField | null, leftOut: LeftOut): LoanCalculatorState {
  const result = calculateLoan(input);
  const figures = result.kind === 'figures' ? result.figures : null;
  return {
    input,
    figures,
    missing: result.kind === 'gap' ? result.gap.field : null,
    gap,
    ...leftOut,
    isOutsideTerms: figures !== null && isOutsideTerms(input),
    cap: figures === null ? null : capOf(input, figures),
  };
}

function capOf(input: LoanInput, figures: LoanFigures): ChargesCap | null {
  const day = capDay(input);
  return day === null ? null : { day, toldAt: isAboveCap(figures) ? 'result' : 'delay' };
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : least, least), most);
}
