import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SCALE, moved, WHOLE, type Zoom, zoomed } from '#core/product/zoom.ts';

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
});
