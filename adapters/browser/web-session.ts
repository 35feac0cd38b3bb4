import type { SessionMemory } from '#core/ports/session-memory.ts';

/** What the adapter uses of `sessionStorage`. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Session memory in the browser's `sessionStorage`. Where the browser forbids it, is full or clears it meanwhile, the
 * page's own memory serves for as long as the page lives (reliability row 30).
 */
export function createWebSession(openStorage: () => WebStorage): SessionMemory {
  const { getItem, setItem, removeItem, outlivesPage } = forgivingStorage(openStorage);
  return { read: getItem, write: setItem, remove: removeItem, outlivesPage };
}

/** What is set and removed at once to see whether a storage takes anything. */
const PROBE = 'probe';

/** The same storage, which never throws: what it does not take stands in the page's memory. */
export function forgivingStorage(openStorage: () => WebStorage) {
  const memory = new Map<string, string>();
  const inMemory = new Set<string>();
  /** Whether the storage took the last thing that was set; null where that is to be tried: a storage writes slowly. */
  let isTaking: boolean | null = null;

  function attempt<T>(use: (storage: WebStorage) => T): { readonly value: T } | null {
    try {
      return { value: use(openStorage()) };
    } catch {
      return null;
    }
  }

  const remembered = (key: string): string | null => memory.get(key) ?? null;

  return {
    getItem(key: string) {
      if (inMemory.has(key)) return remembered(key);
      return attempt((storage) => storage.getItem(key))?.value ?? remembered(key);
    },
    setItem(key: string, value: string) {
      memory.set(key, value);
      const isStored = attempt((storage) => storage.setItem(key, value)) !== null;
      // What does not fit says nothing of what is shorter.
      isTaking = isStored || null;
      if (isStored) return void inMemory.delete(key);
      inMemory.add(key);
      // What it held before is older than what the page remembers: another page would go on with it.
      attempt((storage) => storage.removeItem(key));
    },
    removeItem(key: string) {
      memory.delete(key);
      inMemory.delete(key);
      if (attempt((storage) => storage.removeItem(key)) === null) inMemory.add(key);
    },
    /** Whether it holds what is set under a key, or would. */
    outlivesPage(key: string) {
      if (inMemory.has(key)) return false;
      isTaking ??=
        attempt((storage) => {
          storage.setItem(PROBE, '');
          storage.removeItem(PROBE);
        }) !== null;
      return isTaking;
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
