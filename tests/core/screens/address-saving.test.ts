import { describe, expect, it } from 'vitest';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/order/order.ts';
import { order } from '../../arbitraries/order.ts';
import { ID, openAddress, readyAddress } from '../../support/open-address.ts';
import { ADDRESS } from '../../support/open-shop.ts';
import { oneOf } from '../../support/questions.ts';

const ORDER = oneOf(order());
const at = (status: OrderStatus | null) => done({ ...ORDER, status });

describe('R57, Q62 saving', () => {
  it('sends once, goes back, forgets the draft, and is free again where the page could not be left', async () => {
    const { screen, save, session, clock, navigation, notices, shown } = await readyAddress();
    screen.type('name', 'Bilal');
    // The full stop is that of a phone's double space.
    screen.type('email', `(${ADDRESS.email}. `);
    void screen.confirm();
    void screen.confirm();
    screen.erase();
    expect(shown()).toMatchObject({ isSaving: true, problem: null });
    await save.answer(done(null));
    expect(save.given).toEqual([[ID, { ...ADDRESS, name: 'Bilal' }]]);
    expect([navigation.current(), session.read('draft:address'), notices.shown]).toEqual([{ page: 'cart' }, null, []]);
    clock.pass(LEAVING_MS - 1);
    expect(shown()).toMatchObject({ isSaving: true });
    clock.pass(1);
    expect(shown()).toMatchObject({ isSaving: false });
  });

  it.each([
    [refused(400113), null, {}],
    [failed('timeout'), null, {}],
    [refused(400115), at('waitingForSeller'), { problem: 'phoneNumber' }],
    [refused(400900), at('shipped'), { refusal: 'shipped' }],
    [refused(400900), at('cancelled'), { refusal: 'cancelled' }],
  ] as const)('R72, Q72, Q73 keeps the draft after %j, and says why', async (outcome, answer, why) => {
    const { screen, save, read, orders, session, navigation, notices, shown } = await readyAddress();
    screen.type('name', 'Bilal');
    void screen.confirm();
    await save.answer(outcome);
    if (answer !== null) await orders.answer(answer);
    const same = { draft: { name: 'Bilal' }, isSaving: false, problem: null, refusal: null };
    expect([shown(), navigation.current()]).toMatchObject([{ ...same, ...why }, { page: 'address' }]);
    expect(session.read('draft:address')).toContain('Bilal');
    expect([read.given.length, notices.shown]).toEqual([1, []]);
    screen.back();
    expect(navigation.current()).toEqual({ page: 'cart' });
  });

  it('asks the server where the answer was lost, and goes back only if it holds just this address', async () => {
    const fields = ['name', 'phoneNumber', 'email', 'province', 'city', 'street'] as const;
    const others = fields.map((field) => done({ ...ADDRESS, [field]: 'another' }));
    for (const answer of [done(ADDRESS), done(null), failed('timeout'), ...others] as const) {
      const { screen, save, read, navigation, notices, shown } = await readyAddress();
      void screen.confirm();
      await save.answer(unknown('timeout'));
      await read.answer(answer);
      const isSaved = answer.kind === 'done' && answer.data === ADDRESS;
      expect(navigation.current()?.page).toBe(isSaved ? 'cart' : 'address');
      const told = answer.kind === 'done' ? 'unchanged' : 'outcomeUnknown';
      expect(notices.shown).toEqual(isSaved ? [] : [told]);
      expect(shown()).toMatchObject({ isSaving: isSaved });
    }
  });

  it('changes nothing on a page that was left but the draft, which is saved', async () => {
    for (const outcome of [done(null), refused(400113), unknown('timeout')]) {
      const { screen, leave, save, read, session, navigation, notices, shown } = await readyAddress();
      screen.type('name', 'Bilal');
      void screen.confirm();
      leave();
      await save.answer(outcome);
      if (outcome.kind === 'unknown') await read.answer(failed('timeout'));
      expect([shown(), navigation.current(), notices.shown]).toMatchObject([
        { isSaving: true },
        { page: 'address' },
        [],
      ]);
      expect(session.read('draft:address') === null).toBe(outcome.kind === 'done');
      screen.open();
      expect(shown()).toMatchObject({ isSaving: false });
    }
  });

  it('leaves no timer behind once the page is gone', async () => {
    const { screen, leave, save, clock, shown } = await readyAddress();
    void screen.confirm();
    await save.answer(done(null));
    leave();
    clock.pass(LEAVING_MS);
    expect(shown()).toMatchObject({ isSaving: true });
  });
});

describe('Q72, Q73 the form of an order that takes no address any more', () => {
  /** Where the seller has not sent the phone, and nobody ended or reviews the order (R64, Q73). */
  const OPEN: ReadonlySet<OrderStatus | null> = new Set([
    null,
    'waitingForPayment',
    'waitingForSeller',
    'readyForShipment',
  ]);

  it.each([...ORDER_STATUSES, null])('is not there at %s, whichever answer comes first', async (status) => {
    const shown = OPEN.has(status)
      ? { kind: 'editing', draft: ADDRESS, refusal: null }
      : { kind: 'over', truth: status };
    for (const isAddressFirst of [true, false]) {
      const { screen, read, orders, notices, navigation, shown: now } = openAddress();
      screen.open();
      expect(orders.given).toEqual([[ID, 'quiet']]);
      if (isAddressFirst) await read.answer(done(ADDRESS));
      await orders.answer(at(status));
      if (!isAddressFirst) await read.answer(done(ADDRESS));
      expect([now(), notices.shown]).toMatchObject([shown, []]);
      screen.openOrder();
      expect(navigation.current()).toEqual({ page: 'order', order: ID, isFromHost: false });
    }
  });

  it('stays under the fingers of somebody who types, with the reason beside what he typed', async () => {
    const { screen, read, orders, session, shown } = openAddress();
    screen.open();
    await read.answer(done(ADDRESS));
    screen.type('name', 'Bilal');
    await orders.answer(at('shipped'));
    expect(shown()).toMatchObject({ kind: 'editing', refusal: 'shipped', draft: { name: 'Bilal' } });
    expect(session.read('draft:address')).not.toBeNull();
  });

  it.each([failed('timeout'), refused(400147), refused(400113)])('is as it was after %j', async (answer) => {
    const { screen, read, orders, shown } = openAddress();
    screen.open();
    await orders.answer(answer);
    await read.answer(done(ADDRESS));
    expect(shown()).toMatchObject({ kind: 'editing', refusal: null });
  });

  it('is not asked about without an order in the address bar, and takes no answer once it was left', async () => {
    const cart = openAddress({ poi: ID }, null);
    cart.screen.open();
    expect([cart.read.given, cart.orders.given]).toEqual([[[ID]], []]);
    const { screen, read, orders, shown } = openAddress();
    const leave = screen.open();
    await read.answer(done(ADDRESS));
    leave();
    await orders.answer(at('shipped'));
    expect(shown()).toMatchObject({ kind: 'editing', refusal: null });
  });
});
