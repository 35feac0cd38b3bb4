import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeptTap, dropTap, keepTap, takeDroppedTap } from '#core/product/kept-tap.ts';

/** What may happen to a tap. */
const STEPS = ['tap', 'take', 'leaveAndComeBack', 'open'] as const;

describe('R43 a tap on BUY NOW before the page could take it', () => {
  it('is carried out once or told as dropped once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (steps) => {
        const tap = createKeptTap();
        // The oracle counts alone: a tap is open until it is carried out, or told.
        let [open, carriedOut, told] = [0, 0, 0];
        for (const step of steps) {
          const before = tap.getSnapshot();
          if (step === 'tap') {
            keepTap(tap);
            if (before !== 'taken') open = 1;
          }
          if (step === 'take' && before === 'waiting') {
            tap.set('taken');
            [open, carriedOut] = [0, carriedOut + 1];
          }
          if (step === 'leaveAndComeBack') dropTap(tap);
          // An opened page tells first.
          if (['leaveAndComeBack', 'open'].includes(step) && takeDroppedTap(tap)) {
            expect(open).toBe(1);
            [open, told] = [0, told + 1];
          }
          expect(open === 1).toBe(['waiting', 'dropped'].includes(tap.getSnapshot()));
        }
        expect(carriedOut + told).toBeLessThanOrEqual(steps.filter((step) => step === 'tap').length);
      }),
    );
  });
});
