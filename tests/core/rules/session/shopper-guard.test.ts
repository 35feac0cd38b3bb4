import { describe, expect, it } from 'vitest';
import { failed, refused } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import type { ShopperGuard } from '#core/session/shopper-guard.ts';
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

  // A step is the login page that is asked for, another place, or the token that the app names when the page comes back.
  it.each([
    ['a login, also where it was dismissed first', PRODUCT_PAGE, ['login', 'first', 'renewed'], 0],
    ['one login only once', PRODUCT_PAGE, ['login', 'first', 'renewed', 'another'], 1],
    ['a login of another page not', ORDER_PAGE, ['login', PRODUCT_PAGE, 'another'], 1],
    [
      'a login of an earlier token not',
      PRODUCT_PAGE,
      ['login', 'renewed', ORDER_PAGE, 'first', PRODUCT_PAGE, 'another'],
      1,
    ],
    ['a login where nobody was named for its first token alone', PRODUCT_PAGE, [null, 'login', 'first', 'another'], 1],
  ] as const)('takes another token for that of %s', async (_what, place, steps, starts) => {
    const { guard, host, becomes, navigation, session } = watched(place);
    if (steps[0] === null) becomes(null);
    await guard.hostApp.identify();
    for (const step of steps) {
      if (step === 'login') guard.hostApp.openLogin();
      else if (typeof step === 'object' && step !== null) navigation.replace(step);
      else {
        becomes(step);
        host.tell('back');
        await tick();
      }
    }
    expect([navigation.starts(), session.read('poi')]).toEqual([starts, starts === 0 ? '5' : null]);
    if (starts === 0) expect(guard.cover.getSnapshot()).toBe('none');
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
});

describe('Q71 a page that comes back', () => {
  // What comes back is the token that the app names then, and how often the screen was opened by then.
  it.each<[string, start: 'named' | 'nobody' | 'unasked' | 'login', returns: string[]]>([
    ['a login that gave the same token again', 'login', ['first 2', 'first 2']],
    ['another token, and after an answer that was owed', 'named', ['first 1', 'renewed 2', ' 2', 'renewed 3']],
    ['a login where nobody was named at first', 'nobody', ['first 2', 'first 2']],
    ['nobody whom the app first names after a return', 'unasked', ['first 1', 'first 1']],
  ])('opens a screen anew for %s', async (_what, start, returns) => {
    const { guard, host, becomes, asked } = watched(ORDER_PAGE);
    const { screen, times, isOpen } = opening(guard);
    if (start === 'nobody') becomes(null);
    const end = screen.open();
    if (start !== 'unasked') await tick();
    if (start === 'login') guard.hostApp.openLogin();
    if (start === 'login') await guard.hostApp.identify();
    for (const each of returns) {
      const [token] = each.split(' ');
      host.tell('away');
      becomes(token || null);
      host.tell('back');
      await tick();
      expect([`${token} ${times()}`, guard.cover.getSnapshot()]).toEqual([each, token === '' ? 'login' : 'none']);
    }
    // The first whom the app names needs no proof.
    if (start === 'nobody') expect(asked).toEqual([]);
    end();
    const before = times();
    becomes('another');
    host.tell('back');
    await tick();
    expect([times(), isOpen()]).toEqual([before, false]);
  });

  it.each([
    ['first', []],
    ['first', ['away', 'back']],
    [null, []],
  ] as const)('opens no screen of %s after %j anew for a token that one of its calls found', async (first, steps) => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    const { screen, times } = opening(guard);
    becomes(first);
    screen.open();
    await tick();
    for (const step of steps) host.tell(step);
    await tick();
    becomes('renewed');
    expect((await guard.hostApp.identify())?.token).toBe('renewed');
    expect([times(), guard.cover.getSnapshot()]).toEqual([1, 'none']);
  });

  it.each([
    ['first', 'asking'],
    [null, 'none'],
  ] as const)('that is out of sight when %s is named is %s until then', async (token, cover) => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    becomes(token);
    const named = guard.hostApp.identify();
    host.tell('away');
    await named;
    expect(guard.cover.getSnapshot()).toBe(cover);
  });

  it('asks a page to reload only once it is known whose it is', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE, failed('timeout'));
    let reloads = 0;
    guard.hostApp.onRefresh('order', () => (reloads += 1));
    await guard.hostApp.identify();
    host.refresh('order');
    await tick();
    expect(reloads).toBe(1);
    becomes('renewed');
    host.refresh('order');
    await tick();
    expect(reloads).toBe(1);
  });

  it('lets a screen that can go on do so for another token of its shopper', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    const steps: string[] = [];
    const screen = guard.reopening({
      state: createStore(0),
      open() {
        steps.push('open');
        return () => void steps.push('end');
      },
      reopen: () => void steps.push('reopen'),
    });
    await guard.hostApp.identify();
    const end = screen.open();
    becomes('renewed');
    host.tell('back');
    await tick();
    end();
    becomes('first');
    host.tell('back');
    await tick();
    expect(steps).toEqual(['open', 'reopen', 'end']);
  });
});

// Helpers

/** A screen that asks who the shopper is whenever it is opened. */
function opening(guard: ShopperGuard) {
  let [times, open] = [0, 0];
  const screen = guard.reopening({
    state: createStore(0),
    open() {
      [times, open] = [times + 1, open + 1];
      void guard.hostApp.identify();
      return () => void (open -= 1);
    },
  });
  return { screen, times: () => times, isOpen: () => open > 0 };
}
