import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsLogin } from '#core/gateway/codes.ts';
import { orderId } from '#core/lib/ids.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { afterStart } from '#core/screens/product-state.ts';
import { order } from '../../arbitraries/order.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { ID, openProduct, PHONE, readyProduct, STARTED, WAITING } from '../../support/open-product.ts';
import { oneOf } from '../../support/questions.ts';

const ORDER = oneOf(order());

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
    [done({ ...STARTED, productOrderId: null }), ['unreadable']],
    [unknown('timeout'), ['buyUnknown']],
    [refused(400113), []],
    [refused(400900), ['networkError']],
    // What has words of its own was told by the gateway's notices.
    [refused(400207), []],
    [failed('timeout'), []],
  ] as const)('is free again after %j', async (outcome, told) => {
    const { screen, start, read, ready, navigation, notices, session } = await readyProduct();
    session.write('poi', 'A-9');
    void screen.buy();
    await start.answer(outcome);
    if (read.given.length > 1) await read.answer(done(PHONE));
    expect([ready().buying, notices.shown, navigation.current(), session.read('poi')]).toEqual([
      { kind: 'idle' },
      told,
      null,
      'A-9',
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
    const late = await readyProduct();
    void late.screen.buy();
    await late.start.answer(refused(400900));
    late.leave();
    await late.read.answer(done(PHONE));
    expect(late.notices.shown).toEqual([]);
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

  it('cancels nothing where the phone has no variant left that could be bought instead', async () => {
    const { screen, read, start, cancel, ready, notices } = await readyProduct();
    screen.open();
    void screen.buy();
    await start.answer(done(WAITING));
    await read.answer(done({ ...PHONE, skus: [] }));
    await screen.cancelPendingOrder();
    expect([ready().buying, notices.shown, cancel.given]).toEqual([{ kind: 'idle' }, ['unreadable'], []]);
  });

  it('is asked about, and is cancelled before the phone is bought anew', async () => {
    const { screen, start, cancel, ready, navigation, notices } = await pending();
    expect(ready().buying).toEqual({ kind: 'pendingOrder', waiting: 'A-0', truth: null });
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
    [failed('timeout'), null, []],
    [unknown('timeout'), failed('timeout'), ['outcomeUnknown']],
    [refused(400900), failed('timeout'), ['networkError']],
    [refused(400110), failed('timeout'), []],
    [unknown('timeout'), done({ ...ORDER, status: 'waitingForPayment' as const }), ['unchanged']],
  ] as const)('Q62, Q72 is left alone after %j, and nothing is bought', async (outcome, answer, told) => {
    const { screen, start, cancel, orders, ready, notices } = await pending();
    void screen.cancelPendingOrder();
    await cancel.answer(outcome);
    if (answer !== null) await orders.answer(answer);
    expect(orders.given).toEqual(answer === null ? [] : [['A-0', 'quiet']]);
    expect([ready().buying, notices.shown, start.given.length]).toEqual([{ kind: 'idle' }, told, 1]);
  });

  it('is cancelled, but nothing bought or told, where the page was left', async () => {
    for (const [outcome, isLate] of [
      [done(null), false],
      [unknown('timeout'), false],
      [unknown('timeout'), true],
    ] as const) {
      const { screen, leave, start, cancel, orders, ready, notices } = await pending();
      void screen.cancelPendingOrder();
      if (!isLate) leave();
      await cancel.answer(outcome);
      leave();
      if (isLate) await orders.answer(done({ ...ORDER, status: 'cancelled' }));
      expect([ready().buying, notices.shown, start.given.length]).toEqual([{ kind: 'cancelling' }, [], 1]);
    }
  });

  it('without a name can neither be cancelled nor paid', async () => {
    for (const act of ['cancelPendingOrder', 'payPendingOrder'] as const) {
      const { screen, start, cancel, ready, notices, host } = await pending({ ...WAITING, waitingOrderId: null });
      await screen[act]();
      expect([ready().buying, notices.shown]).toEqual([{ kind: 'idle' }, ['unreadable']]);
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

  it('Q62 is read where the answer to its cancelling was lost: cancelled, the phone is bought; else it says what it became', async () => {
    for (const [outcome, status, bought] of [
      [unknown('timeout'), 'cancelled', 2],
      [unknown('timeout'), 'waitingForSeller', 1],
      [refused(400900), 'cancelled', 1],
    ] as const) {
      const { screen, start, cancel, orders, ready, notices } = await pending();
      void screen.cancelPendingOrder();
      await cancel.answer(outcome);
      await orders.answer(done({ ...ORDER, status }));
      const shows = bought === 2 ? { kind: 'sending' } : { kind: 'pendingOrder', waiting: 'A-0', truth: status };
      expect([start.given.length, ready().buying, notices.shown]).toEqual([bought, shows, []]);
    }
  });

  it('Q69 is read for its cart, which no other tap opens meanwhile; one that waits no more says what it became', async () => {
    for (const [status, shows, place] of [
      ['waitingForPayment', { kind: 'sending' }, { page: 'cart' }],
      [null, { kind: 'sending' }, { page: 'cart' }],
      ['cancelled', { kind: 'pendingOrder', waiting: 'A-0', truth: 'cancelled' }, null],
    ] as const) {
      for (const isLeft of [false, true]) {
        const { screen, leave, orders, ready, navigation } = await pending();
        void screen.resumePendingOrder();
        expect(ready().buying).toEqual({ kind: 'sending' });
        if (isLeft) leave();
        await orders.answer(done({ ...ORDER, status }));
        expect([ready().buying, navigation.current()]).toEqual(isLeft ? [{ kind: 'sending' }, null] : [shows, place]);
      }
    }
  });
});

describe('R43, R44 what follows BUY NOW', () => {
  const started = fc.record({
    productOrderId: fc.option(fc.stringMatching(/^\d{1,20} ?$/).map(orderId)),
    isOtherOrderWaiting: fc.boolean(),
    waitingOrderId: fc.option(fc.stringMatching(/^\d{1,20}$/).map(orderId)),
    hasEnoughStock: fc.boolean(),
  });

  it('R44 always puts a waiting order before short stock, and short stock before the cart', () => {
    fc.assert(
      fc.property(outcomeOf(started), (outcome) => {
        const next = afterStart(outcome);
        if (outcome.kind !== 'done') {
          const isTold = outcome.kind === 'failed' || needsLogin(outcome);
          const over = { kind: 'over', notice: isTold ? null : 'buyUnknown' };
          expect(next).toEqual(outcome.kind === 'refused' && !isTold ? outcome : over);
          return;
        }
        const { isOtherOrderWaiting, hasEnoughStock, productOrderId, waitingOrderId } = outcome.data;
        if (isOtherOrderWaiting) expect(next).toEqual({ kind: 'pendingOrder', waiting: waitingOrderId, truth: null });
        else if (!hasEnoughStock) expect(next).toEqual({ kind: 'soldOut' });
        else if (productOrderId === null || /\s/.test(productOrderId))
          expect(next).toEqual({ kind: 'over', notice: 'unreadable' });
        else expect(next).toEqual({ kind: 'cart', order: productOrderId });
      }),
    );
  });
});
