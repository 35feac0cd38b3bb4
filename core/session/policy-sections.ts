import type { SessionKey } from '../ports/session-memory.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { type Reporting, reportingSections, sentSections } from '../text/privacy.ts';
import { ORDER_IN_HAND_KEY } from './order-in-hand.ts';

type Texts = Catalogue['site'];
type Policy = keyof Texts['policies'];

/** What each key of the session is told as in the privacy policy; complete by type, so that nothing is kept untold (R14). */
export const TOLD_AS: Readonly<Record<SessionKey, keyof Texts['reporting']['onDevice']['things']>> = {
  language: 'settings',
  layout: 'settings',
  largeText: 'settings',
  fonts: 'settings',
  'riskSeen:en': 'riskNotice',
  'riskSeen:ur': 'riskNotice',
  'draft:complaint': 'complaint',
  'receipt:complaint': 'complaint',
  complaintBy: 'writer',
  'draft:calculator': 'figures',
  'draft:numberCheck': 'number',
  'draft:address': 'address',
  [ORDER_IN_HAND_KEY]: 'order',
  'choice:order': 'choice',
  'choice:named': 'choice',
  'choice:product': 'choice',
  logins: 'logins',
  tab: 'page',
};

/** The sections of the privacy policy that say what stays on the device. `isOffline`: whether the site keeps pages for later. */
export function deviceSections(
  { onDevice: { things, ...said }, howLong, offline }: Texts['reporting'],
  isOffline: boolean,
): readonly { readonly title: string; readonly text: string; readonly items?: readonly string[] }[] {
  const items = [...new Set(Object.values(TOLD_AS))].map((thing) => things[thing]);
  return [{ ...said, items }, howLong, ...(isOffline ? [offline] : [])];
}

/** A section of a policy: its words, or those that name the wallets, and a list below them. */
export type PolicySection = Texts['policies'][Policy]['sections'][number] & { readonly items?: readonly string[] };

/** What a build does that its policies tell of. */
export interface PolicyFacts extends Reporting {
  /** Whether the site keeps pages for later. */
  readonly offline: boolean;
}

/**
 * The sections of one of the footer’s texts (R14). Our privacy policy says what stays on the device and what the build tells of
 * its visitors; below a lender’s own stands what its words may not say (R25, Q55).
 */
export function policySections(
  policy: Policy,
  site: Pick<Texts, 'policies' | 'reporting'>,
  facts: PolicyFacts,
  lenders: readonly PolicySection[] | null,
): readonly PolicySection[] {
  const isPrivacy = policy === 'privacy';
  if (lenders !== null) return [...lenders, ...(isPrivacy ? sentSections(site.reporting, facts) : [])];
  return [
    ...(isPrivacy ? deviceSections(site.reporting, facts.offline) : []),
    ...site.policies[policy].sections,
    ...(isPrivacy ? reportingSections(site.reporting, facts) : []),
  ];
}
