import { type Catalogue, english, type NoticeKey } from './catalogue.ts';

/** `specified`: the specification's words, mistakes included. `corrected`: with the mistakes below mended (Q1). */
export type Wording = 'specified' | 'corrected';

/** The corrected short messages, by the keys of the ones they mend. */
export const CORRECTED_NOTICES = {
  lostParameter: 'A required parameter is missing',
  orderMissing: 'This order does not exist',
  productMissing: 'This product does not exist',
  creditExists: 'Credit already exists; no order was created',
  bnplCreditFailed: 'Failed to get BNPL credit, try again',
  copyFailed: 'Copying failed',
} satisfies Partial<Record<NoticeKey, string>>;

/** The short messages, mended. */
export function mendedNotices(notices: Catalogue['notices']): Catalogue['notices'] {
  return { ...notices, ...CORRECTED_NOTICES };
}

/** The shop's texts, mended. */
export function mendedShop(shop: Catalogue['shop']): Catalogue['shop'] {
  return { ...shop, order: { ...shop.order, addressNote: 'Once confirmed by the seller, this cannot be modified' } };
}

/** The public pages' texts, mended. */
export function mendedSite(site: Catalogue['site']): Catalogue['site'] {
  return { ...site, complaint: { ...site.complaint, submitted: 'Submitted successfully' } };
}

/** The English texts in a wording; a deployment chooses it. */
export function englishIn(wording: Wording): Catalogue {
  if (wording === 'specified') return english;
  const { notices, shop, site } = english;
  return { ...english, notices: mendedNotices(notices), shop: mendedShop(shop), site: mendedSite(site) };
}
