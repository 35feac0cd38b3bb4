import { createStore, type Store } from '../lib/store.ts';

/**
 * Where a tap stands. `taken`: carried out, or refused by what the page shows. `dropped`: the page was left before it could be;
 * whoever comes back is told.
 */
export type TapState = 'none' | 'waiting' | 'taken' | 'dropped';

/** A tap on BUY NOW that was made before the product page could take it: carried out once in a page load, or not at all (R43). */
export type KeptTap = Store<TapState>;

/** Makes the place that keeps a tap on BUY NOW for the program; no tap is kept yet. */
export const createKeptTap = (): KeptTap => createStore<TapState>('none');

/** Keeps a tap. One that comes when another was taken does nothing. */
export function keepTap(tap: KeptTap): void {
  if (tap.getSnapshot() !== 'taken') tap.set('waiting');
}

/** The page is left: a tap that still waits is not carried out on a later visit, which tells it. */
export function dropTap(tap: KeptTap): void {
  const state = tap.getSnapshot();
  tap.set(state === 'waiting' || state === 'dropped' ? 'dropped' : 'taken');
}

/** Whether a tap was dropped, and nobody told yet. */
export function takeDroppedTap(tap: KeptTap): boolean {
  const isDropped = tap.getSnapshot() === 'dropped';
  if (isDropped) tap.set('taken');
  return isDropped;
}
