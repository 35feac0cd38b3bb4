import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { loanProductId } from '#core/lib/ids.ts';
import { done, refused } from '#core/lib/outcome.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { CALCULATION, NO_HINTS, openCalculator } from '../../support/open-calculator.ts';
import { openShop, settled } from '../../support/open-shop.ts';

const draftFor = (order: string, option: string): string =>
  JSON.stringify({ order, option, days: '60', overdueDays: '5', changedAt: createManualClock().now() });

describe('the instalment calculator with a plan that the lender has no more', () => {
  it('Q54 shows the plan of as many days, with what was typed, on the real lender', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const session = createMemorySession({ 'draft:bnplCalculator': draftFor(order, 'gone') });
    const ports = { ...shop.ports, session, clock: createManualClock() };
    const screen = createBnplCalculatorScreen(ports, { order, productAmount: null, loanDays: null, plan: null });
    screen.open();
    expect(await settled(screen.state)).toMatchObject({ kind: 'ready', option: { days: 60 }, isPlanGone: true });
    expect(shop.ports.notices.shown).toEqual([]);
  });

  it('Q54 asks once more by the days, and no third time', async () => {
    const { screen, read, shown } = openCalculator(NO_HINTS, { 'draft:bnplCalculator': draftFor('A-1', 'gone') });
    screen.open();
    await read.answer(refused(400310));
    await read.answer(refused(400310));
    const asked = { productOrderId: 'A-1', productAmount: 0, overdueDays: 5, loanDays: 60 };
    expect(read.given).toEqual([
      [{ ...asked, originalProductId: loanProductId('gone') }],
      [{ ...asked, originalProductId: null }],
    ]);
    expect(shown()).toEqual({ kind: 'failed', cause: 'refused' });
  });

  it('Q54 asks nothing more after another refusal', async () => {
    const { screen, read } = openCalculator(NO_HINTS, { 'draft:bnplCalculator': draftFor('A-1', 'gone') });
    screen.open();
    await read.answer(refused(400900));
    expect(read.given).toHaveLength(1);
  });

  it('Q69 is about the plan that was chosen in the cart, also where another one has as many days', async () => {
    const option = (id: string) => ({ days: 60, markupRate: '0', originalProductId: loanProductId(id) });
    const { screen, read, shown } = openCalculator({ ...NO_HINTS, loanDays: 60, plan: loanProductId('free') });
    screen.open();
    expect(read.given[0]?.[0]).toMatchObject({ loanDays: 60, originalProductId: 'free' });
    await read.answer(done({ ...CALCULATION, loanDays: [option('dear'), option('free')] }));
    expect(shown()).toMatchObject({ option: { originalProductId: 'free' }, isStale: false });
  });
});
