import { type Language, otherLanguage } from '../text/language.ts';
import { SHOP_ROOT, shopPageAt } from './places.ts';

/** The public pages (specification, §2; the three policies are named there as links). */
export type SitePage =
  | 'home'
  | 'about'
  | 'faq'
  | 'complaints'
  | 'numberCheck'
  | 'calculator'
  | 'service'
  | 'terms'
  | 'userData'
  | 'privacy';

/** The two families of addresses: `/home/urdo`, and `/homeUrdo` of the newer layout (R12, R15). */
export type SiteLayout = 'classic' | 'newer';

/** One address that shows a page. */
export interface SiteAddress {
  readonly path: string;
  readonly page: SitePage;
  readonly language: Language;
  readonly layout: SiteLayout;
}

/** English paths (R6–R12). `/servise` is the specification's spelling (Q1), the last three are ours. */
const ENGLISH_PATHS: Record<SitePage, string> = {
  home: '/home',
  about: '/about',
  faq: '/FAQ',
  complaints: '/complaints',
  numberCheck: '/notify',
  calculator: '/calculator',
  service: '/servise',
  terms: '/terms',
  userData: '/user-data',
  privacy: '/privacy',
};

/** Urdu paths of the newer layout; the pages that it lacks fall back to `/urdo` (R12, Q3). */
const NEWER_URDU_PATHS: Partial<Record<SitePage, string>> = {
  home: '/homeUrdo',
  faq: '/faqUrdo',
  complaints: '/complaintsUrdo',
  service: '/serviseUrdo',
};

/** Every public page, in the order of the menus. */
export const SITE_PAGES = Object.keys(ENGLISH_PATHS) as readonly SitePage[];

/** Every address that shows a page; letters count without case, so `/faq` is `/FAQ` (Q2). */
export const SITE_ADDRESSES: readonly SiteAddress[] = SITE_PAGES.flatMap((page) => {
  const english = ENGLISH_PATHS[page];
  const newer = NEWER_URDU_PATHS[page];
  // The service page came with the newer layout and has its Urdu address there (R11, R12).
  const layout = page === 'service' ? 'newer' : 'classic';
  return [
    { path: english, page, language: 'en', layout },
    { path: `${english}/urdo`, page, language: 'ur', layout: 'classic' },
    ...(newer === undefined ? [] : [{ path: newer, page, language: 'ur', layout: 'newer' } as const]),
  ] as const;
});

/** What a path shows, in any letter case and with or without a slash at the end; null for an unknown one. */
export function siteAddressAt(path: string): SiteAddress | null {
  const wanted = path.replace(/\/$/, '').toLowerCase();
  return SITE_ADDRESSES.find((each) => each.path.toLowerCase() === wanted) ?? null;
}

/** The address of a page in a language; `newer` where that layout has one, else the classic one (R15, Q3). */
export function sitePath(page: SitePage, language: Language, layout?: SiteLayout): string {
  const english = ENGLISH_PATHS[page];
  if (language === 'en') return english;
  const newer = layout === 'newer' || page === 'service' ? NEWER_URDU_PATHS[page] : undefined;
  return newer ?? `${english}/urdo`;
}

/** The same page in the other language, within its layout (R15); the query goes along (Q3). */
export function inOtherLanguage({ page, language, layout }: SiteAddress, query = ''): string {
  return sitePath(page, otherLanguage(language), layout) + query;
}

/** Every other spelling of an address: `/…/urdu`, `/service` (Q1), a slash at the end; letters count without case (Q2). */
export function siteRedirects(): readonly { readonly from: string; readonly to: string }[] {
  return SITE_ADDRESSES.flatMap(({ path: to }) => {
    const urdu = to.replace(/(urd)o/i, '$1u');
    const spelled = new Set([to, urdu].flatMap((each) => [each, each.replace('servise', 'service')]));
    return [...spelled]
      .flatMap((each) => [each, `${each}/`])
      .filter((from) => from !== to)
      .map((from) => ({ from, to }));
  });
}

/** Where `/` leads: home in the language and the family of the session (R6, Q4). */
export function startPath(language: Language | null, layout?: SiteLayout): string {
  return sitePath('home', language ?? 'en', layout);
}

/** How an Urdu address, or the folder of an unknown one, ends, as a regular expression that counts no case. */
export const URDU_ENDING = 'urd[ou](?:/.*)?$';

/** The language in which an unknown address is answered. */
export function languageOfUnknown(path: string): Language {
  return new RegExp(URDU_ENDING, 'i').test(path) ? 'ur' : 'en';
}

/**
 * The in-app route that a start-up hash names, path and query (R16). Only addresses of this product count: everything
 * else is null and ignored (Q5). `language`: of the session, or else of the page that the hash is at; a route without one of
 * its own keeps it, so that `/#/FAQ` and `/home#/FAQ` stay in the language in which `/` leads home (Q4).
 */
export function routeOfHash(hash: string, language: Language = 'en', layout?: SiteLayout): string | null {
  const [path = '', query] = hash.replace(/^#/, '').split('?');
  const address = siteAddressAt(path);
  const there = address?.language === 'en' ? sitePath(address.page, language, layout) : address?.path;
  const known = there ?? (shopPageAt(path) === null ? null : path);
  return known === null ? null : known + (query === undefined || query === '' ? '' : `?${query}`);
}

/** The header's pages, before its dropdown (R13). */
export const MENU_PAGES: readonly SitePage[] = ['home', 'about', 'faq', 'complaints'];

/** The pages in the header's dropdown (R13). */
export const TOOL_PAGES: readonly SitePage[] = ['numberCheck', 'calculator'];

/** The footer's policies (R14). */
export const POLICY_PAGES = ['terms', 'userData', 'privacy'] as const satisfies readonly SitePage[];

/** The pages that hold a number check, and are about scams themselves: their warning is one line. */
export const CHECK_PAGES: ReadonlySet<SitePage> = new Set(['numberCheck', 'service']);

/** The pages with the scam warning in full: those that people reach with money in mind (R5). */
export const WARNING_PAGES: ReadonlySet<SitePage> = new Set([
  'home',
  'faq',
  'complaints',
  'numberCheck',
  'calculator',
  'service',
]);

/**
 * The family of addresses that somebody is in once he is at this one (R12, R15). Only an Urdu page that has an address in
 * both says so; the others leave it as it was.
 */
export function layoutAfter({ page, language, layout }: SiteAddress, before: SiteLayout): SiteLayout {
  return sitePath(page, language) === sitePath(page, language, 'newer') ? before : layout;
}

/** The path of the same page in a family, where the page has one there; a path of no Urdu page stays as it is. */
export function inLayout(path: string, layout: SiteLayout): string {
  const address = siteAddressAt(path);
  return address?.language !== 'ur' || address.layout === layout
    ? path
    : sitePath(address.page, address.language, layout);
}

/** First parts of paths that are the site's own, beside its pages: the shop, files, the page of the app's developers. */
const OWN_ROOTS: ReadonlySet<string> = new Set(['', SHOP_ROOT.slice(1), 'assets', 'bridge-check']);

/** Whether a path is the site's own in any spelling, so that it cannot stand for a gateway or for whoever takes reports. */
export function isOwnPath(path: string): boolean {
  const [, root = ''] = path.toLowerCase().split('/');
  return OWN_ROOTS.has(root) || siteAddressAt(path) !== null;
}
