import fc from 'fast-check';
import { expect, it } from 'vitest';

/** What a generator promises. */
export interface GeneratorPromise<T> {
  readonly make: () => fc.Arbitrary<T>;
  /** What holds for everything that it makes, by a rule of its own. */
  readonly isCorrect: (value: T) => boolean;
  /** What it makes now and then, by name: limits, and every kind. */
  readonly reaches: Readonly<Record<string, (value: T) => boolean>>;
  /** How many of its values are shrunk to the end: few, where each takes long. */
  readonly shrunk?: number;
}

/** How many values must be enough to meet each of the things that a generator reaches. */
const SAMPLE = 1500;
/** How many of its values are shrunk to the end, where nothing else is said. */
const SHRUNK = 20;

/** The laws of every generator: what it makes is right, so is what it shrinks to, it misses nothing, and a seed says all. */
export function generatorLaws<T>(
  name: string,
  { make, isCorrect, reaches, shrunk = SHRUNK }: GeneratorPromise<T>,
): void {
  it(`${name} always makes what it says`, () => {
    fc.assert(fc.property(make(), isCorrect));
  });

  it(`${name} always shrinks to what it says`, () => {
    const wrong: T[] = [];
    let shrinks = 0;
    for (let seed = 1; seed <= shrunk; seed += 1) {
      const property = fc.property(make(), (value) => {
        if (!isCorrect(value)) wrong.push(value);
        return false;
      });
      shrinks += fc.check(property, { seed, endOnFailure: false }).numShrinks;
    }
    expect(shrinks).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it(`${name} reaches ${Object.keys(reaches).join(', ')}`, () => {
    const values = fc.sample(make(), { numRuns: SAMPLE, seed: 20 });
    const missed = Object.entries(reaches).filter(([, is]) => !values.some(is));
    expect(missed.map(([what]) => what)).toEqual([]);
  });

  it(`${name} makes the same of the same seed, and other things of another`, () => {
    const sample = (seed: number): string => JSON.stringify(fc.sample(make(), { numRuns: 40, seed }));
    expect(sample(1)).toBe(sample(1));
    expect(sample(1)).not.toBe(sample(2));
  });
}
