import { shopPageAt } from '#core/routes/places.ts';
import { siteAddressAt, siteRedirect } from '#core/routes/site-pages.ts';

/** What an address shows: a file of the built site, or the address that stands for it. */
export type Found =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

/** The file behind an address (R6–R12, Q1, Q2): public pages by their table, the shop's pages by their one shell. */
export function fileAt(path: string, has: (file: string) => boolean): Found {
  const found = (file: string): Found => ({ kind: 'file', file, status: 200 });
  if (path === '/') return found('/index.html');
  if (has(path) && !path.endsWith('.html')) return found(path);
  const to = siteRedirect(path);
  if (to !== null) return { kind: 'redirect', to };
  const address = siteAddressAt(path);
  if (address !== null) return found(`${address.path}.html`);
  const plain = path.replace(/\/$/, '');
  if (shopPageAt(plain) === 'product' && has('/product.html')) return found('/product.html');
  if (shopPageAt(plain) !== null || plain === '/bridge-check' || plain === '/sandbox' || plain.startsWith('/sandbox/'))
    return found('/shop.html');
  return { kind: 'file', file: /urd[ou]\/?$/i.test(path) ? '/404-urdo.html' : '/404.html', status: 404 };
}
