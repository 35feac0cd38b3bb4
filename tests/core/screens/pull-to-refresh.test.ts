import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import {
  createPullToRefresh,
  PULL_THRESHOLD_PX,
  pullsToRefresh,
  REFRESH_WAIT_MS,
} from '#core/screens/pull-to-refresh.ts';

describe('R74, Q51 a finger that pulls the page', () => {
  const top = { x: 100, y: 100, scrollTop: 0, isInList: false };
  const pulled = { x: 100, y: 100 + PULL_THRESHOLD_PX };

  function page() {
    const clock = createManualClock();
    let loads = 0;
    const pull = createPullToRefresh(clock, 'cart', () => (loads += 1));
    return { clock, pull, loads: () => loads };
  }

  it('R74 loads it again after 500 ms, once for however many pulls', () => {
    const { clock, pull, loads } = page();
    for (let times = 0; times < 3; times += 1) {
      pull.down(top);
      pull.up(pulled);
    }
    expect(pull.isWaiting.getSnapshot()).toBe(true);
    clock.pass(REFRESH_WAIT_MS - 1);
    expect(loads()).toBe(0);
    clock.pass(1);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([1, false]);
    pull.up(pulled);
    clock.pass(REFRESH_WAIT_MS);
    expect(loads()).toBe(1);
  });

  it('does nothing below the top, inside a list, sideways, too short, or once the page was left', () => {
    const { clock, pull, loads } = page();
    const tries = [
      [{ ...top, scrollTop: 1 }, pulled],
      [{ ...top, isInList: true }, pulled],
      [top, { x: 300, y: 190 }],
      [top, { ...pulled, y: pulled.y - 1 }],
    ] as const;
    for (const [from, to] of tries) {
      pull.down(from);
      pull.up(to);
    }
    pull.down(top);
    pull.up(pulled);
    pull.stop();
    clock.pass(REFRESH_WAIT_MS);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([0, false]);
  });
});

describe('R74, Q51 what counts as a pull', () => {
  const pull = { page: 'cart' as const, scrollTop: 0, startedInList: false, dx: 0, dy: PULL_THRESHOLD_PX };

  it('Q51 waits half a second, on the cart and the order alone, from the top, outside of lists', () => {
    expect(REFRESH_WAIT_MS).toBe(500);
    expect(pullsToRefresh(pull)).toBe(true);
    expect(pullsToRefresh({ ...pull, page: 'order' })).toBe(true);
    for (const other of [
      { page: null },
      { scrollTop: 1 },
      { startedInList: true },
      { dy: PULL_THRESHOLD_PX - 1 },
      { dy: -200 },
      { dx: PULL_THRESHOLD_PX },
    ]) {
      expect(pullsToRefresh({ ...pull, ...other })).toBe(false);
    }
  });
});
