import { SHOP_PATHS, SHOP_ROOT } from '#core/routes/places.ts';
import { languageOfUnknown, SITE_ADDRESSES, siteRedirects } from '#core/routes/site-pages.ts';

/** Addresses of one form, and what they show. */
export interface Route {
  readonly path: string;
  /** `anyCase`: letters count without case; `below`: the path and every one under it. */
  readonly match: 'exact' | 'anyCase' | 'below';
  readonly answer:
    | { readonly kind: 'page'; readonly file: string }
    | { readonly kind: 'redirect'; readonly to: string };
}

/** What a site may lack, or have more. */
export interface SiteFeatures {
  /** Its sandbox is served beside it. */
  readonly isSandbox?: boolean;
  /** The page of the app's developers is served; unless it is said, it is. */
  readonly hasBridgeCheck?: boolean;
}

/** Pages of unknown addresses: the Urdu one where the address ends like an Urdu one. */
export const NOT_FOUND = { en: '/404-en.html', ur: '/404-urdo.html' } as const;

/** The page of unknown addresses for hosts that know only one: it speaks both languages. */
export const NOT_FOUND_BOTH = '/404.html';

/** Where files lie whose names change with their content. */
export const ASSETS = '/assets/';
/** Folder of the pictures that messages show of pages. */
export const CARDS = '/cards/';

/**
 * Every address that shows a page or leads to one (R6–R12, Q1, Q2): our server answers by this table, and the recipes for
 * other servers are written from it. Files other than pages show themselves.
 */
export function siteRoutes({ isSandbox = false, hasBridgeCheck = true }: SiteFeatures = {}): readonly Route[] {
  const page = (path: string, file: string, match: Route['match'] = 'exact'): Route => ({
    path,
    match,
    answer: { kind: 'page', file },
  });
  const shop = (path: string, file: string): readonly Route[] => [page(path, file), page(`${path}/`, file)];
  const shopFile = (path: string): string => (path === SHOP_PATHS.product ? '/product.html' : '/shop.html');
  return [
    page('/', '/index.html'),
    ...SITE_ADDRESSES.map(({ path }) => page(path, `${path}.html`, 'anyCase')),
    ...siteRedirects().map(
      ({ from, to }): Route => ({ path: from, match: 'anyCase', answer: { kind: 'redirect', to } }),
    ),
    ...shop(SHOP_ROOT, '/product.html'),
    ...Object.values(SHOP_PATHS).flatMap((path) => shop(path, shopFile(path))),
    ...(hasBridgeCheck || isSandbox ? shop('/bridge-check', '/shop.html') : []),
    ...(isSandbox ? [page('/sandbox', '/shop.html', 'below')] : []),
  ];
}

/** What an address shows: a file of the built site, or the address that stands for it. */
export type Found =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

/** Looks paths up in the table of routes; `has` knows the files. */
export function createSiteMap(features: SiteFeatures = {}): (path: string, has: (file: string) => boolean) => Found {
  const routes = siteRoutes(features);
  return (path, has) => {
    if (has(path) && !path.endsWith('.html')) return { kind: 'file', file: path, status: 200 };
    const route = routes.find(
      (each) =>
        path === each.path ||
        (each.match === 'anyCase' && path.toLowerCase() === each.path.toLowerCase()) ||
        (each.match === 'below' && path.startsWith(`${each.path}/`)),
    );
    if (route === undefined) return { kind: 'file', file: NOT_FOUND[languageOfUnknown(path)], status: 404 };
    const { answer } = route;
    return answer.kind === 'redirect' ? answer : { kind: 'file', file: answer.file, status: 200 };
  };
}
