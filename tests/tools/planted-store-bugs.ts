import type { PlantedBug } from './planted-bug.ts';

/** What breaks the stores: what several processes share, and what was spoiled. */
export const STORE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a writer that takes no turn',
    file: 'adapters/sandbox/ledger/postgres/record-writer.ts',
    from: 'UPDATE asaan_store SET turn = turn + 1 WHERE id = 1 AND version = ${version}',
    to: 'SELECT 1 FROM asaan_store WHERE id = 1 AND version = ${version}',
    tests: ['tests/adapters/postgres-ledger.test.ts'],
  },
  {
    name: 'a new record written over another one',
    file: 'adapters/sandbox/ledger/postgres/record-writer.ts',
    from: "'asaan-add', INSERT, added",
    to: "'asaan-add', UPSERT, added",
    tests: ['tests/adapters/postgres-ledger.test.ts'],
  },
  {
    name: 'tables of a newer version used',
    file: 'adapters/sandbox/ledger/postgres/postgres-schema.ts',
    from: 'if (version > MIGRATIONS.length)',
    to: 'if (version > 1000)',
    tests: ['tests/adapters/postgres-ledger.test.ts'],
  },
  {
    name: 'a lost counter that gives an order’s number again',
    file: 'adapters/sandbox/lending/orders.ts',
    from: "tx.add('order', id, order);",
    to: "tx.put('order', id, order);",
    tests: ['tests/adapters/postgres-ledger.test.ts'],
  },
  {
    name: 'a record given out unread',
    file: 'adapters/sandbox/ledger/record-schemas.ts',
    from: 'if (!isRecord(kind, value)) throw new DamagedRecord({ kind, key });',
    to: '',
    tests: ['tests/adapters/ledgers.test.ts'],
  },
  {
    name: 'faults of one server alone',
    file: 'adapters/server/main.ts',
    from: "store.kind === 'folder' ? createFaultBoard() : createSharedFaultBoard(ledger)",
    to: 'createFaultBoard()',
    tests: ['tests/adapters/server/many-servers.test.ts'],
  },
  {
    name: 'a server that leaves without a word',
    file: 'adapters/server/main.ts',
    from: '        leaving.isBegun = true;\n',
    to: '',
    tests: ['tests/adapters/server/many-servers.test.ts'],
  },
  {
    name: 'connections handed to a worker that is stopped',
    file: 'adapters/server/cluster.ts',
    from: 'cluster.schedulingPolicy = cluster.SCHED_NONE;',
    to: 'cluster.schedulingPolicy = cluster.SCHED_RR;',
    tests: ['tests/adapters/server/workers.test.ts'],
  },
  {
    name: 'a word to a worker that is gone',
    file: 'adapters/server/cluster.ts',
    from: 'if (!running.delete(worker)) continue;',
    to: 'running.delete(worker);',
    tests: ['tests/adapters/server/workers.test.ts'],
  },
];
