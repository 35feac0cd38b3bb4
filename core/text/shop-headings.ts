import type { Catalogue } from './catalogue.ts';

/** The headings of the shop that are set in Nastaliq where it speaks Urdu: its pages' titles, and what an order has come to. */
export function shopHeadings({ shop }: Catalogue): readonly string[] {
  const { product, cart, address, calculator, order, refund } = shop;
  const titles = [product, cart, address, calculator, order, refund].map(({ title }) => title);
  return [...titles, ...Object.values(order.status), order.unknownStatus];
}
