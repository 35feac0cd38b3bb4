import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import {
  createPullToRefresh,
  PULL_THRESHOLD_PX,
  pullsToRefresh,
  REFRESH_WAIT_MS,
} from '#core/screens/pull-to-refresh.ts';

const FAR = PULL_THRESHOLD_PX;

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

  it('is from the very top, far enough down, and more down than sideways, outside lists, on two pages', () => {
    const anyPage = fc.constantFrom('cart' as const, 'order' as const, null);
    const near = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(
        anyPage,
        near,
        fc.boolean(),
        near,
        near,
        fc.boolean(),
        (on, scrollTop, startedInList, x, y, isLeft) => {
          const dy = FAR + y;
          const dx = (isLeft ? -1 : 1) * (dy + x);
          const straight = { page: on, scrollTop, startedInList, dx: 0, dy };
          const isPull = on !== null && scrollTop <= 0 && !startedInList && dy >= FAR;
          expect(pullsToRefresh(straight)).toBe(isPull);
          expect(pullsToRefresh({ ...straight, dx })).toBe(isPull && x < 0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('R74, Q51 a finger on the page', () => {
  const at = { x: 10, y: 20, scrollTop: 0, isInList: false };

  it('asks half a second after it let go, once', () => {
    const { clock, pull, loads } = pulledPage();
    pull.down(at);
    pull.up({ x: 10, y: 20 + FAR });
    expect(pull.isWaiting.getSnapshot()).toBe(true);
    pull.down(at);
    pull.up({ x: 10, y: 20 + FAR });
    clock.pass(499);
    expect(loads()).toBe(0);
    clock.pass(1);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([1, false]);
    clock.pass(10_000);
    expect(loads()).toBe(1);
    pull.down(at);
    pull.up({ x: 10, y: 20 + FAR });
    clock.pass(500);
    expect(loads()).toBe(2);
  });

  it('counts its way from where it came down', () => {
    const { pull } = pulledPage();
    pull.down(at);
    pull.up({ x: 10, y: 19 + FAR });
    expect(pull.isWaiting.getSnapshot()).toBe(false);
    pull.down({ ...at, x: 500 });
    pull.up({ x: 500 + FAR, y: 21 + FAR });
    expect(pull.isWaiting.getSnapshot()).toBe(true);
  });

  it('does nothing below the top, inside a list, sideways, too short, or once the page was left', () => {
    const { clock, pull, loads } = pulledPage();
    const pulled = { x: 10, y: 20 + FAR };
    const tries = [
      [{ ...at, scrollTop: 1 }, pulled],
      [{ ...at, isInList: true }, pulled],
      [at, { x: 10 + FAR, y: 20 + FAR }],
      [at, { x: 10, y: 19 + FAR }],
    ] as const;
    for (const [from, to] of tries) {
      pull.down(from);
      pull.up(to);
    }
    pull.down(at);
    pull.up(pulled);
    pull.stop();
    clock.pass(REFRESH_WAIT_MS);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([0, false]);
  });

  it('asks for nothing without having come down, or after the page was left', () => {
    const { clock, pull, loads } = pulledPage();
    pull.up({ x: 10, y: 500 });
    pull.down(at);
    pull.stop();
    pull.up({ x: 10, y: 500 });
    expect(pull.isWaiting.getSnapshot()).toBe(false);
    pull.down(at);
    pull.up({ x: 10, y: 500 });
    pull.up({ x: 10, y: 500 });
    pull.stop();
    clock.pass(1000);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([0, false]);
  });
});

// Helpers

function pulledPage() {
  const clock = createManualClock();
  let loads = 0;
  const pull = createPullToRefresh(clock, 'cart', () => (loads += 1));
  return { clock, pull, loads: () => loads };
}
