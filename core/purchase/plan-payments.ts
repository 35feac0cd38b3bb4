import { PAISA_PER_RUPEE, type Paisa } from '../lib/money.ts';
import type { Plan } from './purchase.ts';

/** A plan in one line: what is paid today, and how often how much after that. Money in paisa. */
export interface PlanPayments {
  readonly today: Paisa;
  readonly periods: number;
  /** Each later payment: the equal part where it is exact, else the rupee above it. Null where nothing is left to pay. */
  readonly each: Paisa | null;
  /** True where the payments together are the total to the paisa: today + periods × each = total. */
  readonly isExact: boolean;
  readonly total: Paisa;
}

/** How a plan is paid, without inventing how a lender splits what does not divide evenly (Q19). */
export function paymentsOf({ downPayment, remainingAmount, periods, total }: Plan): PlanPayments {
  const part = remainingAmount / periods;
  const isWhole = Number.isInteger(part);
  const each = isWhole ? part : Math.ceil(part / PAISA_PER_RUPEE) * PAISA_PER_RUPEE;
  return {
    today: downPayment,
    periods,
    each: remainingAmount > 0 ? each : null,
    isExact: isWhole && downPayment + remainingAmount === total,
    total,
  };
}
