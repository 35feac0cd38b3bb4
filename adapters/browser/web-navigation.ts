import type { Navigation } from '#core/ports/navigation.ts';
import { pathOf } from '#core/routes/places.ts';

/** How the router moves: wouter's `navigate`, or `history` itself. */
export type Navigate = (path: string, options?: { readonly replace?: boolean }) => void;

/** Navigation over a router and the browser's history. */
export function createWebNavigation(navigate: Navigate, history: Pick<History, 'back'>): Navigation {
  return {
    open: (place) => navigate(pathOf(place)),
    replace: (place) => navigate(pathOf(place), { replace: true }),
    back: () => history.back(),
  };
}
