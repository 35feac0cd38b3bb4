import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { createRecordingAnalytics } from '#adapters/memory/recording.ts';
import { createLoanCalculatorScreen, showsDelay } from '#core/screens/loan-calculator.ts';

const NOW = Date.UTC(2026, 10, 22);
const WHOLE = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '0' } as const;

/** The screen with that input. */
const ANSWERED = {
  input: WHOLE,
  figures: { amount: 1_000_000, markup: 225_000, overdueCharge: 0, total: 1_225_000 },
  missing: null,
  gap: null,
  notes: {},
  isOutsideTerms: false,
  isAboveCap: false,
};

describe('R26, R31 the site’s calculator', () => {
  it('Q16 opens with the worked example of the landing page, answered', () => {
    expect(page().shown()).toEqual(ANSWERED);
  });

  it('follows what is typed, and notes what follows from it', () => {
    const { screen, shown } = filled();
    expect(shown()).toEqual(ANSWERED);
    screen.type('overdueDays', '34');
    expect(shown()).toMatchObject({ isAboveCap: true, isOutsideTerms: false });
    screen.type('loanDay', '91');
    expect(shown()).toMatchObject({ isOutsideTerms: true });
    screen.type('loanDay', '');
    expect(shown()).toMatchObject({ figures: null, isOutsideTerms: false, isAboveCap: false });
  });

  it('Q16 names the first gap when asked, until that field is typed in', () => {
    const { screen, shown } = page();
    screen.type('loanAmount', '');
    expect(shown()).toMatchObject({ gap: null, missing: 'loanAmount', figures: null });
    screen.calculate();
    expect(shown().gap).toBe('loanAmount');
    screen.type('loanDay', '3');
    expect(shown().gap).toBe('loanAmount');
    screen.type('loanAmount', '1');
    expect(shown()).toMatchObject({ gap: null, missing: null });
    const whole = filled();
    whole.screen.calculate();
    expect(whole.shown()).toMatchObject({ gap: null, input: WHOLE });
  });

  it('R31 the fields of lateness are shown where they hold or want something', () => {
    const { screen, shown } = filled();
    const shows: boolean[] = [];
    for (const [field, text] of [
      ['loanAmount', ''],
      ['overdueDays', ''],
      ['loanAmount', '10000'],
      ['overdueDays', '45'],
      ['penaltyRate', ''],
      ['overdueDays', '0'],
    ] as const) {
      screen.type(field, text);
      shows.push(showsDelay(shown()));
    }
    expect(shows).toEqual([false, false, true, true, true, false]);
  });

  it('Q16 asks for a penalty only where something is overdue, and counts an empty one as zero until then', () => {
    const { screen, shown } = filled();
    screen.type('penaltyRate', '');
    screen.calculate();
    expect(shown()).toMatchObject({
      gap: null,
      missing: null,
      figures: { total: 1_225_000 },
    });
    screen.type('overdueDays', '1');
    expect(shown()).toMatchObject({ missing: 'penaltyRate', figures: null });
    screen.calculate();
    expect(shown().gap).toBe('penaltyRate');
    screen.type('overdueDays', '');
    expect(shown().missing).toBe('overdueDays');
  });

  it.each([
    ['loanAmount', '20000.50', '20000'],
    ['loanAmount', '1e5', '1'],
    ['loanAmount', '-5000', '5000'],
    ['loanAmount', '10,000.00', '10000'],
    ['loanDay', '1.5', '1'],
    ['overdueDays', '1e3', '1'],
  ] as const)('Q64 %s never takes %s, typed key by key, for another number without a word', (field, keys, text) => {
    const { screen, shown } = page();
    screen.type(field, '');
    for (const key of keys) screen.type(field, shown().input[field] + key, true);
    expect(shown()).toMatchObject({ input: { [field]: text }, notes: { [field]: 'misread' } });
    // A whole number is no key behind what stands there, also where it begins alike.
    screen.slideAmount(50_000);
    screen.slideDays(17);
    screen.type('overdueDays', '17');
    expect(shown().input[field]).toBe(field === 'loanAmount' ? '50000' : '17');
    expect(shown().notes).toEqual({});
  });

  it('Q3 goes on with the figures of the session, where they are figures, and with the example before it is opened', () => {
    const first = page();
    first.screen.type('loanAmount', '25000');
    const later = page(first.session);
    expect(later.shown().input).toEqual(WHOLE);
    later.screen.open()();
    expect(later.shown().input).toEqual({ ...WHOLE, loanAmount: '25000' });
    const early = page(first.session);
    early.screen.type('loanDay', '7');
    early.screen.open()();
    expect(early.shown().input).toEqual({ ...WHOLE, loanAmount: '25000', loanDay: '7' });
    const kept = JSON.stringify({ ...WHOLE, rate: 'x9', loanDay: '1e9', changedAt: NOW });
    for (const [draft, input] of [
      [kept, { ...WHOLE, loanDay: '1' }],
      [JSON.stringify({ ...WHOLE, rate: 9, changedAt: NOW }), WHOLE],
      [kept.replace(String(NOW), String(NOW - 25 * 3_600_000)), WHOLE],
      ['{', WHOLE],
    ] as const) {
      const odd = page(createMemorySession({ 'draft:calculator': draft }));
      odd.screen.open()();
      expect(odd.shown()).toMatchObject({ input, notes: {} });
    }
  });

  it('Q3 goes on with what the landing page made of the figures while it lay in the cache', () => {
    const { screen, session, shown } = page();
    screen.open()();
    screen.type('loanAmount', '45500');
    const before = shown();
    screen.open()();
    expect(shown()).toBe(before);
    page(session).screen.type('loanDay', '10');
    screen.open()();
    expect(shown().input).toEqual({ ...WHOLE, loanAmount: '45500', loanDay: '10' });
  });

  it('Q17, Q64 says of each field what became of its last text, also after a calculation, until something else is typed', () => {
    const { screen, shown } = filled();
    screen.type('loanAmount', '123456789');
    screen.type('loanDay', '1.5');
    screen.type('rate', '9');
    screen.type('penaltyRate', '2.31');
    screen.calculate();
    const notes = { loanAmount: 'truncated', loanDay: 'misread', rate: 'capped', penaltyRate: 'capped' };
    expect(shown()).toMatchObject({ notes, input: { rate: '0.75', penaltyRate: '2.3' } });
    for (const [field, text] of [
      ['rate', '0.75'],
      ['loanAmount', '1000'],
      ['loanDay', '1'],
      ['penaltyRate', ''],
    ] as const)
      screen.type(field, text);
    expect(shown().notes).toEqual({});
  });

  it('R25 counts the page and the button', () => {
    const { screen, analytics } = page();
    screen.open()();
    screen.calculate();
    expect(analytics.events).toEqual([
      { name: 'pageView', page: 'calculator' },
      { name: 'button', page: 'calculator', button: 'calculate' },
    ]);
  });
});

describe('R30 the sliders', () => {
  it('R30 always put the nearest step of 100 rupees and the nearest day within the terms', () => {
    fc.assert(
      fc.property(
        // Hundredths: doubles of any exponent are nearly all near 0.
        fc.integer({ min: -1_000_000, max: 6_000_000 }),
        fc.integer({ min: -1000, max: 12_000 }),
        (hundredths, dayHundredths) => {
          const [rupees, days] = [hundredths / 100, dayHundredths / 100];
          const { screen, shown } = page();
          screen.slideAmount(rupees);
          screen.slideDays(days);
          const amount = Number(shown().input.loanAmount);
          const day = Number(shown().input.loanDay);
          const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
          expect([amount % 100, Number.isInteger(day)]).toEqual([0, true]);
          expect([within(amount, 1000, 50_000), within(day, 1, 90)]).toEqual([amount, day]);
          expect(Math.abs(amount - within(rupees, 1000, 50_000))).toBeLessThanOrEqual(50);
          expect(Math.abs(day - within(days, 1, 90))).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  it('put the least where the position is no number', () => {
    for (const position of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const { screen, shown } = page();
      screen.slideAmount(position);
      screen.slideDays(position);
      expect(shown().input).toMatchObject({ loanAmount: '1000', loanDay: '1' });
    }
  });
});

// Helpers

function page(session = createMemorySession()) {
  const analytics = createRecordingAnalytics();
  const screen = createLoanCalculatorScreen({ analytics, session, clock: { now: () => NOW } });
  return { screen, analytics, session, shown: () => screen.state.getSnapshot() };
}

function filled() {
  const all = page();
  for (const field of ['loanAmount', 'loanDay', 'rate', 'penaltyRate', 'overdueDays'] as const)
    all.screen.type(field, WHOLE[field]);
  return all;
}
