import { type ProductId, type SkuCode, skuCode } from '../lib/ids.ts';
import type { SessionMemory } from '../ports/session-memory.ts';

/** Between a phone's id and its variant's: neither holds a blank. */
const GAP = ' ';

/**
 * Keeps the variant of a phone that was chosen last, for as long as the session and its shopper (Q69), and how many instalments
 * the page advertised for it, null for none (Q34).
 */
export function keepSku(
  session: Pick<SessionMemory, 'write'>,
  product: ProductId,
  sku: SkuCode,
  advertised: number | null,
): void {
  session.write('choice:product', [product, advertised ?? 0, sku].join(GAP));
}

/** The variant that was chosen of this phone earlier in the session, null for none. */
export const keptSku = (session: Pick<SessionMemory, 'read'>, product: ProductId): SkuCode | null => {
  const sku = keptOf(session, product)?.slice(2).join(GAP);
  return sku ? skuCode(sku) : null;
};

/** How many instalments the page of this phone advertised earlier in the session, null for none (Q34). */
export const advertisedPeriods = (session: Pick<SessionMemory, 'read'>, product: ProductId | null): number | null =>
  Number(keptOf(session, product)?.[1]) || null;

/** What is kept of a phone: its id, instalments, and the variant; null for another one. */
function keptOf(session: Pick<SessionMemory, 'read'>, product: ProductId | null): readonly string[] | null {
  const kept = session.read('choice:product')?.split(GAP);
  return kept?.[0] === product ? kept : null;
}
