import { createStore, type Store } from '../lib/store.ts';

/** Where a tap stands: `taken` is the end, whether it bought something or not. */
export type TapState = 'none' | 'waiting' | 'taken';

/** A tap on BUY NOW that was made before the product page could take it: carried out once in a page load, or not at all (R43). */
export type KeptTap = Store<TapState>;

/** No tap yet. */
export const createKeptTap = (): KeptTap => createStore<TapState>('none');

/** Keeps a tap. One that comes when another was taken, or when the page was left, does nothing. */
export function keepTap(tap: KeptTap): void {
  if (tap.getSnapshot() === 'none') tap.set('waiting');
}
