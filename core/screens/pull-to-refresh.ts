import { createStore, type Readable } from '../lib/store.ts';
import type { Clock } from '../ports/device.ts';
import type { RefreshablePage } from '../ports/host-app.ts';

/** How long after the finger lets go the page is fetched again (R74). */
export const REFRESH_WAIT_MS = 500;
/** How far down the finger must pull. Ours: the specification names no distance. */
export const PULL_THRESHOLD_PX = 64;

/** A finger's way over a page. */
export interface Pull {
  /** The page, null for one that is not refreshed by pulling. */
  readonly page: RefreshablePage | null;
  /** How far the page was scrolled when the finger came down, px. */
  readonly scrollTop: number;
  /** True where the finger came down inside a list of its own. */
  readonly startedInList: boolean;
  /** Way of the finger, px; positive is right and down. */
  readonly dx: number;
  readonly dy: number;
}

/** Pulling refreshes the cart and the order alone, from the very top, never inside a list (R74, Q51). */
export function pullsToRefresh({ page, scrollTop, startedInList, dx, dy }: Pull): boolean {
  return page !== null && scrollTop <= 0 && !startedInList && dy >= PULL_THRESHOLD_PX && dy > Math.abs(dx);
}

/** A finger on a page that can be refreshed by pulling. */
export interface PullToRefresh {
  /** True from the pull until the page is asked for again. */
  readonly isWaiting: Readable<boolean>;
  /** A finger came down; px. */
  down(at: { readonly x: number; readonly y: number; readonly scrollTop: number; readonly isInList: boolean }): void;
  /** It let go; px. */
  up(at: { readonly x: number; readonly y: number }): void;
  /** Forgets the finger and what it asked for. */
  stop(): void;
}

/** Watches a finger, and asks for the page again 500 ms after a pull, once for however many pulls there were meanwhile. */
export function createPullToRefresh(clock: Clock, page: RefreshablePage, reload: () => void): PullToRefresh {
  const isWaiting = createStore(false);
  let start: Parameters<PullToRefresh['down']>[0] | null = null;
  let cancel = (): void => undefined;
  return {
    isWaiting,
    down(at) {
      start = at;
    },
    up({ x, y }) {
      const from = start;
      start = null;
      if (from === null || isWaiting.getSnapshot()) return;
      const { scrollTop, isInList: startedInList } = from;
      if (!pullsToRefresh({ page, scrollTop, startedInList, dx: x - from.x, dy: y - from.y })) return;
      isWaiting.set(true);
      cancel = clock.after(REFRESH_WAIT_MS, () => {
        isWaiting.set(false);
        reload();
      });
    },
    stop() {
      start = null;
      cancel();
      isWaiting.set(false);
    },
  };
}
