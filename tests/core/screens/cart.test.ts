import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { ADDRESS, openShop, settled, tick } from '../../support/open-shop.ts';

describe('R45–R55 a cart of the lender', () => {
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

  it('R54 sends one Continue, with the chosen term, however often it is tapped', async () => {
    const { shop, screen, order } = await openCart();
    const state = screen.state.getSnapshot();
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

  it('Q39 a Continue that fails is told once and goes to analytics, and the cart stays as it was, with why', async () => {
    const { shop, screen } = await openCart();
    const before = screen.state.getSnapshot();
    shop.answer('continuePurchase', refused(400999));
    await screen.proceed();
    expect(screen.state.getSnapshot()).toEqual({ ...before, told: 'networkError' });
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    expect(shop.ports.analytics.events).toEqual([{ name: 'continueFailed', cause: 400999 }]);
  });

  it('Q62 reads the order back after an unknown Continue, and never sends it again by itself', async () => {
    const { shop, screen } = await openCart();
    shop.answerAfterwards('continuePurchase', unknown('timeout'));
    await screen.proceed();
    expect(shop.calls.slice(-2)).toEqual(['continuePurchase', 'readOrder']);
    expect(shop.ports.notices.shown).toEqual(['continueUnknown']);
    expect(screen.state.getSnapshot()).toMatchObject({ task: null });
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
