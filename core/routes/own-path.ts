import { SHOP_ROOT } from './places.ts';
import { siteAddressAt } from './site-pages.ts';

/** First parts of paths that are the site's own, beside its pages: the shop, files, the page of the app's developers. */
const OWN_ROOTS: ReadonlySet<string> = new Set(['', SHOP_ROOT.slice(1), 'assets', 'bridge-check']);

/** Whether a path is the site's own in any spelling, so that it cannot stand for a gateway or for whoever takes reports. */
export function isOwnPath(path: string): boolean {
  const [, root = ''] = path.toLowerCase().split('/');
  return OWN_ROOTS.has(root) || siteAddressAt(path) !== null;
}
