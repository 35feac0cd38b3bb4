/** How long a picture stays (R38). */
export const CAROUSEL_ADVANCE_MS = 5000;
/** How far a finger must move sideways to turn the page (R38). */
export const SWIPE_THRESHOLD_PX = 50;

/** The picture after `steps` forward (or back, below 0), wrapping around at both ends (R38). */
export function slideAfter(index: number, count: number, steps: number): number {
  return count < 1 ? 0 : (((index + steps) % count) + count) % count;
}

/** Steps that a swipe turns: over 50 px sideways, and more sideways than upright. Reading right to left mirrors it. */
export function stepsOfSwipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  const isForward = direction === 'ltr' ? dx < 0 : dx > 0;
  return isForward ? 1 : -1;
}
