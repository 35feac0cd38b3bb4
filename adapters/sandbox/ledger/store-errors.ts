import type { LedgerAction } from './ledger.ts';
import type { RecordKey, RecordKind } from './records.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

/** The store's files are not those that were opened: what is written goes nowhere. */
export class StoreRemoved extends Error {
  override readonly name = 'StoreRemoved';
}

/** The store lost what it had, or is an older copy of itself: nothing that it says is true any more. */
export class StoreSetBack extends Error {
  override readonly name = 'StoreSetBack';
}

/** A key that a store could not keep as it is: empty, too long, or not made of whole characters. */
export class UnusableKey extends Error {
  override readonly name = 'UnusableKey';
}

/** A record does not fit its kind's schema, or is lost. A log shows its kind alone, as `code`: a key may name a shopper. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';
  readonly code: RecordKind;
  readonly record: RecordKey;
  /** Fails as long as it is damaged. */
  readonly look: LedgerAction<unknown>;

  constructor(record: RecordKey, look: LedgerAction<unknown> = (tx) => tx.get(record.kind, record.key)) {
    super(`the record ${record.kind}/${record.key} is damaged`);
    this.code = record.kind;
    this.record = record;
    this.look = look;
  }
}

/** A record that should be new is there already: a counter was lost, and nothing of anybody else's is overwritten. */
export class RecordExists extends Error {
  override readonly name = 'RecordExists';
  readonly code: RecordKind;

  constructor({ kind, key }: RecordKey) {
    super(`the record ${kind}/${key} exists already: a counter is lost, or behind`);
    this.code = kind;
  }
}
