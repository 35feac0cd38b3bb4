import { attempt, recordName } from '#adapters/sandbox/ledger/attempt.ts';
import type { Ledger, LedgerAction } from '#adapters/sandbox/ledger/ledger.ts';
import type { RecordKey, RecordKind } from '#adapters/sandbox/ledger/records.ts';
import { RecordExists } from '#adapters/sandbox/ledger/store-errors.ts';
import { watched } from '#adapters/sandbox/ledger/watched.ts';

/** A store that several processes share: each record with a version, which a commit compares. */
type SharedStore = Map<string, { readonly json: string; readonly version: number }>;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many processes on one store, taken in turn: every read and commit takes a while, and a commit fails where a record it read has changed. */
export function createSharedLedger(processes: number): Ledger {
  const store: SharedStore = new Map();
  const ledgers = Array.from({ length: processes }, () => openProcess(store));
  let turn = 0;
  const next = (): Ledger => {
    turn += 1;
    const ledger = ledgers[turn % processes];
    if (ledger === undefined) throw new Error('there is no process');
    return ledger;
  };
  return {
    transact: (keys, action) => next().transact(keys, action),
    count: (kind) => next().count(kind),
    check: () => next().check(),
    close: async () => undefined,
  };
}

function openProcess(store: SharedStore): Ledger {
  /** One attempt from the first read to the commit; null where another process was faster. */
  async function tryOnce<T>(keys: readonly RecordKey[], action: LedgerAction<T>): Promise<{ result: T } | null> {
    for (let wanted = keys; ; ) {
      await pause();
      // All of one moment, as one statement of a database reads them.
      const loaded = new Map<string, string | null>();
      const versions = new Map<string, number>();
      for (const name of wanted.map(recordName)) {
        loaded.set(name, store.get(name)?.json ?? null);
        versions.set(name, store.get(name)?.version ?? 0);
      }
      const tried = attempt(loaded, action);
      if (tried.kind === 'needs') {
        wanted = [...wanted, ...tried.keys];
        continue;
      }
      await pause();
      const isStale = [...versions].some(([name, version]) => (store.get(name)?.version ?? 0) !== version);
      if (isStale) return null;
      const taken = tried.changes.find((change) => change.isNew && store.has(recordName(change)));
      if (taken !== undefined) throw new RecordExists(taken);
      for (const change of tried.changes) {
        const name = recordName(change);
        store.set(name, { json: change.json, version: (store.get(name)?.version ?? 0) + 1 });
      }
      return { result: tried.result };
    }
  }

  return watched({
    async transact(keys, action) {
      for (;;) {
        const done = await tryOnce(keys, action);
        if (done !== null) return done.result;
      }
    },
    async count(kind) {
      await pause();
      return [...store.keys()].filter((name) => name.startsWith(`${kind}/`)).length;
    },
    async rowsAfter(last, count) {
      const rows = [...store].map(([name, { json }]) => {
        const [kind = '', ...key] = name.split('/');
        return { kind: kind as RecordKind, key: key.join('/'), value: json, name };
      });
      const after = rows.filter(({ name }) => last === null || name > `${last.kind}/${last.key}`);
      return after.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, count);
    },
    close: async () => undefined,
  });
}
