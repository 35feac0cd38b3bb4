import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '#core/address/address.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { failed, refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { ADDRESS, openShop, settled } from '../../support/open-shop.ts';

describe('address screen', () => {
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

  it('R57 a tap on the way back saves nothing again; a page that could not be left works again', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = await opened(shop);
    fill(screen);
    await screen.confirm();
    await screen.confirm();
    expect(shop.calls.filter((call) => call === 'saveAddress')).toHaveLength(1);
    shop.ports.clock.pass(LEAVING_MS);
    await screen.confirm();
    expect(shop.calls.filter((call) => call === 'saveAddress')).toHaveLength(2);
  });

  it('nothing that was typed is lost on a refusal, a failure or an unknown outcome', async () => {
    for (const outcome of [refused(400113), refused(400110), failed('unreachable'), unknown('timeout')] as const) {
      const shop = openShop();
      await shop.bought();
      const screen = await opened(shop);
      fill(screen);
      shop.answer('saveAddress', outcome);
      await screen.confirm();
      expect(screen.state.getSnapshot()).toMatchObject({ kind: 'editing', draft: ADDRESS, isSaving: false });
      expect(shop.ports.notices.shown).toHaveLength(1);
    }
  });

  it('what was typed survives a detour and a fresh page of the session, until it is saved or erased', async () => {
    const shop = openShop();
    const order = await shop.bought();
    const first = createAddressScreen(shop.ports, null);
    const leave = first.open();
    await settled(first.state);
    expect(first.state.getSnapshot()).toMatchObject({ isDraft: false });
    fill(first);
    leave();
    // Another order has nothing of it.
    expect(shop.ports.session.read('draft:address')).toContain(order);
    const other = createAddressScreen(shop.ports, orderId('other'));
    other.open();
    await settled(other.state);
    expect(other.state.getSnapshot()).toMatchObject({ draft: EMPTY_ADDRESS, isDraft: false });
    const again = createAddressScreen(shop.ports, order);
    again.open();
    await settled(again.state);
    expect(again.state.getSnapshot()).toMatchObject({ draft: ADDRESS, isDraft: true });
    again.erase();
    await settled(again.state);
    expect(again.state.getSnapshot()).toMatchObject({ draft: EMPTY_ADDRESS, isDraft: false });
    fill(again);
    await again.confirm();
    expect(shop.ports.session.read('draft:address')).toBeNull();
    expect((await shop.orders())[0]).toMatchObject({ address: ADDRESS });
  });

  it('Q62 returns after an unknown outcome when the server holds the address after all', async () => {
    const shop = openShop();
    await shop.bought();
    shop.ports.navigation.open({ page: 'cart' });
    shop.ports.navigation.open({ page: 'address', order: null });
    const screen = await opened(shop);
    fill(screen);
    shop.answerAfterwards('saveAddress', unknown('timeout'));
    await screen.confirm();
    expect(shop.ports.navigation.current()).toEqual({ page: 'cart' });
    expect(shop.ports.notices.shown).toEqual([]);
  });

  it('R58 a province clears the city and opens its list; the city closes it', async () => {
    const shop = openShop();
    await shop.bought();
    const screen = await opened(shop);
    screen.openPicker('city');
    expect(screen.state.getSnapshot()).toMatchObject({ picker: 'province' });
    screen.chooseProvince('Sindh');
    expect(screen.state.getSnapshot()).toMatchObject({ draft: { province: 'Sindh', city: '' }, picker: 'city' });
    screen.chooseCity('Thatta');
    expect(screen.state.getSnapshot()).toMatchObject({ draft: { city: 'Thatta' }, picker: null });
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
