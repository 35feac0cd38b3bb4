import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import {
  createPullToRefresh,
  PULL_THRESHOLD_PX,
  pullsToRefresh,
  REFRESH_WAIT_MS,
} from '#core/screens/pull-to-refresh.ts';
import { titleStyleOf } from '#core/screens/title-style.ts';

const FAR = PULL_THRESHOLD_PX;

it('R74, Q51 a pull is from the very top, far enough down, and more down than sideways, outside lists, on two pages', () => {
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
      (page, scrollTop, startedInList, x, y, isLeft) => {
        const dy = FAR + y;
        const dx = (isLeft ? -1 : 1) * (dy + x);
        const straight = { page, scrollTop, startedInList, dx: 0, dy };
        const isPull = page !== null && scrollTop <= 0 && !startedInList && dy >= FAR;
        expect(pullsToRefresh(straight)).toBe(isPull);
        expect(pullsToRefresh({ ...straight, dx })).toBe(isPull && x < 0);
      },
    ),
    { numRuns: 1000 },
  );
});

describe('R74, Q51 a finger on the page', () => {
  const at = { x: 10, y: 20, scrollTop: 0, isInList: false };
  const pulled = { x: 10, y: 20 + FAR };

  it('asks half a second after it let go, once for however many pulls', () => {
    const { clock, pull, loads } = pulledPage();
    expect(REFRESH_WAIT_MS).toBe(500);
    for (let times = 0; times < 2; times += 1) {
      pull.down(at);
      pull.up(pulled);
      expect(pull.isWaiting.getSnapshot()).toBe(true);
    }
    clock.pass(499);
    expect(loads()).toBe(0);
    clock.pass(1);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([1, false]);
    clock.pass(10_000);
    expect(loads()).toBe(1);
    pull.down(at);
    pull.up(pulled);
    clock.pass(500);
    expect(loads()).toBe(2);
  });

  it('counts its way from where it came down', () => {
    const { pull } = pulledPage();
    pull.down({ ...at, x: 500 });
    pull.up({ x: 500 + FAR, y: 21 + FAR });
    expect(pull.isWaiting.getSnapshot()).toBe(true);
  });

  it.each([
    ['below the top', { ...at, scrollTop: 1 }, pulled],
    ['inside a list', { ...at, isInList: true }, pulled],
    ['sideways', at, { x: 10 + FAR, y: 20 + FAR }],
    ['too short', at, { x: 10, y: 19 + FAR }],
    ['without having come down', null, pulled],
  ])('asks for nothing %s, nor by letting go again', (_how, from, to) => {
    const { pull } = pulledPage();
    if (from !== null) pull.down(from);
    pull.up(to);
    pull.up(pulled);
    expect(pull.isWaiting.getSnapshot()).toBe(false);
  });

  it('asks for nothing once the page was left, whether it let go before or after', () => {
    const { clock, pull, loads } = pulledPage();
    pull.down(at);
    pull.stop();
    pull.up(pulled);
    expect(pull.isWaiting.getSnapshot()).toBe(false);
    pull.down(at);
    pull.up(pulled);
    pull.stop();
    clock.pass(REFRESH_WAIT_MS);
    expect([loads(), pull.isWaiting.getSnapshot()]).toEqual([0, false]);
  });
});

it('R74 the app draws no title bar over a page of ours, which has its own, and a plain one over what is no page', () => {
  expect([titleStyleOf({ page: 'cart' }), titleStyleOf(null)]).toEqual(['hidden', 'plain']);
});

// Helpers

function pulledPage() {
  const clock = createManualClock();
  let loads = 0;
  const pull = createPullToRefresh(clock, 'cart', () => (loads += 1));
  return { clock, pull, loads: () => loads };
}
