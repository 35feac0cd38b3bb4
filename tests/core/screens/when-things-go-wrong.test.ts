import { describe, expect, it } from 'vitest';
import { districtsOf } from '#core/address/districts.ts';
import { nativeStep } from '#core/lib/ids.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { slideAfter } from '#core/product/carousel.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import { createLoanCalculatorScreen } from '#core/screens/loan-calculator.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { ADDRESS, openShop, PHONE, settled, tick } from '../../support/open-shop.ts';

describe('the cart, where something goes wrong', () => {
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

  it('R55 Continue leads to the app’s page of an unfinished step', async () => {
    const { shop, screen, order } = await openCart();
    const answer = { result: 'accepted', paymentType: null, nativeStep: nativeStep(1040), productOrderId: null };
    shop.answer('continuePurchase', done(answer));
    await screen.proceed();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'step', step: 1040, order });
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
  it.each([
    ['R64 a refused receipt changes nothing', refused(400147), ['orderMissing']],
    ['R64 a receipt that was not sent changes nothing', failed('noSession'), ['lostToken']],
    [
      'Q62 a receipt whose answer was lost, and that the server does not have, is told',
      unknown('timeout'),
      ['outcomeUnknown'],
    ],
  ] as const)('%s', async (_title, outcome, notices) => {
    const shop = openShop();
    const screen = createOrderScreen(shop.ports, await shop.shipped(), false);
    screen.open();
    await settled(screen.state);
    screen.askReceipt();
    shop.answer('confirmReceipt', outcome);
    await screen.confirmReceipt();
    expect(screen.state.getSnapshot()).toMatchObject({ receipt: 'none', order: { status: 'shipped' } });
    expect(shop.ports.notices.shown).toEqual(notices);
  });

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

  it('R73 says so where the device refuses to copy', async () => {
    const shop = openShop();
    const ports = { ...shop.ports, clipboard: { copy: async () => false } };
    const screen = createOrderScreen(ports, await shop.shipped(), false);
    screen.open();
    await settled(screen.state);
    await screen.copyTrackingNumber();
    expect(shop.ports.notices.shown).toEqual(['copyFailed']);
  });
});

describe('the product, where something goes wrong', () => {
  it.each([
    ['Q31 a pending order without an id cannot be cancelled', null, done(null), ['networkError']],
    ['Q62 a cancel whose answer was lost is told, and buys nothing', 'A-9', unknown('timeout'), ['outcomeUnknown']],
  ] as const)('%s', async (_title, waiting, outcome, notices) => {
    const { shop, screen } = await pendingOrder(waiting);
    shop.answer('cancelWaitingOrder', outcome);
    const before = shop.calls.filter((call) => call === 'startPurchase').length;
    await screen.cancelPendingOrder();
    expect(shop.calls.filter((call) => call === 'startPurchase')).toHaveLength(before);
    expect(shop.ports.notices.shown).toEqual(notices);
    expect(screen.state.getSnapshot()).toMatchObject({ buying: { kind: 'idle' } });
  });

  it('Q31 a pending order without an id cannot be paid', async () => {
    const { shop, screen } = await pendingOrder(null);
    screen.payPendingOrder();
    expect(shop.ports.notices.shown).toEqual(['networkError']);
  });

  it('leaves no trace of a cancel that is answered after the page was left', async () => {
    const { shop, screen, close } = await pendingOrder('A-9');
    shop.answer('cancelWaitingOrder', done(null));
    const cancelling = screen.cancelPendingOrder();
    close();
    await cancelling;
    expect(shop.calls.filter((call) => call === 'startPurchase')).toHaveLength(1);
  });

  it('R38 a carousel without pictures stays at its beginning', () => {
    expect(slideAfter(3, 0, 1)).toBe(0);
  });
});

describe('forms, where something goes wrong', () => {
  it('R31 the calculator says which field is missing, and takes it back once there are figures', () => {
    const screen = createLoanCalculatorScreen({ track: () => undefined });
    screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ gap: 'loanAmount', figures: null });
    for (const [field, text] of [
      ['loanAmount', '1000'],
      ['loanDay', '30'],
      ['penaltyRate', '2'],
    ] as const)
      screen.type(field, text);
    screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ gap: null, figures: { total: 122_500 } });
  });

  it('Q61 takes up an offer once, and nothing where there is none', () => {
    const screen = createNumberCheckScreen({ track: () => undefined });
    screen.acceptOffer();
    expect(screen.state.getSnapshot().verdict.status).toBe('unchecked');
    screen.type('92516011632');
    screen.check();
    expect(screen.state.getSnapshot().verdict.status).toBe('unofficial');
    screen.acceptOffer();
    expect(screen.state.getSnapshot()).toMatchObject({ digits: '0516011632', verdict: { status: 'official' } });
  });

  it('Q24 typing after a failure goes on with the same text; erasing waits for the answer', async () => {
    const shop = openShop();
    const gateway = { fileComplaint: async () => failed('unreachable') };
    const screen = createComplaintScreen({ ...shop.ports, gateway }, 'en');
    screen.open();
    screen.type('name', 'Ayesha');
    screen.type('mobile', '3001234567');
    screen.type('problem', 'A caller asked for my PIN.');
    const submitting = screen.submit();
    screen.erase();
    await submitting;
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'failed', draft: { name: 'Ayesha' } });
    screen.type('name', 'Ayesha Khan');
    expect(screen.state.getSnapshot()).toMatchObject({
      kind: 'editing',
      problems: {},
      draft: { mobile: '3001234567' },
    });
    screen.open();
    expect(screen.state.getSnapshot()).toMatchObject({ draft: { name: 'Ayesha Khan' } });
  });

  it('R58 has no districts for a province that does not exist', () => {
    expect(districtsOf('Atlantis', 'en')).toEqual([]);
  });
});

describe('one and many', () => {
  it('R52, R65 words agree with their numbers, in both languages', () => {
    for (const { shop, site } of [english, urdu]) {
      expect(shop.cart.terms({ periods: 1 })).not.toBe(shop.cart.terms({ periods: 2 }).replace('2', '1'));
      expect(shop.order.bnplFor({ months: 1 })).toContain('1');
      expect(site.calculator.byDay.late({ days: 1 })).toContain('1');
      expect(site.calculator.byDay.reached({ days: 1 })).toContain('1');
    }
    expect(english.shop.order.bnplFor({ months: 1 })).toBe('BNPL for 1 Month');
    expect(english.site.calculator.byDay.late({ days: 1 })).toBe('1 day late');
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

/** A product page whose shopper is asked about a pending order. */
async function pendingOrder(waitingOrderId: string | null) {
  const shop = openShop();
  const screen = createProductScreen(shop.ports, PHONE);
  const close = screen.open();
  await settled(screen.state);
  const started = { productOrderId: null, isOtherOrderWaiting: true, waitingOrderId, hasEnoughStock: true };
  shop.answer('startPurchase', done(started));
  await screen.buy();
  return { shop, screen, close };
}
