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

/** What every screen model is: a state to draw and a visit that is opened and closed. */
export interface Screen<State> {
  readonly state: Readable<State>;
  /** Starts the visit (first reads, timers). The returned function ends it: later answers are dropped. */
  open(): () => void;
}
