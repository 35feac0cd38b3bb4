import { createStore } from '#core/lib/store.ts';
import type { Clock } from '#core/ports/device.ts';
import type { Notices, ShownNotice, Toast } from '#core/ports/page.ts';

/** How long a notice stays: long enough to read the longest of them twice. */
export const TOAST_MS = 6000;

/** Shows one notice at a time; a newer one takes the place of the older. */
export function createToastNotices(clock: Clock): Notices & ShownNotice {
  const toast = createStore<Toast | null>(null);
  let count = 0;
  let cancel = (): void => undefined;
  return {
    toast,
    show(notice) {
      cancel();
      count += 1;
      toast.set({ id: count, notice });
      cancel = clock.after(TOAST_MS, () => toast.set(null));
    },
    dismiss() {
      cancel();
      toast.set(null);
    },
  };
}
