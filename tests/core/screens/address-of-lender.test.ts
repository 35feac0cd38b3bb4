import { describe, expect, it } from 'vitest';
import { productId } from '#core/lib/ids.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { ADDRESS, openShop, settled } from '../../support/open-shop.ts';

describe('R56, R57 the address of the lender', () => {
  it('R57 saves only when all fields pass, then returns', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const screen = await opened(shop);
    shop.ports.navigation.open({ page: 'cart' });
    shop.ports.navigation.open({ page: 'address', order: null });
    await screen.confirm();
    expect(screen.state.getSnapshot()).toMatchObject({ problem: 'name' });
    fill(screen);
    await Promise.all([screen.confirm(), screen.confirm()]);
    expect(shop.calls.filter((call) => call === 'saveAddress')).toHaveLength(1);
    expect((await shop.orders())[0]).toMatchObject({ id: order, address: ADDRESS });
    expect(shop.ports.navigation.current()).toEqual({ page: 'cart' });
  });

  it('R56, Q52 is prefilled from the server: for the order in the query, without one for that of the session', async () => {
    const shop = openShop();
    const first = await shop.paid();
    const other = await shop.bought(productId('oppo-a5x'));
    const shown = async (asked: typeof first | null) => {
      const screen = createAddressScreen(shop.ports, asked);
      screen.open();
      const state = await settled(screen.state);
      return state.kind === 'editing' ? [state.order, state.draft] : null;
    };
    expect(await shown(first)).toEqual([first, ADDRESS]);
    expect(await shown(null)).toEqual([other, ADDRESS]);
    shop.ports.session.remove('poi');
    expect(createAddressScreen(shop.ports, null).state.getSnapshot()).toEqual({ kind: 'missing' });
  });

  it('Q72, Q73 says on opening that an order takes no address any more, and reads the order of the address bar alone', async () => {
    const shop = openShop();
    const order = await shop.paid();
    const shown = async (asked: typeof order | null) => {
      const screen = createAddressScreen(shop.ports, asked);
      screen.open();
      await settled(screen.state);
      await new Promise((next) => setTimeout(next));
      return screen.state.getSnapshot();
    };
    expect(await shown(order)).toMatchObject({ kind: 'editing', refusal: null });
    for (const action of ['confirm', 'ship'] as const) await shop.lender.act({ action, order });
    expect(await shown(order)).toEqual({ kind: 'over', truth: 'shipped' });
    shop.ports.session.write('poi', order);
    expect(await shown(null)).toMatchObject({ kind: 'editing', refusal: null });
    expect(shop.ports.notices.shown).toEqual([]);
  });
});

// Helpers

/** The form of the order in hand, once it has loaded. */
async function opened(shop: ReturnType<typeof openShop>) {
  const screen = createAddressScreen(shop.ports, null);
  screen.open();
  await settled(screen.state);
  return screen;
}

function fill(screen: ReturnType<typeof createAddressScreen>): void {
  screen.type('name', ADDRESS.name);
  screen.type('phoneNumber', ADDRESS.phoneNumber);
  screen.type('email', ADDRESS.email);
  screen.chooseProvince('Punjab');
  screen.chooseCity(ADDRESS.city);
  screen.type('street', ADDRESS.street);
}
