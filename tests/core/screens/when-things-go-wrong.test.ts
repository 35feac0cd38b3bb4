import { describe, expect, it } from 'vitest';
import { nativeStep } from '#core/lib/ids.ts';
import { done, unknown } from '#core/lib/outcome.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { ADDRESS, openShop, settled, tick } from '../../support/open-shop.ts';

describe('the cart, where something goes wrong', () => {
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

  it('R49, Q36 the calculator opens with the chosen plan’s days, with the first plan’s for full payment, without where there is none', async () => {
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

describe('the order, where something goes wrong', () => {
  it('R64 the question goes away with its reason, and with Cancel', async () => {
    const shop = openShop();
    const order = await shop.shipped();
    const screen = createOrderScreen(shop.ports, order, false);
    screen.open();
    await settled(screen.state);
    screen.cancelReceipt();
    screen.askReceipt();
    screen.cancelReceipt();
    expect(screen.state.getSnapshot()).toMatchObject({ receipt: 'none' });
    screen.askReceipt();
    await shop.lender.act({ action: 'deliver', order });
    shop.ports.hostApp.refresh('order');
    await tick();
    expect(screen.state.getSnapshot()).toMatchObject({ receipt: 'none', order: { status: 'received' } });
    screen.askReceipt();
    expect(screen.state.getSnapshot()).toMatchObject({ receipt: 'none' });
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
