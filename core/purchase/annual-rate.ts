import { daysBetween } from './planned-payments.ts';
import type { Plan } from './purchase.ts';

/** The days by which yearly rates count. */
const DAYS_PER_YEAR = 365;
/** The highest rate that is looked for, 1 = 100 %: above it a plan's figures are no loan's. */
const HIGHEST = 1024;
/** Halvings until a rate is exact to far below the digit shown: 1024 / 2^40. */
const HALVINGS = 40;

/**
 * A plan's markup as a yearly rate in percent, compounded, by which its equal payments are worth the financed amount on the
 * day of the order. Null where the days of its payments are not known, nothing
 * is financed, or less comes back than was financed.
 */
export function annualRate({
  periods,
  days,
  financingAmount,
  remainingAmount,
}: Pick<Plan, 'periods' | 'days' | 'financingAmount' | 'remainingAmount'>): number | null {
  const step = daysBetween({ periods, days });
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
