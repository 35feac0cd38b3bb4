import { describe, expect, it } from 'vitest';
import { loanProductId, nativeStep, productId } from '#core/lib/ids.ts';
import { done, refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { ADDRESS, openShop, settled, tick } from '../../support/open-shop.ts';

describe('cart screen', () => {
  it('Q31 leads back to the product where no order is in hand', () => {
    const shop = openShop();
    createCartScreen(shop.ports).open();
    expect(shop.ports.navigation.current()).toEqual({ page: 'product', product: null });
  });

  it('R45 opens the app’s page of an unfinished step instead of the cart', async () => {
    const shop = openShop();
    const order = await shop.bought();
    await shop.lender.act({ action: 'step', shopper: 'sandbox-token', step: 1030 });
    const screen = createCartScreen(shop.ports);
    screen.open();
    expect(await settled(screen.state)).toEqual({ kind: 'elsewhere', step: 1030 });
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'step', step: 1030, order });
  });

  it('R50 opens on instalments with its first term at status 10, and on full payment at any other', async () => {
    for (const [status, payment] of [
      [10, 'bnpl'],
      [7, 'full'],
      [8, 'full'],
      [99, 'full'],
    ] as const) {
      const shop = openShop();
      await shop.bought();
      await shop.lender.act({ action: 'bnpl', shopper: 'sandbox-token', status });
      const screen = createCartScreen(shop.ports);
      screen.open();
      const state = await settled(screen.state);
      expect(state).toMatchObject({ kind: 'ready', paymentType: payment });
      if (state.kind === 'ready') expect(state.plan?.periods ?? null).toBe(payment === 'bnpl' ? 1 : null);
    }
  });

  it('R53, Q34 a switch to instalments asks once more, and taps are ignored while it runs', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    await screen.choosePayment('full');
    const before = shop.calls.length;
    const switching = screen.choosePayment('bnpl');
    await screen.choosePayment('bnpl');
    await screen.choosePayment('full');
    await screen.proceed();
    await switching;
    expect(shop.calls.slice(before)).toEqual(['askBnpl', 'readPurchase']);
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'bnpl', task: null, plan: { periods: 1 } });
  });

  it('R51 shows the reason when an unavailable choice is tapped', async () => {
    const shop = openShop();
    await shop.bought();
    await shop.lender.act({ action: 'bnpl', shopper: 'sandbox-token', status: 3 });
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    await screen.choosePayment('bnpl');
    expect(shop.ports.notices.shown).toEqual(['bnplCreditInsufficient']);
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full' });
  });

  it('R54 sends one Continue, with the chosen term, however often it is tapped', async () => {
    const shop = openShop();
    const order = await shop.bought();
    await shop.gateway.saveAddress(order, ADDRESS);
    const screen = createCartScreen(shop.ports);
    screen.open();
    const state = await settled(screen.state);
    if (state.kind === 'ready') screen.choosePlan(state.purchase.plans[2]?.originalProductId ?? loanProductId('none'));
    await Promise.all([screen.proceed(), screen.proceed(), screen.proceed()]);
    // The app's page is on its way: it covers this one a moment after the tap.
    await screen.proceed();
    expect(shop.calls.filter((call) => call === 'continuePurchase')).toHaveLength(1);
    shop.ports.clock.pass(LEAVING_MS);
    expect(screen.state.getSnapshot()).toMatchObject({ task: null });
    expect((await shop.orders())[0]).toMatchObject({ paymentType: 'bnpl', loanProductId: '7300000000000000090' });
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'orderConfirmation', order });
  });

  it('R55 400310 falls back to full payment, and goes to analytics', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    shop.answer('continuePurchase', refused(400310));
    await screen.proceed();
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full', plan: null, task: null });
    expect(shop.ports.notices.shown).toEqual(['bnplCreditFailed']);
    expect(shop.ports.analytics.events).toEqual([{ name: 'continueFailed', cause: 400310 }]);
  });

  it('Q39 a Continue that fails is told once and goes to analytics, and the cart stays as it was', async () => {
    const { shop, screen } = await openCart();
    const before = screen.state.getSnapshot();
    shop.answer('continuePurchase', refused(400999));
    await screen.proceed();
    expect(screen.state.getSnapshot()).toEqual(before);
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    expect(shop.ports.analytics.events).toEqual([{ name: 'continueFailed', cause: 400999 }]);
  });

  it('Q62 reads the order back after an unknown Continue, and never sends it again by itself', async () => {
    const shop = openShop();
    const order = await shop.bought();
    await shop.gateway.saveAddress(order, ADDRESS);
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    shop.answerAfterwards('continuePurchase', unknown('timeout'));
    await screen.proceed();
    expect(shop.calls.slice(-2)).toEqual(['continuePurchase', 'readOrder']);
    expect(shop.ports.notices.shown).toEqual(['outcomeUnknown']);
    expect(screen.state.getSnapshot()).toMatchObject({ task: null });
  });

  it('R53 asks for the partner’s policy before instalments go on', async () => {
    const shop = openShop();
    await shop.bought(productId('tecno-spark-30-pro'));
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    screen.chooseReceipt('pickUp');
    await screen.proceed();
    await screen.confirmPolicy();
    expect(screen.state.getSnapshot()).toMatchObject({ policy: { isTicked: false, isReminded: true } });
    expect(shop.calls).not.toContain('continuePurchase');
    screen.tickPolicy(true);
    await screen.confirmPolicy();
    expect(shop.calls).toContain('continuePurchase');
  });

  it('R74 loads again when the app asks, and keeps the shopper’s choices', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = createCartScreen(shop.ports);
    const close = screen.open();
    await settled(screen.state);
    await screen.choosePayment('full');
    const before = shop.calls.length;
    shop.ports.hostApp.refresh('cart');
    await tick();
    expect(shop.calls.slice(before)).toEqual(['askBnpl', 'readPurchase', 'readAddress']);
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'ready', paymentType: 'full' });
    close();
    shop.ports.hostApp.refresh('cart');
    await tick();
    expect(shop.calls.length).toBe(before + 3);
  });

  it('Continue goes on only with amounts that were shown: changed ones are shown first', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    const now = await shop.gateway.readPurchase(order);
    if (now.kind !== 'done') throw new Error('the sandbox has no purchase');
    const dearer = { ...now.data.product, totalPrice: now.data.product.totalPrice + 1 };
    shop.answer('readPurchase', { ...now, data: { ...now.data, product: dearer } });
    await screen.proceed();
    expect(shop.calls).not.toContain('continuePurchase');
    expect(shop.ports.notices.shown).toEqual(['amountsChanged']);
    expect(screen.state.getSnapshot()).toMatchObject({ task: null, purchase: { product: dearer } });
  });

  it('Q53 the review page opens from the cart beside badge 5', async () => {
    const shop = openShop();
    const id = await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    screen.openReview();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'review', order: id });
  });

  it.each([
    ['R53 a switch that fails leaves full payment, and says so', unknown('timeout'), 'networkError'],
    ['R53 a switch that is refused leaves full payment', refused(400114), 'invalidToken'],
  ] as const)('%s', async (_title, outcome, notice) => {
    const { shop, screen } = await openCart();
    await screen.choosePayment('full');
    shop.answer('askBnpl', outcome);
    await screen.choosePayment('bnpl');
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full', task: null });
    expect(shop.ports.notices.shown).toEqual([notice]);
  });

  it('R55 Continue leads to the app’s page of an unfinished step', async () => {
    const { shop, screen, order } = await openCart();
    const answer = { result: 'accepted', paymentType: null, nativeStep: nativeStep(1040), productOrderId: null };
    shop.answer('continuePurchase', done(answer));
    await screen.proceed();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'step', step: 1040, order });
  });

  it('Q34 a switch may lead to the app’s page of a step, or find that instalments are no longer possible', async () => {
    const { shop, screen } = await openCart();
    await screen.choosePayment('full');
    shop.answer('askBnpl', done({ nativeStep: nativeStep(1030), productOrderId: null }));
    await screen.choosePayment('bnpl');
    expect(shop.ports.hostApp.calls.at(-1)).toMatchObject({ opened: 'step', step: 1030 });
    await shop.lender.act({ action: 'bnpl', shopper: 'sandbox-token', status: 3 });
    await screen.choosePayment('bnpl');
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full', plan: null, task: null });
    expect(shop.ports.notices.shown).toEqual(['bnplCreditInsufficient']);
  });

  it('Q62 goes on to the order where it turns out that Continue was carried out and paid', async () => {
    const { shop, screen, order } = await openCart();
    await screen.choosePayment('full');
    const choice = { receiptType: 'express', paymentType: 'full', originalProductId: null } as const;
    const shown = await shop.gateway.readPurchase(order);
    await shop.gateway.continuePurchase({ productOrderId: order, ...choice });
    await shop.lender.act({ action: 'pay', order });
    shop.answer('readPurchase', shown);
    shop.answer('continuePurchase', unknown('timeout'));
    await screen.proceed();
    expect(shop.ports.navigation.current()).toEqual({ page: 'order', order, isFromHost: false });
  });

  it('Q36 the calculator opens with the chosen plan’s days, with the first plan’s for full payment, without where there is none', async () => {
    const { shop, screen, order } = await openCart();
    screen.openCalculator();
    expect(shop.ports.navigation.current()).toMatchObject({ page: 'bnplCalculator', order, loanDays: 30 });
    await screen.choosePayment('full');
    screen.openCalculator();
    expect(shop.ports.navigation.current()).toMatchObject({ loanDays: 30 });
    await shop.lender.act({ action: 'bnpl', shopper: 'sandbox-token', status: 3 });
    shop.ports.hostApp.refresh('cart');
    await tick();
    screen.openCalculator();
    expect(shop.ports.navigation.current()).toMatchObject({ loanDays: null });
    screen.tickPolicy(true);
    expect(screen.state.getSnapshot()).toMatchObject({ policy: null });
  });
});

// Helpers

async function openCart() {
  const shop = openShop();
  const order = await shop.bought();
  await shop.gateway.saveAddress(order, ADDRESS);
  const screen = createCartScreen(shop.ports);
  screen.open();
  await settled(screen.state);
  return { shop, screen, order };
}
