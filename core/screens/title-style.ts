import type { TitleStyle } from '../ports/host-app.ts';
import type { Place } from '../routes/places.ts';

/** How the app draws its title bar over an address: our pages have a bar with Back of their own, what is no page has none (R74). */
export const titleStyleOf = (place: Place | null): TitleStyle => (place === null ? 'plain' : 'hidden');
