import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doubleTapFactor,
  isEnlarged,
  MOST_SCALE,
  moved,
  pinched,
  WHOLE,
  type Zoom,
  zoomed,
} from '../../ui/shop/parts/zoom.ts';

/** Nearly all doubles of such a range are too small to move anything. */
const px = fc.integer({ min: -400_000, max: 400_000 }).map((thousandths) => thousandths / 1000);
const point = fc.record({ x: px, y: px });
const frame = fc.record({ width: fc.integer({ min: 200, max: 1200 }), height: fc.integer({ min: 200, max: 1200 }) });
const steps = fc.array(
  fc.oneof(fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: point }), fc.record({ by: point })),
  { maxLength: 12 },
);

describe('a picture on the whole screen', () => {
  it('fills its frame after any pinches and drags, between whole and four times as large', () => {
    fc.assert(
      fc.property(frame, steps, (size, all) => {
        let zoom: Zoom = WHOLE;
        for (const step of all) {
          zoom = 'by' in step ? moved(zoom, step.by, size) : zoomed(zoom, step.factor, step.at, size);
          expect(zoom.scale).toBeGreaterThanOrEqual(1);
          expect(zoom.scale).toBeLessThanOrEqual(MOST_SCALE);
          // No edge of the picture is inside the frame.
          for (const [shift, edge] of [
            [zoom.x, size.width],
            [zoom.y, size.height],
          ] as const) {
            expect((edge * zoom.scale) / 2 - Math.abs(shift)).toBeGreaterThanOrEqual(edge / 2 - 1e-6);
          }
        }
        const { x, y } = zoomed(zoom, 0.01, { x: 0, y: 0 }, size);
        expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
      }),
    );
  });

  it('keeps what lies between the fingers there, where no edge stops it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 4, noNaN: true }), point, (factor, at) => {
        const size = { width: 800, height: 800 };
        const zoom = zoomed(WHOLE, factor, at, size);
        // The point of the picture that was at `at` is there still.
        expect(zoom.x + at.x * zoom.scale).toBeCloseTo(at.x, 6);
        expect(zoom.y + at.y * zoom.scale).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('comes back to its size, and follows two fingers that end as far apart as they began', () => {
    fc.assert(
      fc.property(point, point, point, (one, other, by) => {
        fc.pre(Math.hypot(one.x - other.x, one.y - other.y) >= 1);
        const [oneThen, otherThen] = [one, other].map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) as [
          typeof one,
          typeof other,
        ];
        fc.pre(Math.hypot(oneThen.x - other.x, oneThen.y - other.y) >= 1);
        const [first, second] = [pinched(one, oneThen, other), pinched(other, otherThen, oneThen)];
        expect(first.factor * second.factor).toBeCloseTo(1, 6);
        expect(first.by.x + second.by.x).toBeCloseTo(by.x, 6);
        expect(first.by.y + second.by.y).toBeCloseTo(by.y, 6);
        // What stays in its place lies between the fingers.
        expect(Math.hypot(first.at.x - oneThen.x, first.at.y - oneThen.y)).toBeCloseTo(
          Math.hypot(first.at.x - other.x, first.at.y - other.y),
          6,
        );
      }),
    );
    expect(pinched({ x: 10, y: 0 }, { x: 30, y: 0 }, { x: -10, y: 0 })).toEqual({
      factor: 2,
      at: { x: 10, y: 0 },
      by: { x: 10, y: 0 },
    });
  });

  it('is enlarged by a double tap, and made whole by the next', () => {
    fc.assert(
      fc.property(frame, steps, point, (size, all, at) => {
        const zoom = all.reduce<Zoom>(
          (now, step) => ('by' in step ? moved(now, step.by, size) : zoomed(now, step.factor, step.at, size)),
          WHOLE,
        );
        expect(isEnlarged(zoom)).toBe(zoom.scale !== 1);
        const tapped = zoomed(zoom, doubleTapFactor(zoom), at, size);
        expect(tapped.scale).toBeCloseTo(zoom.scale === 1 ? 2.5 : 1, 9);
      }),
    );
  });
});
