import { describe, expect, it } from 'vitest';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { ID, openProduct, PHONE, readyProduct, STARTED, WAITING } from './open-product.ts';

describe('R43 BUY NOW', () => {
  it('sends the phone and its variant once, keeps the order, opens the cart and stays busy', async () => {
    const { screen, start, ready, navigation, session, notices } = await readyProduct();
    void screen.buy();
    void screen.buy();
    expect(ready().buying).toEqual({ kind: 'sending' });
    await start.answer(done(STARTED));
    expect(navigation.history()).toEqual([{ page: 'cart' }]);
    expect([session.read('poi'), ready().buying, notices.shown]).toEqual(['A-1', { kind: 'sending' }, []]);
    await screen.buy();
    expect(start.given).toEqual([[{ productId: ID, skuCode: 'black-128' }]]);
  });

  it('sends nothing before there is a phone, in pre-sale, or sold out', async () => {
    const early = openProduct();
    await early.screen.buy();
    const presale = await readyProduct({ ...PHONE, presale: { kind: 'presale', startsAt: null } });
    await presale.screen.buy();
    const soldOut = await readyProduct({ ...PHONE, skus: PHONE.skus.slice(0, 1) });
    await soldOut.screen.buy();
    expect([early, presale, soldOut].flatMap(({ start }) => start.given)).toEqual([]);
  });

  it.each([
    [done({ ...STARTED, hasEnoughStock: false }), ['soldOut']],
    [done({ ...STARTED, productOrderId: null }), ['networkError']],
    [unknown('timeout'), ['outcomeUnknown']],
    [refused(1), []],
    [failed('timeout'), []],
  ] as const)('is free again after %j', async (outcome, told) => {
    const { screen, start, ready, navigation, notices, session } = await readyProduct();
    void screen.buy();
    await start.answer(outcome);
    expect([ready().buying, notices.shown, navigation.current(), session.read('poi')]).toEqual([
      { kind: 'idle' },
      told,
      null,
      null,
    ]);
  });

  it('keeps the order of a page that was left, and changes nothing else', async () => {
    for (const outcome of [done(STARTED), unknown('timeout'), done({ ...STARTED, hasEnoughStock: false })]) {
      const { screen, leave, start, ready, navigation, notices, session } = await readyProduct();
      void screen.buy();
      leave();
      await start.answer(outcome);
      expect([ready().buying, navigation.current(), notices.shown]).toEqual([{ kind: 'sending' }, null, []]);
      expect(session.read('poi')).toBe(outcome.kind === 'done' && outcome.data.hasEnoughStock ? 'A-1' : null);
      screen.open();
      expect(ready().buying).toEqual({ kind: 'idle' });
    }
  });

  it('goes on where a reading is asked for again, which a page with its phone does not need', async () => {
    const { screen, read, ready } = await readyProduct();
    void screen.buy();
    screen.retry();
    expect([read.given.length, ready().buying]).toEqual([1, { kind: 'sending' }]);
  });

  it('leaves for the app', async () => {
    const { screen, host } = await readyProduct();
    screen.back();
    expect(host.calls).toEqual([{ opened: 'back' }]);
  });
});

describe('R44, Q30, Q31 an order that waits', () => {
  const pending = async (started = WAITING) => {
    const page = await readyProduct();
    void page.screen.buy();
    await page.start.answer(done(started));
    return page;
  };

  it('is asked about, and is cancelled before the phone is bought anew', async () => {
    const { screen, start, cancel, ready, navigation, notices } = await pending();
    expect(ready().buying).toEqual({ kind: 'pendingOrder', waiting: 'A-0' });
    await screen.buy();
    expect(start.given).toHaveLength(1);
    void screen.cancelPendingOrder();
    void screen.cancelPendingOrder();
    expect(ready().buying).toEqual({ kind: 'cancelling' });
    await cancel.answer(done(null));
    expect([cancel.given, start.given.length, ready().buying]).toEqual([[['A-0']], 2, { kind: 'sending' }]);
    await start.answer(done(STARTED));
    expect([navigation.current(), notices.shown]).toEqual([{ page: 'cart' }, []]);
  });

  it.each([
    [refused(1), []],
    [failed('timeout'), []],
    [unknown('timeout'), ['outcomeUnknown']],
  ] as const)('is left alone after %j, and nothing is bought', async (outcome, told) => {
    const { screen, start, cancel, ready, notices } = await pending();
    void screen.cancelPendingOrder();
    await cancel.answer(outcome);
    expect([ready().buying, notices.shown, start.given.length]).toEqual([{ kind: 'idle' }, told, 1]);
  });

  it('is cancelled, but nothing bought or told, where the page was left', async () => {
    for (const outcome of [done(null), unknown('timeout')]) {
      const { screen, leave, start, cancel, ready, notices } = await pending();
      void screen.cancelPendingOrder();
      leave();
      await cancel.answer(outcome);
      expect([ready().buying, notices.shown, start.given.length]).toEqual([{ kind: 'cancelling' }, [], 1]);
    }
  });

  it('without a name can neither be cancelled nor paid', async () => {
    for (const act of ['cancelPendingOrder', 'payPendingOrder'] as const) {
      const { screen, start, cancel, ready, notices, host } = await pending({ ...WAITING, waitingOrderId: null });
      await screen[act]();
      expect([ready().buying, notices.shown]).toEqual([{ kind: 'idle' }, ['networkError']]);
      expect([cancel.given, host.calls, start.given.length]).toEqual([[], [], 1]);
    }
  });

  it('is paid on the app’s page', async () => {
    const { screen, ready, host, notices } = await pending();
    screen.payPendingOrder();
    expect(host.calls).toEqual([{ opened: 'repayment', order: 'A-0' }]);
    expect([ready().buying, notices.shown]).toEqual([{ kind: 'idle' }, []]);
  });

  it('is neither cancelled nor paid where none waits', async () => {
    for (const page of [openProduct(), await readyProduct()]) {
      await page.screen.cancelPendingOrder();
      page.screen.payPendingOrder();
      expect([page.cancel.given, page.host.calls, page.notices.shown]).toEqual([[], [], []]);
    }
  });
});
