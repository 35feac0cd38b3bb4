import type { OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { createStore, type Screen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import { comparePlans, LATE_DAYS, type LateCharges, type PlanRow } from '../purchase/plan-comparison.ts';
import { daysOfPeriods, type Plan, type PurchaseInfo } from '../purchase/purchase.ts';

/** What the comparison shows: full payment and every plan, side by side. */
export interface PlanComparisonState {
  readonly rows: readonly PlanRow[];
  /** Whether the server was asked what lateness adds, and its answers, or their lack, are among the rows. */
  readonly isTold: boolean;
}

/** What being late adds, as it is shown: paisa; `none` in full payment, `asked` until the server answers, `unknown` where it does not say. */
export function shownLateCharge(row: PlanRow, { isTold }: PlanComparisonState): Paisa | 'none' | 'asked' | 'unknown' {
  if (row.periods === null) return 'none';
  return row.lateCharge ?? (isTold ? 'unknown' : 'asked');
}

/** The comparison: opens with the plans as the cart has them; what lateness adds comes from the server, and follows. */
export type PlanComparisonScreen = Screen<PlanComparisonState>;

/** What the comparison needs from outside. */
export interface PlanComparisonPorts {
  readonly gateway: Pick<Gateway, 'readCalculation'>;
}

/** The cart that is compared. */
export interface ComparedCart {
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
}

/** The cart with its chosen plan alone, whose late charge a sheet of facts says; in full payment with none. */
export function chosenAlone({ order, purchase, plan }: ComparedCart & { readonly plan: Plan | null }): ComparedCart {
  return { order, purchase: { ...purchase, plans: plan === null ? [] : [plan] } };
}

/** What being late adds to the plan that is compared alone, in paisa; null in full payment, and where the server does not say it. */
export function lateChargeOf({ rows: [, plan] }: PlanComparisonState): Paisa | null {
  return plan?.lateCharge ?? null;
}

/** Makes the comparison of a cart's plans (R52, Q42), each late by so many days. */
export function createPlanComparisonScreen(
  { gateway }: PlanComparisonPorts,
  { order, purchase }: ComparedCart,
  overdueDays: number = LATE_DAYS,
): PlanComparisonScreen {
  const state = createStore<PlanComparisonState>({ rows: comparePlans(purchase, new Map()), isTold: false });
  const visit = createVisit();

  /** What being late adds to a plan, by the server's own calculator; null where it does not say. */
  async function lateCharge(plan: Plan): Promise<readonly [Plan['originalProductId'], number] | null> {
    const answer = await gateway.readCalculation({
      productOrderId: order,
      productAmount: purchase.product.price,
      overdueDays,
      loanDays: daysOfPeriods(plan.periods),
      originalProductId: plan.originalProductId,
    });
    return answer.kind === 'done' ? [plan.originalProductId, answer.data.overdueCharge] : null;
  }

  async function load(): Promise<void> {
    const isWanted = visit.ask();
    const charges = await Promise.all(purchase.plans.map(lateCharge));
    if (!isWanted()) return;
    const late: LateCharges = new Map(charges.filter((charge) => charge !== null));
    state.set({ rows: comparePlans(purchase, late), isTold: true });
  }

  return {
    state,
    open() {
      const end = visit.begin();
      void load();
      return end;
    },
  };
}
