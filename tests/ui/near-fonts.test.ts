import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areFontsNear } from '../../ui/site/boot/near-fonts.ts';

/** Any time, and those around the longest that is near. */
const tookMs = fc.oneof(fc.double({ min: 0, noNaN: true }), fc.integer({ min: 170, max: 190 }));

describe('R4 areFontsNear', () => {
  it('waits where the worker keeps them, or where the page took no longer than 180 ms', () => {
    fc.assert(
      fc.property(fc.option(tookMs), fc.boolean(), (took, hasWorker) => {
        const isQuick = (took ?? Infinity) <= 180;
        expect(areFontsNear({ tookMs: took, hasWorker })).toBe(isQuick || hasWorker);
      }),
    );
  });
});
