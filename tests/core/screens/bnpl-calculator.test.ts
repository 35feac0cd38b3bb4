import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { loanProductId } from '#core/lib/ids.ts';
import { done, failed } from '#core/lib/outcome.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { CALCULATION, ID, NO_HINTS, OPTIONS, openCalculator, readyCalculator } from '../../support/open-calculator.ts';
import { openShop, settled } from '../../support/open-shop.ts';

const READY = {
  kind: 'ready',
  calculation: CALCULATION,
  option: OPTIONS[0],
  overdueDays: '0',
  isTruncated: false,
  isCalculating: false,
  isPlanGone: false,
  isStale: false,
  isDraft: false,
};
const NOW = createManualClock().now();
const draftOf = (more: object = {}) =>
  JSON.stringify({ order: 'A-1', option: 'L-90', days: '90', overdueDays: '12', changedAt: NOW, ...more });

describe('the instalment calculator', () => {
  it('R60, Q42, Q54 shows the server’s figures whatever the address bar hints, and calculates on demand', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = createBnplCalculatorScreen(shop.ports, { order, productAmount: 1, loanDays: 60, plan: null });
    screen.open();
    const first = await settled(screen.state);
    expect(first).toMatchObject({ calculation: { productAmount: 5_549_900 }, option: { days: 60 }, overdueDays: '0' });
    screen.typeOverdueDays('007');
    expect(screen.state.getSnapshot()).toMatchObject({ overdueDays: '7', isStale: true });
    await screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ isStale: false, calculation: { overdueCharge: 310_100 } });
  });
});

describe('R60, R61, Q54 the first question', () => {
  it('goes by the hints of the address, and shows the server’s figures', async () => {
    const { screen, read, shown } = openCalculator({ ...NO_HINTS, productAmount: 700, loanDays: 60 });
    screen.open();
    expect(shown()).toEqual({ kind: 'loading' });
    expect(read.given).toEqual([
      [{ productOrderId: ID, productAmount: 700, overdueDays: 0, loanDays: 60, originalProductId: null }],
    ]);
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual({ ...READY, option: OPTIONS[1] });
  });

  it('goes by nothing where there are none, and shows the first option', async () => {
    const { screen, read, shown } = openCalculator();
    screen.open();
    expect(read.given).toEqual([
      [{ productOrderId: ID, productAmount: 0, overdueDays: 0, loanDays: 0, originalProductId: null }],
    ]);
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual(READY);
    const none = openCalculator();
    none.screen.open();
    await none.read.answer(done({ ...CALCULATION, loanDays: [] }));
    none.screen.typeOverdueDays('3');
    expect(none.shown()).toMatchObject({ option: null, overdueDays: '3', isStale: true });
    expect(none.session.read('draft:bnplCalculator')).toBeNull();
  });

  it('is about the session’s order where the address names none, and is not asked without either', async () => {
    const ofSession = openCalculator({ ...NO_HINTS, order: null }, { poi: 'B-2' });
    ofSession.screen.open();
    expect(ofSession.read.given[0]?.[0].productOrderId).toBe('B-2');
    const none = openCalculator({ ...NO_HINTS, order: null });
    none.screen.open();
    none.screen.erase();
    await none.screen.calculate();
    expect([none.shown(), none.read.given]).toEqual([{ kind: 'missing' }, []]);
  });

  it('may fail, and be asked again', async () => {
    const { screen, read, shown } = openCalculator();
    screen.open();
    screen.typeOverdueDays('1');
    screen.chooseOption(OPTIONS[1].originalProductId);
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual(READY);
  });

  it('is answered to a page that is still there', async () => {
    const { screen, read, shown } = openCalculator();
    screen.open()();
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual({ kind: 'loading' });
  });
});

describe('a draft of the session', () => {
  it('is asked about first, and shown as one', async () => {
    const { screen, read, shown } = openCalculator(NO_HINTS, {
      'draft:bnplCalculator': draftOf({ overdueDays: '00123456' }),
    });
    screen.open();
    expect(read.given[0]).toEqual([
      { productOrderId: ID, productAmount: 0, overdueDays: 1234, loanDays: 90, originalProductId: 'L-90' },
    ]);
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual({ ...READY, option: OPTIONS[2], overdueDays: '1234', isDraft: true });
  });

  it.each([
    { order: 'B-2' },
    { days: '0' },
    { days: '10000' },
    { days: 'x9' },
    { days: '9x' },
    { overdueDays: 3 },
    { changedAt: NOW - 86_400_001 },
  ])('with %j is none', async (more) => {
    const { screen, read, shown } = openCalculator(NO_HINTS, { 'draft:bnplCalculator': draftOf(more) });
    screen.open();
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual(READY);
  });

  it('holds what was chosen and typed, until it is erased', async () => {
    const { screen, read, session, shown } = await readyCalculator({ ...NO_HINTS, loanDays: 60 });
    screen.chooseOption(OPTIONS[2].originalProductId);
    screen.typeOverdueDays('012');
    expect(session.read('draft:bnplCalculator')).toBe(draftOf());
    expect(shown()).toEqual({ ...READY, option: OPTIONS[2], overdueDays: '12', isStale: true, isDraft: true });
    screen.erase();
    expect([session.read('draft:bnplCalculator'), shown()]).toEqual([null, { kind: 'loading' }]);
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual({ ...READY, option: OPTIONS[1] });
  });
});

describe('R60, Q42 choosing and calculating', () => {
  it('marks the figures as older only where something changed', async () => {
    const { screen, shown } = await readyCalculator();
    screen.chooseOption(OPTIONS[0].originalProductId);
    screen.chooseOption(loanProductId('none'));
    screen.typeOverdueDays('0');
    expect(shown()).toEqual(READY);
    screen.chooseOption(OPTIONS[1].originalProductId);
    expect(shown()).toEqual({ ...READY, option: OPTIONS[1], isStale: true, isDraft: true });
  });

  it('Q64 takes four digits, and says what did not fit', async () => {
    const { screen, shown } = await readyCalculator();
    screen.typeOverdueDays('12345');
    expect(shown()).toMatchObject({ overdueDays: '1234', isTruncated: true });
    screen.typeOverdueDays('1005');
    expect(shown()).toMatchObject({ overdueDays: '1005', isTruncated: false });
    screen.typeOverdueDays('1.5');
    expect(shown()).toMatchObject({ overdueDays: '1', isTruncated: true });
    screen.typeOverdueDays('15', true);
    expect(shown()).toMatchObject({ overdueDays: '1', isTruncated: true });
    screen.typeOverdueDays('', true);
    screen.typeOverdueDays('5', true);
    expect(shown()).toMatchObject({ overdueDays: '5', isTruncated: false });
  });

  it('asks with what is chosen and typed, and the server’s own amount', async () => {
    const { screen, read, shown } = await readyCalculator({ ...NO_HINTS, productAmount: 700 });
    screen.chooseOption(OPTIONS[1].originalProductId);
    screen.typeOverdueDays('');
    void screen.calculate();
    expect(shown()).toMatchObject({ isCalculating: true, isStale: true });
    const request = { productOrderId: ID, productAmount: 4, loanDays: 60, originalProductId: 'L-60' };
    expect(read.given.at(-1)).toEqual([{ ...request, overdueDays: 0 }]);
    await read.answer(done({ ...CALCULATION, markup: 9 }));
    expect(shown()).toEqual({
      ...READY,
      calculation: { ...CALCULATION, markup: 9 },
      option: OPTIONS[1],
      overdueDays: '',
      isDraft: true,
    });
    screen.typeOverdueDays('7');
    void screen.calculate();
    expect(read.given.at(-1)).toEqual([{ ...request, overdueDays: 7 }]);
    await read.answer(failed('timeout'));
    expect(shown()).toMatchObject({ kind: 'ready', isCalculating: false, isStale: true, overdueDays: '7' });
  });

  it('keeps what was chosen or typed while the question was open: the figures are then older', async () => {
    const typed = await readyCalculator();
    void typed.screen.calculate();
    typed.screen.typeOverdueDays('12345');
    await typed.read.answer(done(CALCULATION));
    expect(typed.shown()).toMatchObject({
      overdueDays: '1234',
      isTruncated: true,
      isStale: true,
      isCalculating: false,
    });
    const chosen = await readyCalculator();
    void chosen.screen.calculate();
    chosen.screen.chooseOption(OPTIONS[1].originalProductId);
    await chosen.read.answer(done(CALCULATION));
    expect(chosen.shown()).toMatchObject({ option: { days: 60 }, isStale: true });
    const changedBack = await readyCalculator();
    void changedBack.screen.calculate();
    changedBack.screen.typeOverdueDays('1');
    changedBack.screen.typeOverdueDays('0');
    await changedBack.read.answer(done(CALCULATION));
    expect(changedBack.shown()).toMatchObject({ overdueDays: '0', isStale: false });
  });

  it('shows another option where the chosen one is gone, and that the figures are not its', async () => {
    const { screen, read, shown } = await readyCalculator();
    screen.chooseOption(OPTIONS[2].originalProductId);
    void screen.calculate();
    await read.answer(done({ ...CALCULATION, loanDays: OPTIONS.slice(0, 2) }));
    expect(shown()).toMatchObject({ option: { days: 30 }, isStale: true });
  });

  it('asks without a period where the server offers none, by the days that the address hints at', async () => {
    for (const loanDays of [60, null]) {
      const { screen, read } = openCalculator({ ...NO_HINTS, loanDays });
      screen.open();
      await read.answer(done({ ...CALCULATION, loanDays: [] }));
      void screen.calculate();
      expect(read.given.at(-1)).toMatchObject([{ originalProductId: null, loanDays: loanDays ?? 0 }]);
    }
  });

  it('asks again only where it failed, and calculates only where there are figures', async () => {
    const { screen, read, shown } = openCalculator();
    screen.open();
    void screen.calculate();
    screen.retry();
    expect(read.given).toHaveLength(1);
    await read.answer(done(CALCULATION));
    screen.retry();
    expect([read.given.length, shown()]).toEqual([1, READY]);
  });

  it('goes on with kept days of one to four digits, and with no others', () => {
    for (const [days, loanDays] of [
      ['7', 7],
      ['30', 30],
      ['365', 365],
      ['9999', 9999],
      ['10000', 0],
      ['030', 0],
      ['0', 0],
      ['3x', 0],
      ['x3', 0],
    ] as const) {
      const { screen, read } = openCalculator(NO_HINTS, { 'draft:bnplCalculator': draftOf({ days }) });
      screen.open();
      expect([days, read.given]).toMatchObject([days, [[{ loanDays }]]]);
    }
  });

  it('leads back', () => {
    const { screen, navigation } = openCalculator();
    navigation.open({ page: 'order', order: ID, isFromHost: false });
    screen.back();
    expect(navigation.current()).toEqual({ page: 'cart' });
  });
});
