import type { Navigation } from '#core/ports/page.ts';
import type { Place } from '#core/routes/places.ts';

/** Navigation that remembers the pages, as a browser's history does. */
export interface MemoryNavigation extends Navigation {
  /** The places from the first to the present one. */
  readonly history: () => readonly Place[];
  /** How often the present page was loaded anew. */
  readonly starts: () => number;
  /** How often Back left for the app. */
  readonly leaves: () => number;
}

/** Makes a history that starts at `start`. */
export function createMemoryNavigation(start: Place | null = null): MemoryNavigation {
  let history: readonly Place[] = start === null ? [] : [start];
  let starts = 0;
  let leaves = 0;
  return {
    history: () => history,
    starts: () => starts,
    leaves: () => leaves,
    current: () => history.at(-1) ?? null,
    open(place) {
      history = [...history, place];
    },
    replace(place) {
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
