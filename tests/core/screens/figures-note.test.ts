import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Calculation, CalculationRequest } from '#core/instalments/calculation.ts';
import { loanProductId, orderId } from '#core/lib/ids.ts';
import { type Answer, done } from '#core/lib/outcome.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { figuresNote } from '#core/screens/bnpl-calculator-flow.ts';
import { questions } from '../../support/questions.ts';

const option = (days: number) => ({ days, markupRate: '0.1', originalProductId: loanProductId(`L-${days}`) });
const SHORT = option(30);
const LONG = option(90);
const FIGURES = { totalRepaymentAmount: 1, markup: 2, overdueCharge: 3, productAmount: 4, downPayment: 5 };

describe('R61 the line under the total', () => {
  it('says what the figures are about, that they are asked for, or that something else is chosen', async () => {
    const { screen, answer, note } = page();
    screen.open();
    await answer([SHORT, LONG]);
    expect(note()).toEqual({ kind: 'about', days: 30, overdueDays: 0 });
    screen.chooseOption(LONG.originalProductId);
    screen.typeOverdueDays('7');
    expect(note()).toEqual({ kind: 'stale' });
    void screen.calculate();
    expect(note()).toEqual({ kind: 'calculating' });
    screen.chooseOption(SHORT.originalProductId);
    await answer([SHORT, LONG]);
    expect(note()).toEqual({ kind: 'stale' });
    screen.chooseOption(LONG.originalProductId);
    void screen.calculate();
    await answer([SHORT, LONG]);
    expect(note()).toEqual({ kind: 'about', days: 90, overdueDays: 7 });
  });

  it('says nothing where there is no period', async () => {
    const { screen, answer, note } = page();
    screen.open();
    await answer([]);
    expect(note()).toBeNull();
  });
});

// Helpers

function page() {
  const read = questions<[CalculationRequest], Answer<Calculation>>();
  const session = createMemorySession();
  const navigation = createMemoryNavigation({ page: 'cart' });
  const ports = { gateway: { readCalculation: read.ask }, session, navigation, clock: createManualClock() };
  const hints = { order: orderId('A-1'), productAmount: null, loanDays: null, plan: null };
  const screen = createBnplCalculatorScreen(ports, hints);
  const answer = (loanDays: Calculation['loanDays']) => read.answer(done({ ...FIGURES, financingAmount: 6, loanDays }));
  const note = () => {
    const now = screen.state.getSnapshot();
    return now.kind === 'ready' ? figuresNote(now) : now.kind;
  };
  return { screen, answer, note };
}
