import { describe, expect, it } from 'vitest';
import type { OrderId } from '#core/lib/ids.ts';
import { failed, refused, unknown } from '#core/lib/outcome.ts';
import { FALLBACK_ORDER_ID } from '#core/order/order.ts';
import { placeAt } from '#core/routes/places.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { openShop, settled, tick } from '../../support/open-shop.ts';

describe('the order page', () => {
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
    const asked: OrderId[] = [];
    const readOrder: typeof shop.gateway.readOrder = (order) => {
      asked.push(order);
      return shop.gateway.readOrder(order);
    };
    const ports = { ...shop.ports, gateway: { ...shop.gateway, readOrder } };
    const screen = createOrderScreen(ports, null, false);
    screen.open();
    expect((await settled(screen.state)).kind).toBe('failed');
    expect(shop.ports.notices.shown).toEqual(['orderMissing']);
    expect(FALLBACK_ORDER_ID).toBe('12');
    expect(asked).toEqual([FALLBACK_ORDER_ID]);
  });

  it('Q44 `back` is a flag, whatever it says: Back leaves for the app, and never for an address', async () => {
    for (const value of ['1', '', 'https://evil.example', 'javascript:alert(1)']) {
      const place = placeAt('/bnpl/productBuyDetails', (name) => (name === 'back' ? value : null));
      expect(place).toEqual({ page: 'order', order: null, isFromHost: true });
    }
    const shop = openShop();
    const screen = createOrderScreen(shop.ports, await shop.paid(), true);
    screen.open();
    await settled(screen.state);
    screen.back();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'back' });
  });

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

  it('R73 says so where the device refuses to copy', async () => {
    const shop = openShop();
    const ports = { ...shop.ports, clipboard: { copy: async () => false } };
    const screen = createOrderScreen(ports, await shop.shipped(), false);
    screen.open();
    await settled(screen.state);
    await screen.copyTrackingNumber();
    expect(shop.ports.notices.shown).toEqual(['copyFailed']);
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
});
