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
export function keptSku(session: Pick<SessionMemory, 'read'>, product: ProductId): SkuCode | null {
  const [, sku] = keptOf(session, product);
  return sku === undefined ? null : skuCode(sku);
}

/** How many instalments the page of this phone advertised earlier in the session, null for none (Q34). */
export function advertisedPeriods(session: Pick<SessionMemory, 'read'>, product: ProductId | null): number | null {
  const [periods] = product === null ? [] : keptOf(session, product);
  return Number(periods) || null;
}

/** What is kept of a phone: instalments, then the variant; nothing of another one. */
function keptOf(session: Pick<SessionMemory, 'read'>, product: ProductId): readonly string[] {
  const kept = session.read('choice:product') ?? '';
  return kept.startsWith(product + GAP) ? (/^(\d+) (.*)$/s.exec(kept.slice(product.length + 1))?.slice(1) ?? []) : [];
}
