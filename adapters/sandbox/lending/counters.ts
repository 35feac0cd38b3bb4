import type { Transaction } from '../ledger/ledger.ts';
import type { RecordKey } from '../ledger/records.ts';

/**
 * The lender's numbers: how many orders, complaints and probes of the store there were, ms by which its clock is ahead of the
 * device's, and when the store was first opened, ms since 1970.
 */
export type Counter = 'orders' | 'complaints' | 'probes' | 'clockOffset' | 'opened';

/** Names a counter's record. */
export const counterKey = (counter: Counter): RecordKey => ({ kind: 'number', key: counter });

/** A counter; 0 before it was first set. */
export function counterOf(tx: Transaction, counter: Counter): number {
  return tx.get('number', counter)?.value ?? 0;
}

/** Sets a counter. */
export function setCounter(tx: Transaction, counter: Counter, value: number): void {
  tx.put('number', counter, { value });
}
