import { composeShop } from 'asaan/adapters/composition';
import { createMemoryGateway } from 'asaan/adapters/memory';
import { createLender } from 'asaan/adapters/sandbox';
import { openSqliteLedger } from 'asaan/adapters/sandbox/disk';
import { openPostgresLedger } from 'asaan/adapters/sandbox/postgres';

/** What also runs in Node, for a program whose compiler knows neither a browser nor Node. */
export const ENTRIES = {
  createMemoryGateway,
  composeShop,
  createLender,
  openSqliteLedger,
  openPostgresLedger,
};
