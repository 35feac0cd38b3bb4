/** A value that can be read now and watched for its next replacement. */
export interface Readable<T> {
  getSnapshot(): T;
  /** Calls `listener` after every replacement; the returned function ends the watch. */
  subscribe(listener: () => void): () => void;
}

/** A `Readable` whose owner replaces the value whole; nothing is ever merged. */
export interface Store<T> extends Readable<T> {
  set(next: T): void;
}

/** Makes a store. `getSnapshot` and `subscribe` fit React's `useSyncExternalStore` as they are. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of Array.from(listeners)) listener();
    },
  };
}

/** Changes a state of one kind. What it is given is pure: it makes the next state from the present one, and nothing else. */
export type Updater<S extends { readonly kind: string }, K extends S['kind']> = (
  next: (now: Extract<S, { readonly kind: K }>) => S,
) => void;

/** Changes a state while it is of one kind, and leaves any other alone: a page may have moved on meanwhile. */
export function updateWhen<S extends { readonly kind: string }, K extends S['kind']>(
  store: Store<S>,
  kind: K,
): Updater<S, K> {
  const isOfKind = (state: S): state is Extract<S, { readonly kind: K }> => state.kind === kind;
  return (next) => {
    const now = store.getSnapshot();
    if (isOfKind(now)) store.set(next(now));
  };
}

/** What every screen model is: a state to draw and a visit that is opened and closed. */
export interface Screen<State> {
  readonly state: Readable<State>;
  /** Starts the visit (first reads, timers). The returned function ends it: later answers are dropped. */
  open(): () => void;
  /**
   * Reads itself anew within the visit, for the same shopper whose token was renewed; what was begun goes on. Without it the
   * visit ends then, and another begins.
   */
  reopen?(): void;
}

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
