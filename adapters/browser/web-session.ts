import type { SessionKey, SessionMemory } from '#core/ports/session-memory.ts';
import { createMemorySession } from '../memory/memory-session.ts';

/** What the adapter uses of `sessionStorage`. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Session memory in the browser's `sessionStorage`. Where the browser forbids it, is full or clears it meanwhile, the
 * page's own memory serves for as long as the page lives (reliability row 30).
 */
export function createWebSession(openStorage: () => WebStorage): SessionMemory {
  const memory = createMemorySession();
  const inMemory = new Set<SessionKey>();

  function attempt<T>(use: (storage: WebStorage) => T): { readonly value: T } | null {
    try {
      return { value: use(openStorage()) };
    } catch {
      return null;
    }
  }

  return {
    read(key) {
      if (inMemory.has(key)) return memory.read(key);
      return attempt((storage) => storage.getItem(key))?.value ?? memory.read(key);
    },
    write(key, value) {
      memory.write(key, value);
      const isStored = attempt((storage) => storage.setItem(key, value)) !== null;
      if (isStored) inMemory.delete(key);
      else inMemory.add(key);
    },
    remove(key) {
      memory.remove(key);
      inMemory.delete(key);
      if (attempt((storage) => storage.removeItem(key)) === null) inMemory.add(key);
    },
  };
}

/** A part of a storage for one of several pages that share it: the frames of the simulator. */
export function scopedStorage(storage: WebStorage, scope: string): WebStorage {
  const scoped = (key: string): string => `${scope}/${key}`;
  return {
    getItem: (key) => storage.getItem(scoped(key)),
    setItem: (key, value) => storage.setItem(scoped(key), value),
    removeItem: (key) => storage.removeItem(scoped(key)),
  };
}
