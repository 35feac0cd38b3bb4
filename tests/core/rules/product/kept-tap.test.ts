import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import {
  createKeptTap,
  dropTap,
  type KeptTap,
  keepTap,
  type TapState,
  takeDroppedTap,
} from '#core/product/kept-tap.ts';
import { keepOverReload, tellDropped } from '#core/session/tap-over-reload.ts';

const PHONE = '?productId=a-phone';
/** What may happen to a tap. */
const STEPS = ['tap', 'take', 'leaveAndComeBack', 'reload', 'open'] as const;

describe('R43 a tap on BUY NOW before the page could take it', () => {
  it('is carried out once or told as dropped once, over any number of reloads', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (steps) => {
        const session = createMemorySession();
        let tap: KeptTap = createKeptTap();
        // The oracle counts alone: a tap is open until it is carried out, or told.
        let [open, carriedOut, told] = [0, 0, 0];
        for (const step of steps) {
          const before: TapState = tap.getSnapshot();
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
          if (step === 'reload') {
            // What was dropped and not told yet goes with its page.
            if (before !== 'waiting') open = 0;
            keepOverReload(tap, session, PHONE);
            tap = createKeptTap();
            tellDropped(tap, session, PHONE);
            expect(session.read('tap')).toBeNull();
          }
          expect(open === 1).toBe(['waiting', 'dropped'].includes(tap.getSnapshot()));
        }
        expect(carriedOut + told).toBeLessThanOrEqual(steps.filter((step) => step === 'tap').length);
      }),
    );
  });

  it('is told on the page of its own phone alone, and forgotten on any other and where it was made anew', () => {
    const session = createMemorySession();
    const tap = createKeptTap();
    keepTap(tap);
    keepOverReload(tap, session, PHONE);
    const other = createKeptTap();
    tellDropped(other, session, '?productId=another');
    expect([other.getSnapshot(), session.read('tap')]).toEqual(['none', null]);
    keepOverReload(tap, session, PHONE);
    keepTap(other);
    tellDropped(other, session, PHONE);
    expect(other.getSnapshot()).toBe('waiting');
  });
});
