import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { openDevServer } from '#adapters/server/dev.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { builtLibrary, builtSite } from '../support/built.ts';
import { fillStore, shopperAt } from '../support/filled-store.ts';
import { startPostgres } from '../support/postgres.ts';
import {
  announced,
  buyAt,
  exitOf,
  isOrder,
  runScript,
  SERVER_SCRIPT,
  type ServerProcess,
  SKU,
  serverUp,
  statusOf,
} from '../support/server-process.ts';

const KILLS = 50;
/** Orders of a small store and of a large one. */
const [SMALL, LARGE] = [100, 100_000];

const folder = mkdtempSync(join(tmpdir(), 'asaan-process-'));
const postgres = await startPostgres();
const running = new Set<ChildProcess>();
beforeAll(async () => {
  await builtLibrary();
  await builtSite('sandbox');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

it('row 53 kill -9 during purchases loses no acknowledged order and doubles none', async () => {
  const data = join(folder, 'kills');
  const acknowledged = new Set<string>();
  let shoppers = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startProcess({ DATA_DIR: data });
    await httpActions(server.gateway, 'asaan')({ action: 'stock', sku: SKU, left: 1_000_000 });
    const before = acknowledged.size;
    // Everybody buys until the server dies in the middle of it, at another moment of the work in each round.
    const stop = keepBuying(async () => {
      shoppers += 1;
      const order = await buyAt(server.gateway, `sandbox-token-k${shoppers}`);
      if (isOrder(order)) acknowledged.add(order);
    });
    await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(20 + round);
    server.child.kill('SIGKILL');
    await server.ended;
    await stop();
  }
  const lender = createLender(await openSqliteLedger(data), createSystemClock());
  const stored = new Set<string>();
  const doubled: number[] = [];
  for (let shopper = 1; shopper <= shoppers; shopper += 1) {
    const result = await lender.act({ action: 'orders', shopper: `sandbox-token-k${shopper}` });
    const orders = result.ok ? (result.stored as readonly OrderRecord[]) : [];
    if (orders.length > 1) doubled.push(shopper);
    for (const { id } of orders) stored.add(id);
  }
  expect({ lost: [...acknowledged].filter((order) => !stored.has(order)), doubled }).toEqual({ lost: [], doubled: [] });
  expect(await lender.act({ action: 'count' })).toMatchObject({ stored: { orders: stored.size } });
  await lender.close();
});

it.skipIf(postgres === null)(
  'row 54 servers on one PostgreSQL that are replaced one by one fail no request',
  async () => {
    const env = { LEDGER_URL: (await postgres?.newStore()) ?? '', DRAIN: '1' };
    const servers = [await startProcess(env), await startProcess(env)];
    await httpActions(servers[0]?.gateway ?? '', 'asaan')({ action: 'stock', sku: SKU, left: 1_000_000 });
    let shoppers = 0;
    const answers: string[] = [];
    const stop = keepBuying(async () => {
      shoppers += 1;
      answers.push(await buyAt(servers[shoppers % 2]?.gateway ?? '', `sandbox-token-r${shoppers}`));
    });
    for (const [turn, old] of [...servers].entries()) {
      const replacement = await startProcess(env);
      old.child.kill('SIGTERM');
      // It says that it leaves before it does; until then it is asked like the others.
      await expect.poll(() => statusOf(old.gateway.replace('/gateway', '/readyz'))).toBe(503);
      servers[turn] = replacement;
      expect(await old.ended).toBe(0);
    }
    const before = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(before + 20);
    await stop();
    expect(answers.filter((order) => !isOrder(order))).toEqual([]);
  },
);

it(`row 69 with ${LARGE} orders a server starts as quickly as with ${SMALL}, also after kill -9, and keeps little in memory`, async () => {
  const [small, large] = ['small', 'large'].map((each) => mkdtempSync(join(folder, each))) as [string, string];
  await fillStore(small, SMALL);
  await fillStore(large, LARGE);
  const few = await figuresOf(small, SMALL);
  const many = await figuresOf(large, LARGE);
  expect(many.startMs).toBeLessThan(few.startMs + 1000);
  expect(many.megabytes).toBeLessThan(150);
});

describe('the scripts of package.json', () => {
  it('npm start serves site, shop and sandbox on one port, and ends with npm', async () => {
    const env = { ...process.env, PORT: '0', DRAIN: '0', DATA_DIR: join(folder, 'start') };
    const child = spawn('npm', ['start'], { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const gateway = await announced(child);
    const origin = gateway.replace('/gateway', '');
    for (const path of ['/healthz', '/notify', '/sandbox', '/bnpl/productInfo'])
      expect([path, await statusOf(origin + path)]).toEqual([path, 200]);
    expect(await statusOf(`${origin}/nothing`)).toBe(404);
    const page = await fetch(`${origin}/bnpl/cartInfo`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src/);
    expect(isOrder(await buyAt(gateway, 'sandbox-token-1'))).toBe(true);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`${origin}/healthz`)).toBe(0);
  });

  it('npm run dev serves every page and its sources', async () => {
    const vite = await openDevServer();
    const server = createServer((request, response) => vite.middlewares(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [path, type, part] of [
      ['/calculator/urdo', 'text/html', 'lang="ur"'],
      ['/bnpl/cartInfo', 'text/html', '/shop/boot/main.tsx'],
      ['/sandbox/simulator', 'text/html', '/shop/boot/main.tsx'],
      ['/shop/pages/cart.tsx', 'text/javascript', 'CartPage'],
    ] as const) {
      const answer = await fetch(origin + path);
      expect([path, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([path, 200, type]);
      expect(await answer.text()).toContain(part);
    }
    server.close();
    await vite.close();
  });

  it('npm run cli prints its JSON alone, and ends well where nobody reads on', async () => {
    const run = [join(PROJECT, '.tools', 'run.mjs'), 'adapters/cli/main', 'check', '0516011632', '--json'];
    const answer = spawnSync(process.execPath, run, { encoding: 'utf8' });
    const official = '{"input":"0516011632","digits":"0516011632","status":"official","code":1}\n';
    expect([answer.status, answer.stdout, answer.stderr]).toEqual([0, official, '']);
    const program = join(await builtLibrary(), 'adapters', 'cli', 'bin.js');
    const line = `seq 1 200000 | "${process.execPath}" "${program}" check - | head -2; echo \${PIPESTATUS[1]}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { cwd: PROJECT, encoding: 'utf8' });
    expect([stdout.trim().split('\n').slice(2), stderr]).toEqual([['0'], '']);
  });
});

it('who reads the log may be gone, or never read: a process goes on, and keeps its memory', async () => {
  const script = `
    const { createLineLog } = await import(${JSON.stringify(join(PROJECT, 'build/adapters/sandbox/http/request-log.js'))});
    const log = createLineLog(process.stdout);
    const line = { text: 'x'.repeat(1000) };
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 200; round += 1) {
      for (let each = 0; each < 500; each += 1) log(line);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    process.stderr.write(String(process.memoryUsage().rss - before));
    process.exit(0);
  `;
  for (const closes of [false, true]) {
    const child = runScript(script, {});
    if (closes) child.stdout?.destroy();
    const { exit, err } = await exitOf(child);
    expect([closes, exit]).toEqual([closes, 0]);
    expect(Number(err)).toBeLessThan(64 * 1024 * 1024);
  }
});

// Helpers

async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = runScript(SERVER_SCRIPT, { PORT: '0', LIMITS: 'off', LOG: 'errors', ...env });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.stderr?.resume();
  return serverUp(child);
}

/** Eight who buy one phone after another; what is returned ends them. */
function keepBuying(buy: () => Promise<void>): () => Promise<void> {
  const life = { isOver: false };
  const buyers = Array.from({ length: 8 }, async () => {
    while (!life.isOver) await buy();
  });
  return async () => {
    life.isOver = true;
    await Promise.all(buyers);
  };
}

/** Starts a server several times, reads a few orders, and kills it: the best start, and the most memory. */
async function figuresOf(data: string, orders: number) {
  const [starts, megabytes]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    const server = await startProcess({ DATA_DIR: data });
    expect(await statusOf(server.gateway.replace('/gateway', '/readyz'))).toBe(200);
    starts.push(performance.now() - begun);
    for (const at of [0, orders >> 1, orders - 1]) {
      const look = { action: 'look', order: shopperAt(at).order } as const;
      expect(await httpActions(server.gateway, 'asaan')(look)).toMatchObject({ ok: true });
    }
    const pages = Number(readFileSync(`/proc/${server.child.pid}/statm`, 'utf8').split(' ')[1]);
    megabytes.push((pages * 4096) / 1e6);
    server.child.kill('SIGKILL');
    await server.ended;
  }
  return { startMs: Math.min(...starts), megabytes: Math.max(...megabytes) };
}
