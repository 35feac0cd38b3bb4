import type { NoticeKey } from '../text/catalogue.ts';

/** Short messages over the page (toasts). Takes keys, so that the language may change while one is shown. */
export interface Notices {
  show(notice: NoticeKey): void;
}
