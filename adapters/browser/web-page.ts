import { createStore } from '#core/lib/store.ts';
import type { Clock } from '#core/ports/device.ts';
import type { Navigation, Notices, ShownNotice, Toast } from '#core/ports/page.ts';
import { pathOf, placeAt } from '#core/routes/places.ts';

/** How the router moves: wouter's `navigate`, or `history` itself. `state` lies beside the entry. */
export type Navigate = (
  path: string,
  options?: { readonly replace?: boolean; readonly state?: { readonly depth: number } },
) => void;

/** The parts of a window that navigation moves. */
export interface WebPage {
  readonly history: Pick<History, 'back' | 'state'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>;
}

/**
 * Navigation over a router and a window's history and address. Each entry says how many pages of ours lie before it: where
 * there are none, as on a first page that the app opened, Back leaves for the app.
 */
export function createWebNavigation(navigate: Navigate, { history, location }: WebPage, leave: () => void): Navigation {
  const depth = (): number => Number(history.state?.depth) || 0;
  return {
    open: (place) => navigate(pathOf(place), { state: { depth: depth() + 1 } }),
    replace: (place) => navigate(pathOf(place), { replace: true, state: { depth: depth() } }),
    back: () => (depth() > 0 ? history.back() : leave()),
    current() {
      const query = new URLSearchParams(location.search);
      return placeAt(location.pathname, (name) => query.get(name));
    },
    startOver: () => location.reload(),
  };
}

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
