import { describe, expect, it } from 'vitest';
import type { Calculation, CalculationRequest } from '#core/instalments/calculation.ts';
import { type Answer, done, failed } from '#core/lib/outcome.ts';
import { FACT_LATE_DAYS, LATE_DAYS } from '#core/purchase/plan-comparison.ts';
import {
  type ComparedCart,
  chosenAlone,
  createPlanComparisonScreen,
  lateChargeOf,
  shownLateCharge,
} from '#core/screens/plan-comparison.ts';
import { CALCULATION } from '../../support/open-calculator.ts';
import { ID as ORDER, PLANS, PURCHASE } from '../../support/open-cart.ts';
import { tick } from '../../support/open-shop.ts';

describe('R52, Q42 the plans side by side', () => {
  it('opens with every plan; what lateness adds follows from the server, and is never shown as nothing where it is asked for or unknown', async () => {
    const { screen, asked } = comparison(async ({ loanDays }) =>
      loanDays === 60 ? failed('unreachable') : done({ ...CALCULATION, overdueCharge: loanDays }),
    );
    screen.open();
    expect(screen.state.getSnapshot().rows.map(({ periods }) => periods)).toEqual([null, 1, 2, 3]);
    const shown = () => screen.state.getSnapshot().rows.map((row) => shownLateCharge(row, screen.state.getSnapshot()));
    expect(shown()).toEqual(['none', 'asked', 'asked', 'asked']);
    await tick();
    expect(shown()).toEqual(['none', 30, 'unknown', 90]);
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
    expect(screen.state.getSnapshot().rows.map(({ lateCharge }) => lateCharge)).toEqual([null, null, null, null]);
    screen.open();
    await tick();
    expect(asked).toHaveLength(6);
    expect(screen.state.getSnapshot().rows.at(-1)).toMatchObject({ lateCharge: CALCULATION.overdueCharge });
  });

  it('asks for a sheet of facts what one day late adds to the chosen plan alone, and nothing in full payment', async () => {
    for (const chosen of [...PURCHASE.plans, null]) {
      const about = chosenAlone({ order: ORDER, purchase: PURCHASE, plan: chosen });
      const { screen, asked } = comparison(
        async ({ loanDays }) => done({ ...CALCULATION, overdueCharge: loanDays }),
        about,
        FACT_LATE_DAYS,
      );
      screen.open();
      expect(lateChargeOf(screen.state.getSnapshot())).toBeNull();
      await tick();
      const wanted = chosen === null ? [] : [[chosen.originalProductId, 1]];
      expect(asked.map(({ originalProductId, overdueDays }) => [originalProductId, overdueDays])).toEqual(wanted);
      expect(lateChargeOf(screen.state.getSnapshot())).toBe(chosen === null ? null : 30 * chosen.periods);
    }
  });
});

// Helpers

function comparison(
  readCalculation: (request: CalculationRequest) => Promise<Answer<Calculation>>,
  about: ComparedCart = { order: ORDER, purchase: PURCHASE },
  overdueDays?: number,
) {
  const asked: CalculationRequest[] = [];
  const gateway = {
    readCalculation(request: CalculationRequest) {
      asked.push(request);
      return readCalculation(request);
    },
  };
  return { asked, screen: createPlanComparisonScreen({ gateway }, about, overdueDays) };
}
