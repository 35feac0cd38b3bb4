import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areFontsNear } from '#core/lib/near-fonts.ts';

describe('R4 areFontsNear', () => {
  it('waits where the worker keeps them, or where the page took no longer than 120 ms', () => {
    fc.assert(
      fc.property(fc.option(fc.double({ min: 0, noNaN: true })), fc.boolean(), (tookMs, hasWorker) => {
        const isQuick = (tookMs ?? Infinity) <= 120;
        expect(areFontsNear({ tookMs, hasWorker })).toBe(isQuick || hasWorker);
      }),
    );
  });
});
