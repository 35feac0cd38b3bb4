import type { RecordKey, RecordKind } from './records.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

/** The store's files are not those that were opened: what is written goes nowhere. */
export class StoreRemoved extends Error {
  override readonly name = 'StoreRemoved';
}

/** A record does not fit its kind's schema. A log shows its kind alone, as `code`: a key may name a shopper. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';
  readonly code: RecordKind;

  constructor({ kind, key }: RecordKey) {
    super(`the record ${kind}/${key} is damaged`);
    this.code = kind;
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
