import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToastNotices, TOAST_MS } from '#adapters/browser/web-page.ts';
import { watchPresence } from '#adapters/browser/web-presence.ts';
import { createWebSession, type WebStorage } from '#adapters/browser/web-session.ts';
import { createWebShopperMarks } from '#adapters/browser/web-shopper-marks.ts';
import { METHOD_NOT_FOUND, type RpcAnswer } from '#adapters/host-app/json-rpc.ts';
import { askToken } from '#adapters/host-app/questions.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';

describe('R35 whether the storage keeps what is written', () => {
  it('is said of each key: what is too long for it says nothing of what is shorter', () => {
    const { session } = storageOf(10);
    session.write('poi', 'x'.repeat(11));
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([false, true]);
    session.write('poi', 'x');
    expect(session.outlivesPage('poi')).toBe(true);
  });

  it('is no more where it takes nothing, and again once it does', () => {
    const { session, limit } = storageOf(100);
    session.write('poi', '1');
    limit(-1);
    session.write('poi', '2');
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([false, false]);
    limit(100);
    session.write('poi', '3');
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([true, true]);
  });

  it('row 30: what a text was before it grew too long is no other page’s to go on with', () => {
    const { session, laterPage } = storageOf(10);
    session.write('draft:complaint', 'short');
    expect(laterPage().read('draft:complaint')).toBe('short');
    session.write('draft:complaint', 'longer than it takes');
    expect([session.read('draft:complaint'), laterPage().read('draft:complaint')]).toEqual([
      'longer than it takes',
      null,
    ]);
  });
});

it('Q71 a page goes when it is hidden or left, and is back when it is seen or taken out of the cache', () => {
  const state: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), state);
  const page = Object.assign(new EventTarget(), { document });
  const told: string[] = [];
  const end = watchPresence(page, (presence) => told.push(presence));
  const turn = (to: DocumentVisibilityState): void => {
    document.visibilityState = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean): void =>
    void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(told).toEqual([]);
  turn('hidden');
  turn('visible');
  page.dispatchEvent(new Event('pagehide'));
  show(true);
  expect(told).toEqual(['away', 'back', 'away', 'back']);
  end();
  turn('hidden');
  page.dispatchEvent(new Event('pagehide'));
  show(true);
  expect(told).toHaveLength(4);
});

it('a toast stays long enough to be read, is taken away, and leaves a newer notice its whole time', () => {
  const clock = createManualClock();
  const notices = createToastNotices(clock);
  const seen = () => notices.toast.getSnapshot()?.notice ?? null;
  notices.show('soldOut');
  clock.pass(TOAST_MS - 1);
  expect(seen()).toBe('soldOut');
  clock.pass(1);
  expect(seen()).toBeNull();
  for (const isDismissed of [true, false]) {
    notices.show('soldOut');
    clock.pass(TOAST_MS - 1);
    if (isDismissed) notices.dismiss();
    if (isDismissed) expect(seen()).toBeNull();
    notices.show('networkError');
    clock.pass(TOAST_MS - 1);
    expect(seen()).toBe('networkError');
  }
});

const NO_TLS = { getRandomValues: crypto.getRandomValues.bind(crypto) };

describe('Q71 marks of shoppers', () => {
  it('are known again for the same token alone, name no token, and differ from tab to tab', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (one, other) => {
        const mark = await createWebShopperMarks(crypto).of(one, null);
        const later = createWebShopperMarks(crypto);
        expect(await later.of(one, mark)).toBe(mark);
        expect((await later.of(other, mark)) === mark).toBe(one === other);
        expect((await later.of(one, null)).split('.')[1]).not.toBe(mark.split('.')[1]);
        expect(mark).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{64}$/);
      }),
    );
  });

  it('are known again by their own page alone where it has no TLS', async () => {
    const marks = createWebShopperMarks(NO_TLS);
    const mark = await marks.of('first', null);
    expect([await marks.of('first', mark), await marks.of('first', null)]).toEqual([mark, mark]);
    expect(await marks.of('second', mark)).not.toBe(mark);
    expect(await createWebShopperMarks(NO_TLS).of('first', mark)).not.toBe(mark);
  });
});

it.each<readonly [RpcAnswer, string | null]>([
  [{ kind: 'result', value: 'token' }, 'token'],
  [{ kind: 'result', value: null }, ''],
  [{ kind: 'result', value: '' }, ''],
  [{ kind: 'result', value: undefined }, ''],
  [{ kind: 'error', code: METHOD_NOT_FOUND }, ''],
  [{ kind: 'error', code: -32603 }, null],
  [{ kind: 'silent' }, null],
])('Q71 an app that answers %j names %j: silence does not say that nobody is logged in', async (answer, token) => {
  expect(await askToken({ request: async () => answer, onNotification: () => () => undefined })).toBe(token);
});

// Helpers

/** A session in a storage that takes texts of so many characters at most. */
function storageOf(most: number) {
  const values = new Map<string, string>();
  let longest = most;
  const storage: WebStorage = {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (value.length > longest) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
  const laterPage = () => createWebSession(() => storage);
  return { session: laterPage(), laterPage, limit: (now: number) => (longest = now) };
}
