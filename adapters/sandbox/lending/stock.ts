import { FIRST_STOCK, SOLD_OUT_SKU } from '../catalogue/variants.ts';
import type { Transaction } from '../ledger/ledger.ts';

/** Pieces left of a variant. */
export function stockOf(tx: Transaction, skuCode: string): number {
  return stocksOf(tx, [skuCode])[0] ?? 0;
}

/** Pieces left of several variants, in their order. */
export function stocksOf(tx: Transaction, skuCodes: readonly string[]): readonly number[] {
  const records = tx.getAll('stock', skuCodes);
  return skuCodes.map((skuCode, at) => records[at]?.left ?? (skuCode === SOLD_OUT_SKU ? 0 : FIRST_STOCK));
}

/** Takes pieces (below 0) or puts them back. */
export function changeStock(tx: Transaction, skuCode: string, by: number): void {
  setStock(tx, skuCode, stockOf(tx, skuCode) + by);
}

/** Sets what is left of a variant. */
export const setStock = (tx: Transaction, skuCode: string, left: number): void => tx.put('stock', skuCode, { left });
