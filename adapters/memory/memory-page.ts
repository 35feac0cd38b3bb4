import type { SessionKey, SessionMemory } from '#core/ports/session-memory.ts';
import type { Place } from '#core/routes/places.ts';

/** Makes navigation that starts at `start` and remembers the pages, as a browser's history does. */
export function createMemoryNavigation(start: Place | null = null) {
  let history: readonly Place[] = start === null ? [] : [start];
  let starts = 0;
  let leaves = 0;
  return {
    /** The places from the first to the present one. */
    history: (): readonly Place[] => history,
    /** How often the present page was loaded anew. */
    starts: () => starts,
    /** How often Back left for the app. */
    leaves: () => leaves,
    current: (): Place | null => history.at(-1) ?? null,
    open(place: Place) {
      history = [...history, place];
    },
    replace(place: Place) {
      history = [...history.slice(0, -1), place];
    },
    back() {
      if (history.length > 1) history = history.slice(0, -1);
      else leaves += 1;
    },
    startOver() {
      starts += 1;
    },
  };
}

/** Session memory that ends with the program: for tests, the CLI and as fallback of the browser's. */
export function createMemorySession(start: Readonly<Partial<Record<SessionKey, string>>> = {}): SessionMemory {
  const values = new Map<string, string>(Object.entries(start));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    outlivesPage: () => false,
  };
}
