import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres-ledger.ts';
import { ledgerContract } from '../contracts/ledger.contract.ts';
import { onDatabase, type RunningPostgres, startPostgres } from '../support/postgres.ts';

const KILLS = 20;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

if (postgres === null) describe.skip('PostgreSQL', () => it('could not be started here', () => undefined));
else {
  // First: a database that was killed looks through the files of all stores before it is up.
  losses(postgres);
  ledgerContract('PostgreSQL', async () => {
    const url = await postgres.newStore();
    let ledger = await openPostgresLedger(url);
    return {
      ledger,
      async reopen() {
        await ledger.close();
        ledger = await openPostgresLedger(url);
        return ledger;
      },
    };
  });
  ledgerContract('four processes on one PostgreSQL', async () => ({
    ledger: await openAll(await postgres.newStore(), 4),
    reopen: null,
  }));
  refusals(postgres);
}

/** So many ledgers on one database, each asked in its turn, as so many processes would be. */
async function openAll(url: string, count: number): Promise<Ledger> {
  const ledgers = await Promise.all(Array.from({ length: count }, () => openPostgresLedger(url)));
  let turn = 0;
  const next = (): Ledger => {
    turn += 1;
    return ledgers[turn % count] as Ledger;
  };
  return {
    transact: (keys, action) => next().transact(keys, action),
    count: (kind) => next().count(kind),
    close: async () => void (await Promise.all(ledgers.map((each) => each.close()))),
  };
}

function refusals(server: RunningPostgres): void {
  describe('a PostgreSQL that cannot be used', () => {
    it.each<readonly [what: string, spoil: (url: URL) => void, reason: RegExp]>([
      ['a wrong password', (url) => (url.password = 'another'), /password authentication failed for user "asaan"$/],
      ['no such database', (url) => (url.pathname = '/none'), /database "none" does not exist$/],
      ['nobody on its port', (url) => (url.port = '9'), /it cannot be reached \(ECONNREFUSED\)$/],
      ['no such host', (url) => (url.hostname = 'db.invalid'), /it cannot be reached \(E[A-Z_]+\)$/],
    ])('row 68 is refused with one line that quotes no password: %s', async (_what, spoil, reason) => {
      const url = new URL(await server.newStore());
      spoil(url);
      const refused = await refusalOf(url.href);
      expect(refused).toMatch(/^cannot use the sandbox's store [^\n]+$/);
      expect(refused).toMatch(reason);
      expect(refused).not.toMatch(/another|sandbox-password/);
    });

    it.each([
      [
        'a newer version',
        "INSERT INTO asaan_migration VALUES ('9-later', '2030')",
        /a newer version of this program wrote it$/,
      ],
      [
        'no rights',
        'DROP TABLE asaan_migration; REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE guest LOGIN PASSWORD $$sandbox-password$$',
        /permission denied for schema public$/,
      ],
    ])('row 68 is refused: %s', async (what, sql, reason) => {
      const url = await server.newStore();
      await (await openPostgresLedger(url)).close();
      await onDatabase(url, sql);
      expect(await refusalOf(what === 'no rights' ? url.replace(/asaan:/, 'guest:') : url)).toMatch(reason);
    });

    it('row 54 a disk that is full changes nothing, and the ledger goes on once there is room', async () => {
      const url = await server.newStore();
      const ledger = await openPostgresLedger(url);
      await setStock(ledger, 'a', 1);
      await onDatabase(url, failing('disk', 'NEW.key = $$b$$', '53100'));
      const both = ledger.transact([], (tx) => {
        tx.put('stock', 'a', { left: 2 });
        tx.put('stock', 'b', { left: 2 });
      });
      await expect(both).rejects.toMatchObject({ code: '53100' });
      expect(await stockOf(ledger, 'a')).toBe(1);
      await onDatabase(url, 'DROP TRIGGER disk ON asaan_record');
      await setStock(ledger, 'b', 3);
      expect(await stockOf(ledger, 'b')).toBe(3);
      await ledger.close();
    });

    it.each(['40001', '40P01'])('row 68 a conflict (%s) is tried again, five times in all', async (code) => {
      const url = await server.newStore();
      const ledger = await openPostgresLedger(url);
      const condition = "NEW.kind = 'stock' AND nextval('tries') < 5";
      await onDatabase(url, `CREATE SEQUENCE tries; ${failing('conflict', condition, code)}`);
      await setStock(ledger, 'a', 1);
      expect(await onDatabase(url, 'SELECT last_value::int AS tries FROM tries')).toEqual([{ tries: 5 }]);
      await onDatabase(url, "SELECT setval('tries', 1); ALTER SEQUENCE tries INCREMENT -1 MINVALUE -1000");
      await expect(setStock(ledger, 'a', 2)).rejects.toMatchObject({ code });
      expect(await stockOf(ledger, 'a')).toBe(1);
      await ledger.close();
    });

    it('servers that make the tables at the same moment all come up', async () => {
      for (let round = 0; round < 5; round += 1) {
        const ledger = await openAll(await server.newStore(), 8);
        await setStock(ledger, 'a', 1);
        expect(await ledger.count('stock')).toBe(1);
        await ledger.close();
      }
    });

    it('row 68 a turn that is not given back is given up in time, reads go on meanwhile, and writes afterwards', async () => {
      const url = await server.newStore();
      const ledger = await openPostgresLedger(url);
      await setStock(ledger, 'a', 1);
      // Somebody holds what every writer needs, as a server does that was stopped in the middle of its turn.
      const stopped = new pg.Client(url);
      await stopped.connect();
      await stopped.query('BEGIN; LOCK TABLE asaan_record IN EXCLUSIVE MODE');
      await expect(setStock(ledger, 'a', 2)).rejects.toMatchObject({ code: '55P03' });
      expect(await stockOf(ledger, 'a')).toBe(1);
      await stopped.end();
      await setStock(ledger, 'a', 3);
      expect(await stockOf(ledger, 'a')).toBe(3);
      await ledger.close();
    });
  });
}

function losses(server: RunningPostgres): void {
  it('row 53 kill -9 of a PostgreSQL in the middle of commits loses nothing acknowledged and doubles nothing', async () => {
    const ledger = await openAll(await server.newStore(), 2);
    const acknowledged = new Set<number>();
    let next = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const life = { isOver: false };
      const writers = Array.from({ length: 8 }, async () => {
        while (!life.isOver) {
          next += 1;
          const at = next;
          await countUp(ledger, at).then(
            () => acknowledged.add(at),
            () => undefined,
          );
        }
      });
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size - before, { interval: 2 }).toBeGreaterThan(10 + round);
      await server.kill();
      await expect.poll(() => stockOf(ledger, 'made').catch(() => 'unreachable')).toBe('unreachable');
      life.isOver = true;
      await Promise.all(writers);
      await server.start();
      await expect.poll(() => stockOf(ledger, 'made').catch(() => -1)).toBeGreaterThan(0);
    }
    const keys = Array.from({ length: next }, (_, at) => `made-${at + 1}`);
    const made = await ledger.transact([], (tx) => tx.getAll('stock', keys));
    const lost = [...acknowledged].filter((at) => made[at - 1] === null);
    const stored = made.filter((each) => each !== null).length;
    // Each of them counted up once: what was stored and what was counted agree, also for those nobody heard of.
    expect({ lost, counted: await stockOf(ledger, 'made') }).toEqual({ lost: [], counted: stored });
    process.stdout.write(`PostgreSQL: ${KILLS} kills, ${acknowledged.size} acknowledged, ${stored} stored\n`);
    await ledger.close();
  });
}

// Helpers

const refusalOf = (url: string): Promise<string> =>
  openPostgresLedger(url).then(
    () => 'opened',
    (error: Error) => error.message,
  );

/** SQL that makes each write of a record fail with a code where a condition holds. */
const failing = (name: string, condition: string, code: string): string => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $do$ BEGIN
    IF ${condition} THEN RAISE EXCEPTION 'made by a test' USING ERRCODE = '${code}'; END IF; RETURN NEW;
  END $do$;
  CREATE TRIGGER ${name} BEFORE INSERT ON asaan_record FOR EACH ROW EXECUTE FUNCTION ${name}();`;

const setStock = (ledger: Ledger, key: string, left: number): Promise<void> =>
  ledger.transact([], (tx) => tx.put('stock', key, { left }));

const stockOf = (ledger: Ledger, key: string): Promise<number> =>
  ledger.transact([{ kind: 'stock', key }], (tx) => tx.get('stock', key)?.left ?? 0);

/** Counts up, and leaves a record of it. */
const countUp = (ledger: Ledger, at: number): Promise<void> =>
  ledger.transact([{ kind: 'stock', key: 'made' }], (tx) => {
    tx.put('stock', 'made', { left: (tx.get('stock', 'made')?.left ?? 0) + 1 });
    tx.put('stock', `made-${at}`, { left: at });
  });
