import fc from 'fast-check';
import { expect, it } from 'vitest';

/** What a generator promises. */
export interface GeneratorPromise<T> {
  readonly make: () => fc.Arbitrary<T>;
  /** What holds for everything that it makes, by a rule of its own. */
  readonly isCorrect: (value: T) => boolean;
  /** What it makes now and then, by name: limits, and every kind. */
  readonly reaches: Readonly<Record<string, (value: T) => boolean>>;
}

/** How many values must be enough to meet each of the things that a generator reaches. */
const SAMPLE = 1500;

/** The law of every generator: what it makes is right, and it misses nothing. */
export function generatorLaws<T>(name: string, { make, isCorrect, reaches }: GeneratorPromise<T>): void {
  it(`${name} always makes what it says, and reaches ${Object.keys(reaches).join(', ')}`, () => {
    fc.assert(fc.property(make(), isCorrect));
    const values = fc.sample(make(), { numRuns: SAMPLE, seed: 20 });
    const missed = Object.entries(reaches).filter(([, is]) => !values.some(is));
    expect(missed.map(([what]) => what)).toEqual([]);
  });
}
