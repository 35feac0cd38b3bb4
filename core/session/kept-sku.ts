import { type ProductId, type SkuCode, skuCode } from '../lib/ids.ts';
import type { SessionMemory } from '../ports/session-memory.ts';

/** Between a phone's id and its variant's: neither holds a blank. */
const GAP = ' ';

/** Keeps the variant of a phone that was chosen last, for as long as the session and its shopper (Q69). */
export function keepSku(session: Pick<SessionMemory, 'write'>, product: ProductId, sku: SkuCode): void {
  session.write('choice:product', product + GAP + sku);
}

/** The variant that was chosen of this phone earlier in the session, null for none. */
export function keptSku(session: Pick<SessionMemory, 'read'>, product: ProductId): SkuCode | null {
  const kept = session.read('choice:product') ?? '';
  return kept.startsWith(product + GAP) ? skuCode(kept.slice(product.length + 1)) : null;
}
