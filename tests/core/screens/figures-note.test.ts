import { describe, expect, it } from 'vitest';
import { done } from '#core/lib/outcome.ts';
import { figuresNote } from '#core/screens/bnpl-calculator-flow.ts';
import { CALCULATION, NO_HINTS, OPTIONS, readyCalculator } from '../../support/open-calculator.ts';

const [SHORT, , LONG] = OPTIONS;

describe('R61 the line under the total', () => {
  it('says what the figures are about, that they are asked for, or that something else is chosen', async () => {
    const calculator = await readyCalculator();
    const { screen, read } = calculator;
    const note = () => noteOf(calculator);
    expect(note()).toEqual({ kind: 'about', days: 30, overdueDays: 0 });
    screen.chooseOption(LONG.originalProductId);
    screen.typeOverdueDays('7');
    expect(note()).toEqual({ kind: 'stale' });
    void screen.calculate();
    expect(note()).toEqual({ kind: 'calculating' });
    screen.chooseOption(SHORT.originalProductId);
    await read.answer(done(CALCULATION));
    expect(note()).toEqual({ kind: 'stale' });
    screen.chooseOption(LONG.originalProductId);
    void screen.calculate();
    await read.answer(done(CALCULATION));
    expect(note()).toEqual({ kind: 'about', days: 90, overdueDays: 7 });
  });

  it('says nothing where there is no period', async () => {
    expect(noteOf(await readyCalculator(NO_HINTS, { ...CALCULATION, loanDays: [] }))).toBeNull();
  });
});

// Helpers

function noteOf({ shown }: Awaited<ReturnType<typeof readyCalculator>>) {
  const now = shown();
  return now.kind === 'ready' ? figuresNote(now) : now.kind;
}
