import { expect, it } from 'vitest';
import type { Screen } from '#core/lib/store.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { openShop, settled, tick } from '../../support/open-shop.ts';

type Shop = ReturnType<typeof openShop>;

/** A page with a command, the press that sends it, and what is to be seen at its end. */
interface Begun {
  readonly screen: Screen<{ readonly kind: string }>;
  readonly press: () => Promise<void>;
  readonly shown?: object;
  readonly page?: string;
  readonly opened?: string;
}

const BEGUN: Readonly<Record<string, (shop: Shop, ports: Shop['ports']) => Promise<Begun>>> = {
  async continuePurchase({ bought }, ports) {
    await bought();
    const screen = createCartScreen(ports);
    const press = async () => {
      screen.chooseReceipt('pickUp');
      await screen.choosePayment('full');
      await screen.proceed();
    };
    return { screen, press, opened: 'orderConfirmation' };
  },
  async saveAddress({ paid }, ports) {
    const order = await paid();
    ports.navigation.open({ page: 'order', order, isFromHost: false });
    ports.navigation.open({ page: 'address', order });
    const screen = createAddressScreen(ports, order);
    const press = () => {
      screen.type('name', 'Bilal');
      return screen.confirm();
    };
    return { screen, press, shown: { isSaving: true, draft: { name: 'Bilal' } }, page: 'order' };
  },
  async confirmReceipt({ shipped }, ports) {
    const screen = createOrderScreen(ports, await shipped(), false);
    const press = () => {
      screen.askReceipt();
      return screen.confirmReceipt();
    };
    return { screen, press, shown: { order: { status: 'received' }, receipt: 'none' } };
  },
  async submitRefund({ paid }, ports) {
    const screen = createRefundScreen(ports, await paid());
    return { screen, press: () => screen.confirm(), shown: { request: 'tips' } };
  },
};

it.each(Object.keys(BEGUN))('Q71 what was begun goes on where its shopper has another token: %s', async (name) => {
  const command = name as 'saveAddress';
  const shop = openShop();
  let sent = 0;
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const held: Shop['gateway']['saveAddress'] = async (...args) => {
    sent += 1;
    await isLetGo;
    return shop.gateway[command](...args);
  };
  const ports = { ...shop.ports, gateway: { ...shop.gateway, [command]: held } };
  const { screen, press, shown = {}, page, opened } = await (BEGUN[name] as (typeof BEGUN)[string])(shop, ports);
  const end = screen.open();
  await settled(screen.state);
  const going = press();
  for (let turn = 0; turn < 5; turn += 1) await tick();
  // What the guard does with a screen whose shopper has another token.
  if (screen.reopen === undefined) {
    end();
    screen.open();
  } else screen.reopen();
  await tick();
  letGo();
  await going;
  expect([sent, screen.state.getSnapshot()]).toMatchObject([1, shown]);
  expect([ports.navigation.current()?.page, ports.hostApp.calls.at(-1)?.opened]).toEqual([page, opened]);
});
