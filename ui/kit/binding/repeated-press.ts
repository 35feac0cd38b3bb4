/** A press as the platform tells it: where on the screen, CSS px, and when, ms on the page's clock. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  /** How many presses it is in a row; 0 for a key's, which comes from what has the focus, wherever that is. */
  readonly detail: number;
}

/** How long nobody has read what came under a finger, ms. */
export const UNREAD_MS = 500;

/** How far from each other the taps of one finger land, CSS px. */
export const ONE_PLACE = 24;

/** Whether a press on a question that came at `since` (ms) is meant for what was pressed there before: repeated taps are ignored (R43). */
export const isRepeatedPress = (press: Press, before: Press | null, since: number): boolean =>
  before !== null &&
  press.detail > 0 &&
  press.timeStamp - since < UNREAD_MS &&
  Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) <= ONE_PLACE;
