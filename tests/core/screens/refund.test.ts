import { describe, expect, it } from 'vitest';
import { unknown } from '#core/lib/outcome.ts';
import { REFUND_BUSINESS_DAYS } from '#core/refund/refund.ts';
import { createRefundScreen, isRequested } from '#core/screens/refund.ts';
import { english } from '#core/text/catalogue.ts';
import { openShop, settled } from '../../support/open-shop.ts';

describe('the cooling-off page', () => {
  it('R68, Q45 the tips open after a successful request, and closing them leaves Confirm disabled', async () => {
    const shop = openShop();
    const order = await shop.paid();
    const screen = createRefundScreen(shop.ports, order);
    screen.open();
    await settled(screen.state);
    await Promise.all([screen.confirm(), screen.confirm()]);
    expect(shop.calls.filter((call) => call === 'submitRefund')).toHaveLength(1);
    expect(screen.state.getSnapshot()).toMatchObject({ request: 'tips' });
    expect(english.shop.refund.tips.text({ days: REFUND_BUSINESS_DAYS })).toContain('7 business days');
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

  it('a refund counts as requested once it was taken', () => {
    expect((['open', 'sending', 'tips', 'requested'] as const).map(isRequested)).toEqual([false, false, true, true]);
  });
});
