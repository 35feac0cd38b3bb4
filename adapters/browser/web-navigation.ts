import type { Navigation } from '#core/ports/navigation.ts';
import { pathOf, placeAt } from '#core/routes/places.ts';

/** How the router moves: wouter's `navigate`, or `history` itself. */
export type Navigate = (path: string, options?: { readonly replace?: boolean }) => void;

/** The parts of a window that navigation moves. */
export interface WebPage {
  readonly history: Pick<History, 'back'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>;
}

/** Navigation over a router and a window's history and address. */
export function createWebNavigation(navigate: Navigate, { history, location }: WebPage): Navigation {
  return {
    open: (place) => navigate(pathOf(place)),
    replace: (place) => navigate(pathOf(place), { replace: true }),
    back: () => history.back(),
    current() {
      const query = new URLSearchParams(location.search);
      return placeAt(location.pathname, (name) => query.get(name));
    },
    startOver: () => location.reload(),
  };
}
