/** Every key that is kept: the language, the family of addresses, larger text, whose fonts the pages have, the order in hand (R43), the risk dialog per language (R17), unsent drafts, the receipts of complaints, a mark of whose the complaint is (Q71), what was chosen for orders and of phones (Q69), the tab of the two tools, and when the login page was opened last. */
export type SessionKey =
  | 'language'
  | 'layout'
  | 'largeText'
  | 'fonts'
  | 'poi'
  | 'riskSeen:en'
  | 'riskSeen:ur'
  | 'draft:complaint'
  | 'receipt:complaint'
  | 'complaintBy'
  | 'logins'
  | 'tab'
  | 'choice:order'
  | 'choice:named'
  | 'choice:product'
  | 'draft:address'
  | 'draft:bnplCalculator'
  | 'draft:calculator'
  | 'draft:numberCheck';

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
