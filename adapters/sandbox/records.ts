import type { Address } from '#core/address/address.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** What the lender knows of one shopper; the key is the token. */
export interface ShopperRecord {
  readonly address: Address | null;
  readonly orderIds: readonly string[];
  /** Rupees. */
  readonly creditLimit: number;
  /** A bnplPayStatus set by hand, null where the rules decide. */
  readonly forcedBnplStatus: number | null;
  /** Step of the instalment application (R45). */
  readonly currentStep: number;
  readonly isTokenExpired: boolean;
}

/** One payment of an instalment order. Rupees, ms since 1970. */
export interface InstallmentRecord {
  readonly amount: number;
  readonly dueTime: number;
  readonly paidTime: number | null;
}

/** One order. Rupees, ms since 1970. */
export interface OrderRecord {
  readonly id: string;
  readonly shopper: string;
  readonly productId: string;
  readonly skuCode: string;
  /** The specification's 1–8 (R62). */
  readonly status: number;
  /** 0 until Continue, then 1 express or 2 pick-up. */
  readonly receiptType: 0 | 1 | 2;
  /** 0 until Continue, then 1 full or 2 BNPL. */
  readonly paymentType: 0 | 1 | 2;
  readonly loanProductId: string | null;
  readonly address: Address | null;
  readonly productPrice: number;
  readonly deliveryCharges: number;
  readonly discount: number;
  readonly markup: number;
  readonly lineMarkup: number;
  /** Paid at once: the whole, or the down payment with the delivery charges. */
  readonly firstPayment: number;
  readonly installments: readonly InstallmentRecord[];
  readonly trackingNumber: string | null;
  readonly orderPlacementTime: number;
  readonly paymentTime: number | null;
  readonly deliveryTime: number | null;
  readonly signatureTime: number | null;
  readonly expireTime: number | null;
  /** True once the money of a refund was paid back. */
  readonly isRefunded: boolean;
}

/** A complaint as it came in. */
export interface ComplaintRecord {
  readonly name: string;
  readonly mobile: string;
  readonly problem: string;
  readonly time: number;
}

/** Every kind of record with its shape. */
export interface RecordKinds {
  readonly shopper: ShopperRecord;
  readonly order: OrderRecord;
  /** Pieces left of a variant; the key is its code. */
  readonly stock: { readonly left: number };
  readonly complaint: ComplaintRecord;
  /** Counters and the clock's lead. */
  readonly number: { readonly value: number };
}

/** Names a kind of record. */
export type RecordKind = keyof RecordKinds;

/** The records as one action sees them: its own changes included. */
export interface Transaction {
  get<K extends RecordKind>(kind: K, key: string): RecordKinds[K] | null;
  put<K extends RecordKind>(kind: K, key: string, value: RecordKinds[K]): void;
}

/** A counter or the clock's lead; 0 before it was first put. */
export function numberOf(tx: Pick<Transaction, 'get'>, key: 'orders' | 'complaints' | 'clockLead'): number {
  return tx.get('number', key)?.value ?? 0;
}

/** All records, kept in memory and written through to a ledger. */
export interface Records {
  /**
   * Runs one action. Its changes are stored together before this returns; where it throws, or storing fails, nothing
   * has changed. Actions never overlap.
   */
  transact<T>(action: (transaction: Transaction) => T): T;
  count(kind: RecordKind): number;
}

/** Opens the records that a ledger holds. */
export function openRecords(ledger: Ledger): Records {
  const kept = new Map<string, unknown>();
  const counts = new Map<string, number>();
  const nameOf = (kind: string, key: string): string => `${kind}/${key}`;

  function apply({ kind, key, value }: LedgerEntry): void {
    const name = nameOf(kind, key);
    const before = kept.has(name) ? 1 : 0;
    if (value === null) kept.delete(name);
    else kept.set(name, value);
    counts.set(kind, (counts.get(kind) ?? 0) - before + (value === null ? 0 : 1));
  }

  for (const entry of ledger.load()) apply(entry);

  return {
    transact(action) {
      const changes = new Map<string, LedgerEntry>();
      const result = action({
        get: (kind, key) => {
          const name = nameOf(kind, key);
          return (changes.get(name)?.value ?? kept.get(name) ?? null) as RecordKinds[typeof kind] | null;
        },
        put: (kind, key, value) => void changes.set(nameOf(kind, key), { kind, key, value }),
      });
      const entries = [...changes.values()];
      if (entries.length > 0) ledger.commit(entries);
      for (const entry of entries) apply(entry);
      return result;
    },
    count: (kind) => counts.get(kind) ?? 0,
  };
}
