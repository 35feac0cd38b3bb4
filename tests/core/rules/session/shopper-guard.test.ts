import { describe, expect, it } from 'vitest';
import { done, failed, refused } from '#core/lib/outcome.ts';
import { settleShopper } from '#core/session/settle-shopper.ts';
import { ORDER, ORDER_PAGE, PRODUCT_PAGE, watched } from '../../../support/guarded-page.ts';
import { tick } from '../../../support/open-shop.ts';

describe('Q71 the guard of a page', () => {
  it('names one shopper for all who ask, and asks the server nothing while the token is the same', async () => {
    const { guard, asked, host } = watched(ORDER_PAGE);
    const all = await Promise.all([guard.hostApp.identify(), guard.hostApp.identify()]);
    expect(all.map((shopper) => shopper?.token)).toEqual(['first', 'first']);
    host.tell('away');
    expect(guard.cover.getSnapshot()).toBe('asking');
    host.tell('back');
    await tick();
    expect([guard.cover.getSnapshot(), asked]).toEqual(['none', []]);
  });

  it.each([
    [ORDER_PAGE, 'readOrder 7'],
    [{ page: 'cart' }, 'readOrder 5'],
    [{ page: 'address', order: null }, 'readOrder 5'],
    [{ page: 'address', order: ORDER }, 'readOrder 7'],
    [{ page: 'bnplCalculator', order: ORDER, productAmount: null, loanDays: null, plan: null }, 'readOrder 7'],
    [{ page: 'bnplCalculator', order: null, productAmount: null, loanDays: null, plan: null }, 'readOrder 5'],
    [{ page: 'refund', order: ORDER }, 'readOrder 7'],
  ] as const)('asks for the order of %j with the new token, once', async (place, question) => {
    const { guard, asked, host, becomes } = watched(place);
    await guard.hostApp.identify();
    becomes('renewed');
    host.refresh('cart');
    await tick();
    expect(asked).toEqual([`${question} as renewed`]);
    expect((await guard.hostApp.identify())?.token).toBe('renewed');
    expect(guard.cover.getSnapshot()).toBe('none');
  });

  it.each([
    ['renewed', 'renewed', 'none', 0, ['readOrder 7 as renewed']],
    ['other', null, 'asking', 1, ['readOrder 7 as other']],
    [null, null, 'none', 0, []],
  ] as const)('judges the token %s that the app names while the page is in sight', async (token, named, ...rest) => {
    const { guard, asked, becomes, navigation } = watched(ORDER_PAGE);
    await guard.hostApp.identify();
    becomes(token);
    expect((await guard.hostApp.identify())?.token ?? null).toBe(named);
    expect([guard.cover.getSnapshot(), navigation.starts(), asked]).toEqual(rest);
  });

  it('lets all who ask meanwhile wait until it is found out whose the page is', async () => {
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    const { guard, becomes } = watched(ORDER_PAGE, null, () => loaded.then(() => settleShopper));
    await guard.hostApp.identify();
    becomes('renewed');
    const named: (string | undefined)[] = [];
    const ask = () => guard.hostApp.identify().then((shopper) => void named.push(shopper?.token));
    const first = ask();
    await tick();
    becomes('first');
    const second = ask();
    await tick();
    expect(named).toEqual([]);
    load();
    await Promise.all([first, second]);
    expect(named).toEqual(['first', 'first']);
  });

  it('hides no page out of sight to which nobody was named', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    becomes(null);
    const asked = guard.hostApp.identify();
    host.tell('away');
    expect([await asked, guard.cover.getSnapshot()]).toEqual([null, 'none']);
  });

  it.each([
    PRODUCT_PAGE,
    { page: 'order', order: null, isFromHost: false },
    { page: 'refund', order: null },
    null,
  ] as const)('asks for no order on %j: a token that nobody asked for is somebody else’s', async (place) => {
    const { guard, asked, host, becomes, session, navigation } = watched(place);
    await guard.hostApp.identify();
    becomes('another');
    host.tell('back');
    await tick();
    expect([asked, navigation.starts(), session.read('poi')]).toEqual([[], 1, null]);
    expect([guard.cover.getSnapshot(), await guard.hostApp.identify()]).toEqual(['asking', null]);
  });

  it('keeps a page without an order that asked for the login, also where it was dismissed first; only once', async () => {
    const { guard, host, becomes, navigation } = watched(PRODUCT_PAGE);
    await guard.hostApp.identify();
    guard.hostApp.openLogin();
    for (const token of ['first', 'renewed']) {
      becomes(token);
      host.tell('back');
      await tick();
      expect([guard.cover.getSnapshot(), navigation.starts()]).toEqual(['none', 0]);
    }
    becomes('another');
    host.tell('back');
    await tick();
    expect(navigation.starts()).toBe(1);
  });

  it('takes another token for a login’s on the page that asked for it alone', async () => {
    for (const [isElsewhere, starts] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const { guard, host, becomes, navigation } = watched(isElsewhere ? ORDER_PAGE : PRODUCT_PAGE);
      await guard.hostApp.identify();
      guard.hostApp.openLogin();
      navigation.replace(PRODUCT_PAGE);
      becomes('another');
      host.tell('back');
      await tick();
      expect([isElsewhere, navigation.starts()]).toEqual([isElsewhere, starts]);
    }
  });

  it('always asks again for what it found out before the page came back, wherever it was in finding out', async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const { guard, host, becomes, navigation } = watched(ORDER_PAGE);
      await guard.hostApp.identify();
      becomes('renewed');
      host.tell('back');
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      host.tell('away');
      becomes('other');
      host.tell('back');
      await tick();
      expect([turns, guard.cover.getSnapshot(), navigation.starts()]).toEqual([turns, 'asking', 1]);
    }
  });

  it('stays hidden without an answer, and says why', async () => {
    for (const [answer, cover, logins] of [
      [failed('timeout'), 'unanswered', 0],
      [failed('noSession'), 'login', 0],
      [refused(400112), 'login', 0],
      [refused(400113), 'login', 1],
      [refused(400114), 'login', 0],
      [refused(500), 'unanswered', 0],
    ] as const) {
      const watch = watched(ORDER_PAGE, answer);
      await watch.guard.hostApp.identify();
      watch.becomes('renewed');
      watch.host.tell('back');
      await tick();
      expect([answer, watch.guard.cover.getSnapshot(), watch.expired()]).toEqual([answer, cover, logins]);
      expect([watch.navigation.starts(), watch.session.read('poi')]).toEqual([0, '5']);
    }
  });

  it.each([true, false])(
    'counts a login for the first token after it alone (page out of sight: %s)',
    async (isAway) => {
      const { guard, host, becomes, navigation, session } = watched(PRODUCT_PAGE);
      becomes(null);
      await guard.hostApp.identify();
      guard.hostApp.openLogin();
      becomes('first');
      if (isAway) host.tell('back');
      await guard.hostApp.identify();
      becomes('another');
      host.tell('back');
      await tick();
      expect([navigation.starts(), session.read('poi')]).toEqual([1, null]);
    },
  );

  it('counts no login twice, though the token that asked for it comes back', async () => {
    const { guard, host, becomes, navigation } = watched(PRODUCT_PAGE);
    await guard.hostApp.identify();
    guard.hostApp.openLogin();
    for (const [token, place] of [
      ['renewed', PRODUCT_PAGE],
      ['first', ORDER_PAGE],
    ] as const) {
      navigation.replace(place);
      becomes(token);
      host.tell('back');
      await tick();
    }
    navigation.replace(PRODUCT_PAGE);
    becomes('another');
    host.tell('back');
    await tick();
    expect(navigation.starts()).toBe(1);
  });

  it('keeps a page that is out of sight hidden though the app asks it to load again', async () => {
    const { guard, host } = watched(ORDER_PAGE);
    let reloads = 0;
    guard.hostApp.onRefresh('order', () => (reloads += 1));
    await guard.hostApp.identify();
    host.tell('away');
    host.refresh('order');
    await tick();
    expect([guard.cover.getSnapshot(), reloads]).toEqual(['asking', 1]);
    host.tell('back');
    await tick();
    expect(guard.cover.getSnapshot()).toBe('none');
  });

  it('keeps hidden what it cannot judge for want of its code', async () => {
    const { guard, host, navigation } = watched(ORDER_PAGE, done(null), () => Promise.reject(new Error('gone')));
    await guard.hostApp.identify();
    host.tell('back');
    await tick();
    expect([guard.cover.getSnapshot(), navigation.starts()]).toEqual(['unanswered', 0]);
    // Neither going nor coming helps, and the words and the way out stay.
    host.tell('away');
    host.tell('back');
    await tick();
    expect([guard.cover.getSnapshot(), navigation.starts(), await guard.hostApp.identify()]).toEqual([
      'unanswered',
      0,
      null,
    ]);
    guard.retry();
    expect(navigation.starts()).toBe(1);
  });
});
