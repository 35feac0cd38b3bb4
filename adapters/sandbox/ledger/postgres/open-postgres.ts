import type { Ledger } from '../ledger.ts';
import { LedgerError } from '../store-errors.ts';

/**
 * Opens a ledger in a database that speaks the PostgreSQL protocol, `postgres://…`, for as many processes as share it. Rejects
 * with `LedgerError` where the database cannot be used, and where the package pg, which nothing else needs, is missing.
 */
export async function openPostgresLedger(url: string): Promise<Ledger> {
  const ledger = await import('./postgres-ledger.ts').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new LedgerError('a database as the sandbox’s store needs the package pg (npm install pg)');
    throw error;
  });
  return ledger.openPostgresLedger(url);
}
