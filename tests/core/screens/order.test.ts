import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { unknown } from '#core/lib/outcome.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { openShop, settled } from '../../support/open-shop.ts';

describe('calculator, order and refund screens', () => {
  it('R60, Q42, Q54 shows the server’s figures whatever the address bar hints, and calculates on demand', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = createBnplCalculatorScreen(shop.ports, { order, productAmount: 1, loanDays: 60 });
    screen.open();
    const first = await settled(screen.state);
    expect(first).toMatchObject({ calculation: { productAmount: 5_549_900 }, option: { days: 60 }, overdueDays: '0' });
    screen.typeOverdueDays('007');
    expect(screen.state.getSnapshot()).toMatchObject({ overdueDays: '7', isStale: true });
    await screen.calculate();
    expect(screen.state.getSnapshot()).toMatchObject({ isStale: false, calculation: { overdueCharge: 621_586 } });
  });

  it('keeps what was chosen and typed for the session, and erases it on demand', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const hints = { order, productAmount: null, loanDays: 30 };
    const first = createBnplCalculatorScreen(shop.ports, hints);
    const leave = first.open();
    const shown = await settled(first.state);
    if (shown.kind !== 'ready') throw new Error('no calculation');
    expect(shown.isDraft).toBe(false);
    first.typeOverdueDays('12');
    first.chooseOption(shown.calculation.loanDays[2]?.originalProductId ?? loanProductId(''));
    leave();
    const again = createBnplCalculatorScreen(shop.ports, hints);
    again.open();
    expect(await settled(again.state)).toMatchObject({
      option: { days: 90 },
      overdueDays: '12',
      isDraft: true,
      isStale: false,
      calculation: { overdueCharge: Math.round((4_439_900 * 2 * 12) / 100) },
    });
    again.erase();
    expect(await settled(again.state)).toMatchObject({ option: { days: 30 }, overdueDays: '0', isDraft: false });
    expect(shop.ports.session.read('draft:bnplCalculator')).toBeNull();
  });

  it('R64, Q43 confirms the receipt once, after the question, and shows what comes of it', async () => {
    const shop = openShop();
    const order = await shop.shipped();
    const screen = createOrderScreen(shop.ports, order, false);
    screen.open();
    await settled(screen.state);
    await screen.confirmReceipt();
    expect(shop.calls).not.toContain('confirmReceipt');
    screen.askReceipt();
    await Promise.all([screen.confirmReceipt(), screen.confirmReceipt()]);
    expect(shop.calls.filter((call) => call === 'confirmReceipt')).toHaveLength(1);
    expect(screen.state.getSnapshot()).toMatchObject({ order: { status: 'received' }, receipt: 'none' });
  });

  it('R65 copies ids without invisible characters, and says whether it could', async () => {
    const shop = openShop();
    const order = await shop.shipped();
    const screen = createOrderScreen(shop.ports, order, true);
    screen.open();
    await settled(screen.state);
    await screen.copyOrderId();
    expect(shop.ports.clipboard.text()).toBe(order);
    expect(shop.ports.notices.shown).toEqual(['copySuccessful']);
    screen.back();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'back' });
  });

  it('R66, Q32 asks for order 12 where the address names none, and shows nothing of it', async () => {
    const shop = openShop();
    const screen = createOrderScreen(shop.ports, null, false);
    screen.open();
    expect((await settled(screen.state)).kind).toBe('failed');
    expect(shop.ports.notices.shown).toEqual(['orderMissing']);
  });

  it('R67, R68, Q45 the tips open after a successful request, and closing them leaves Confirm disabled', async () => {
    const shop = openShop();
    const order = await shop.paid();
    const screen = createRefundScreen(shop.ports, order);
    screen.open();
    await settled(screen.state);
    await Promise.all([screen.confirm(), screen.confirm()]);
    expect(shop.calls.filter((call) => call === 'submitRefund')).toHaveLength(1);
    expect(screen.state.getSnapshot()).toMatchObject({ request: 'tips' });
    screen.closeTips();
    expect(screen.state.getSnapshot()).toMatchObject({ request: 'requested' });
    await screen.confirm();
    expect(shop.calls.filter((call) => call === 'submitRefund')).toHaveLength(1);
  });

  it('Q62 a refund whose answer was lost is read back from the order', async () => {
    const shop = openShop();
    const order = await shop.paid();
    const screen = createRefundScreen(shop.ports, order);
    screen.open();
    await settled(screen.state);
    shop.answerAfterwards('submitRefund', unknown('unreachable'));
    await screen.confirm();
    expect(screen.state.getSnapshot()).toMatchObject({ request: 'tips' });
  });
});
