import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import type { Address } from '#core/address/address.ts';
import { EMPTY_ADDRESS } from '#core/address/address-form.ts';
import { done, failed, refused } from '#core/lib/outcome.ts';
import { ID, openAddress, readyAddress } from '../../support/open-address.ts';
import { ADDRESS } from '../../support/open-shop.ts';

const NOW = createManualClock().now();
const draftOf = (address: Address, order = 'A-1', changedAt = NOW) => JSON.stringify({ ...address, order, changedAt });

describe('Q71 what was typed for an order', () => {
  const kept = { poi: 'A-1', 'draft:address': draftOf({ ...ADDRESS, name: 'Amna' }), 'draft:complaint': '{}' } as const;

  it('is gone, and everything else of its shopper, where the order turns out to be another’s', async () => {
    const { screen, read, session, shown } = openAddress(kept);
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
    const { screen, session, shown } = openAddress(kept);
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
      const { screen, read, save, session, shown } = openAddress(kept);
      screen.open();
      await read.answer(answer);
      expect(shown()).toEqual({ kind: 'failed', cause });
      screen.type('name', 'Bilal');
      await screen.confirm();
      expect([session.read('draft:address'), save.given]).toEqual([kept['draft:address'], []]);
      screen.reopen?.();
      await read.answer(answer);
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
      const { screen, read, shown } = openAddress();
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

  it('Q52 takes the session’s order where the address names none, and asks for nothing without either', async () => {
    const ofSession = openAddress({ poi: 'B-2' }, null);
    ofSession.screen.open();
    expect(ofSession.read.given).toEqual([['B-2']]);
    const none = openAddress({}, null);
    none.screen.open();
    none.screen.type('name', 'A');
    await none.screen.confirm();
    none.screen.erase();
    none.screen.openOrder();
    expect([none.shown(), none.read.given, none.save.given]).toEqual([{ kind: 'missing' }, [], []]);
    expect(none.navigation.current()).toEqual({ page: 'cart' });
  });

  it('Q64 holds what the server and the session bring to the limits of its fields, and says so', async () => {
    const long = { ...ADDRESS, name: 'n'.repeat(61), street: `1\n${'s'.repeat(200)}` };
    const fitted = { name: 'n'.repeat(60), street: `1 ${'s'.repeat(198)}` };
    for (const [session, stored] of [
      [{ 'draft:address': draftOf(long) }, ADDRESS],
      [{}, long],
    ] as const) {
      const { screen, read, shown } = openAddress(session);
      screen.open();
      await read.answer(done(stored));
      expect(shown()).toMatchObject({ draft: { ...ADDRESS, ...fitted }, truncated: ['name', 'street'] });
    }
  });

  it.each([
    ['PUNJAB', 'lahore ', 'Punjab', 'Lahore', null],
    ['Azad Jammu & Kashmir', 'POONCH', 'Azad/Jammu Kashmir', 'Poonch', null],
    ['punjab', 'Karachi', 'Punjab', 'Karachi', 'city'],
    ['Panjab', 'Lahore', 'Panjab', 'Lahore', 'province'],
  ] as const)(
    'R58 sends a stored place as the lists spell it, else not: %s, %s',
    async (from, near, province, city, problem) => {
      const { screen, save, shown } = await readyAddress({ ...ADDRESS, province: from, city: near });
      void screen.confirm();
      expect(shown()).toMatchObject({ draft: { ...ADDRESS, province, city }, problem });
      expect(save.given).toEqual(problem === null ? [[ID, { ...ADDRESS, province, city }]] : []);
    },
  );

  it('takes up a draft of its own order before the server’s address', async () => {
    const kept = openAddress({ 'draft:address': draftOf({ ...ADDRESS, name: 'Bilal' }) });
    kept.screen.open();
    await kept.read.answer(done(ADDRESS));
    expect(kept.shown()).toMatchObject({ draft: { ...ADDRESS, name: 'Bilal' }, isDraft: true });
    for (const draft of [draftOf(ADDRESS, 'B-2'), draftOf(ADDRESS, 'A-1', NOW - 86_400_001), '{"name":"A"}']) {
      const other = openAddress({ 'draft:address': draft });
      other.screen.open();
      await other.read.answer(done(null));
      expect(other.shown()).toMatchObject({ draft: EMPTY_ADDRESS, isDraft: false });
    }
  });

  it('is not read again while it stands, and takes no answer once it was left', async () => {
    const { screen, leave, read, shown } = await readyAddress();
    leave();
    screen.open();
    expect(read.given).toHaveLength(1);
    const early = openAddress();
    early.screen.open()();
    await early.read.answer(done(ADDRESS));
    expect([early.shown(), shown().kind]).toEqual([{ kind: 'loading' }, 'editing']);
  });

  it('keeps for the session what is typed and chosen, with its order', async () => {
    const { screen, session, shown } = await readyAddress(null);
    screen.type('name', 'A');
    expect(shown()).toMatchObject({ draft: { ...EMPTY_ADDRESS, name: 'A' }, isDraft: true });
    expect(session.read('draft:address')).toBe(draftOf({ ...EMPTY_ADDRESS, name: 'A' }));
    screen.erase();
    expect([session.read('draft:address'), shown()]).toEqual([null, { kind: 'loading' }]);
  });

  it('Q64 says which field did not fit whole; R57 takes a message back when its own field is typed in', async () => {
    const { screen, shown } = await readyAddress(null);
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
    const { screen, shown } = await readyAddress({ ...ADDRESS, province: '' });
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
});
