/** Marks by which a shopper is known again in one tab, and nowhere else: no token can be had from them. */
export interface ShopperMarks {
  /** The mark of a token; with an earlier mark of the tab the same one, where it is of the same token. */
  of(token: string, earlier: string | null): Promise<string>;
}
