import { databaseName, type Ledger, LedgerError } from './ledger.ts';

/** Where the records are kept: in a file of a folder, for one process, or in a database, for as many as like. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** What a person is told of where the records are. */
export const placeName = (place: StorePlace): string =>
  place.kind === 'folder' ? place.folder : `the database ${databaseName(place.url)}`;

/** Opens a store. Rejects with `LedgerError` where it cannot be used, and where a package for it is missing. */
export async function openLedger(place: StorePlace): Promise<Ledger> {
  try {
    return place.kind === 'folder'
      ? await (await import('./sqlite-ledger.ts')).openSqliteLedger(place.folder)
      : await (await import('./postgres-ledger.ts')).openPostgresLedger(place.url);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const driver = place.kind === 'folder' ? 'libsql' : 'pg';
    throw new LedgerError(placeName(place), `it needs the package ${driver} (npm install ${driver})`);
  }
}
