import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordingAnalytics } from '#adapters/memory/recording.ts';
import { createLoanCalculatorScreen, FIRST_LOAN_INPUT } from '#core/screens/loan-calculator.ts';

describe('R26–R31 the site’s calculator', () => {
  it('Q16 starts with the standard rate and no overdue day, and tells the first gap when asked', () => {
    const screen = createLoanCalculatorScreen(createRecordingAnalytics());
    expect(screen.state.getSnapshot()).toMatchObject({
      input: { rate: '0.75', overdueDays: '0' },
      figures: null,
      gap: null,
    });
    screen.calculate();
    expect(screen.state.getSnapshot().gap).toBe('loanAmount');
    screen.type('loanAmount', '10000');
    expect(screen.state.getSnapshot().gap).toBeNull();
    screen.calculate();
    expect(screen.state.getSnapshot().gap).toBe('loanDay');
  });

  it('the results follow the fields, and the sliders keep within the terms', () => {
    const screen = createLoanCalculatorScreen(createRecordingAnalytics());
    screen.slideAmount(9960);
    screen.slideDays(30);
    screen.type('penaltyRate', '9');
    expect(screen.state.getSnapshot()).toMatchObject({
      input: { loanAmount: '10000', loanDay: '30', penaltyRate: '2.3' },
      figures: { total: 1_225_000 },
      capDay: 34,
    });
    screen.slideAmount(1e9);
    screen.slideDays(-5);
    expect(screen.state.getSnapshot().input).toMatchObject({ loanAmount: '50000', loanDay: '1' });
    screen.type('loanAmount', '');
    expect(screen.state.getSnapshot().figures).toBeNull();
  });

  it('R25 counts the page and the button', () => {
    const analytics = createRecordingAnalytics();
    const screen = createLoanCalculatorScreen(analytics);
    screen.open();
    screen.calculate();
    expect(analytics.events.map(({ name }) => name)).toEqual(['pageView', 'button']);
  });

  it('R31 the calculator says which field is missing, and takes it back once there are figures', () => {
    const screen = createLoanCalculatorScreen({ track: () => undefined });
    screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ gap: 'loanAmount', figures: null });
    for (const [field, text] of [
      ['loanAmount', '1000'],
      ['loanDay', '30'],
      ['penaltyRate', '2'],
    ] as const)
      screen.type(field, text);
    screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ gap: null, figures: { total: 122_500 } });
  });

  it('R30 the sliders always keep the amount to hundreds from 1,000 to 50,000 and the days to 1 to 90', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (amount, days) => {
        const screen = createLoanCalculatorScreen({ track: () => undefined });
        screen.slideAmount(amount);
        screen.slideDays(days);
        const { loanAmount, loanDay } = screen.state.getSnapshot().input;
        expect(Number(loanAmount) % 100).toBe(0);
        expect(Number(loanAmount) >= 1000 && Number(loanAmount) <= 50_000).toBe(true);
        expect(Number.isInteger(Number(loanDay)) && Number(loanDay) >= 1 && Number(loanDay) <= 90).toBe(true);
      }),
    );
    expect(FIRST_LOAN_INPUT.rate).toBe('0.75');
  });
});
