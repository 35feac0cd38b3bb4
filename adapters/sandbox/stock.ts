import { FIRST_STOCK, SOLD_OUT_SKU } from './goods.ts';
import type { Transaction } from './records.ts';

/** Pieces left of a variant. */
export function stockOf(tx: Transaction, skuCode: string): number {
  return tx.get('stock', skuCode)?.left ?? (skuCode === SOLD_OUT_SKU ? 0 : FIRST_STOCK);
}

/** Takes pieces (below 0) or puts them back. */
export function changeStock(tx: Transaction, skuCode: string, by: number): void {
  tx.put('stock', skuCode, { left: stockOf(tx, skuCode) + by });
}
