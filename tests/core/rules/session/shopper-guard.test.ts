import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import { done, failed, refused } from '#core/lib/outcome.ts';
import type { Place } from '#core/routes/places.ts';
import { tick } from '../../../support/open-shop.ts';
import { watched } from '../../../support/watched-page.ts';

const ORDER = orderId('7');
const ORDER_PAGE: Place = { page: 'order', order: ORDER, isFromHost: false };
const PRODUCT_PAGE: Place = { page: 'product', product: null };

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
    [{ page: 'cart' }, 'readPurchase 5'],
    [{ page: 'address', order: null }, 'readAddress 5'],
    [{ page: 'address', order: ORDER }, 'readAddress 7'],
    [{ page: 'bnplCalculator', order: ORDER, productAmount: null, loanDays: null }, 'readOrder 7'],
    [{ page: 'refund', order: ORDER }, 'readOrder 7'],
  ] as const)('asks for the order of %j with the new token, once', async (place, question) => {
    const { guard, asked, host, becomes } = watched(place);
    await guard.hostApp.identify();
    becomes('renewed');
    host.refresh('cart');
    await tick();
    expect(asked).toEqual([`${question} as renewed`]);
    expect((await guard.hostApp.identify())?.token).toBe('renewed');
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

  it('never shows a page to another shopper, nor forgets anything of the same one, whatever comes in which order', async () => {
    const step = fc.oneof(
      fc.constantFrom('away', 'back', 'ask', 'retry', 'refresh'),
      fc.record({ token: fc.constantFrom('first', 'first.1', 'first.2', 'other', null) }),
      fc.record({ server: fc.constantFrom<'right' | 'lost' | 'expired'>('right', 'lost', 'expired') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { guard, host, becomes, breaks, session, navigation, now } = watched(ORDER_PAGE);
        await guard.hostApp.identify();
        let wasOther = false;
        let isAway = false;
        for (const each of steps) {
          if (typeof each === 'object' && 'token' in each) becomes(each.token);
          else if (typeof each === 'object') breaks(each.server);
          else if (each === 'ask') await guard.hostApp.identify();
          else if (each === 'retry') guard.retry();
          else if (each === 'refresh') host.refresh('order');
          else host.tell(each);
          if (each === 'away') isAway = true;
          if (each === 'back') isAway = false;
          const hasAsked = each === 'back' || each === 'refresh' || each === 'retry' || each === 'ask';
          await tick();
          if (hasAsked && now() === 'other' && navigation.starts() > 0) wasOther = true;
          if (isAway || (hasAsked && now() === 'other' && each !== 'ask'))
            expect(guard.cover.getSnapshot()).not.toBe('none');
          // Nothing is forgotten unless the server said that the order is not this shopper's.
          expect(session.read('poi')).toBe(navigation.starts() === 0 ? '5' : null);
          if (navigation.starts() > 0) expect(wasOther).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
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
