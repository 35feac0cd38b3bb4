import type { Calculation, CalculationRequest, LoanDaysOption } from '../instalments/calculation.ts';
import { type CountText, readCount } from '../lib/count-text.ts';
import type { LoanProductId, OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { OVERDUE_MAX_CHARACTERS } from '../loan/terms.ts';
import type { Failed } from './failure.ts';

/** What the instalment calculator shows. */
export type BnplCalculatorState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'loading' }
  | Failed
  | {
      readonly kind: 'ready';
      readonly calculation: Calculation;
      /** The chosen period, null where the server offers none. */
      readonly option: LoanDaysOption | null;
      /** Days after the due date, as typed; starts at 0 (Q42). */
      readonly overdueDays: string;
      /** True where the days that were typed did not fit whole (Q64). */
      readonly isTruncated: boolean;
      readonly isCalculating: boolean;
      /** True while the inputs differ from what the figures are about. */
      readonly isStale: boolean;
      /** True where the plan that was asked for is the lender's no more: the figures are another one's of as many days. */
      readonly isPlanGone: boolean;
      /** True where a period was chosen or days were typed: they are kept for the session until they are erased. */
      readonly isDraft: boolean;
    };

/** The calculator with its figures. */
export type ReadyCalculator = Extract<BnplCalculatorState, { readonly kind: 'ready' }>;

/** Hints of the address: for the first question only, since the server's figures win (Q54). */
export interface CalculatorHints {
  readonly order: OrderId | null;
  readonly productAmount: Paisa | null;
  /** Days. */
  readonly loanDays: number | null;
  /** The plan that was chosen before. */
  readonly plan: LoanProductId | null;
}

/** What lies in the session of an earlier look. */
export interface KeptDraft {
  readonly option: LoanProductId;
  readonly days: number;
  readonly overdueDays: string;
}

/** What one question is about: what was chosen on the page, else what was kept, else what the address hints at. */
export interface AskedPlan {
  /** The period chosen on the page when the question was asked. */
  readonly chosen: LoanDaysOption | null;
  readonly originalProductId: LoanProductId | null;
  readonly loanDays: number;
  readonly overdueDays: string;
  readonly productAmount: Paisa;
  readonly isDraft: boolean;
}

/** What a question was answered. */
export interface AnsweredPlan {
  readonly calculation: Calculation;
  /** True where the plan had to be left out of the question. */
  readonly isPlanGone: boolean;
}

/** What is asked now (R61). */
export function askedPlan(now: BnplCalculatorState, kept: KeptDraft | null, hints: CalculatorHints): AskedPlan {
  if (now.kind !== 'ready') {
    return {
      chosen: null,
      originalProductId: kept?.option ?? hints.plan,
      loanDays: kept?.days ?? hints.loanDays ?? 0,
      overdueDays: kept?.overdueDays ?? '0',
      productAmount: hints.productAmount ?? 0,
      isDraft: kept !== null,
    };
  }
  return {
    chosen: now.option,
    originalProductId: now.option?.originalProductId ?? null,
    loanDays: now.option?.days ?? hints.loanDays ?? 0,
    overdueDays: now.overdueDays,
    productAmount: now.calculation.productAmount,
    isDraft: now.isDraft,
  };
}

/** The question as the gateway takes it. */
export function requestFor(productOrderId: OrderId, asked: AskedPlan): CalculationRequest {
  const { productAmount, overdueDays, loanDays, originalProductId } = asked;
  return { productOrderId, productAmount, overdueDays: Number(overdueDays), loanDays, originalProductId };
}

/**
 * The page with its figures. What was chosen or typed while the question was open stays; the figures are then stale, as where
 * they were asked for days that the server does not offer.
 */
export function withFigures(
  { calculation, isPlanGone }: AnsweredPlan,
  asked: AskedPlan,
  now: BnplCalculatorState,
): ReadyCalculator {
  const options = calculation.loanDays;
  const wanted =
    options.find((each) => each.originalProductId === asked.originalProductId) ??
    options.find((each) => each.days === asked.loanDays);
  const answered = wanted ?? options[0] ?? null;
  const isOther = wanted === undefined && answered !== null && asked.loanDays > 0;
  const shown = now.kind === 'ready' ? now : { ...asked, option: asked.chosen, isTruncated: false };
  const option = shown.option === asked.chosen ? answered : shown.option;
  return {
    kind: 'ready',
    calculation,
    option,
    overdueDays: shown.overdueDays,
    isTruncated: shown.isTruncated,
    isCalculating: false,
    isPlanGone,
    isStale:
      isOther || shown.overdueDays !== asked.overdueDays || option?.originalProductId !== answered?.originalProductId,
    isDraft: shown.isDraft,
  };
}

/** The line under the total: what the figures are about, or why they are not what is chosen. Null where there is no period. */
export type FiguresNote =
  | { readonly kind: 'stale' | 'calculating' }
  | { readonly kind: 'about'; readonly days: number; readonly overdueDays: number };

/** What the line under the total says (R61). */
export function figuresNote({ isCalculating, isStale, option, overdueDays }: ReadyCalculator): FiguresNote | null {
  if (isCalculating) return { kind: 'calculating' };
  if (isStale) return { kind: 'stale' };
  return option && { kind: 'about', days: option.days, overdueDays: Number(overdueDays) };
}

/** Digits without leading zeros, as many as the field takes. */
export function fitOverdueDays(text: string): CountText {
  return readCount(text, OVERDUE_MAX_CHARACTERS, true);
}
