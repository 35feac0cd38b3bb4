import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Readable, Screen } from '#core/lib/store.ts';

type StateOf<S> = S extends { readonly state: Readable<infer State> } ? State : never;

/**
 * Makes a screen once for each visit of a page and keeps it open for as long. A page that the browser restores from its
 * back/forward cache is opened anew, so that nothing in flight, no amount and no order is shown from memory.
 */
export function useScreen<S extends Screen<unknown>>(make: () => S): readonly [StateOf<S>, S] {
  const [screen] = useState(make);
  useEffect(() => {
    let close = screen.open();
    const reopen = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      close();
      close = screen.open();
    };
    addEventListener('pageshow', reopen);
    return () => {
      removeEventListener('pageshow', reopen);
      close();
    };
  }, [screen]);
  return [useStore(screen.state as Readable<StateOf<S>>), screen];
}

/** Draws a core store: the only way in which state reaches a component. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
