import type { SessionKey } from '../ports/session-memory.ts';
import type { Catalogue } from '../text/catalogue.ts';
import type { Wallets } from '../text/company.ts';
import { ORDER_IN_HAND_KEY } from './order-in-hand.ts';

type Texts = Catalogue['site'];

/** A section of a policy: its words, or those that name the wallets, and a list below them. */
export interface PolicySection {
  readonly title: string;
  readonly text: string | ((wallets: Wallets) => string);
  readonly items?: readonly string[];
}

/** What a build does that its policies tell of. */
export interface PolicyFacts {
  /** Where events are counted; null for nowhere. */
  readonly analyticsUrl: string | null;
  /** Where failures are reported; null for nowhere. */
  readonly errorsUrl: string | null;
  /** Whether the site keeps pages for later. */
  readonly offline: boolean;
}

/** What each key of the session is told as in the privacy policy; complete by type, so that nothing is kept untold (R14). */
export const TOLD_AS: Readonly<Record<SessionKey, keyof Texts['reporting']['onDevice']['things']>> = {
  language: 'settings',
  layout: 'settings',
  largeText: 'settings',
  fonts: 'settings',
  'riskSeen:en': 'settings',
  'riskSeen:ur': 'settings',
  'draft:complaint': 'typed',
  'receipt:complaint': 'typed',
  complaintBy: 'writer',
  'draft:calculator': 'typed',
  'draft:numberCheck': 'typed',
  'draft:address': 'typed',
  [ORDER_IN_HAND_KEY]: 'order',
  'choice:order': 'order',
  'choice:named': 'order',
  'choice:product': 'order',
  logins: 'logins',
  tab: 'settings',
};

/**
 * The sections of one of the footer’s texts (R14). Our privacy policy says what stays on the device and what the build tells of
 * its visitors; below a lender’s own stands whatever the build sends, which its words may not say (R25, Q55).
 */
export function policySections(
  policy: keyof Texts['policies'],
  { policies, reporting }: Pick<Texts, 'policies' | 'reporting'>,
  { analyticsUrl, errorsUrl, offline }: PolicyFacts,
  lenders: readonly PolicySection[] | null,
): readonly PolicySection[] {
  if (policy !== 'privacy') return lenders ?? policies[policy].sections;
  const told = [
    { isSent: analyticsUrl !== null, ...reporting.counting },
    { isSent: errorsUrl !== null, ...reporting.failures },
  ];
  const sections = told
    .filter(({ isSent }) => isSent || lenders === null)
    .map(({ isSent, title, on, off }) => ({ title, text: isSent ? on : off }));
  if (lenders !== null) return [...lenders, ...sections];
  const { onDevice, howLong } = reporting;
  const items = [...new Set(Object.values(TOLD_AS))].map((thing) => onDevice.things[thing]);
  return [
    { title: onDevice.title, text: onDevice.text, items },
    howLong,
    ...(offline ? [reporting.offline] : []),
    ...policies.privacy.sections,
    ...sections,
  ];
}
