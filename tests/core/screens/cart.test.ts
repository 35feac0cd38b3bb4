import { describe, expect, it } from 'vitest';
import { nativeStep, orderId, productId } from '#core/lib/ids.ts';
import { done, failed } from '#core/lib/outcome.ts';
import { reasonsAt } from '#core/purchase/cart-reasons.ts';
import { canContinue, cartDue, isDeliverySettled } from '#core/screens/cart-state.ts';
import { ID, openCart, PLANS, PURCHASE, readyCart, TO_CART } from '../../support/open-cart.ts';
import { ADDRESS } from '../../support/open-shop.ts';

const NO_CHOICE = { ...PURCHASE, bnplStatus: 'overdue' as const };

describe('R45, R50 reading the cart', () => {
  it('asks for the step first, then for purchase and address, and opens on express and the plan that was advertised (Q34)', async () => {
    const kept = { poi: ID, 'choice:product': `${PURCHASE.product.productId} 2 any` } as const;
    const { screen, step, purchase, address, clock, shown, read } = openCart(kept);
    screen.open();
    expect([shown(), step.given, purchase.given, address.given]).toEqual([{ kind: 'loading' }, [[ID]], [], []]);
    await read(PURCHASE);
    expect([step.given, purchase.given, address.given]).toEqual([[[ID]], [[ID]], [[ID]]]);
    expect(shown()).toEqual({
      kind: 'ready',
      order: ID,
      purchase: PURCHASE,
      address: ADDRESS,
      readAt: clock.now(),
      isKept: false,
      receiptType: 'express',
      paymentType: 'bnpl',
      plan: PLANS[1],
      refused: null,
      chosen: {
        receiptType: 'express',
        plan: PLANS[1],
        today: PLANS[1].bottomPrice || PLANS[1].downPayment,
        total: PLANS[1].total,
        isCreditRefused: false,
      },
      told: null,
      hinted: null,
      asking: null,
      task: null,
      policy: null,
      hasAgreed: false,
    });
  });

  it('shows a failure with a way to ask again, and keeps a cart that is shown', async () => {
    const { screen, step, purchase, address, shown, read } = openCart();
    screen.open();
    await step.answer(failed('timeout'));
    expect([shown(), purchase.given]).toEqual([{ kind: 'failed', cause: 'noAnswer' }, []]);
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await step.answer(done(TO_CART));
    await purchase.answer(failed('timeout'));
    await address.answer(done(ADDRESS));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.retry();
    await read(PURCHASE);
    const before = shown();
    expect(before.kind).toBe('ready');
    screen.reopen();
    await step.answer(failed('timeout'));
    expect(shown()).toEqual({ ...before, isKept: true });
  });

  it('shows the cart without an address that could not be read, and keeps one that was', async () => {
    const early = openCart();
    early.screen.open();
    await early.read(PURCHASE, failed('timeout'));
    expect(early.ready().address).toBeNull();
    const { screen, ready, read } = await readyCart();
    screen.reopen();
    await read(PURCHASE, failed('timeout'));
    expect(ready().address).toEqual(ADDRESS);
    screen.reopen();
    await read(PURCHASE, done(null));
    expect(ready().address).toBeNull();
  });

  it('opens the app’s page of the step in the cart’s stead, but not from a page that was left', async () => {
    const elsewhere = done({ nativeStep: nativeStep(1030), productOrderId: ID });
    const { screen, step, purchase, host, shown } = openCart();
    screen.open();
    await step.answer(elsewhere);
    expect(shown()).toEqual({ kind: 'elsewhere', step: 1030 });
    expect([host.calls, purchase.given]).toEqual([[{ opened: 'step', step: 1030, order: ID }], []]);
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    const left = openCart();
    left.screen.open()();
    await left.step.answer(elsewhere);
    expect([left.shown(), left.host.calls]).toEqual([{ kind: 'loading' }, []]);
  });

  it('Q31 leads back to the product without an order, whatever was asked before', async () => {
    const none = openCart({});
    none.screen.open();
    expect([none.navigation.current(), none.step.given]).toEqual([{ page: 'product', product: null }, []]);
    const { screen, session, navigation, step, purchase, shown } = openCart();
    screen.open();
    session.remove('poi');
    screen.reopen();
    expect(navigation.current()).toEqual({ page: 'product', product: null });
    await step.answer(done({ nativeStep: nativeStep(1030), productOrderId: ID }));
    expect([shown(), step.given, purchase.given]).toEqual([{ kind: 'loading' }, [[ID]], []]);
  });

  it('goes no further with a question that a newer one overtook', async () => {
    const { screen, step, purchase, ready, read } = openCart();
    screen.open();
    screen.reopen();
    await step.answer(done(TO_CART));
    expect(purchase.given).toEqual([]);
    await read(PURCHASE);
    expect([ready().kind, purchase.given]).toEqual(['ready', [[ID]]]);
  });

  it('R74 is read again when the app says so, until it is left', async () => {
    const { leave, step, host } = await readyCart();
    host.refresh('order');
    expect(step.given).toHaveLength(1);
    host.refresh('cart');
    expect(step.given).toHaveLength(2);
    leave();
    host.refresh('cart');
    expect(step.given).toHaveLength(2);
  });
});

describe('R50, R74 what was chosen, on a later reading', () => {
  it('is kept where it still is: delivery, payment and plan', async () => {
    const { screen, ready, read, session } = await readyCart();
    screen.chooseReceipt('pickUp');
    screen.choosePlan(PLANS[1].originalProductId);
    const dearer = { ...PLANS[1], total: PLANS[1].total + 1 };
    screen.reopen();
    await read({ ...PURCHASE, plans: [PLANS[0], dearer] });
    expect(ready()).toMatchObject({ receiptType: 'pickUp', paymentType: 'bnpl', plan: dearer });
    await screen.choosePayment('full');
    screen.reopen();
    await read(PURCHASE);
    expect(ready()).toMatchObject({ receiptType: 'pickUp', paymentType: 'full', plan: null });
    // Of another order nothing was chosen yet.
    session.write('poi', 'B-2');
    screen.reopen();
    await read(PURCHASE);
    expect(ready()).toMatchObject({ order: 'B-2', receiptType: 'express', paymentType: 'bnpl' });
  });

  it('Q69 a delivery or a plan that is gone gives way to no other, a refused plan to full payment', async () => {
    const { screen, ready, read } = await readyCart();
    screen.choosePlan(PLANS[2].originalProductId);
    screen.reopen();
    await read({ ...PURCHASE, allows: { express: false, pickUp: true }, plans: PLANS.slice(0, 2) });
    const gone = { plan: PLANS[2], reason: 'planGone' };
    expect(ready()).toMatchObject({ receiptType: null, plan: null, refused: gone });
    expect([canContinue(ready()), cartDue(ready()).today]).toEqual([false, null]);
    expect(canContinue({ ...ready(), receiptType: 'express' })).toBe(false);
    expect(canContinue({ ...ready(), plan: PLANS[0] })).toBe(false);
    screen.reopen?.();
    await read({ ...NO_CHOICE, allows: { express: true, pickUp: false } });
    const refused = { plan: PLANS[2], reason: 'bnplOverdue' };
    expect(ready()).toMatchObject({ receiptType: 'express', paymentType: 'full', refused });
    screen.reopen();
    await read({ ...PURCHASE, allows: { express: false, pickUp: false }, plans: [] });
    const none = { plan: PLANS[2], reason: 'bnplNotOffered' };
    expect(ready()).toMatchObject({ receiptType: 'express', paymentType: 'full', plan: null, refused: none });
    screen.reopen();
    await read(PURCHASE);
    expect(ready()).toMatchObject({ receiptType: 'express', paymentType: 'bnpl', plan: PLANS[2], refused: null });
  });

  it('keeps what is under way, which only a new visit ends', async () => {
    const { screen, step, purchase, ready, leave, read } = await readyCart({ ...PURCHASE, needsPolicy: true });
    void screen.proceed();
    await purchase.answer(done({ ...PURCHASE, needsPolicy: true }));
    await screen.choosePayment('full');
    void screen.choosePayment('bnpl');
    const under = { task: 'switching', policy: { isTicked: false, isReminded: false } };
    expect(ready()).toMatchObject(under);
    leave();
    expect(ready()).toMatchObject(under);
    screen.open();
    expect(ready()).toMatchObject({ ...under, task: null });
    await step.answer(failed('timeout'));
    await read(PURCHASE);
    expect(ready()).toMatchObject({ ...under, task: null, hasAgreed: false });
  });
});

describe('R46, R52 choosing', () => {
  it('R46, R47 where the phone goes is settled with pick-up, and with express delivery to an address', () => {
    const offered = [
      { receiptType: 'express', address: null },
      { receiptType: 'express', address: ADDRESS },
      { receiptType: 'pickUp', address: null },
      { receiptType: null, address: null },
    ] as const;
    expect(offered.map(isDeliverySettled)).toEqual([false, true, true, false]);
  });

  it('Q69 says above Continue what keeps it from being pressed, and else beside the choice', async () => {
    const cart = (await readyCart()).ready();
    const { chosen, purchase } = cart;
    const asked = { chosen: { ...chosen, plan: 'asked' as const }, plan: null };
    for (const [more, place, reasons] of [
      [{}, 'continue', []],
      [{}, 'payment', []],
      [{ told: 'soldOut' }, 'delivery', []],
      [{ receiptType: null }, 'continue', ['deliveryGone']],
      [{ receiptType: null, told: 'soldOut' }, 'delivery', ['deliveryGone']],
      [{ receiptType: null, chosen: { ...chosen, receiptType: null } }, 'continue', ['deliveryAsked']],
      [asked, 'continue', ['planAsked']],
      [{ ...asked, purchase: { ...purchase, plans: [] } }, 'continue', ['bnplNotOffered']],
      [{ ...asked, purchase: NO_CHOICE }, 'continue', ['bnplOverdue']],
      [{ ...asked, paymentType: 'full' }, 'payment', ['planAsked']],
      [{ ...asked, plan: cart.plan }, 'payment', ['planAsked']],
    ] as const) {
      expect([more, reasonsAt({ ...cart, ...more }, place)]).toEqual([more, reasons]);
    }
  });

  it('takes a delivery that the server allows, and no other', async () => {
    const { screen, ready } = await readyCart();
    screen.chooseReceipt('pickUp');
    expect(ready().receiptType).toBe('pickUp');
    const other = await readyCart({ ...PURCHASE, allows: { express: true, pickUp: false } });
    const before = other.ready();
    other.screen.chooseReceipt('pickUp');
    expect(other.ready()).toBe(before);
  });

  it('takes a plan that is offered, and none for full payment', async () => {
    const { screen, ready } = await readyCart();
    screen.choosePlan(PLANS[1].originalProductId);
    expect(ready().plan).toBe(PLANS[1]);
    await screen.choosePayment('full');
    screen.choosePlan(PLANS[2].originalProductId);
    expect(ready()).toMatchObject({ paymentType: 'full', plan: null });
  });

  it('leaves delivery and plan alone while something is under way', async () => {
    const { screen, ready } = await readyCart();
    void screen.proceed();
    const before = ready();
    screen.chooseReceipt('pickUp');
    screen.choosePlan(PLANS[1].originalProductId);
    expect(ready()).toBe(before);
  });

  it('R49, Q36, Q53 leads to form, calculator and review of its order once it is there, and back', async () => {
    const early = openCart();
    early.screen.open();
    early.screen.editAddress();
    early.screen.openCalculator();
    early.screen.openReview();
    early.screen.openOrder();
    early.screen.chooseReceipt('pickUp');
    expect([early.navigation.history(), early.host.calls, early.shown().kind]).toEqual([[], [], 'loading']);
    const { screen, navigation, host } = await readyCart({ ...PURCHASE, plans: PLANS.slice(1) });
    screen.editAddress();
    screen.openCalculator();
    screen.openReview();
    const calculator = {
      page: 'bnplCalculator',
      order: orderId('A-1'),
      productAmount: PURCHASE.product.price,
      loanDays: 60,
      plan: PLANS[1]?.originalProductId,
    };
    expect(navigation.history()).toEqual([{ page: 'address', order: null }, calculator]);
    expect(host.calls).toEqual([{ opened: 'review', order: ID }]);
    screen.back();
    expect(navigation.current()).toEqual({ page: 'address', order: null });
    await screen.choosePayment('full');
    screen.openCalculator();
    expect(navigation.current()).toEqual({ ...calculator, plan: null });
    const phone = { ...PURCHASE.product, productId: productId('phone-1') };
    const none = await readyCart({ ...PURCHASE, product: phone, plans: [] });
    none.screen.openCalculator();
    expect(none.navigation.current()).toMatchObject({ loanDays: null, plan: null });
    none.screen.openPhone();
    none.screen.openApp();
    early.screen.openPhone();
    expect(none.navigation.current()).toEqual({ page: 'product', product: 'phone-1' });
    expect([none.host.calls, early.host.calls]).toEqual([[{ opened: 'back' }], [{ opened: 'back' }]]);
  });
});
