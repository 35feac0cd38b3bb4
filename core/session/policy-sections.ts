import type { Catalogue } from '../text/catalogue.ts';
import { type Reporting, reportingSections, sentSections } from '../text/privacy.ts';
import { deviceSections } from './kept-on-device.ts';

type Texts = Catalogue['site'];
type Policy = keyof Texts['policies'];

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
