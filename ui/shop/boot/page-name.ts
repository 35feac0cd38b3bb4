import { shopPageAt } from '#core/routes/places.ts';

/** What reports call the page. */
export const pageName = (): string => shopPageAt(window.location.pathname) ?? 'other';
