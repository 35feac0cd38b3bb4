import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { createRecordingNotices } from '#adapters/memory/recording.ts';
import type { Address } from '#core/address/address.ts';
import { EMPTY_ADDRESS } from '#core/address/address-form.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import type { Order } from '#core/order/order.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { ADDRESS } from '../../support/open-shop.ts';
import { questions } from '../../support/questions.ts';

const ID = orderId('A-1');
const NOW = createManualClock().now();
const draftOf = (address: Address, order = 'A-1', changedAt = NOW) => JSON.stringify({ ...address, order, changedAt });

describe('Q71 what was typed for an order', () => {
  const kept = { poi: 'A-1', 'draft:address': draftOf({ ...ADDRESS, name: 'Amna' }), 'draft:complaint': '{}' } as const;

  it('is gone, and everything else of its shopper, where the order turns out to be another’s', async () => {
    const { screen, read, session, shown } = page(kept);
    screen.open();
    await read.answer(refused(400147));
    expect(shown()).toEqual({ kind: 'failed', cause: 'orderMissing' });
    expect((['poi', 'draft:address', 'draft:complaint'] as const).map((key) => session.read(key))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not touched by what is typed before the form is there', async () => {
    const { screen, session, shown } = page(kept);
    screen.open();
    screen.type('name', 'Bilal');
    screen.chooseCity('Lahore');
    expect([shown(), session.read('draft:address')]).toEqual([{ kind: 'loading' }, kept['draft:address']]);
  });

  it('waits unseen until the server says whose the order is', async () => {
    for (const [answer, cause] of [
      [failed('timeout'), 'noAnswer'],
      [refused(400113), 'login'],
    ] as const) {
      const { screen, read, session, shown } = page(kept);
      screen.open();
      await read.answer(answer);
      expect(shown()).toEqual({ kind: 'failed', cause });
      expect(session.read('draft:address')).toBe(kept['draft:address']);
      screen.retry();
      screen.retry();
      expect(shown()).toEqual({ kind: 'loading' });
      await read.answer(done(ADDRESS));
      expect(shown()).toMatchObject({ kind: 'editing', draft: { name: 'Amna' }, isDraft: true });
      screen.retry();
      expect(shown().kind).toBe('editing');
    }
  });
});

describe('R56, Q52 the form', () => {
  it('is prefilled with what the server has, and empty where that is nothing', async () => {
    for (const [answer, draft] of [
      [done(ADDRESS), ADDRESS],
      [done(null), EMPTY_ADDRESS],
    ] as const) {
      const { screen, read, shown } = page();
      screen.open();
      expect(shown()).toEqual({ kind: 'loading' });
      await read.answer(answer);
      expect(shown()).toEqual({
        kind: 'editing',
        order: ID,
        draft,
        problem: null,
        truncated: [],
        picker: null,
        isSaving: false,
        refusal: null,
        isDraft: false,
      });
      expect(read.given).toEqual([[ID]]);
    }
  });

  it('is not there while the server keeps its address to itself: what it has could be overwritten unseen', async () => {
    const { screen, read, shown } = page();
    screen.open();
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.type('name', 'Bilal');
    await screen.confirm();
    screen.retry();
    await read.answer(done(ADDRESS));
    expect(shown()).toMatchObject({ kind: 'editing', draft: ADDRESS, isDraft: false });
  });

  it('takes the session’s order where the address names none, and asks for nothing without either', async () => {
    const ofSession = page({ poi: 'B-2' }, null);
    ofSession.screen.open();
    expect(ofSession.read.given).toEqual([['B-2']]);
    const none = page({}, null);
    none.screen.open();
    none.screen.type('name', 'A');
    await none.screen.confirm();
    none.screen.erase();
    expect([none.shown(), none.read.given, none.save.given]).toEqual([{ kind: 'missing' }, [], []]);
  });

  it('Q64 holds what the server and the session bring to the limits of its fields, and says so', async () => {
    const long = { ...ADDRESS, name: 'n'.repeat(61), street: `1\n${'s'.repeat(200)}` };
    const fitted = { name: 'n'.repeat(60), street: `1 ${'s'.repeat(198)}` };
    for (const [session, stored] of [
      [{ 'draft:address': draftOf(long) }, ADDRESS],
      [{}, long],
    ] as const) {
      const { screen, read, shown } = page(session);
      screen.open();
      await read.answer(done(stored));
      expect(shown()).toMatchObject({ draft: { ...ADDRESS, ...fitted }, truncated: ['name', 'street'] });
    }
  });

  it('takes up a draft of its own order before the server’s address', async () => {
    const kept = page({ 'draft:address': draftOf({ ...ADDRESS, name: 'Bilal' }) });
    kept.screen.open();
    await kept.read.answer(done(ADDRESS));
    expect(kept.shown()).toMatchObject({ draft: { ...ADDRESS, name: 'Bilal' }, isDraft: true });
    for (const draft of [draftOf(ADDRESS, 'B-2'), draftOf(ADDRESS, 'A-1', NOW - 86_400_001), '{"name":"A"}']) {
      const other = page({ 'draft:address': draft });
      other.screen.open();
      await other.read.answer(done(null));
      expect(other.shown()).toMatchObject({ draft: EMPTY_ADDRESS, isDraft: false });
    }
  });

  it('is not read again while it stands, and takes no answer once it was left', async () => {
    const { screen, leave, read, shown } = await editing();
    leave();
    screen.open();
    expect(read.given).toHaveLength(1);
    const early = page();
    early.screen.open()();
    await early.read.answer(done(ADDRESS));
    expect([early.shown(), shown().kind]).toEqual([{ kind: 'loading' }, 'editing']);
  });

  it('keeps for the session what is typed and chosen, with its order', async () => {
    const { screen, session, shown } = await editing(null);
    screen.type('name', 'A');
    expect(shown()).toMatchObject({ draft: { ...EMPTY_ADDRESS, name: 'A' }, isDraft: true });
    expect(session.read('draft:address')).toBe(draftOf({ ...EMPTY_ADDRESS, name: 'A' }));
    screen.erase();
    expect([session.read('draft:address'), shown()]).toEqual([null, { kind: 'loading' }]);
  });

  it('Q64 says which field did not fit whole; R57 takes a message back when its own field is typed in', async () => {
    const { screen, shown } = await editing(null);
    screen.type('phoneNumber', '030012345678');
    await screen.confirm();
    expect(shown()).toMatchObject({
      problem: 'name',
      truncated: ['phoneNumber'],
      draft: { phoneNumber: '03001234567' },
    });
    screen.type('email', 'a');
    expect(shown()).toMatchObject({ problem: 'name', truncated: ['phoneNumber'] });
    screen.type('name', 'A');
    expect(shown()).toMatchObject({ problem: null });
  });

  it('R58 opens the city’s list only below a province, and closes it again', async () => {
    const { screen, shown } = await editing({ ...ADDRESS, province: '' });
    screen.openPicker('city');
    expect(shown()).toMatchObject({ picker: 'province' });
    screen.closePicker();
    expect(shown()).toMatchObject({ picker: null });
    await screen.confirm();
    expect(shown()).toMatchObject({ problem: 'province' });
    screen.chooseProvince('Sindh');
    expect(shown()).toMatchObject({
      picker: 'city',
      draft: { province: 'Sindh', city: '' },
      problem: null,
      isDraft: true,
    });
    screen.openPicker('province');
    expect(shown()).toMatchObject({ picker: 'province' });
    screen.openPicker('city');
    await screen.confirm();
    expect(shown()).toMatchObject({ picker: 'city', problem: 'city' });
    screen.chooseCity('Thatta');
    expect(shown()).toMatchObject({ picker: null, draft: { city: 'Thatta' }, problem: null });
  });

  it('leads back', async () => {
    const { screen, navigation } = await editing();
    screen.back();
    expect(navigation.current()).toEqual({ page: 'cart' });
  });
});

describe('R57, Q62 saving', () => {
  it('sends once, goes back, forgets the draft, and is free again where the page could not be left', async () => {
    const { screen, save, session, clock, navigation, notices, shown } = await editing();
    screen.type('name', 'Bilal');
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

  it.each([refused(400113), failed('timeout')])('keeps the draft after %j', async (outcome) => {
    const { screen, save, read, session, navigation, notices, shown } = await editing();
    screen.type('name', 'Bilal');
    void screen.confirm();
    await save.answer(outcome);
    expect([shown(), navigation.current()]).toMatchObject([{ isSaving: false }, { page: 'address' }]);
    expect(session.read('draft:address')).not.toBeNull();
    expect([read.given.length, notices.shown]).toEqual([1, []]);
  });

  it('asks the server where the answer was lost, and goes back only if it holds just this address', async () => {
    const fields = ['name', 'phoneNumber', 'email', 'province', 'city', 'street'] as const;
    const others = fields.map((field) => done({ ...ADDRESS, [field]: 'another' }));
    for (const answer of [done(ADDRESS), done(null), failed('timeout'), ...others] as const) {
      const { screen, save, read, navigation, notices, shown } = await editing();
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
      const { screen, leave, save, read, session, navigation, notices, shown } = await editing();
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
    const { screen, leave, save, clock, shown } = await editing();
    void screen.confirm();
    await save.answer(done(null));
    leave();
    clock.pass(LEAVING_MS);
    expect(shown()).toMatchObject({ isSaving: true });
  });
});

// Helpers

function page(kept: Parameters<typeof createMemorySession>[0] = {}, order: OrderId | null = ID) {
  const read = questions<[OrderId], Answer<Address | null>>();
  const save = questions<[OrderId, Address], Outcome<null>>();
  const session = createMemorySession(kept);
  const navigation = createMemoryNavigation({ page: 'cart' });
  const notices = createRecordingNotices();
  const clock = createManualClock();
  const orders = questions<[OrderId], Answer<Order>>();
  const gateway = { readAddress: read.ask, saveAddress: save.ask, readOrder: orders.ask };
  const screen = createAddressScreen({ gateway, session, navigation, notices, clock }, order);
  return { screen, read, save, session, navigation, notices, clock, shown: () => screen.state.getSnapshot() };
}

async function editing(address: Address | null = ADDRESS) {
  const all = page();
  all.navigation.open({ page: 'address', order: ID });
  const leave = all.screen.open();
  await all.read.answer(done(address));
  return { ...all, leave };
}
