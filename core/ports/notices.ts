import type { Readable } from '../lib/store.ts';
import type { Notice } from '../text/catalogue.ts';

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
