import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { keepTally } from '../../faults/tally.ts';
import { keepBuying } from '../../support/balancer.ts';
import { builtLibrary } from '../../support/built.ts';
import { buyingOf, SKU, startDatabaseServer, statusOf, workersOf } from '../../support/database-servers.ts';
import { startPostgres } from '../../support/postgres.ts';
import { exitOf, runFile, type ServerProcess, serverFile } from '../../support/server-process.ts';

const postgres = await startPostgres();
const tally = keepTally('server', 'workers');
const folder = mkdtempSync(join(tmpdir(), 'asaan-workers-'));
const running = new Set<ChildProcess>();
beforeAll(async () => void (await builtLibrary()), 120_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  await postgres?.stop();
});

describe.skipIf(postgres === null).concurrent('npm start -- --workers', () => {
  it('serves on one port, replaces workers under load without a failed request, also one that died or was told to end, and ends well', {
    timeout: 90_000,
  }, async ({ expect }) => {
    const primary = await startPrimary(3);
    await httpActions(primary.gateway, 'asaan')({ action: 'stock', sku: SKU, left: 1_000_000 });
    const first = workersOf(primary);
    expect(first).toHaveLength(3);
    const load = keepBuying(() => [primary], buyingOf);
    const [ended = 0, ...others] = first;
    process.kill(ended, 'SIGTERM');
    await expect.poll(() => workersOf(primary).includes(ended)).toBe(false);
    await expect.poll(() => workersOf(primary).length).toBe(3);
    await expect.poll(load.bought).toBeGreaterThan(20);
    const { failed } = await load.stop();
    await tally.survive('54 SIGTERM to a worker under load', 1, () => expect(failed).toEqual([]));
    const replaced = workersOf(primary);
    primary.child.kill('SIGUSR2');
    await expect.poll(() => workersOf(primary).length).toBe(4);
    // One that is replaced just now, and one whose turn has not come yet.
    for (const killed of others) process.kill(killed, 'SIGKILL');
    await tally.survive('53 kill -9 of workers while they are replaced', 2, async () => {
      await expect
        .poll(() => workersOf(primary).filter((pid) => replaced.includes(pid)), { timeout: 40_000 })
        .toEqual([]);
      // Nobody takes the place of one that was replaced already.
      expect(await settled(() => workersOf(primary).length)).toBe(3);
    });
    const again = keepBuying(() => [primary], buyingOf);
    const second = workersOf(primary);
    primary.child.kill('SIGUSR2');
    await expect.poll(() => workersOf(primary).filter((pid) => second.includes(pid)), { timeout: 40_000 }).toEqual([]);
    await expect.poll(again.bought).toBeGreaterThan(20);
    const afterwards = await again.stop();
    await tally.survive('54 workers replaced under load', 3, () => expect(afterwards.failed).toEqual([]));
    expect(await statusOf(primary.gateway.replace('/gateway', '/readyz'))).toBe(200);
    primary.child.kill('SIGTERM');
    expect(await primary.ended).toBe(0);
  });

  it('where the user needs a password and none is given, it says so in one line and ends', async ({ expect }) => {
    const url = new URL((await postgres?.newStore()) ?? '');
    url.password = '';
    const child = runFile(serverFile(folder), ['--workers', '2'], { LEDGER_URL: url.href, PGPASSWORD: '' });
    running.add(child);
    const { exit, err } = await exitOf(child);
    expect(exit).toBe(1);
    expect(err).toMatch(/^asaan: cannot use the sandbox's store [^\n]+: the user needs a password\n$/);
  });

  it('a worker that was stopped takes no connection, and is replaced once it has said nothing for ten seconds', {
    timeout: 60_000,
  }, async ({ expect }) => {
    const primary = await startPrimary(2);
    const [stopped = 0] = workersOf(primary);
    process.kill(stopped, 'SIGSTOP');
    const address = primary.gateway.replace('/gateway', '/healthz');
    const answers = await Promise.all(Array.from({ length: 20 }, () => newConnection(address)));
    await tally.survive('53 a worker that was stopped', 20, () => expect(answers).toEqual(Array(20).fill(200)));
    await expect
      .poll(() => [workersOf(primary).length, workersOf(primary).includes(stopped)], { timeout: 30_000 })
      .toEqual([2, false]);
    primary.child.kill('SIGINT');
    expect(await primary.ended).toBe(0);
  });
});

// Helpers

async function startPrimary(workers: number): Promise<ServerProcess> {
  return startDatabaseServer(folder, (await postgres?.newStore()) ?? '', {
    args: ['--workers', String(workers)],
    env: { DRAIN: '1' },
    onStart: (child) => running.add(child),
  });
}

/** What is read once it has been the same thirty times in a row: nothing is under way. */
async function settled(read: () => number): Promise<number> {
  let last = read();
  for (let same = 0; same < 30; same += 1) {
    await pause(50);
    const now = read();
    if (now !== last) same = 0;
    last = now;
  }
  return last;
}

/** The status of an answer on a connection of its own; `no answer` where none comes. */
const newConnection = (url: string): Promise<number | string> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false, timeout: 4000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('timeout', () => resolve('no answer'));
    request.once('error', reject);
  });
