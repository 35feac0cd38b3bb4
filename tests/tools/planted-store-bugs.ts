import type { PlantedBug } from './planted-bug.ts';

/** What breaks the stores: what several processes share, and what was spoiled. */
export const STORE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a writer that takes no turn',
    file: 'adapters/sandbox/ledger/postgres/record-writer.ts',
    from: `UPDATE asaan_store SET turn = turn + 1 WHERE id = 1 AND version = \${version}
  RETURNING turn, current_setting('synchronous_commit', true) AS synced`,
    to: "SELECT turn, 'on' AS synced FROM asaan_store WHERE id = 1 AND version = ${version}",
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
    from: 'if (!isRecord(kind, key, value)) throw new DamagedRecord({ kind, key });',
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
  {
    name: 'a store that was set back and is believed',
    file: 'adapters/sandbox/ledger/postgres/record-reader.ts',
    from: 'turn < before || written !== turn - behind',
    to: 'turn === null',
    tests: ['tests/adapters/set-back.test.ts'],
  },
  {
    name: 'a file that was set back and is believed',
    file: 'adapters/sandbox/ledger/sqlite-turn.ts',
    from: 'if (turn < reached)',
    to: 'if (turn < -1)',
    tests: ['tests/adapters/set-back.test.ts'],
  },
  {
    name: 'a shopper asked for all that he ever bought',
    file: 'adapters/sandbox/lending/account.ts',
    from: 'filter((order) => !isOver(order))',
    to: 'filter(() => true)',
    tests: ['tests/adapters/sandbox-damage.test.ts'],
  },
];
