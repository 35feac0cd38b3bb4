import type { Language } from '../text/language.ts';

/** What was typed and not sent yet, and the receipts of complaints. */
export const DRAFT_KEYS = [
  'draft:complaint',
  'receipt:complaint',
  'draft:address',
  'draft:calculator',
  'draft:numberCheck',
] as const;

/** What is kept of the shopper: the order in hand (R43), what was chosen for orders and of phones (Q69), and what was typed. */
export const SHOPPERS_KEYS = ['poi', 'choice:order', 'choice:named', 'choice:product', ...DRAFT_KEYS] as const;

/**
 * Every key that is kept. Beside the shopper's: language, family of addresses, larger text, whose fonts the pages have, the risk dialog per
 * language (R17), the tab of the two tools; a mark of whose the complaint is (Q71), and when the login page was opened last.
 */
export type SessionKey =
  | (typeof SHOPPERS_KEYS)[number]
  | 'language'
  | 'layout'
  | 'largeText'
  | 'fonts'
  | `riskSeen:${Language}`
  | 'tab'
  | 'complaintBy'
  | 'logins';

/** Remembers small facts until the browser session ends. A full or forbidden store is not an error: memory serves then. */
export interface SessionMemory {
  read(key: SessionKey): string | null;
  write(key: SessionKey, value: string): void;
  remove(key: SessionKey): void;
  /** Whether what is written under a key is there for the next page too: false where memory has to serve. */
  outlivesPage(key: SessionKey): boolean;
}

/** Marks by which a shopper is known again in one tab, and nowhere else: no token can be had from them. */
export interface ShopperMarks {
  /** The mark of a token; with an earlier mark of the tab the same one, where it is of the same token. */
  of(token: string, earlier: string | null): Promise<string>;
}
