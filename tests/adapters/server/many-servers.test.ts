import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { httpFaultSwitch } from '#adapters/sandbox/faults/fault-switch.ts';
import { openPostgresLedger } from '#adapters/sandbox/ledger/postgres/postgres-ledger.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { isFull, keepTally } from '../../faults/tally.ts';
import { keepBuying } from '../../support/balancer.ts';
import { builtLibrary } from '../../support/built.ts';
import { buyingOf, SKU, startDatabaseServer, statusOf } from '../../support/database-servers.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { ServerProcess } from '../../support/server-process.ts';

/** Servers on one database, clients of the last piece, and how often what is done here is done. */
const [SERVERS, CLIENTS] = [4, 50];
const [LAST_PIECES, KILLS, REPLACED] = isFull ? [200, 50, SERVERS] : [2, 1, 1];

const postgres = await startPostgres();
const tally = keepTally('server', 'many servers');
const folder = mkdtempSync(join(tmpdir(), 'asaan-many-'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  await postgres?.stop();
});

describe.skipIf(postgres === null)('four servers on one PostgreSQL', () => {
  let url = '';
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    await builtLibrary();
    url = (await postgres?.newStore()) ?? '';
    servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(url)));
    // A loaded machine compiles and starts slowly.
  }, 120_000);
  const at = (turn: number): string => servers[turn % SERVERS]?.gateway ?? '';

  it(`R43: ${CLIENTS} clients buy the last piece through all of them, and it is sold once`, {
    timeout: 30_000 + LAST_PIECES * 2000,
  }, async () => {
    let sold = 0;
    for (let round = 0; round < LAST_PIECES; round += 1) {
      await httpActions(at(round), 'asaan')({ action: 'stock', sku: SKU, left: 1 });
      const orders = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) => buy(at(client), `sandbox-token-r${round}c${client}`)),
      );
      sold += orders.filter((order) => order !== null).length;
      expect(sold).toBe(round + 1);
    }
    const count = await httpActions(at(1), 'asaan')({ action: 'count' });
    await tally.survive('55 the last piece through four servers', LAST_PIECES, () =>
      expect(count).toMatchObject({ ok: true, stored: { orders: LAST_PIECES } }),
    );
  });

  it('Q62: copies of one request under one idempotency key take effect once, whichever server they reach', async () => {
    await httpActions(at(0), 'asaan')({ action: 'stock', sku: SKU, left: 100 });
    const orders = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => buy(at(turn), 'sandbox-token-copies', 'one-intent')),
    );
    await tally.survive('55 copies through four servers', orders.length, () =>
      expect([new Set(orders).size, orders[0]]).toEqual([1, expect.stringMatching(/^\d{21}$/)]),
    );
  });

  it('an expired token, a moved clock and an armed fault at one of them are those of all', async () => {
    const perform = httpActions(at(0), 'asaan');
    await perform({ action: 'expire', shopper: 'sandbox-token-expired' });
    const refused = await Promise.all(servers.map((_, turn) => buyingOf(at(turn), 'sandbox-token-expired')));
    expect(refused.map(({ kind }) => kind)).toEqual(Array(SERVERS).fill('refused'));
    const times = async (when: string): Promise<readonly number[]> =>
      Promise.all(servers.map((_, turn) => timeOf(at(turn), `sandbox-token-${when}${turn}`)));
    const before = await times('before');
    await perform({ action: 'advance', days: 40 });
    const after = await times('after');
    for (const [turn, time] of after.entries()) expect((time - (before[turn] ?? 0)) / DAY_MS).toBeCloseTo(40, 1);
    const faults = httpFaultSwitch(at(0), 'asaan');
    await faults.arm({ path: 'now/buy', nth: 1, times: SERVERS, fault: 'drop' });
    for (const [turn] of servers.entries()) expect(await buy(at(turn), `sandbox-token-f${turn}`)).toBeNull();
    expect(await buy(at(0), 'sandbox-token-f9')).not.toBeNull();
    expect(await httpFaultSwitch(at(3), 'asaan').list()).toMatchObject([{ hits: SERVERS, seen: SERVERS + 1 }]);
    await httpFaultSwitch(at(2), 'asaan').clear();
    expect(await faults.list()).toEqual([]);
  });

  it('kill -9 of a server in the middle of purchases loses nothing acknowledged and doubles nothing', {
    timeout: 60_000 + KILLS * 20_000,
  }, async () => {
    await httpActions(at(0), 'asaan')({ action: 'stock', sku: SKU, left: 1_000_000 });
    const acknowledged = new Map<string, string>();
    let shoppers = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const life = { isOver: false };
      const buyers = Array.from({ length: 8 }, async (_, buyer) => {
        while (!life.isOver) {
          shoppers += 1;
          const token = `sandbox-token-k${shoppers}`;
          const order = await buy(at(buyer), token);
          if (order !== null) acknowledged.set(token, order);
        }
      });
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size - before, { interval: 2, timeout: 20_000 }).toBeGreaterThan(20 + round);
      const killed = servers[round % SERVERS];
      killed?.child.kill('SIGKILL');
      await killed?.ended;
      // The others go on.
      await expect.poll(() => acknowledged.size - before, { interval: 2, timeout: 20_000 }).toBeGreaterThan(60 + round);
      life.isOver = true;
      await Promise.all(buyers);
      servers[round % SERVERS] = await startServer(url);
    }
    let [lost, doubled] = [0, 0];
    const ledger = await openPostgresLedger(url);
    for (let shopper = 1; shopper <= shoppers; shopper += 1) {
      const token = `sandbox-token-k${shopper}`;
      const orders = await ledger.transact([{ kind: 'shopper', key: token }], (tx) =>
        tx.getAll('order', tx.get('shopper', token)?.orderIds ?? []),
      );
      if (orders.length > 1) doubled += 1;
      const order = acknowledged.get(token);
      if (order !== undefined && !orders.some((each) => each?.id === order)) lost += 1;
    }
    await ledger.close();
    process.stdout.write(`kills ${KILLS}, acknowledged ${acknowledged.size}, lost ${lost}, doubled ${doubled}\n`);
    await tally.survive('53 kill -9 of one server of four', KILLS, () =>
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 }),
    );
  });

  it('servers that are replaced one after another behind a balancer fail no request', { timeout: 90_000 }, async () => {
    const load = keepBuying(() => servers, buyingOf);
    for (const [turn, old] of [...servers.entries()].slice(0, REPLACED)) {
      const replacement = await startServer(url);
      old.child.kill('SIGTERM');
      // It says that it leaves before it does.
      await expect.poll(() => statusOf(old.gateway.replace('/gateway', '/readyz'))).toBe(503);
      expect(await old.ended).toBe(0);
      servers[turn] = replacement;
    }
    const { bought, failed } = await load.stop();
    await tally.survive('54 servers replaced under load', REPLACED, () => expect(failed).toEqual([]));
    expect(bought).toBeGreaterThan(20);
  });

  it('a database that dies is 503 with Retry-After and a red probe at every server, which all come back with it', {
    timeout: 60_000,
  }, async () => {
    await postgres?.kill();
    const [address] = servers.map(({ gateway }) => gateway.replace('/gateway', '/readyz'));
    const [refused, call] = await Promise.all([
      fetch(address ?? ''),
      fetch(`${at(1)}/v3/complaint/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source: 'asaan' },
        body: JSON.stringify({ nameData: 'Ayesha', mobileData: '3001234567', problemData: 'words enough' }),
      }),
    ]);
    await tally.survive('68 a database that is gone', 2, () =>
      expect([refused, call].map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
        [503, '1'],
        [503, '1'],
      ]),
    );
    await postgres?.start();
    for (const { gateway } of servers)
      await expect.poll(() => statusOf(gateway.replace('/gateway', '/readyz')), { timeout: 20_000 }).toBe(200);
    expect(servers.map(({ child }) => child.exitCode)).toEqual(Array(SERVERS).fill(null));
  });
});

// Helpers

const DAY_MS = 24 * 60 * 60 * 1000;

const startServer = (url: string): Promise<ServerProcess> =>
  startDatabaseServer(folder, url, { onStart: (child) => running.add(child) });

/** Buys one phone; null where nothing was sold, or no answer came. */
async function buy(base: string, token: string, key?: string): Promise<string | null> {
  const outcome = await buyingOf(base, token, key);
  return outcome.kind === 'done' ? outcome.data.productOrderId : null;
}

/** The lender's time, as a new shopper's order has it. */
async function timeOf(base: string, shopper: string): Promise<number> {
  await buy(base, shopper);
  const result = await httpActions(base, 'asaan')({ action: 'orders', shopper });
  return result?.ok === true ? ((result.stored as readonly OrderRecord[])[0]?.placedAt ?? 0) : 0;
}
