import { expect, it } from 'vitest';
import { watchPresence } from '#adapters/browser/web-presence.ts';

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
