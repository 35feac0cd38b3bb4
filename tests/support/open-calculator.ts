import type { Calculation, CalculationRequest } from '#core/instalments/calculation.ts';
import { loanProductId, orderId } from '#core/lib/ids.ts';
import { type Answer, done } from '#core/lib/outcome.ts';
import { type CalculatorHints, createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { type Kept, memoryPorts, questions } from './questions.ts';

export const ID = orderId('A-1');

const optionOf = (days: number) => ({ days, markupRate: '0.1', originalProductId: loanProductId(`L-${days}`) });
/** The periods of `CALCULATION`. */
export const OPTIONS = [optionOf(30), optionOf(60), optionOf(90)] as const;

/** Figures each of which is another number. */
export const CALCULATION: Calculation = {
  totalRepaymentAmount: 1,
  markup: 2,
  overdueCharge: 3,
  productAmount: 4,
  downPayment: 5,
  financingAmount: 6,
  loanDays: OPTIONS,
};

/** An address that names the order alone. */
export const NO_HINTS: CalculatorHints = { order: ID, productAmount: null, loanDays: null, plan: null };

/** The shop's calculator over a gateway that is answered by hand. */
export function openCalculator(hints = NO_HINTS, kept: Kept = {}) {
  const read = questions<[CalculationRequest], Answer<Calculation>>();
  const ports = memoryPorts(kept, { page: 'cart' });
  const screen = createBnplCalculatorScreen({ gateway: { readCalculation: read.ask }, ...ports }, hints);
  return { screen, read, ...ports, shown: () => screen.state.getSnapshot() };
}

/** The same, opened, with its figures. */
export async function readyCalculator(hints = NO_HINTS, calculation = CALCULATION) {
  const calculator = openCalculator(hints);
  calculator.screen.open();
  await calculator.read.answer(done(calculation));
  return calculator;
}
