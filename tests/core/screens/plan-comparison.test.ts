import { describe, expect, it } from 'vitest';
import type { Calculation, CalculationRequest } from '#core/instalments/calculation.ts';
import { type Answer, done, failed } from '#core/lib/outcome.ts';
import { comparePlans, LATE_DAYS } from '#core/purchase/plan-comparison.ts';
import { createPlanComparisonScreen } from '#core/screens/plan-comparison.ts';
import { CALCULATION } from '../../support/open-calculator.ts';
import { ID as ORDER, PLANS, PURCHASE } from '../../support/open-cart.ts';
import { tick } from '../../support/open-shop.ts';

describe('R52, Q42 the plans side by side', () => {
  it('what lateness adds follows from the server, and is never shown as nothing where it is asked for or unknown', async () => {
    const { screen, asked } = comparison(async ({ loanDays }) =>
      loanDays === 60 ? failed('unreachable') : done({ ...CALCULATION, overdueCharge: loanDays }),
    );
    screen.open();
    const shown = () => comparePlans(PURCHASE, screen.state.getSnapshot());
    expect(shown().map(({ periods, lateCharge }) => [periods, lateCharge])).toEqual([
      [null, 'none'],
      [1, 'asked'],
      [2, 'asked'],
      [3, 'asked'],
    ]);
    await tick();
    expect(shown().map(({ lateCharge }) => lateCharge)).toEqual(['none', 30, 'unknown', 90]);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toEqual({
      productOrderId: ORDER,
      productAmount: PURCHASE.product.price,
      overdueDays: LATE_DAYS,
      loanDays: 30,
      originalProductId: PLANS[0].originalProductId,
    });
  });

  it('drops what is answered after it was closed, and asks again when it is opened again', async () => {
    const { screen, asked } = comparison(async () => done(CALCULATION));
    screen.open()();
    await tick();
    expect(screen.state.getSnapshot()).toBeNull();
    screen.open();
    await tick();
    expect(asked).toHaveLength(6);
    expect(screen.state.getSnapshot()?.size).toBe(3);
  });
});

// Helpers

function comparison(readCalculation: (request: CalculationRequest) => Promise<Answer<Calculation>>) {
  const asked: CalculationRequest[] = [];
  const gateway = {
    readCalculation(request: CalculationRequest) {
      asked.push(request);
      return readCalculation(request);
    },
  };
  const about = { order: ORDER, purchase: PURCHASE };
  return { asked, screen: createPlanComparisonScreen({ gateway }, about, LATE_DAYS) };
}
