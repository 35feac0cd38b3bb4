import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { createRecordingNotices } from '#adapters/memory/recording.ts';
import type { Address } from '#core/address/address.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome, refused } from '#core/lib/outcome.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '#core/order/order.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { order as anyOrder } from '../../arbitraries/order.ts';
import { ADDRESS } from '../../support/open-shop.ts';
import { oneOf, questions } from '../../support/questions.ts';

const ID = orderId('A-1');
const ORDER = oneOf(anyOrder());
const at = (status: OrderStatus | null) => done({ ...ORDER, status });
/** Where the seller has not sent the phone, and nobody ended or reviews the order (R64, Q73). */
const OPEN: ReadonlySet<OrderStatus> = new Set(['waitingForPayment', 'waitingForSeller', 'readyForShipment']);

describe('Q72, Q73 the form of an order that takes no address any more', () => {
  it.each([...ORDER_STATUSES, null])('is not there at %s, whichever answer comes first', async (status) => {
    const isOpen = status === null || OPEN.has(status);
    const shown = isOpen ? { kind: 'editing', draft: ADDRESS, refusal: null } : { kind: 'over', truth: status };
    for (const isAddressFirst of [true, false]) {
      const { screen, read, orders, notices } = page();
      screen.open();
      expect(orders.given).toEqual([[ID, 'aside']]);
      if (isAddressFirst) await read.answer(done(ADDRESS));
      await orders.answer(at(status));
      if (!isAddressFirst) await read.answer(done(ADDRESS));
      expect(screen.state.getSnapshot()).toMatchObject(shown);
      expect(notices.shown).toEqual([]);
    }
  });

  it('stays under the fingers of somebody who types, with the reason beside what he typed', async () => {
    const { screen, read, orders, session } = page();
    screen.open();
    await read.answer(done(ADDRESS));
    screen.type('name', 'Bilal');
    await orders.answer(at('shipped'));
    const shown = { kind: 'editing', refusal: 'shipped', draft: { name: 'Bilal' } };
    expect(screen.state.getSnapshot()).toMatchObject(shown);
    expect(session.read('draft:address')).not.toBeNull();
  });

  it.each([failed('timeout'), refused(400147), refused(400113)])('is as it was after %j', async (answer) => {
    const { screen, read, orders } = page();
    screen.open();
    await orders.answer(answer);
    await read.answer(done(ADDRESS));
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'editing', refusal: null });
  });

  it('is not asked about without an order in the address bar, and takes no answer once it was left', async () => {
    const cart = page(null);
    cart.screen.open();
    expect([cart.read.given, cart.orders.given]).toEqual([[[ID]], []]);
    const { screen, read, orders } = page();
    const leave = screen.open();
    await read.answer(done(ADDRESS));
    leave();
    await orders.answer(at('shipped'));
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'editing', refusal: null });
  });

  it('leads to its order', async () => {
    const { screen, orders, navigation } = page();
    screen.open();
    await orders.answer(at('cancelled'));
    screen.openOrder();
    expect(navigation.current()).toEqual({ page: 'order', order: ID, isFromHost: false });
  });
});

// Helpers

function page(asked: OrderId | null = ID) {
  const read = questions<[OrderId], Answer<Address | null>>();
  const orders = questions<[OrderId, ...unknown[]], Answer<Order>>();
  const save = questions<[OrderId, Address], Outcome<null>>();
  const session = createMemorySession({ poi: ID });
  const navigation = createMemoryNavigation({ page: 'cart' });
  const notices = createRecordingNotices();
  const gateway = { readAddress: read.ask, saveAddress: save.ask, readOrder: orders.ask };
  const screen = createAddressScreen({ gateway, session, navigation, notices, clock: createManualClock() }, asked);
  return { screen, read, orders, session, navigation, notices };
}
