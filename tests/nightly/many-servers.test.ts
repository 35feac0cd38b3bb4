import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { builtLibrary } from '../support/built.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';
import {
  buyAt,
  isOrder,
  runFile,
  type ServerProcess,
  SKU,
  serverFile,
  serverUp,
  statusOf,
} from '../support/server-process.ts';

/** Servers on one database, clients of the last piece, how often it is sold, and how often a server is killed. */
const [SERVERS, CLIENTS, LAST_PIECES, KILLS] = [4, 50, 20, 10];

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'asaan-many-'));
const running = new Set<ChildProcess>();
beforeAll(async () => void (await builtLibrary()));
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  await postgres?.stop();
});

const title = 'four servers on one PostgreSQL';
describe.skipIf(postgres === null)(postgres === null ? `${title}, which does not start here` : title, () => {
  let url = '';
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    url = (await postgres?.newStore()) ?? '';
    servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(url)));
  });
  const at = (turn: number): string => servers[turn % SERVERS]?.gateway ?? '';

  it(`row 55, R43 ${CLIENTS} clients buy the last piece through all of them, and it is sold once`, async () => {
    let sold = 0;
    for (let round = 0; round < LAST_PIECES; round += 1) {
      await stock(at(round), 1);
      const bought = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) => buyAt(at(client), `sandbox-token-r${round}c${client}`)),
      );
      sold += bought.filter(isOrder).length;
      expect(sold).toBe(round + 1);
    }
    const count = await httpActions(at(1), 'asaan')({ action: 'count' });
    expect(count).toMatchObject({ ok: true, stored: { orders: LAST_PIECES } });
  });

  it('row 55, Q62 copies of one request under one key take effect once, whichever server they reach', async () => {
    await stock(at(0), 100);
    const copies = Array.from({ length: 24 }, (_, turn) =>
      buyAt(at(turn), 'sandbox-token-copies', { key: 'one-intent' }),
    );
    const orders = await Promise.all(copies);
    expect([new Set(orders).size, isOrder(orders[0] ?? '')]).toEqual([1, true]);
  });

  it('row 53 kill -9 of a server in the middle of purchases loses nothing acknowledged, and the others go on', async () => {
    await stock(at(0), 1_000_000);
    const acknowledged = new Set<string>();
    let shoppers = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const life = { isOver: false };
      const buyers = Array.from({ length: 8 }, async (_, buyer) => {
        while (!life.isOver) {
          shoppers += 1;
          const order = await buyAt(at(buyer), `sandbox-token-k${shoppers}`);
          if (isOrder(order)) acknowledged.add(order);
        }
      });
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size - before, { interval: 2 }).toBeGreaterThan(20 + round);
      const killed = servers[round % SERVERS];
      killed?.child.kill('SIGKILL');
      await killed?.ended;
      await expect.poll(() => acknowledged.size - before, { interval: 2 }).toBeGreaterThan(60 + round);
      life.isOver = true;
      await Promise.all(buyers);
      servers[round % SERVERS] = await startServer(url);
    }
    for (const order of acknowledged)
      expect(await httpActions(at(1), 'asaan')({ action: 'look', order })).toMatchObject({ ok: true });
  });

  it('row 54 servers that are replaced one after another fail no request', async () => {
    const load = keepBuying(() => servers);
    for (const [turn, old] of servers.entries()) {
      const replacement = await startServer(url);
      old.child.kill('SIGTERM');
      // It says that it leaves before it does; until then it is asked like the others.
      await expect.poll(() => statusOf(readyz(old))).toBe(503);
      servers[turn] = replacement;
      expect(await old.ended).toBe(0);
    }
    await expect.poll(load.bought).toBeGreaterThan(20);
    expect(await load.stop()).toEqual([]);
  });

  it('row 68 a database that dies is 503 with Retry-After and a red probe at every server, which all come back', async () => {
    await postgres?.kill();
    const headers = { 'content-type': 'application/json', source: 'asaan' };
    const body = JSON.stringify({ nameData: 'Ayesha', mobileData: '3001234567', problemData: 'words enough' });
    const refused = await Promise.all([
      fetch(readyz(servers[0])),
      fetch(`${at(1)}/v3/complaint/add`, { method: 'POST', headers, body }),
    ]);
    for (const answer of refused) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await postgres?.start();
    for (const server of servers) await expect.poll(() => statusOf(readyz(server))).toBe(200);
    expect(servers.map(({ child }) => child.exitCode)).toEqual(Array(SERVERS).fill(null));
  });

  it('row 54 workers on one port: one that is told to end is replaced, and no request fails', async () => {
    const primary = await startServer((await postgres?.newStore()) ?? '', ['--workers', '2']);
    await stock(primary.gateway, 1_000_000);
    const [ended = 0] = workersOf(primary);
    const load = keepBuying(() => [primary]);
    process.kill(ended, 'SIGTERM');
    await expect.poll(() => [workersOf(primary).length, workersOf(primary).includes(ended)]).toEqual([2, false]);
    await expect.poll(load.bought).toBeGreaterThan(20);
    expect(await load.stop()).toEqual([]);
    primary.child.kill('SIGTERM');
    expect(await primary.ended).toBe(0);
  });
});

// Helpers

/** Starts a server on a database, with the usual settings but for limits. */
async function startServer(url: string, args: readonly string[] = []): Promise<ServerProcess> {
  const env = {
    PORT: String(await freePort()),
    LEDGER_URL: url,
    LIMITS: 'off',
    LOG: 'errors',
    DRAIN: '1',
  };
  const child = runFile(serverFile(folder), args, env);
  running.add(child);
  child.stderr?.resume();
  return serverUp(child);
}

const stock = (gateway: string, left: number) => httpActions(gateway, 'asaan')({ action: 'stock', sku: SKU, left });

const readyz = (server: ServerProcess | undefined): string => server?.gateway.replace('/gateway', '/readyz') ?? '';

/** The processes that a primary has started, as Linux tells them. */
function workersOf({ child }: ServerProcess): readonly number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Shoppers who buy one after another at these servers in turn; at the end, what failed. */
function keepBuying(servers: () => readonly ServerProcess[]) {
  const life = { isOver: false };
  const failed: string[] = [];
  const name = `sandbox-token-load${Math.random().toString(36).slice(2)}`;
  let bought = 0;
  const buyers = Array.from({ length: 6 }, async (_, buyer) => {
    for (let turn = 0; !life.isOver; turn += 1) {
      const at = servers();
      const order = await buyAt(at[(buyer + turn) % at.length]?.gateway ?? '', `${name}-${buyer}-${turn}`);
      if (isOrder(order)) bought += 1;
      else failed.push(order);
    }
  });
  return {
    bought: () => bought,
    async stop() {
      life.isOver = true;
      await Promise.all(buyers);
      return failed;
    },
  };
}
