import type { Ledger } from './ledger.ts';
import { databaseName } from './postgres/database-name.ts';
import { openPostgresLedger } from './postgres/open-postgres.ts';
import { openSqliteLedger } from './sqlite-ledger.ts';

/** Where the records are kept: in a file of a folder, for one process, or in a database, for as many as like. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** What a person is told of where the records are. */
export const placeName = (place: StorePlace): string =>
  place.kind === 'folder' ? place.folder : `the database ${databaseName(place.url)}`;

/** Opens a store. Rejects with `LedgerError` where it cannot be used. */
export async function openLedger(place: StorePlace): Promise<Ledger> {
  if (place.kind === 'folder') return openSqliteLedger(place.folder);
  return openPostgresLedger(place.url);
}
