import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres/postgres-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { onDatabase, startPostgres } from '../support/postgres.ts';

const PHONE = 'samsung-galaxy-a16';
const SKU = `${PHONE}--black--128gb-6gb`;
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('reliability row 68, tables that lost what was acknowledged', () => {
  const OLDER = `CREATE TABLE older AS SELECT * FROM asaan_record`;
  it.each<readonly [what: string, sql: string, says: RegExp]>([
    ['emptied', 'TRUNCATE asaan_record', /asaan_record was emptied; drop asaan_record and asaan_store to begin anew$/],
    [
      'an older copy of the records',
      'BEGIN; TRUNCATE asaan_record; INSERT INTO asaan_record SELECT * FROM older; COMMIT',
      /one was set back$/,
    ],
    ['an older copy of the turn', 'UPDATE asaan_store SET turn = turn - 1', /one was set back$/],
    ['without the store’s row', 'DELETE FROM asaan_store; DROP TABLE asaan_record', /asaan_store was emptied/],
  ])('are noticed by all who use them, and refused at the next start: %s', async (_what, sql, says) => {
    const url = (await postgres?.newStore()) ?? '';
    const ledgers = await Promise.all([openPostgresLedger(url), openPostgresLedger(url)]);
    await buyAs(ledgers[0], 'sandbox-token-first');
    await onDatabase(url, OLDER);
    await buyAs(ledgers[1], 'sandbox-token-second');
    await buyAs(ledgers[0], 'sandbox-token-third');
    await onDatabase(url, sql);
    for (const ledger of ledgers) {
      await expect(buyAs(ledger, 'sandbox-token-fourth')).rejects.toThrow(/set back|changed the tables|not exist/);
      await expect(ledger.transact([], (tx) => tx.get('stock', SKU))).rejects.toThrow(/set back|not exist/);
    }
    await expect(openPostgresLedger(url)).rejects.toThrow(says);
    await Promise.all(ledgers.map((ledger) => ledger.close()));
  });

  it('both tables of an older time are noticed by whoever has seen a later one', async () => {
    const url = (await postgres?.newStore()) ?? '';
    const ledger = await openPostgresLedger(url);
    await buyAs(ledger, 'sandbox-token-first');
    await onDatabase(url, `${OLDER}; CREATE TABLE older_store AS SELECT * FROM asaan_store`);
    await buyAs(ledger, 'sandbox-token-second');
    await onDatabase(
      url,
      `BEGIN; TRUNCATE asaan_record, asaan_store; INSERT INTO asaan_record SELECT * FROM older;
       INSERT INTO asaan_store SELECT * FROM older_store; COMMIT`,
    );
    await expect(ledger.transact([], (tx) => tx.get('stock', SKU))).rejects.toMatchObject({ name: 'StoreSetBack' });
    await ledger.close();
  });

  it('statements that wait for a lock end with their client, however long it is held', {
    timeout: 20_000,
  }, async () => {
    const url = (await postgres?.newStore()) ?? '';
    const ledger = await openPostgresLedger(url);
    const holder = new pg.Client(url);
    await holder.connect();
    await holder.query('BEGIN; UPDATE asaan_store SET turn = turn');
    await expect(buyAs(ledger, 'sandbox-token-first')).rejects.toMatchObject({ code: '55P03' });
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'asaan'";
    expect(await onDatabase(url, waiting)).toEqual([]);
    await holder.end();
    await buyAs(ledger, 'sandbox-token-first');
    await ledger.close();
  });

  it('a database that stops storing what it acknowledges, or never did, is not used', async () => {
    const url = (await postgres?.newStore()) ?? '';
    const ledger = await openPostgresLedger(url);
    await buyAs(ledger, 'sandbox-token-first');
    await onDatabase(url, 'ALTER ROLE asaan SET synchronous_commit = off');
    await onDatabase(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'asaan'`);
    await expect
      .poll(() => reasonOf(buyAs(ledger, 'sandbox-token-second')))
      .toMatch(/acknowledges what it has not stored/);
    await onDatabase(url, 'ALTER ROLE asaan RESET synchronous_commit');
    await ledger.close();
    await onDatabase(url, "CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LC_COLLATE 'C' LC_CTYPE 'C'");
    const latin = new URL(url);
    latin.pathname = '/latin';
    latin.search = '';
    await expect(openPostgresLedger(latin.href)).rejects.toThrow(/its encoding is LATIN1, not UTF8/);
  });
});

// Helpers

async function buyAs(ledger: Ledger, token: string): Promise<void> {
  const lender = createLender(ledger, { now: () => Date.UTC(2026, 10, 21) });
  const { code } = await lender.answer('now/buy', { token, productId: PHONE, skuCode: SKU });
  expect(code).toBe(0);
}

const reasonOf = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: Error) => error.message,
  );
