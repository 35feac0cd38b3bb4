import { keyOf } from '../lib/key-of.ts';

/** The public pages that exist. */
export type SitePage = 'home' | 'numberCheck';

/** Paths of the public pages (R6, R11). */
export const SITE_PATHS: Record<SitePage, string> = {
  home: '/home',
  numberCheck: '/notify',
};

/** The page at a path, in any letter case and with or without a slash at the end; null for none. */
export function sitePageAt(path: string): SitePage | null {
  const plain = path.replace(/\/$/, '').toLowerCase();
  return plain === '' ? 'home' : keyOf(SITE_PATHS, plain);
}
