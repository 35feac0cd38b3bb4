import type { LoanProductId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { laterPayment } from './planned-payments.ts';
import type { PurchaseInfo } from './purchase.ts';

/** How many days late the comparison assumes. Ours: long enough to matter, short enough to happen to anybody. */
export const LATE_DAYS = 7;

/** One way to pay, beside the others. Money in paisa. */
export interface PlanRow {
  /** Null for full payment. */
  readonly periods: number | null;
  readonly firstPayment: Paisa;
  /** Each later payment at most: equal parts, rounded up to the rupee. Null where nothing is left to pay. */
  readonly laterPayment: Paisa | null;
  readonly total: Paisa;
  /** What this way costs more than paying in full. */
  readonly extra: Paisa;
  /** What being late adds, paisa; `none` in full payment, `asked` until the server answers, `unknown` where it does not say. */
  readonly lateCharge: Paisa | 'none' | 'asked' | 'unknown';
}

/** What the server says lateness costs, by the plan's loan product. */
export type LateCharges = ReadonlyMap<LoanProductId, Paisa>;

/** Full payment and every plan, side by side, so that none can hide its price. `late`: null until the server was asked. */
export function comparePlans({ product, plans }: PurchaseInfo, late: LateCharges | null): readonly PlanRow[] {
  const full: PlanRow = {
    periods: null,
    firstPayment: product.totalPrice,
    laterPayment: null,
    total: product.totalPrice,
    extra: 0,
    lateCharge: 'none',
  };
  const planRows = plans.map(
    (plan): PlanRow => ({
      periods: plan.periods,
      firstPayment: plan.downPayment,
      laterPayment: laterPayment(plan),
      total: plan.total,
      extra: Math.max(0, plan.total - product.totalPrice),
      lateCharge: late === null ? 'asked' : (late.get(plan.originalProductId) ?? 'unknown'),
    }),
  );
  return [full, ...planRows];
}
