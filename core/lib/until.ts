import type { Readable } from './store.ts';

/** Resolves with the first value, present or later, that passes the test. For drivers of screens: the CLI and tests. */
export function until<T, S extends T>(readable: Readable<T>, test: (value: T) => value is S): Promise<S> {
  return new Promise((resolve) => {
    const now = readable.getSnapshot();
    if (test(now)) return resolve(now);
    const stop = readable.subscribe(() => {
      const value = readable.getSnapshot();
      if (!test(value)) return;
      stop();
      resolve(value);
    });
  });
}
