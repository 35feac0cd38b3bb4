import { describe, expect, it } from 'vitest';
import { done, unknown } from '#core/lib/outcome.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { openShop, PHONE, settled } from '../../support/open-shop.ts';

describe('R44 a pending order', () => {
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
});

// Helpers

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
