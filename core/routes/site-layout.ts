import { type SiteAddress, type SiteLayout, siteAddressAt, sitePath } from './site-pages.ts';

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
