import { createStore, type Readable } from '../lib/store.ts';
import type { Clock } from '../ports/device.ts';

/** How long after the finger lets go the page is fetched again (R74). */
export const REFRESH_WAIT_MS = 500;
/** How far down the finger must pull. Ours: the specification names no distance. */
export const PULL_THRESHOLD_PX = 64;

/** Where a finger came down; px. */
interface Down {
  readonly x: number;
  readonly y: number;
  /** How far the page was scrolled then. */
  readonly scrollTop: number;
  /** True inside a list of its own, which the finger may scroll. */
  readonly isInList: boolean;
}

/** Watches a finger, and asks for the page again 500 ms after a pull from its very top, once for however many meanwhile (R74, Q51). */
export function createPullToRefresh(clock: Clock, reload: () => void) {
  const isWaiting = createStore(false);
  let start: Down | null = null;
  let cancel = (): void => undefined;
  return {
    /** True from the pull until the page is asked for again. */
    isWaiting: isWaiting as Readable<boolean>,
    down(at: Down): void {
      start = at;
    },
    /** It let go; px. */
    up({ x, y }: Pick<Down, 'x' | 'y'>): void {
      const from = start;
      start = null;
      if (from === null || isWaiting.getSnapshot() || from.scrollTop > 0 || from.isInList) return;
      const way = y - from.y;
      if (way < PULL_THRESHOLD_PX || way <= Math.abs(x - from.x)) return;
      isWaiting.set(true);
      cancel = clock.after(REFRESH_WAIT_MS, () => {
        isWaiting.set(false);
        reload();
      });
    },
    /** Forgets the finger and what it asked for. */
    stop(): void {
      start = null;
      cancel();
      isWaiting.set(false);
    },
  };
}
