import fc, { type Scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, refused } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import { createShopperGuard, type OwnReads } from '#core/session/shopper-guard.ts';

describe('Q71 the guard of a page, while answers come late and in any order', () => {
  it('never shows a page to another, asks as another or gives it up to its own shopper, and always ends well', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step(), { maxLength: 40, size: 'max' }),
        fc.boolean(),
        async (s, steps, isOther) => {
          const page = raced(s);
          const end = page.screen.open();
          for (const each of steps) {
            await page.take(each);
            page.look();
          }
          await s.waitIdle();
          page.look();
          const shopper = page.shopper();
          await page.take('away');
          const owner = shopper ?? 'A';
          if (isOther) await page.take({ token: 'C' });
          else if (shopperOf(page.token()) !== owner) await page.take({ token: owner });
          await page.take({ server: 'right' });
          await page.take('back');
          await s.waitIdle();
          page.look();
          const isGivenUp = page.starts() > 0;
          if (shopper !== null && isOther) expect(isGivenUp).toBe(true);
          if (isGivenUp) {
            const named = page.guard.hostApp.identify();
            await s.waitIdle();
            expect(await named).toBeNull();
          } else expect([page.cover(), page.opened() !== null]).toEqual(['none', true]);
          end();
        },
      ),
      { numRuns: 500 },
    );
  });
});

// Helpers

type Step =
  | 'away'
  | 'back'
  | 'ask'
  | 'retry'
  | 'refresh'
  | 'answer'
  | { readonly token: string | null }
  | { readonly server: 'right' | 'lost' | 'expired' };

const step = (): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<Step>('answer') },
    { weight: 2, arbitrary: fc.constantFrom<Step>('away', 'back', 'ask', 'retry', 'refresh') },
    { weight: 2, arbitrary: fc.record({ token: fc.constantFrom('A', 'A.1', 'A.2', 'B', 'B.1', null) }) },
    {
      weight: 1,
      arbitrary: fc.record({ server: fc.constantFrom<'right' | 'lost' | 'expired'>('right', 'lost', 'expired') }),
    },
  );

/** What the server says of an order: to its shopper, to another, to a token that is out of date, and to nobody. */
const ANSWERS = { right: done(null), another: refused(400147), expired: refused(400113), lost: failed('timeout') };

const shopperOf = (token: string | null): string | null => token?.split('.')[0] ?? null;

/** A page in an app whose answers, the server's and the code's come when the scheduler says so. */
function raced(s: Scheduler) {
  const later = <T>(value: T): Promise<T> => s.schedule(Promise.resolve(value));
  let token: string | null = 'A';
  let server: 'right' | 'lost' | 'expired' = 'right';
  let isAway = false;
  /** How often the app was asked anew. */
  let returns = 0;
  /** Whose the page is: who was named first, and is not out of date. */
  let shopper: string | null = null;
  let wasOther = false;
  let reads = 0;
  /** Presses of "Try again" on a page that was given up: it is loaded anew. */
  let restarts = 0;
  const wrongs: string[] = [];
  /** Whom the page found when it was opened last, or loaded again. */
  let opened: string | null = null;
  const host = createScriptedHost({ identity: { token: 'A', parameters: {} } });
  const session = createMemorySession({ poi: '5' });
  const navigation = createMemoryNavigation({ page: 'order', order: orderId('7'), isFromHost: false });

  async function read(): Promise<Answer<unknown>> {
    const named = await guard.hostApp.identify();
    if (!isAway && shopperOf(named?.token ?? null) !== shopperOf(token)) wrongs.push('asked as another');
    const isOwn = shopperOf(named?.token ?? null) === shopper;
    reads += 1;
    const answer = await later(isOwn ? ANSWERS[server] : ANSWERS[server === 'right' ? 'another' : server]);
    reads -= 1;
    return answer;
  }
  const guard = createShopperGuard({
    hostApp: {
      ...host,
      async identify() {
        const before = returns;
        const found = await later(token === null ? null : { token, parameters: {} });
        if (found !== null && before === returns) shopper ??= shopperOf(found.token);
        return found;
      },
    },
    session,
    navigation: {
      ...navigation,
      startOver() {
        const isOver = navigation.starts() > 0;
        if (!isOver && !isAway && shopperOf(token) === shopper) wrongs.push('given up to its own shopper');
        navigation.startOver();
      },
    },
    gateway: () => ({ readOrder: read }) as OwnReads,
    logins: () => ({ expired: () => undefined }),
  });
  const cover = guard.cover.getSnapshot;

  /** What every call of a page begins with. */
  async function ask(): Promise<string | null> {
    const isJudged = reads > 0;
    const named = (await guard.hostApp.identify())?.token ?? null;
    // While the server is asked, its question is put as the one who is judged.
    const isStale = named !== null && !isAway && shopperOf(named) !== shopperOf(token);
    if (isStale && !isJudged && reads === 0) wrongs.push('named one who is gone');
    return named;
  }
  async function open(): Promise<void> {
    opened = await ask();
  }
  guard.hostApp.onRefresh('order', () => void open());
  const screen = guard.reopening({
    state: createStore(0),
    open() {
      void open();
      return () => undefined;
    },
  });

  async function take(each: Step): Promise<void> {
    const isAskedAnew = each === 'back' || (each === 'retry' && !isAway) || each === 'refresh';
    if (isAskedAnew) returns += 1;
    if (each === 'away' || each === 'back') {
      isAway = each === 'away';
      host.tell(each);
    } else if (each === 'ask') {
      if (!isAway) void ask();
    } else if (each === 'retry') {
      if (navigation.starts() > 0) restarts += 1;
      guard.retry();
    } else if (each === 'refresh') host.refresh('order');
    else if (each === 'answer') {
      if (s.count() > 0) await s.waitOne();
    } else if ('server' in each) server = each.server;
    // His token is renewed at any time; another uses the app while the page is out of sight.
    else if (isAway || (each.token !== null && shopperOf(each.token) === shopperOf(token))) token = each.token;
    else {
      await take('away');
      token = each.token;
      await take('back');
    }
    if (shopperOf(token) !== shopper) wasOther = true;
    // What follows from an answer follows at once.
    await new Promise(setImmediate);
  }

  function look(): void {
    expect(wrongs).toEqual([]);
    const starts = navigation.starts();
    expect([session.read('poi'), starts <= 1 + restarts]).toEqual([starts === 0 ? '5' : null, true]);
    if (starts > 0) expect([wasOther, cover() === 'none']).toEqual([true, false]);
    if (shopper === null) expect(cover()).toBe('none');
    else if (isAway || shopperOf(token) !== shopper) expect(cover()).not.toBe('none');
  }
  return {
    guard,
    screen,
    cover,
    take,
    look,
    token: () => token,
    shopper: () => shopper,
    opened: () => opened,
    starts: navigation.starts,
  };
}
