import type { Place } from '../routes/places.ts';

/** Moves between our own pages. */
export interface Navigation {
  /** Opens a place on top of this one. */
  open(place: Place): void;
  /** Opens a place instead of this one, so that Back does not return here. */
  replace(place: Place): void;
  /** Returns to the page before; a first page, which the app opened, leaves for the app. */
  back(): void;
  /** Where the shopper is; null at an address that is none of the shop's. */
  current(): Place | null;
  /** Loads the present page anew, with nothing of what was shown or typed. */
  startOver(): void;
}
