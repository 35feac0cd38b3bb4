import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { httpFaultSwitch } from '#adapters/sandbox/faults/fault-switch.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { readWireTrace } from '#adapters/sandbox/trace/wire-trace.ts';
import { productId, skuCode } from '#core/lib/ids.ts';
import { isFull, keepTally } from '../../faults/tally.ts';
import { builtLibrary, builtSite } from '../../support/built.ts';
import {
  announced,
  exitOf,
  runScript,
  SERVER_SCRIPT,
  type ServerProcess,
  serverUp,
} from '../../support/server-process.ts';
import { ROOT } from '../../support/test-server.ts';

const KILLS = isFull ? 200 : 20;
const tally = keepTally('server', 'the process');
const folder = mkdtempSync(join(tmpdir(), 'asaan-kill-'));
const running = new Set<ChildProcess>();
// What runs here is what was compiled.
beforeAll(builtLibrary);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('the server as a process', () => {
  it('kill -9 during buys loses no acknowledged order and doubles none', {
    timeout: 60_000 + KILLS * 3000,
  }, async () => {
    const acknowledged = new Map<string, string>();
    let shoppers = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const server = await startProcess(folder);
      if (round === 0) await fillStock(server.gateway);
      // Everybody buys until the server dies in the middle of it.
      const life = { isOver: false };
      const buyers = Array.from({ length: 8 }, async () => {
        while (!life.isOver) {
          shoppers += 1;
          const token = `sandbox-token-k${shoppers}`;
          const order = await buy(server.gateway, token);
          if (order !== null) acknowledged.set(order, token);
        }
      });
      const before = acknowledged.size;
      // Another moment of the work in each round.
      await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(20 + round);
      server.child.kill('SIGKILL');
      await server.ended;
      life.isOver = true;
      await Promise.all(buyers);
    }
    // A last server opens the store, counts its orders and ends; what it stored is then read from the file.
    const server = await startProcess(folder);
    const count = await httpActions(server.gateway, 'asaan')({ action: 'count' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lender = createLender(openSqliteLedger(folder), createSystemClock());
    let doubled = 0;
    let lost = 0;
    const stored = new Set<string>();
    for (let shopper = 1; shopper <= shoppers; shopper += 1) {
      const token = `sandbox-token-k${shopper}`;
      const result = await lender.act({ action: 'orders', shopper: token });
      const orders = result.ok ? (result.stored as readonly OrderRecord[]) : [];
      if (orders.length > 1) doubled += 1;
      for (const { id } of orders) stored.add(id);
    }
    await lender.close();
    for (const order of acknowledged.keys()) if (!stored.has(order)) lost += 1;
    process.stdout.write(`kills ${KILLS}, acknowledged ${acknowledged.size}, lost ${lost}, doubled ${doubled}\n`);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 20);
    await tally.survive('53 kill -9 in mid-write', KILLS, () =>
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 }),
    );
    expect(count).toMatchObject({ ok: true, stored: { orders: stored.size } });
  });

  it('says clearly that its port is taken, and does not exit with 0', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { exit, err } = await runProcess({ PORT: String(port), DATA_DIR: join(folder, 'taken') });
    blocker.close();
    expect(exit).toBe(1);
    expect(err).toBe(`asaan: port ${port} on 127.0.0.1 is taken; choose another one with PORT=…\n`);
  });

  it('GATEWAY_SECRET sets another secret: the usual one opens nothing then', async () => {
    const server = await startProcess(join(folder, 'secret'), { GATEWAY_SECRET: 'sandbox-other-secret' });
    expect(await buy(server.gateway, 'sandbox-token-1', 'sandbox-secret')).toBeNull();
    expect(await buy(server.gateway, 'sandbox-token-1', 'sandbox-other-secret')).not.toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('refuses a store that another server uses', async () => {
    const data = join(folder, 'shared');
    const first = await startProcess(data);
    const { exit, err } = await runProcess({ PORT: '0', DATA_DIR: data });
    expect(exit).toBe(1);
    expect(err).toMatch(/^asaan: cannot use the sandbox's store .*: another server uses it\n$/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
});

describe('reliability row 54, the server as a process', () => {
  it('a damaged store is refused by its name, whatever is damaged', async () => {
    const data = join(folder, 'damaged');
    const first = await startProcess(data);
    await fillStock(first.gateway);
    for (let at = 0; at < 40; at += 1) await buy(first.gateway, `sandbox-token-d${at}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const whole = readFileSync(join(data, 'sandbox.db'));
    const damages: readonly (readonly [what: string, bytes: Buffer])[] = [
      ['its beginning', Buffer.concat([Buffer.alloc(100, 7), whole.subarray(100)])],
      ['its middle', Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(8192, 7), whole.subarray(12_288)])],
      ['no database at all', Buffer.from('nothing of the kind'.repeat(100))],
    ];
    for (const [what, bytes] of damages) {
      for (const rest of ['sandbox.db-wal', 'sandbox.db-shm']) rmSync(join(data, rest), { force: true });
      writeFileSync(join(data, 'sandbox.db'), bytes);
      const { exit, err } = await runProcess({ PORT: '0', DATA_DIR: data });
      await tally.survive('54 a damaged store', 1, () => {
        expect([what, exit]).toEqual([what, 1]);
        expect(err).toMatch(/^asaan: cannot use the sandbox's store .*sandbox\.db: .+\n$/);
      });
    }
  });

  it('SIGTERM lets what is under way come to its end, and takes nothing new', async () => {
    const server = await startProcess(join(folder, 'drain'), { FAULTS: 'on' });
    const faults = httpFaultSwitch(server.gateway, 'asaan');
    await faults.arm({ path: 'now/buy', nth: 1, times: 1, fault: 'slow', argument: 2000 });
    let answeredAt = Number.POSITIVE_INFINITY;
    const buying = buy(server.gateway, 'sandbox-token-s1').finally(() => {
      answeredAt = performance.now();
    });
    await expect.poll(async () => (await faults.list())?.[0]?.hits).toBe(1);
    const told = performance.now();
    server.child.kill('SIGTERM');
    const knock = (): Promise<string> =>
      fetch(server.gateway.replace('/gateway', '/healthz')).then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(knock).toBe('refused');
    const late = Number.isFinite(answeredAt) ? 'refused after the answer' : 'refused';
    const order = await buying;
    const exit = await server.ended;
    const endedAt = performance.now();
    await tally.survive('54 SIGTERM in the middle of a request', 1, () => {
      expect({ late, exit }).toEqual({ late: 'refused', exit: 0 });
      expect(order).not.toBeNull();
      expect(endedAt - told).toBeLessThan(5000);
      // The connection is kept for no further request: its client would hold it for four seconds.
      expect(endedAt - answeredAt).toBeLessThan(2500);
    });
  });

  it('faults are off unless they are asked for', async () => {
    const server = await startProcess(join(folder, 'faultless'));
    expect(await httpFaultSwitch(server.gateway, 'asaan').list()).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('the scripts of package.json', () => {
  beforeAll(() => builtSite('sandbox'));

  it('npm start serves site, shop and sandbox on one port, and ends with npm', {
    timeout: 180_000,
  }, async () => {
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        DRAIN: '0',
        DATA_DIR: join(folder, 'start'),
        TRACE: join(folder, 'session.jsonl'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const gateway = await announced(child);
    const origin = gateway.replace('/gateway', '');
    for (const path of ['/healthz', '/notify', '/sandbox', '/bnpl/productInfo']) {
      expect((await fetch(origin + path)).status).toBe(200);
    }
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
    const page = await fetch(`${origin}/bnpl/cartInfo`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}=';/,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await buy(gateway, 'sandbox-token-1')).not.toBeNull();
    const session = readWireTrace(readFileSync(join(folder, 'session.jsonl'), 'utf8'));
    expect(session).toContainEqual(expect.objectContaining({ path: 'now/buy', code: 0 }));
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
  });

  it('the command line prints its JSON alone, and exits by its answer', async () => {
    const cli = async (...args: string[]) => {
      const words = [join(ROOT, '.tools', 'run.mjs'), 'adapters/cli/process', ...args];
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
      running.add(child);
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
      const ended = await exitOf(child);
      return { out, ...ended };
    };
    const nowhere = 'http://127.0.0.1:9/gateway';
    const [official, other, wrong, unanswered] = await Promise.all([
      cli('check', '0516011632', '--json'),
      cli('check', '03001234567'),
      cli('check', '1', '--nonsense'),
      cli('shop', 'order', '--order', '1', '--gateway', nowhere),
    ]);
    expect([official.exit, official.out]).toEqual([
      0,
      '{"input":"0516011632","digits":"0516011632","status":"official","code":1}\n',
    ]);
    expect([wrong.exit, wrong.out, wrong.err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect([other.exit, unanswered.exit]).toEqual([1, 3]);
  });
});

// Helpers

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const child = runScript(SERVER_SCRIPT, env);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const startProcess = (data: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  serverUp(launch({ PORT: '0', DATA_DIR: data, LIMITS: 'off', ...env }));

const runProcess = (env: Readonly<Record<string, string>>) => exitOf(launch(env));

const PHONE = productId('xiaomi-redmi-14c');
const SKUS = ['midnight-black', 'sage-green', 'dreamy-purple', 'starry-blue'].map((color) =>
  skuCode(`${PHONE}--${color}--128gb-4gb`),
);

/** Puts more pieces into the store room than all buyers can take. */
async function fillStock(gateway: string): Promise<void> {
  const perform = httpActions(gateway, 'asaan');
  for (const sku of SKUS) await perform({ action: 'stock', sku, left: 1_000_000 });
}

/** Buys one phone as a new shopper; null where no answer came. */
async function buy(base: string, token: string, secret = 'sandbox-secret'): Promise<string | null> {
  const gateway = createHttpGateway({
    base,
    source: 'asaan',
    format: createSealedQuery(createWebCryptoCipher(secret)),
    identify: async () => ({ token, parameters: {} }),
    clock: createSystemClock(),
  });
  const sku = SKUS[Number(token.slice(-1)) % SKUS.length] ?? skuCode('');
  const outcome = await gateway.startPurchase({ productId: PHONE, skuCode: sku });
  return outcome.kind === 'done' ? outcome.data.productOrderId : null;
}
