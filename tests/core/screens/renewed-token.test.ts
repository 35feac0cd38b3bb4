import { describe, expect, it } from 'vitest';
import type { Screen } from '#core/lib/store.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { openShop, settled, tick } from '../../support/open-shop.ts';

/** The shop, with one of its commands whose answer waits until it is let go. */
function holding(command: 'continuePurchase' | 'saveAddress' | 'confirmReceipt' | 'submitRefund') {
  const shop = openShop();
  let letGo: () => void = () => undefined;
  let sent = 0;
  const answered = new Promise<void>((resolve) => (letGo = resolve));
  const real = shop.gateway[command] as (...args: readonly unknown[]) => Promise<unknown>;
  const held = async (...args: readonly unknown[]): Promise<unknown> => {
    sent += 1;
    await answered;
    return real(...args);
  };
  const ports = { ...shop.ports, gateway: { ...shop.gateway, [command]: held } };
  return { shop, ports, letGo, sent: () => sent };
}

/** What the guard does with a screen whose shopper has another token. */
function renew(screen: Screen<unknown>, end: () => void): void {
  if (screen.reopen !== undefined) return screen.reopen();
  end();
  screen.open();
}

describe('Q71 what was begun goes on where its shopper has another token', () => {
  it('Continue opens the app’s confirmation', async () => {
    const { shop, ports, letGo, sent } = holding('continuePurchase');
    await shop.bought();
    const screen = createCartScreen(ports);
    const end = screen.open();
    await settled(screen.state);
    screen.chooseReceipt('pickUp');
    await screen.choosePayment('full');
    const going = screen.proceed();
    for (let turn = 0; turn < 5; turn += 1) await tick();
    renew(screen, end);
    await tick();
    letGo();
    await going;
    expect([sent(), shop.ports.hostApp.calls.at(-1)]).toMatchObject([1, { opened: 'orderConfirmation' }]);
  });

  it('a saved address returns to the page before', async () => {
    const { shop, ports, letGo, sent } = holding('saveAddress');
    const id = await shop.paid();
    ports.navigation.open({ page: 'order', order: id, isFromHost: false });
    ports.navigation.open({ page: 'address', order: id });
    const screen = createAddressScreen(ports, id);
    const end = screen.open();
    await settled(screen.state);
    screen.type('name', 'Bilal');
    const going = screen.confirm();
    renew(screen, end);
    await tick();
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'editing', isSaving: true, draft: { name: 'Bilal' } });
    letGo();
    await going;
    expect([sent(), ports.navigation.current()]).toMatchObject([1, { page: 'order' }]);
  });

  it('a confirmed receipt is shown', async () => {
    const { shop, ports, letGo, sent } = holding('confirmReceipt');
    const screen = createOrderScreen(ports, await shop.shipped(), false);
    const end = screen.open();
    await settled(screen.state);
    screen.askReceipt();
    const going = screen.confirmReceipt();
    renew(screen, end);
    await tick();
    letGo();
    await going;
    expect([sent(), screen.state.getSnapshot()]).toMatchObject([1, { order: { status: 'received' }, receipt: 'none' }]);
  });

  it('a refund that was asked for shows its tips', async () => {
    const { shop, ports, letGo, sent } = holding('submitRefund');
    const screen = createRefundScreen(ports, await shop.paid());
    const end = screen.open();
    await settled(screen.state);
    const going = screen.confirm();
    renew(screen, end);
    await tick();
    letGo();
    await going;
    expect([sent(), screen.state.getSnapshot()]).toMatchObject([1, { request: 'tips' }]);
  });
});
