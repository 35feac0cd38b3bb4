import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '#core/product/carousel.ts';

describe('R38 the carousel', () => {
  it('R38 the carousel advances after five seconds and always wraps around', () => {
    expect(CAROUSEL_ADVANCE_MS).toBe(5000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), fc.integer({ min: -12, max: 12 }), (count, at, steps) => {
        let expected = at % count;
        for (let step = 0; step < Math.abs(steps); step += 1)
          expected =
            steps > 0 ? (expected === count - 1 ? 0 : expected + 1) : expected === 0 ? count - 1 : expected - 1;
        expect(slideAfter(at % count, count, steps)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('stands at 0 where there is no picture', () => {
    expect([slideAfter(0, 0, 1), slideAfter(3, 0, -1), slideAfter(3, -1, 1)]).toEqual([0, 0, 0]);
    expect(slideAfter(0, 1, 1)).toBe(0);
  });

  it('takes for a swipe what goes over 50 px, further sideways than upright, and forward against the reading', () => {
    const way = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(way, way, (dx, dy) => {
        const isSwipe = Math.abs(dx) > 50 && Math.abs(dx) > Math.abs(dy);
        const steps = isSwipe ? -Math.sign(dx) : 0;
        expect(stepsOfSwipe(dx, dy, 'ltr') + 0).toBe(steps + 0);
        expect(stepsOfSwipe(dx, dy, 'rtl') + 0).toBe(0 - steps);
      }),
      { numRuns: 1000 },
    );
  });
});
