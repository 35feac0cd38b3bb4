import { describe, expect, it } from 'vitest';
import { nativeStep } from '#core/lib/ids.ts';
import { done, failed, refused } from '#core/lib/outcome.ts';
import { reasonsAt } from '#core/purchase/cart-reasons.ts';
import { offersReview } from '#core/screens/cart-state.ts';
import { order } from '../../arbitraries/order.ts';
import { ID, openCart, PLANS, PURCHASE, readyCart, TO_CART } from '../../support/open-cart.ts';
import { oneOf } from '../../support/questions.ts';

const DEARER = {
  ...PURCHASE,
  needsPolicy: true,
  product: { ...PURCHASE.product, totalPrice: PURCHASE.product.totalPrice + 1 },
};

describe('R51, R53 the payment', () => {
  it('is left alone before there is a cart, and where it is chosen already', async () => {
    const early = openCart();
    early.screen.open();
    await early.screen.choosePayment('bnpl');
    expect(early.step.given).toHaveLength(1);
    const { screen, step, ready } = await readyCart();
    const before = ready();
    await screen.choosePayment('bnpl');
    expect([ready() === before, step.given.length]).toEqual([true, 1]);
  });

  it('in full is chosen at once, and asks nothing', async () => {
    const { screen, step, ready } = await readyCart();
    screen.choosePlan(PLANS[1].originalProductId);
    await screen.choosePayment('full');
    expect(ready()).toMatchObject({ paymentType: 'full', plan: null, task: null });
    expect(step.given).toHaveLength(1);
    const before = ready();
    await screen.choosePayment('full');
    expect(ready()).toBe(before);
  });

  it('Q69 in full is chosen with a tap of its own where a refused plan led there', async () => {
    const { screen, read, ready } = await readyCart();
    screen.reopen();
    await read({ ...PURCHASE, bnplStatus: 'overdue' });
    expect(ready()).toMatchObject({ paymentType: 'full', refused: { plan: PLANS[0] }, chosen: { plan: PLANS[0] } });
    await screen.choosePayment('full');
    expect(ready()).toMatchObject({ paymentType: 'full', refused: null, chosen: { plan: null } });
  });

  it.each([
    ['overdue', ['bnplOverdue']],
    ['notOffered', []],
  ] as const)('by instalments is out of reach at %s, says %j, and is asked for again', async (bnplStatus, told) => {
    const { screen, step, purchase, ready, notices } = await readyCart({ ...PURCHASE, bnplStatus });
    await screen.choosePayment('bnpl');
    expect([ready().paymentType, notices.shown, step.given.length]).toEqual(['full', told, 1]);
    void screen.askForBnpl();
    void screen.askForBnpl();
    await step.answer(done(TO_CART));
    await purchase.answer(done(PURCHASE));
    expect([ready().paymentType, step.given.length]).toEqual(['bnpl', 2]);
  });
});

describe('what the cart and a reason in it both offer', () => {
  it('Q53 the review stands beside its badge until the reason offers it, once', async () => {
    const { screen, ready } = await readyCart({ ...PURCHASE, bnplStatus: 'underReview' });
    expect([ready().hinted, offersReview(ready())]).toEqual([null, true]);
    await screen.choosePayment('bnpl');
    expect([reasonsAt(ready(), 'payment'), offersReview(ready())]).toEqual([['bnplUnderReview'], false]);
    expect(offersReview((await readyCart()).ready())).toBe(false);
  });
});

describe('R53, Q34 a switch to instalments', () => {
  it('asks for the step, then for the purchase, once, and takes the plan that was advertised', async () => {
    const { screen, step, purchase, ready, notices, sent, session } = await inFull();
    session.write('choice:product', `${PURCHASE.product.productId} 3 any`);
    void screen.choosePayment('bnpl');
    void screen.choosePayment('bnpl');
    await screen.choosePayment('full');
    await screen.proceed();
    expect(ready()).toMatchObject({ paymentType: 'full', task: 'switching' });
    await step.answer(done(TO_CART));
    const anew = { ...PURCHASE, plans: PLANS.slice(1) };
    await purchase.answer(done(anew));
    expect(ready()).toMatchObject({ paymentType: 'bnpl', plan: PLANS[2], purchase: anew, task: null, isKept: false });
    expect([step.given, purchase.given, sent.given]).toEqual([[[ID], [ID]], [[ID], [ID]], []]);
    expect(notices.shown).toEqual([]);
  });

  it.each([refused(400113), failed('timeout')])('leaves full payment after %j', async (outcome) => {
    const { screen, step, purchase, ready, notices } = await inFull();
    void screen.choosePayment('bnpl');
    await step.answer(outcome);
    expect(ready()).toMatchObject({ paymentType: 'full', plan: null, task: null });
    expect([notices.shown, purchase.given.length]).toEqual([[], 1]);
  });

  it('Q72 says what the order is where it is no cart any more', async () => {
    const { screen, step, orders, shown } = await inFull();
    void screen.choosePayment('bnpl');
    await step.answer(refused(400900));
    await orders.answer(done({ ...oneOf(order()), status: 'cancelled' }));
    expect(shown()).toEqual({ kind: 'over', order: ID, truth: 'cancelled', said: null });
  });

  it('leaves full payment where the app’s page comes first, or the purchase cannot be read', async () => {
    const { screen, step, purchase, ready, host, notices } = await inFull();
    void screen.choosePayment('bnpl');
    await step.answer(done({ nativeStep: nativeStep(1030), productOrderId: null }));
    expect(ready()).toMatchObject({ paymentType: 'full', task: null });
    expect([host.calls, purchase.given.length]).toEqual([[{ opened: 'step', step: 1030, order: ID }], 1]);
    void screen.choosePayment('bnpl');
    await step.answer(done(TO_CART));
    await purchase.answer(failed('timeout'));
    expect(ready()).toMatchObject({ paymentType: 'full', plan: null, task: null });
    expect(notices.shown).toEqual([]);
  });

  it.each([
    [{ ...PURCHASE, bnplStatus: 'overdue' }, 'bnplOverdue', ['bnplOverdue']],
    [{ ...PURCHASE, plans: [] }, 'bnplNotOffered', []],
  ] as const)(
    'leaves full payment where instalments are possible no more, and shows why',
    async (anew, hinted, told) => {
      const { screen, step, purchase, ready, notices } = await inFull();
      void screen.choosePayment('bnpl');
      await step.answer(done(TO_CART));
      await purchase.answer(done(anew));
      expect(ready()).toMatchObject({
        paymentType: 'full',
        plan: null,
        purchase: anew,
        task: null,
        refused: null,
        hinted,
      });
      expect(notices.shown).toEqual(told);
    },
  );

  it('stays under way while the cart is read again', async () => {
    const { screen, step, purchase, address, ready } = await inFull();
    void screen.choosePayment('bnpl');
    screen.reopen();
    await step.answer(failed('timeout'));
    expect(ready()).toMatchObject({ task: null });
    void screen.choosePayment('bnpl');
    await step.answer(done(TO_CART));
    await purchase.answer(done(PURCHASE));
    await address.answer(done(null));
    expect(ready()).toMatchObject({ task: 'switching', paymentType: 'full', address: null });
  });

  it('tells nothing where the cart gave way to a page of the app meanwhile', async () => {
    const { screen, step, purchase, shown, notices } = await inFull();
    void screen.choosePayment('bnpl');
    screen.reopen();
    await step.answer(done(TO_CART));
    await step.answer(done({ ...TO_CART, nativeStep: nativeStep(3) }));
    await purchase.answer(done({ ...PURCHASE, bnplStatus: 'overdue' }));
    expect([shown(), notices.shown]).toEqual([{ kind: 'elsewhere', step: 3 }, []]);
  });

  it('changes and tells nothing on a page that was left', async () => {
    const left = { paymentType: 'full', task: 'switching' };
    for (const outcome of [
      done(TO_CART),
      failed('timeout'),
      done({ nativeStep: nativeStep(1030), productOrderId: null }),
    ]) {
      const { screen, leave, step, purchase, ready, notices, host } = await inFull();
      void screen.choosePayment('bnpl');
      leave();
      await step.answer(outcome);
      expect(ready()).toMatchObject(left);
      expect([notices.shown, host.calls, purchase.given.length]).toEqual([[], [], 1]);
    }
    for (const answer of [done(PURCHASE), done({ ...PURCHASE, bnplStatus: 'overdue' as const }), failed('timeout')]) {
      const { screen, leave, step, purchase, ready, notices } = await inFull();
      void screen.choosePayment('bnpl');
      await step.answer(done(TO_CART));
      leave();
      await purchase.answer(answer);
      expect(ready()).toMatchObject(left);
      expect(notices.shown).toEqual([]);
    }
  });
});

describe('R53, Q37 the policy', () => {
  const open = async () => {
    const cart = await readyCart({ ...PURCHASE, needsPolicy: true });
    void cart.screen.proceed();
    await cart.purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    return cart;
  };

  it('Q37 is asked before anything is sent, reminds of its tick, and lets Continue go on with it', async () => {
    const { screen, purchase, sent, ready } = await open();
    expect(ready()).toMatchObject({ policy: { isTicked: false, isReminded: false }, task: null, hasAgreed: false });
    await screen.confirmPolicy();
    expect(ready().policy).toEqual({ isTicked: false, isReminded: true });
    screen.tickPolicy(true);
    expect(ready().policy).toEqual({ isTicked: true, isReminded: false });
    screen.tickPolicy(false);
    expect([ready().policy, purchase.given.length]).toEqual([{ isTicked: false, isReminded: false }, 2]);
    screen.tickPolicy(true);
    void screen.confirmPolicy();
    void screen.confirmPolicy();
    expect(ready()).toMatchObject({ policy: null, hasAgreed: true, task: 'continuing' });
    await purchase.answer(done(DEARER));
    expect([ready().hasAgreed, purchase.given.length, sent.given]).toEqual([true, 3, []]);
    void screen.proceed();
    await purchase.answer(done(DEARER));
    expect([ready().policy, sent.given.length]).toEqual([null, 1]);
  });

  it('Q69 is closed by a reading that changes the choice or its amounts, with why, and stays open over any other', async () => {
    const { screen, ready, read, sent } = await open();
    screen.tickPolicy(true);
    screen.reopen();
    await read({ ...PURCHASE, needsPolicy: true });
    expect(ready()).toMatchObject({ policy: { isTicked: true }, told: null });
    for (const [purchase, told] of [
      [DEARER, 'amountsChanged'],
      [{ ...DEARER, allows: { express: false, pickUp: true } }, 'deliveryGone'],
      [{ ...DEARER, plans: DEARER.plans.slice(1) }, 'planGone'],
      [{ ...DEARER, bnplStatus: 'creditInsufficient' as const }, 'bnplCreditInsufficient'],
    ] as const) {
      const other = await open();
      other.screen.tickPolicy(true);
      other.screen.reopen();
      await other.read(purchase);
      expect(other.ready()).toMatchObject({ policy: null, told });
      await other.screen.confirmPolicy();
      expect(other.sent.given).toEqual([]);
    }
    expect(sent.given).toEqual([]);
  });

  it('R53 is asked where it appears between the cart and Continue', async () => {
    const { screen, purchase, ready, sent } = await readyCart();
    void screen.proceed();
    await purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    expect([ready().policy, ready().task, sent.given]).toEqual([{ isTicked: false, isReminded: false }, null, []]);
    screen.tickPolicy(true);
    void screen.confirmPolicy();
    await purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    expect(sent.given).toHaveLength(1);
  });

  it('is closed without a word, and asked again with the next tap', async () => {
    const { screen, ready, purchase } = await open();
    screen.tickPolicy(true);
    screen.closePolicy();
    await screen.confirmPolicy();
    screen.tickPolicy(true);
    expect([ready().policy, ready().hasAgreed, purchase.given.length]).toEqual([null, false, 2]);
    void screen.proceed();
    await purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    expect(ready().policy).toEqual({ isTicked: false, isReminded: false });
  });

  it('is not asked of full payment, nor confirmed while the payment is switched', async () => {
    const { screen, ready, purchase, step, sent } = await open();
    screen.tickPolicy(true);
    await screen.choosePayment('full');
    void screen.choosePayment('bnpl');
    await screen.confirmPolicy();
    expect([ready().task, ready().hasAgreed, purchase.given.length]).toEqual(['switching', false, 2]);
    await step.answer(failed('timeout'));
    screen.closePolicy();
    void screen.proceed();
    expect([ready().policy, ready().task]).toEqual([null, 'continuing']);
    await purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    expect([ready().policy, sent.given.length]).toEqual([null, 1]);
  });
});

// Helpers

/** A cart on full payment whose instalments can be chosen. */
async function inFull() {
  const cart = await readyCart();
  await cart.screen.choosePayment('full');
  return cart;
}
