import { useSyncExternalStore } from 'react';
import type { Readable } from '#core/lib/store.ts';

/** Draws a core store: the only way in which state reaches a component. */
export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
