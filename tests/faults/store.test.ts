import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { orderId } from '#core/lib/ids.ts';
import { builtLibrary } from '../support/built.ts';
import { fillStore, shopperAt } from '../support/filled-store.ts';
import { exitOf, runScript, SERVER_SCRIPT, type ServerProcess, serverUp } from '../support/server-process.ts';
import { isFull, keepTally } from './tally.ts';

/** Orders of a large store, and of the small one that it is compared with. */
const [LARGE, SMALL] = [isFull ? [100_000, 1_000_000] : [20_000], 100];
const MEMORY_MAX_MB = 150;
const READS = 200;

const tally = keepTally('server', 'the store');
const folder = mkdtempSync(join(tmpdir(), 'asaan-store-'));
const running = new Set<ChildProcess>();
beforeAll(async () => void (await builtLibrary()), 120_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('reliability row 68, a store that was spoiled while no server ran', () => {
  it.each<readonly [what: string, spoil: (file: string) => void, says: RegExp]>([
    ['an empty file', (file) => truncateSync(file, 0), /it is empty; remove .*sandbox\.begun to begin anew$/],
    ['no file', (file) => rmSync(file), /it is empty; remove .*sandbox\.begun to begin anew$/],
    ['half of a file', (file) => truncateSync(file, readFileSync(file).length / 2), /malformed|damaged/],
    [
      'a lost counter',
      (file) => onFile(file, "DELETE FROM record WHERE kind = 'number'"),
      /order\/202611210000000000001 exists already: a counter is lost, or behind$/,
    ],
    [
      'a damaged counter',
      (file) => onFile(file, `UPDATE record SET value = '{"value":"12"}' WHERE kind = 'number'`),
      /number\/orders is damaged$/,
    ],
    [
      'no records',
      (file) => onFile(file, 'DELETE FROM record'),
      /it was emptied; remove it and .*sandbox\.begun to begin anew$/,
    ],
    ['no table', (file) => onFile(file, 'DROP TABLE record'), /no such table: record$/],
    [
      'no orders',
      (file) => onFile(file, "DELETE FROM record WHERE kind = 'order'"),
      /the record order\/\d{21} is damaged$/,
    ],
    [
      'a counter that is none',
      (file) => onFile(file, `UPDATE record SET value = '{"value":1e300}' WHERE kind = 'number'`),
      /number\/orders is damaged$/,
    ],
    ['a newer schema', (file) => onFile(file, 'PRAGMA user_version = 99'), /a newer version of this program wrote it$/],
  ])('is refused in one line, and left as it is: %s', async (what, spoil, says) => {
    const data = mkdtempSync(join(folder, 'spoiled-'));
    await fillStore(data, SMALL);
    const file = join(data, 'sandbox.db');
    spoil(file);
    const { exit, err } = await exitOf(launch(data));
    await tally.survive(`68 ${what}`, 1, () => {
      expect(exit).toBe(1);
      expect(err.trimEnd()).toMatch(says);
      expect(err).toMatch(/^asaan: cannot use the sandbox's store [^\n]+\n$/);
    });
  });

  it.each([
    ['no JSON', 'UPDATE record SET value = substr(value, 1, 40)'],
    ['below nothing', `UPDATE record SET value = json_set(value, '$.productPrice', -5)`],
    ['another order', `UPDATE record SET value = json_set(value, '$.id', '${shopperAt(8).order}')`],
    ['an unknown phone', `UPDATE record SET value = json_set(value, '$.skuCode', 'none')`],
    ['another kind’s', `UPDATE record SET value = '{"left":1}'`],
  ])('a damaged order (%s) is 503 with Retry-After for its shopper alone, and stays as it is', async (what, sql) => {
    const data = mkdtempSync(join(folder, 'row-'));
    await fillStore(data, SMALL);
    const { order } = shopperAt(7);
    onFile(join(data, 'sandbox.db'), `${sql} WHERE kind = 'order' AND key = '${order}'`);
    const server = await serverUp(launch(data));
    await tally.survive(`68 a damaged order: ${what}`, 1, async () => {
      expect([await lookAt(server, 7), await lookAt(server, 8)]).toEqual([
        [503, '1'],
        [200, null],
      ]);
    });
    // Whoever asks whether it is ready learns of it, also where nobody has needed the record yet.
    await expect.poll(() => readiness(server)).toBe(503);
    await end(server);
  });

  it('a damaged record in a large file is found beside the work, which goes on; a damaged file is refused', async () => {
    const data = mkdtempSync(join(folder, 'beside-'));
    await fillStore(data, 500);
    onFile(join(data, 'sandbox.db'), `UPDATE record SET value = '{}' WHERE key = '${shopperAt(499).order}'`);
    const ledger = openSqliteLedger(data, 0);
    const check = (): Promise<string> =>
      ledger.check().then(
        () => 'whole',
        ({ name, code }: Error & { readonly code: string }) => `${name} ${code}`,
      );
    await tally.survive('68 damage in a large file', 1, () => expect.poll(check).toBe('DamagedRecord order'));
    await ledger.transact([], (tx) => tx.put('stock', 'a', { left: 1 }));
    await ledger.close();
    truncateSync(join(data, 'sandbox.db'), 4096 * 3);
    await tally.survive('68 half of a large file', 1, () =>
      expect(() => openSqliteLedger(data, 0)).toThrow(/malformed|damaged/),
    );
  });

  it('a folder of a store that is begun anew on purpose is taken', async () => {
    const data = mkdtempSync(join(folder, 'anew-'));
    await fillStore(data, 1);
    for (const name of ['sandbox.db', 'sandbox.begun']) rmSync(join(data, name));
    const ledger = openSqliteLedger(data);
    expect(await ledger.count('order')).toBe(0);
    await ledger.close();
    writeFileSync(join(data, 'owner.db'), '');
  });
});

describe('reliability row 69, a large store', () => {
  it.each(LARGE)(
    'with %i orders is as quick to start and to read as one with 100, also after kill -9',
    {
      timeout: 300_000,
    },
    async (orders) => {
      const [small, large] = [mkdtempSync(join(folder, 'small-')), mkdtempSync(join(folder, 'large-'))];
      await Promise.all([fillStore(small, SMALL), fillStore(large, orders)]);
      const few = await figuresOf(small, SMALL);
      const many = await figuresOf(large, orders);
      process.stdout.write(`${SMALL} orders: ${show(few)}; ${orders} orders: ${show(many)}\n`);
      await tally.survive('69 a large store, killed', many.kills, () => {
        expect(many.startMs).toBeLessThan(few.startMs + 1000);
        expect(many.megabytes).toBeLessThan(MEMORY_MAX_MB);
        // Whoever read all orders would take two hundred times as long.
        expect(many.readMs).toBeLessThan(5 * few.readMs + 5);
      });
    },
  );
});

// Helpers

interface Figures {
  /** From the process's start to its first answer, ms; the best of several. */
  readonly startMs: number;
  readonly readMs: number;
  readonly megabytes: number;
  readonly kills: number;
}

/** Starts a server several times, reads orders from all over its store, and kills it. */
async function figuresOf(data: string, orders: number): Promise<Figures> {
  const starts: number[] = [];
  const reads: number[] = [];
  let megabytes = 0;
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    const server = await serverUp(launch(data));
    expect(await readiness(server)).toBe(200);
    starts.push(performance.now() - begun);
    for (let turn = 0; turn < READS; turn += 1) {
      const started = performance.now();
      expect(await readAs(server, Math.floor((turn * orders) / READS))).toBe('done');
      reads.push(performance.now() - started);
    }
    const pages = Number(readFileSync(`/proc/${server.child.pid}/statm`, 'utf8').split(' ')[1]);
    megabytes = Math.max(megabytes, (pages * 4096) / 1e6);
    server.child.kill('SIGKILL');
    await server.ended;
  }
  const readMs = reads.toSorted((a, b) => a - b)[reads.length >> 1] ?? 0;
  return { startMs: Math.min(...starts), readMs, megabytes, kills: starts.length };
}

const show = ({ startMs, readMs, megabytes }: Figures): string =>
  `up in ${startMs.toFixed(0)} ms, a read ${readMs.toFixed(2)} ms, ${megabytes.toFixed(0)} MB`;

function launch(data: string): ChildProcess {
  const child = runScript(SERVER_SCRIPT, { PORT: '0', DATA_DIR: data, LIMITS: 'off', LOG: 'errors' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function end(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

const readiness = async ({ gateway }: ServerProcess): Promise<number> =>
  (await fetch(gateway.replace('/gateway', '/readyz'))).status;

/** Looks at a shopper's order; status and `Retry-After` of the answer. */
async function lookAt({ gateway }: ServerProcess, at: number): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(`${gateway}/__sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: 'asaan' },
    body: JSON.stringify({ action: 'look', order: shopperAt(at).order }),
  });
  return [status, headers.get('retry-after')];
}

/** Reads a shopper's order; how that ended. */
async function readAs({ gateway: base }: ServerProcess, at: number): Promise<string> {
  const { token, order } = shopperAt(at);
  const format = createSealedQuery(createWebCryptoCipher('sandbox-secret'));
  const identify = async () => ({ token, parameters: {} });
  const gateway = createHttpGateway({ base, source: 'asaan', format, identify, clock: createSystemClock() });
  return (await gateway.readOrder(orderId(order))).kind;
}

function onFile(file: string, sql: string): void {
  const disk = new Database(file);
  disk.exec(sql);
  disk.close();
}
