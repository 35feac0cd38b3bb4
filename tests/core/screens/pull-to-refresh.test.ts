import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { titleStyleOf } from '#core/ports/host-app.ts';
import { createPullToRefresh, PULL_THRESHOLD_PX, REFRESH_WAIT_MS } from '#core/screens/pull-to-refresh.ts';

const FAR = PULL_THRESHOLD_PX;

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

  it('R74, Q51 asks after a pull from the very top, far enough down, more down than sideways, outside lists', () => {
    const near = fc.integer({ min: -2, max: 2 });
    const from = fc.record({ x: fc.nat(500), y: fc.nat(500), scrollTop: near, isInList: fc.boolean() });
    fc.assert(
      fc.property(from, near, near, fc.boolean(), fc.boolean(), (down, x, y, isStraight, isLeft) => {
        const { pull } = pulledPage();
        const dy = FAR + y;
        const dx = isStraight ? 0 : (isLeft ? -1 : 1) * (dy + x);
        pull.down(down);
        pull.up({ x: down.x + dx, y: down.y + dy });
        const isPull = down.scrollTop <= 0 && !down.isInList && dy >= FAR && (isStraight || x < 0);
        expect(pull.isWaiting.getSnapshot()).toBe(isPull);
        // Letting go again, without having come down, asks for nothing.
        pull.up({ x: down.x, y: down.y + 2 * FAR });
        expect(pull.isWaiting.getSnapshot()).toBe(isPull);
      }),
      { numRuns: 1000 },
    );
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
  const pull = createPullToRefresh(clock, () => (loads += 1));
  return { clock, pull, loads: () => loads };
}
