import { describe, expect, it } from 'vitest';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import { actionIn, reasonsAt } from '#core/purchase/cart-reasons.ts';
import { askedBy } from '#core/purchase/chosen-purchase.ts';
import type { ContinueAnswer } from '#core/purchase/purchase.ts';
import { keptChoice } from '#core/session/kept-choices.ts';
import { order } from '../../arbitraries/order.ts';
import { ID, openCart, PLANS, PURCHASE, readyCart, TO_CART } from '../../support/open-cart.ts';
import { ADDRESS } from '../../support/open-shop.ts';
import { oneOf } from '../../support/questions.ts';

const ACCEPTED: ContinueAnswer = { result: 'accepted', paymentType: null, nativeStep: null, productOrderId: null };
const STEP: ContinueAnswer = { ...ACCEPTED, nativeStep: nativeStep(1040) };
const DEARER = {
  ...PURCHASE,
  needsPolicy: true,
  product: { ...PURCHASE.product, totalPrice: PURCHASE.product.totalPrice + 1 },
};
const ORDER = oneOf(order());
const WAITING = { ...ORDER, status: 'waitingForPayment' as const };

describe('R54 Continue', () => {
  it('reads the amounts once more, sends what was chosen once, and stays busy', async () => {
    const { screen, purchase, sent, ready, host, notices, analytics } = await readyCart();
    screen.chooseReceipt('pickUp');
    screen.choosePlan(PLANS[1].originalProductId);
    void screen.proceed();
    void screen.proceed();
    expect([ready().task, purchase.given, sent.given]).toEqual(['continuing', [[ID], [ID, 'press']], []]);
    await purchase.answer(done(PURCHASE));
    await screen.proceed();
    await sent.answer(done(ACCEPTED));
    await screen.proceed();
    const choice = { productOrderId: ID, receiptType: 'pickUp', paymentType: 'bnpl', originalProductId: 'L-2' };
    expect([sent.given, purchase.given.length]).toEqual([[[choice]], 2]);
    expect(host.calls).toEqual([{ opened: 'orderConfirmation', order: ID }]);
    expect([notices.shown, analytics.events]).toEqual([[], []]);
  });

  it('sends no plan with full payment, and nothing before there is a cart', async () => {
    const early = openCart();
    early.screen.open();
    await early.screen.proceed();
    await early.screen.confirmPolicy();
    expect(early.purchase.given).toEqual([]);
    const { screen, purchase, sent } = await readyCart();
    await screen.choosePayment('full');
    void screen.proceed();
    await purchase.answer(done(PURCHASE));
    expect(sent.given).toEqual([
      [{ productOrderId: ID, receiptType: 'express', paymentType: 'full', originalProductId: null }],
    ]);
  });

  it('Q72 shows amounts that changed first, and sends them with the next tap', async () => {
    const { screen, purchase, sent, ready, notices } = await readyCart();
    screen.chooseReceipt('pickUp');
    void screen.proceed();
    const anew = { ...DEARER, needsPolicy: false };
    await purchase.answer(done(anew));
    expect(ready()).toMatchObject({ purchase: anew, receiptType: 'pickUp', task: null });
    expect([notices.shown, sent.given]).toEqual([['amountsChanged'], []]);
    void screen.proceed();
    await purchase.answer(done(anew));
    expect([notices.shown.length, sent.given.length]).toEqual([1, 1]);
  });

  it.each([
    [{ ...PURCHASE, plans: PLANS.slice(1) }, 'planGone', []],
    [{ ...PURCHASE, allows: { express: false, pickUp: true } }, 'deliveryGone', []],
    [{ ...PURCHASE, plans: [] }, 'bnplNotOffered', []],
    [{ ...PURCHASE, bnplStatus: 'creditInsufficient' }, 'bnplCreditInsufficient', ['bnplCreditInsufficient']],
  ] as const)('Q69 sends nothing where the choice is gone, and says why: %#', async (offer, why, told) => {
    const { screen, purchase, sent, ready, notices } = await readyCart();
    void screen.proceed();
    await purchase.answer(done(offer));
    expect([ready().told, ready().task, notices.shown]).toEqual([why, null, told]);
    void screen.proceed();
    await purchase.answer(done(offer));
    expect(ready().task).toBe(sent.given.length > 0 ? 'continuing' : null);
    // A choice that is gone alone is neither sent nor asked about.
    if (why === 'planGone' || why === 'deliveryGone') expect([ready().asking, sent.given]).toEqual([null, []]);
  });

  it('R55, Q72 a purchase that is refused stops Continue, unless its order names the very prices that are shown', async () => {
    const { price, deliveryCharges, discount } = PURCHASE.product;
    const prices = { ...ORDER.prices, productPrice: price, deliveryCharges, discount };
    for (const [answer, isSent] of [
      [done({ ...WAITING, prices }), true],
      [done({ ...WAITING, prices: { ...prices, productPrice: price + 1 } }), false],
      [done({ ...WAITING, prices: { ...prices, deliveryCharges: -1 } }), false],
      [done({ ...WAITING, prices: { ...prices, discount: -1 } }), false],
      [failed('timeout'), false],
    ] as const) {
      const { screen, purchase, orders, sent, ready, notices } = await readyCart();
      void screen.proceed();
      await purchase.answer(refused(400900));
      await orders.answer(answer);
      expect([orders.given, sent.given.length, notices.shown, ready().task]).toEqual(
        isSent ? [[[ID, 'quiet']], 1, [], 'continuing'] : [[[ID, 'quiet']], 0, ['networkError'], null],
      );
    }
    const { screen, leave, purchase, orders, ready } = await readyCart();
    void screen.proceed();
    await purchase.answer(refused(400900));
    leave();
    await orders.answer(done({ ...ORDER, status: 'cancelled' }));
    expect(ready().task).toBe('continuing');
    // One that gave way to a page of the app has nothing to go on with.
    for (const answer of [done(PURCHASE), refused(400900)]) {
      const anew = await readyCart();
      const going = anew.screen.proceed();
      anew.screen.reopen();
      await anew.step.answer(done({ ...TO_CART, nativeStep: nativeStep(3) }));
      await anew.purchase.answer(answer);
      if (answer.kind === 'refused') await anew.orders.answer(done({ ...WAITING, prices }));
      await going;
      expect([anew.shown(), anew.sent.given]).toEqual([{ kind: 'elsewhere', step: 3 }, []]);
    }
  });

  it('sends nothing where the amounts cannot be read, or the page was left meanwhile', async () => {
    const failing = await readyCart();
    void failing.screen.proceed();
    await failing.purchase.answer(failed('timeout'));
    expect([failing.ready().task, failing.sent.given, failing.notices.shown]).toEqual([null, [], []]);
    for (const answer of [done(PURCHASE), done(DEARER), failed('timeout')]) {
      const { screen, leave, purchase, sent, ready, notices } = await readyCart();
      void screen.proceed();
      leave();
      await purchase.answer(answer);
      expect([sent.given, notices.shown]).toEqual([[], []]);
      expect(ready()).toMatchObject({ task: 'continuing', purchase: PURCHASE });
    }
  });
});

describe('R55, Q38 what follows', () => {
  it.each([
    [STEP, { opened: 'step', step: 1040, order: ID }],
    [
      { ...STEP, productOrderId: orderId('B-2') },
      { opened: 'step', step: 1040, order: 'B-2' },
    ],
    [
      { ...STEP, paymentType: 'full' },
      { opened: 'orderConfirmation', order: ID },
    ],
    [
      { ...ACCEPTED, productOrderId: orderId('B-2') },
      { opened: 'orderConfirmation', order: 'B-2' },
    ],
  ] as const)('Q38 %j opens the app’s page and stays busy, until it could not be left', async (answer, opened) => {
    const { sent, host, ready, clock, notices } = await continued();
    await sent.answer(done(answer));
    expect([host.calls, ready().task, notices.shown]).toEqual([[opened], 'continuing', []]);
    clock.pass(LEAVING_MS - 1);
    expect(ready().task).toBe('continuing');
    clock.pass(1);
    expect(ready().task).toBeNull();
  });

  it.each([
    ['addressMissing', 'selectAddress'],
    ['soldOut', 'soldOut'],
    ['overdue', 'settleOverdue'],
  ] as const)('Q72 %s is said, and stands above Continue until the next press', async (result, notice) => {
    const { screen, sent, host, ready, notices, orders, address } = await continued();
    await sent.answer(done({ ...STEP, result }));
    expect([ready().task, notices.shown, orders.given]).toEqual(['continuing', [notice], [[ID, 'quiet']]]);
    await orders.answer(done(WAITING));
    if (result === 'addressMissing') await address.answer(done(null));
    expect(ready()).toMatchObject({ task: null, paymentType: 'bnpl', plan: PLANS[0], told: notice });
    expect(ready().address).toEqual(result === 'addressMissing' ? null : ADDRESS);
    expect(reasonsAt(ready(), 'continue')).toEqual([notice]);
    expect([host.calls, notices.shown]).toEqual([[], [notice]]);
    void screen.proceed();
    expect(ready().told).toBeNull();
  });

  it.each([
    [done({ ...STEP, result: 'error' as const }), 'networkError', []],
    [refused(400900), 'networkError', [400900]],
    [refused(400147), 'orderMissing', [400147]],
    // The gateway's notices tell these.
    [refused(401129), 'creditExists', [401129]],
    [refused(400115), 'invalidPhone', [400115]],
    [refused(400110), 'lostParameter', [400110]],
    [refused(400128), 'productMissing', [400128]],
  ] as const)(
    'R72, Q72 %j has its words only where the order explains nothing, and they stay',
    async (outcome, words, causes) => {
      const isTold = !['networkError', 'orderMissing'].includes(words);
      for (const answer of [done(WAITING), failed('timeout')]) {
        const { sent, ready, notices, analytics, orders } = await continued();
        await sent.answer(outcome);
        expect(notices.shown).toEqual([]);
        await orders.answer(answer);
        expect([ready().task, ready().told, notices.shown]).toEqual([null, words, isTold ? [] : [words]]);
        expect(reasonsAt(ready(), 'continue')).toEqual([words]);
        expect(analytics.events).toEqual(causes.map((cause) => ({ name: 'continueFailed', cause })));
      }
    },
  );

  it.each([
    [done({ ...STEP, result: 'soldOut' as const }), 'soldOut'],
    [done({ ...STEP, result: 'error' as const }), null],
    [refused(400900), null],
    [refused(400310), 'bnplCreditFailed'],
  ] as const)(
    'Q72 after %j an order that is no cart any more says what it is, and leads there',
    async (outcome, said) => {
      for (const truth of ['cancelled', 'waitingForSeller', 'shipped', 'underReview'] as const) {
        const { screen, sent, shown, orders, navigation, notices } = await continued();
        await sent.answer(outcome);
        await orders.answer(done({ ...ORDER, status: truth }));
        expect(shown()).toEqual({ kind: 'over', order: ID, truth, said });
        expect(notices.shown).toEqual(said === 'soldOut' ? [said] : []);
        screen.openOrder();
        expect(navigation.current()).toEqual({ page: 'order', order: ID, isFromHost: false });
      }
    },
  );

  it.each([refused(400113), failed('timeout')])('%j leaves the cart as it was, free again', async (outcome) => {
    const { sent, ready, notices, orders } = await continued();
    await sent.answer(outcome);
    expect(ready()).toMatchObject({ task: null, paymentType: 'bnpl', plan: PLANS[0], told: null });
    expect([notices.shown, orders.given]).toEqual([[], []]);
  });

  it('Q69, R55 400310 says so above Continue, falls back to full payment, keeps the plan in sight, and asks before more is paid than was chosen', async () => {
    const { screen, sent, purchase, orders, ready, session, notices, analytics } = await continued();
    await sent.answer(refused(400310));
    const refusal = { plan: PLANS[0], reason: 'bnplCreditFailed' };
    expect(ready()).toMatchObject({ task: 'continuing', paymentType: 'full', plan: null, refused: refusal });
    await orders.answer(done(WAITING));
    await purchase.answer(done(PURCHASE));
    expect(orders.given).toEqual([[ID, 'quiet']]);
    expect(ready()).toMatchObject({ task: null, paymentType: 'full', plan: null, refused: refusal });
    expect([reasonsAt(ready(), 'continue'), reasonsAt(ready(), 'payment')]).toEqual([['bnplCreditFailed'], []]);
    expect(actionIn(ready(), 'bnplCreditFailed')).toBe('askAgain');
    expect([notices.shown, analytics.events]).toEqual([[], [{ name: 'continueFailed', cause: 400310 }]]);
    expect(keptChoice(session, ID)).toMatchObject({ plan: PLANS[0], isCreditRefused: true });
    void screen.proceed();
    await purchase.answer(done(PURCHASE));
    const { today, total } = askedBy(PURCHASE, null);
    expect([ready().asking, sent.given.length]).toEqual([{ today, total }, 1]);
    // No sends nothing; yes to the same question sends it.
    screen.declinePay();
    expect([ready().asking, sent.given.length]).toEqual([null, 1]);
    void screen.proceed();
    await purchase.answer(done(PURCHASE));
    void screen.confirmPay();
    await purchase.answer(done(PURCHASE));
    expect([ready().asking, sent.given.length]).toEqual([null, 2]);
  });

  it('Q72 the purchase may know better why a plan is refused', async () => {
    const { sent, purchase, orders, ready } = await continued();
    await sent.answer(refused(400310));
    await orders.answer(done(WAITING));
    await purchase.answer(done({ ...PURCHASE, bnplStatus: 'creditInsufficient', plans: [] }));
    expect(ready()).toMatchObject({ paymentType: 'full', refused: { plan: PLANS[0] } });
    const reasons = [reasonsAt(ready(), 'continue'), reasonsAt(ready(), 'payment')];
    expect(reasons).toEqual([['bnplCreditFailed'], ['bnplCreditInsufficient']]);
    expect(reasons.flat().map((reason) => actionIn(ready(), reason))).toEqual([null, 'otherPhone']);
    const unread = await continued();
    await unread.sent.answer(refused(400310));
    await unread.orders.answer(failed('timeout'));
    await unread.purchase.answer(failed('timeout'));
    expect(unread.ready()).toMatchObject({ purchase: PURCHASE, task: null, told: 'bnplCreditFailed' });
  });

  it.each([
    ['waitingForPayment', ['continueUnknown'], null],
    [null, ['outcomeUnknown'], null],
    ['returns', [], { page: 'order', order: ID, isFromHost: false }],
  ] as const)('Q62 is read from the order where its answer was lost: %s', async (status, told, place) => {
    const { sent, orders, ready, notices, navigation, analytics } = await continued();
    await sent.answer(unknown('timeout'));
    expect([ready().task, orders.given, notices.shown]).toEqual(['continuing', [[ID, 'quiet']], []]);
    await orders.answer(status === null ? failed('timeout') : done({ ...ORDER, status }));
    expect([ready().task, ready().told, notices.shown]).toEqual([null, told[0] ?? null, told]);
    expect(navigation.current()).toEqual(place);
    expect([sent.given.length, analytics.events]).toEqual([1, [{ name: 'continueFailed', cause: 'unknown' }]]);
  });

  it('Q72 an order that is missing after a lost answer closes the cart', async () => {
    const { sent, orders, shown, notices } = await continued();
    await sent.answer(unknown('timeout'));
    await orders.answer(refused(400147));
    expect([shown(), notices.shown]).toEqual([{ kind: 'over', order: ID, truth: 'missing', said: null }, []]);
  });

  it('changes, opens and tells nothing on a page that was left, but counts a failure', async () => {
    for (const outcome of [done(STEP), done({ ...STEP, result: 'soldOut' as const }), refused(400310)]) {
      const { leave, sent, host, ready, notices, analytics } = await continued();
      leave();
      await sent.answer(outcome);
      expect([host.calls, notices.shown]).toEqual([[], []]);
      expect(ready()).toMatchObject({ task: 'continuing', paymentType: 'bnpl' });
      expect(analytics.events).toHaveLength(outcome.kind === 'done' ? 0 : 1);
    }
    const { leave, sent, orders, ready, notices, navigation } = await continued();
    await sent.answer(unknown('timeout'));
    leave();
    await orders.answer(failed('timeout'));
    expect([ready().task, notices.shown, navigation.current()]).toEqual(['continuing', [], null]);
    // Left while the order, or after it the purchase, says why.
    for (const [outcome, readings] of [
      [refused(400900), 0],
      [refused(400310), 0],
      [refused(400310), 1],
      [done({ ...STEP, result: 'soldOut' as const }), 0],
    ] as const) {
      const late = await continued();
      await late.sent.answer(outcome);
      if (readings > 0) await late.orders.answer(done(WAITING));
      const before = late.ready();
      late.leave();
      if (readings > 0) await late.purchase.answer(done(DEARER));
      else await late.orders.answer(done({ ...ORDER, status: 'cancelled' }));
      expect(late.shown()).toBe(before);
    }
  });

  it('leaves no timer behind once the page is gone, and is free when it is opened again', async () => {
    const { screen, leave, sent, ready, clock } = await continued();
    await sent.answer(done(ACCEPTED));
    leave();
    clock.pass(LEAVING_MS);
    expect(ready().task).toBe('continuing');
    screen.open();
    expect(ready().task).toBeNull();
  });
});

// Helpers

/** A cart whose Continue was sent. */
async function continued() {
  const cart = await readyCart();
  void cart.screen.proceed();
  await cart.purchase.answer(done(PURCHASE));
  return cart;
}
