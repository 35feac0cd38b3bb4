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
