import type { OrderId } from '../lib/ids.ts';
import { createStore, type Screen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Uses } from '../ports/ports.ts';
import type { LateCharges } from '../purchase/plan-comparison.ts';
import { daysOfPeriods, type Plan, type PurchaseInfo } from '../purchase/purchase.ts';

/** Asks the server's calculator what being late by so many days adds to each plan (R52, Q42); null until it has answered. */
export function createPlanComparisonScreen(
  { gateway }: Uses<'readCalculation', never>,
  { order, purchase }: { readonly order: OrderId; readonly purchase: Pick<PurchaseInfo, 'product' | 'plans'> },
  overdueDays: number,
): Screen<LateCharges | null> {
  const state = createStore<LateCharges | null>(null);
  const visit = createVisit();

  async function lateCharge({ periods, originalProductId }: Plan) {
    const answer = await gateway.readCalculation({
      productOrderId: order,
      productAmount: purchase.product.price,
      overdueDays,
      loanDays: daysOfPeriods(periods),
      originalProductId,
    });
    return answer.kind === 'done' ? ([originalProductId, answer.data.overdueCharge] as const) : null;
  }

  async function load(): Promise<void> {
    const isWanted = visit.ask();
    const charges = await Promise.all(purchase.plans.map(lateCharge));
    if (isWanted()) state.set(new Map(charges.filter((charge) => charge !== null)));
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
