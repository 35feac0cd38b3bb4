import { PAISA_PER_RUPEE, type Paisa } from '../lib/money.ts';
import type { Plan } from './purchase.ts';

/** One payment of a plan before its order exists. */
export interface PlannedPayment {
  /** Days after the order; 0 for today; null where the days of the plan do not divide among its payments. */
  readonly afterDays: number | null;
  readonly amount: Paisa;
  /** Whether the amount is a bound, and the lender's own may be some paisa lower. */
  readonly isAtMost: boolean;
}

/** What a plan's payments follow from. Money in paisa. */
export type PlanTerms = Pick<Plan, 'periods' | 'days' | 'downPayment' | 'remainingAmount'>;

/**
 * What each later payment takes at most: equal parts, rounded up to the rupee. Null where nothing is left
 * to pay. This is the one place where the shop rounds: how a lender splits what does not divide is not invented (Q19), and
 * nobody is asked for more than is shown.
 */
export function laterPayment({ periods, remainingAmount }: Pick<Plan, 'periods' | 'remainingAmount'>): Paisa | null {
  if (periods < 1 || remainingAmount <= 0) return null;
  return Math.min(remainingAmount, Math.ceil(remainingAmount / periods / PAISA_PER_RUPEE) * PAISA_PER_RUPEE);
}

/** Days from one payment of a plan to the next; null where its days do not divide among them. */
const daysBetween = ({ periods, days }: Pick<Plan, 'periods' | 'days'>): number | null =>
  days > 0 && days % periods === 0 ? days / periods : null;

/** The payments of a plan in their order, by the days and amounts of the purchase info: dates come with the order. */
export function plannedPayments(plan: PlanTerms): readonly PlannedPayment[] {
  const { downPayment, periods, remainingAmount } = plan;
  const today = downPayment > 0 ? [{ afterDays: 0, amount: downPayment, isAtMost: false }] : [];
  const amount = laterPayment(plan);
  if (amount === null) return today;
  const step = daysBetween(plan);
  const isAtMost = amount * periods !== remainingAmount;
  const days = Array.from({ length: periods }, (_, at) => (step === null ? null : step * (at + 1)));
  return [...today, ...days.map((afterDays) => ({ afterDays, amount, isAtMost }))];
}

/** A plan in one line: what is paid today, and how often how much after that. Money in paisa. */
export interface PlanPayments {
  /** Null where nothing is paid today, and something later. */
  readonly today: Paisa | null;
  /** What comes after today, null where nothing does. `isExact`: today’s and these payments are the total to the paisa. */
  readonly later: { readonly periods: number; readonly each: Paisa; readonly isExact: boolean } | null;
}

/** How a plan is paid (Q69). */
export function paymentsOf(plan: PlanTerms & Pick<Plan, 'total'>): PlanPayments {
  const { downPayment: today, periods, total } = plan;
  const each = laterPayment(plan);
  if (each === null) return { today, later: null };
  const later = { periods, each, isExact: today + periods * each === total };
  return { today: today === 0 ? null : today, later };
}

/** The days by which yearly rates count. */
const DAYS_PER_YEAR = 365;
/** The highest rate that is looked for, 1 = 100 %: above it a plan's figures are no loan's. */
const HIGHEST = 1024;
/** Halvings until a rate is exact to far below the digit shown: 1024 / 2^40. */
const HALVINGS = 40;

/**
 * A plan's markup as a yearly rate in percent, compounded, by which its equal payments are worth the financed amount on the
 * day of the order. Null where the days of its payments are not known, nothing is financed, or less comes back than was financed.
 */
export function annualRate(
  plan: Pick<Plan, 'periods' | 'days' | 'financingAmount' | 'remainingAmount'>,
): number | null {
  const { periods, financingAmount, remainingAmount } = plan;
  const step = daysBetween(plan);
  if (step === null || financingAmount <= 0 || remainingAmount < financingAmount) return null;
  const years = Array.from({ length: periods }, (_, at) => (step * (at + 1)) / DAYS_PER_YEAR);
  const worth = (rate: number): number =>
    years.reduce((sum, after) => sum + remainingAmount / periods / (1 + rate) ** after, 0);
  let [low, high] = [0, HIGHEST];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > financingAmount) low = middle;
    else high = middle;
  }
  return high === HIGHEST ? null : low * 100;
}
