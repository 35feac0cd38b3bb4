import fc from 'fast-check';

/** A call whose answers are given by hand, one by one, oldest question first. */
export interface Questions<Given extends readonly unknown[], T> {
  /** What was asked so far. */
  readonly given: readonly Given[];
  readonly ask: (...given: Given) => Promise<T>;
  /** Answers the oldest open question, and lets everything that waits for it go on. */
  readonly answer: (value: T) => Promise<void>;
}

/** Makes such a call. */
export function questions<Given extends readonly unknown[], T>(): Questions<Given, T> {
  const given: Given[] = [];
  const open: ((value: T) => void)[] = [];
  return {
    given,
    ask: (...question) => {
      given.push(question);
      return new Promise((resolve) => void open.push(resolve));
    },
    async answer(value) {
      const resolve = open.shift();
      if (resolve === undefined) throw new Error('nothing was asked');
      resolve(value);
      await new Promise((next) => setTimeout(next));
    },
  };
}

/** One value of an arbitrary, the same in every run. */
export function oneOf<T>(arbitrary: fc.Arbitrary<T>): T {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: 7 });
  if (value === undefined) throw new Error('no value');
  return value;
}
