import type { RecordKey, RecordKind } from './records.ts';

/** Why a store could not be opened, in one line for the person who started the server. */
export class LedgerError extends Error {}

/** Host and database of an address, without user, password or anything else of it. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** A record does not fit its kind's schema, or is lost. A log shows its kind alone, as `code`: a key may name a shopper. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';
  readonly code: RecordKind;

  constructor({ kind, key }: RecordKey) {
    super(`the record ${kind}/${key} is damaged`);
    this.code = kind;
  }
}
