import type { Readable } from '../lib/store.ts';
import type { Place } from '../routes/places.ts';
import type { Notice } from '../text/catalogue.ts';

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

/** Short messages over the page (toasts). Takes keys, so that the language may change while one is shown. */
export interface Notices {
  show(notice: Notice): void;
  /** Takes away the notice on show, which no longer holds. Absent where notices do not stay: in a log, say. */
  dismiss?(): void;
}

/** A notice on screen; `id` tells a repeated notice from the one before. */
export interface Toast {
  readonly id: number;
  readonly notice: Notice;
}

/** The notice that a page draws over itself. */
export interface ShownNotice {
  /** Null while there is none. */
  readonly toast: Readable<Toast | null>;
  dismiss(): void;
}
