import { describe, expect, it } from 'vitest';
import { done, failed } from '#core/lib/outcome.ts';
import { PURCHASE, readyCart } from '../../support/open-cart.ts';

const DEARER = {
  ...PURCHASE,
  needsPolicy: true,
  product: { ...PURCHASE.product, totalPrice: PURCHASE.product.totalPrice + 1 },
};

describe('R53, Q37 the policy', () => {
  const open = async () => {
    const cart = await readyCart({ ...PURCHASE, needsPolicy: true });
    await cart.screen.proceed();
    return cart;
  };

  it('is asked before anything is sent, reminds of its tick, and lets Continue go on with it', async () => {
    const { screen, purchase, sent, ready } = await open();
    expect(ready()).toMatchObject({ policy: { isTicked: false, isReminded: false }, task: null, hasAgreed: false });
    await screen.confirmPolicy();
    expect(ready().policy).toEqual({ isTicked: false, isReminded: true });
    screen.tickPolicy(true);
    expect(ready().policy).toEqual({ isTicked: true, isReminded: false });
    screen.tickPolicy(false);
    expect([ready().policy, purchase.given.length]).toEqual([{ isTicked: false, isReminded: false }, 1]);
    screen.tickPolicy(true);
    void screen.confirmPolicy();
    void screen.confirmPolicy();
    expect(ready()).toMatchObject({ policy: null, hasAgreed: true, task: 'continuing' });
    await purchase.answer(done(DEARER));
    expect([ready().hasAgreed, purchase.given.length, sent.given]).toEqual([true, 2, []]);
    void screen.proceed();
    await purchase.answer(done(DEARER));
    expect([ready().policy, sent.given.length]).toEqual([null, 1]);
  });

  it('Q69 is closed by a reading that changes the choice or its amounts, with why, and stays open over any other', async () => {
    const { screen, ready, read, sent } = await open();
    screen.tickPolicy(true);
    screen.refresh();
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
      other.screen.refresh();
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
    expect([ready().policy, ready().hasAgreed, purchase.given.length]).toEqual([null, false, 1]);
    await screen.proceed();
    expect(ready().policy).toEqual({ isTicked: false, isReminded: false });
  });

  it('is not asked of full payment, nor confirmed while the payment is switched', async () => {
    const { screen, ready, purchase, step } = await open();
    screen.tickPolicy(true);
    await screen.choosePayment('full');
    void screen.choosePayment('bnpl');
    await screen.confirmPolicy();
    expect([ready().task, ready().hasAgreed, purchase.given.length]).toEqual(['switching', false, 1]);
    await step.answer(failed('timeout'));
    screen.closePolicy();
    void screen.proceed();
    expect([ready().policy, ready().task]).toEqual([null, 'continuing']);
  });
});
