import type { Readable } from './store.ts';

/** Resolves with the first value, present or later, that passes the test. */
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

/** Resolves with the first state, present or later, in which a screen has loaded or says that it could not. Open the screen first. */
export function whenLoaded<S extends { readonly kind: string }>(
  state: Readable<S>,
): Promise<Exclude<S, { readonly kind: 'loading' }>> {
  return until(state, (now): now is Exclude<S, { readonly kind: 'loading' }> => now.kind !== 'loading');
}
