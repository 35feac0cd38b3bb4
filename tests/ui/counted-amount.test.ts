import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAmount } from '../../ui/kit/parts/counted-amount/counted-amount.tsx';

/** An amount up to a million rupees, in paisa. */
const paisa = () => fc.integer({ min: 0, max: 100_000_000 });

/** A part of the time, before its beginning and after its end too; a generator of doubles would give hardly any but tiny ones. */
const time = () => fc.integer({ min: -500, max: 1500 }).map((thousandths) => thousandths / 1000);

/** Parts of the time, each not before the last. */
const times = () =>
  fc.array(time(), { minLength: 2, maxLength: 20 }).map((all) => [...all].sort((one, other) => one - other));

describe('an amount that counts to another', () => {
  it('begins at the one, ends at the other to the paisa, and never turns back or leaves both on its way', () => {
    fc.assert(
      fc.property(paisa(), paisa(), times(), (from, to, passed) => {
        expect([countedAmount(from, to, 0), countedAmount(from, to, 1), countedAmount(from, to, 7)]).toEqual([
          from,
          to,
          to,
        ]);
        const shown = [from, ...passed.map((each) => countedAmount(from, to, each)), to];
        expect(shown.every(Number.isSafeInteger)).toBe(true);
        const ordered = [...shown].sort((one, other) => (from < to ? one - other : other - one));
        expect(shown).toEqual(ordered);
      }),
    );
  });

  it('shows whole rupees between whole rupees', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), time(), (from, to, passed) => {
        expect(countedAmount(from * 100, to * 100, passed) % 100).toBe(0);
      }),
    );
  });

  it.each([
    [0, 100_000, 0.5, 87_500],
    [100_000, 0, 0.5, 12_500],
    [1, 101, 0.5, 89],
  ])('is at %s to %s after %s of its time at %s', (from, to, passed, shown) =>
    expect(countedAmount(from, to, passed)).toBe(shown),
  );
});
