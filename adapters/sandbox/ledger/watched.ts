import type { Ledger, LedgerAction } from './ledger.ts';
import { isWholeRow } from './record-schemas.ts';
import type { RecordKey } from './records.ts';
import { DamagedRecord } from './store-errors.ts';

/** A stored record as it lies in the store. */
export interface StoredRow extends RecordKey {
  readonly value: string;
}

/** What a store does itself; what is found out beside it is the same for all. */
export interface Store extends Omit<Ledger, 'check'> {
  /** The next so many records in the order of their kinds and keys; from the first one where none is given. */
  rowsAfter(last: RecordKey | null, count: number): Promise<readonly StoredRow[]>;
}

/** Records in one step of the look through all, and ms between two steps. */
const [STEP_ROWS, STEP_MS] = [200, 25];
/** How long a store counts as full after it refused something for want of room, ms: a probe may be smaller than what was refused. */
const FULL_MS = 10_000;
/** Most damaged records that are remembered. */
const KNOWN_MAX = 100;

/**
 * Makes a store a ledger: it remembers which records were found damaged, by those who needed them and by a look through the
 * whole store that begins with the first `check`, and forgets them once they are mended.
 */
export function watched(store: Store): Ledger {
  const damaged = new Map<string, LedgerAction<unknown>>();
  const state = {
    isLookedThrough: false,
    isClosed: false,
    full: null as { readonly at: number; error: unknown } | null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(error: unknown): void {
    if (error instanceof DamagedRecord && damaged.size < KNOWN_MAX) {
      damaged.set(`${error.record.kind}/${error.record.key}`, error.look);
    } else if (isFull(error)) state.full = { at: performance.now(), error };
  }

  /** Beside the work, step by step. What cannot be read at all is the store's own to refuse. */
  async function lookThrough(): Promise<void> {
    let orders = await store.transact([], (tx) => tx.get('number', 'orders')?.value ?? 0);
    let last: RecordKey | null = null;
    for (; !state.isClosed; ) {
      const rows = await store.rowsAfter(last, STEP_ROWS);
      for (const row of rows) {
        if (row.kind === 'order') orders -= 1;
        if (!isWholeRow(row, row.value)) note(new DamagedRecord({ kind: row.kind, key: row.key }));
      }
      last = rows.at(-1) ?? null;
      if (rows.length < STEP_ROWS) break;
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STEP_MS);
      });
    }
    // Orders are numbered one after another, and none is ever removed.
    if (orders > 0 && !state.isClosed) damaged.set('order/lost', throwLost);
  }

  return {
    ...store,
    transact: (keys, action) =>
      store.transact(keys, action).catch((error: unknown) => {
        note(error);
        throw error;
      }),
    async check() {
      if (!state.isLookedThrough) {
        state.isLookedThrough = true;
        // One that ends early begins anew with the next check.
        void lookThrough().catch(() => {
          state.isLookedThrough = false;
        });
      }
      for (const [name, look] of damaged) {
        await store.transact([], look);
        damaged.delete(name);
      }
      if (state.full !== null && performance.now() - state.full.at < FULL_MS) throw state.full.error;
    },
    close() {
      state.isClosed = true;
      clearTimeout(timer);
      return store.close();
    },
  };
}

function throwLost(): never {
  throw new DamagedRecord({ kind: 'order', key: 'that was lost' }, throwLost);
}

/** Codes of SQLite, PostgreSQL and the system for a disk without room. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['SQLITE_FULL', '53100', 'ENOSPC'].includes(String(error.code));
