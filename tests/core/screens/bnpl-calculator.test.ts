import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { done, failed, refused } from '#core/lib/outcome.ts';
import { figuresNote, type ReadyCalculator } from '#core/screens/bnpl-calculator.ts';
import { CALCULATION, ID, NO_HINTS, OPTIONS, openCalculator, readyCalculator } from '../../support/open-calculator.ts';

const READY = {
  kind: 'ready',
  calculation: CALCULATION,
  option: OPTIONS[0],
  overdueDays: '0',
  isTruncated: false,
  isCalculating: false,
  isPlanGone: false,
  isStale: false,
};

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
    const none = openCalculator({ ...NO_HINTS, loanDays: 60 });
    none.screen.open();
    await none.read.answer(done({ ...CALCULATION, loanDays: [] }));
    expect(none.shown()).toMatchObject({ option: null, isStale: false });
    none.screen.typeOverdueDays('3');
    expect(none.shown()).toMatchObject({ option: null, overdueDays: '3', isStale: true });
  });

  it('is about the session’s order where the address names none, and is not asked without either', async () => {
    const ofSession = openCalculator({ ...NO_HINTS, order: null }, { poi: 'B-2' });
    ofSession.screen.open();
    expect(ofSession.read.given[0]?.[0].productOrderId).toBe('B-2');
    const none = openCalculator({ ...NO_HINTS, order: null });
    none.screen.open();
    await none.screen.calculate();
    expect([none.shown(), none.read.given]).toEqual([{ kind: 'missing' }, []]);
  });

  it('may fail, and be asked again only then; nothing is typed, chosen or calculated before', async () => {
    const { screen, read, shown } = openCalculator();
    screen.open();
    screen.typeOverdueDays('1');
    screen.chooseOption(OPTIONS[1].originalProductId);
    void screen.calculate();
    screen.retry();
    expect(read.given).toHaveLength(1);
    // It names no plan that could be left out of a second question.
    await read.answer(refused(400310));
    expect(shown()).toEqual({ kind: 'failed', cause: 'refused' });
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(CALCULATION));
    screen.retry();
    expect([read.given.length, shown()]).toEqual([2, READY]);
  });

  it('is answered to a page that is still there, which leads back', async () => {
    const { screen, read, navigation, shown } = openCalculator();
    navigation.open({ page: 'order', order: ID, isFromHost: false });
    screen.open()();
    await read.answer(done(CALCULATION));
    expect(shown()).toEqual({ kind: 'loading' });
    screen.back();
    expect(navigation.current()).toEqual({ page: 'cart' });
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
    expect(shown()).toEqual({ ...READY, option: OPTIONS[1], isStale: true });
  });

  it('Q64 takes four digits, and says what did not fit', async () => {
    const { screen, shown } = await readyCalculator();
    screen.typeOverdueDays('05', true);
    expect(shown()).toMatchObject({ overdueDays: '5', isTruncated: false });
    screen.typeOverdueDays('12345');
    expect(shown()).toMatchObject({ overdueDays: '1234', isTruncated: true });
    screen.typeOverdueDays('1005');
    expect(shown()).toMatchObject({ overdueDays: '1005', isTruncated: false });
    screen.typeOverdueDays('1.5');
    expect(shown()).toMatchObject({ overdueDays: '1', isTruncated: true });
    screen.typeOverdueDays('15', true);
    expect(shown()).toMatchObject({ overdueDays: '1', isTruncated: true });
    screen.typeOverdueDays('15');
    expect(shown()).toMatchObject({ overdueDays: '15', isTruncated: false });
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
});

describe('a plan that the lender has no more', () => {
  const gone = { ...NO_HINTS, loanDays: 60, plan: loanProductId('gone') };
  const asked = { productOrderId: ID, productAmount: 0, overdueDays: 0, loanDays: 60 };

  it('Q54 is asked about once more by its days', async () => {
    for (const [answer, shows] of [
      [done(CALCULATION), { kind: 'ready', option: { days: 60 }, isStale: false, isPlanGone: true }],
      [refused(400310), { kind: 'failed', cause: 'refused' }],
    ] as const) {
      const { screen, read, shown } = openCalculator(gone);
      screen.open();
      await read.answer(refused(400310));
      await read.answer(answer);
      expect(read.given).toEqual([[{ ...asked, originalProductId: 'gone' }], [{ ...asked, originalProductId: null }]]);
      expect(shown()).toMatchObject(shows);
    }
  });

  it('Q54 is asked about no more after another refusal', async () => {
    const { screen, read } = openCalculator(gone);
    screen.open();
    await read.answer(refused(400900));
    expect(read.given).toHaveLength(1);
  });

  it('Q69 is not mistaken for another one of as many days: the cart’s plan is asked about', async () => {
    const option = (id: string) => ({ days: 60, markupRate: '0', originalProductId: loanProductId(id) });
    const { screen, read, shown } = openCalculator({ ...NO_HINTS, loanDays: 60, plan: loanProductId('free') });
    screen.open();
    expect(read.given[0]?.[0]).toMatchObject({ loanDays: 60, originalProductId: 'free' });
    await read.answer(done({ ...CALCULATION, loanDays: [option('dear'), option('free')] }));
    expect(shown()).toMatchObject({ option: { originalProductId: 'free' }, isStale: false });
  });
});

describe('R61 the line under the total', () => {
  it('says what the figures are about, that they are asked for, or that something else is chosen', async () => {
    const calculator = await readyCalculator();
    const { screen, read } = calculator;
    const note = () => noteOf(calculator);
    expect(note()).toEqual({ kind: 'about', days: 30, overdueDays: 0 });
    screen.chooseOption(OPTIONS[2].originalProductId);
    screen.typeOverdueDays('7');
    expect(note()).toEqual({ kind: 'stale' });
    void screen.calculate();
    expect(note()).toEqual({ kind: 'calculating' });
    screen.chooseOption(OPTIONS[0].originalProductId);
    await read.answer(done(CALCULATION));
    expect(note()).toEqual({ kind: 'stale' });
    screen.chooseOption(OPTIONS[2].originalProductId);
    void screen.calculate();
    await read.answer(done(CALCULATION));
    expect(note()).toEqual({ kind: 'about', days: 90, overdueDays: 7 });
  });

  it('Q54 says that the figures are of another plan of as many days', async () => {
    const { shown } = await readyCalculator();
    expect(figuresNote({ ...(shown() as ReadyCalculator), isPlanGone: true })).toEqual({ kind: 'planGone' });
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
