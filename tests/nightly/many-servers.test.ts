import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { builtLibrary } from '../support/built.ts';
import { startPostgres } from '../support/postgres.ts';
import {
  buyAt,
  isOrder,
  runScript,
  SERVER_SCRIPT,
  type ServerProcess,
  SKU,
  serverUp,
  statusOf,
} from '../support/server-process.ts';

/** Servers on one database. */
const SERVERS = 2;

const postgres = await startPostgres();
const running = new Set<ChildProcess>();
beforeAll(async () => void (await builtLibrary()));
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres?.stop();
});

const title = 'two servers on one PostgreSQL';
describe.skipIf(postgres === null)(postgres === null ? `${title}, which does not start here` : title, () => {
  let url = '';
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    url = (await postgres?.newStore()) ?? '';
    servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(url)));
  });
  const at = (turn: number): string => servers[turn % SERVERS]?.gateway ?? '';

  it('row 54 servers that are replaced one after another fail no request', async () => {
    await stock(at(0), 1_000_000);
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
});

// Helpers

/** Starts a server on a database, with the usual settings but for limits. */
async function startServer(url: string): Promise<ServerProcess> {
  const child = runScript(SERVER_SCRIPT, { PORT: '0', LEDGER_URL: url, LIMITS: 'off', LOG: 'errors', DRAIN: '1' });
  running.add(child);
  child.stderr?.resume();
  return serverUp(child);
}

const stock = (gateway: string, left: number) => httpActions(gateway, 'asaan')({ action: 'stock', sku: SKU, left });

const readyz = (server: ServerProcess | undefined): string => server?.gateway.replace('/gateway', '/readyz') ?? '';

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
