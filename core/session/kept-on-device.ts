import type { SessionKey } from '../ports/session-memory.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { ORDER_IN_HAND_KEY } from './order-in-hand.ts';

type Texts = Catalogue['site']['reporting'];

/** What each key of the session is told as in the privacy policy; complete by type, so that nothing is kept untold (R14). */
export const TOLD_AS: Readonly<Record<SessionKey, keyof Texts['onDevice']['things']>> = {
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
  'draft:bnplCalculator': 'figures',
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
  { onDevice: { things, ...said }, howLong, offline }: Texts,
  isOffline: boolean,
): readonly { readonly title: string; readonly text: string; readonly items?: readonly string[] }[] {
  const items = [...new Set(Object.values(TOLD_AS))].map((thing) => things[thing]);
  return [{ ...said, items }, howLong, ...(isOffline ? [offline] : [])];
}
