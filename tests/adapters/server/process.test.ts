import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpFaultSwitch } from '#adapters/sandbox/actions/performers.ts';
import { builtLibrary } from '../../support/built.ts';
import {
  announced,
  buyAt,
  exitOf,
  isOrder,
  runScript,
  SERVER_SCRIPT,
  type ServerProcess,
  serverUp,
  statusOf,
} from '../../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-process-'));
const running = new Set<ChildProcess>();
// What runs here is what was compiled.
beforeAll(async () => void (await builtLibrary()));
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('a server that cannot start says why in one line, and ends badly', () => {
  const refused = async (env: Readonly<Record<string, string>>): Promise<readonly [number | null, string]> => {
    const { exit, err } = await exitOf(launch({ PORT: '0', ...env }));
    return [exit, err];
  };

  it.each([
    [{ PORT: 'eighty' }, 2, "asaan: PORT must be a number from 0 to 65535, not 'eighty'\n"],
    [
      { LEDGER_URL: 'postgres://u:p@127.0.0.1:9/x' },
      1,
      "asaan: cannot use the sandbox's store 127.0.0.1:9/x: it cannot be reached (ECONNREFUSED)\n",
    ],
    [
      { LEDGER_URL: 'postgres://u:p@127.0.0.1:9/x?sslrootcert=/none/ca' },
      1,
      "asaan: cannot use the sandbox's store 127.0.0.1:9/x: ENOENT: no such file or directory, open '/none/ca'\n",
    ],
    [{ DATA_DIR: '/dev/null/asaan' }, 1, expect.stringMatching(/^asaan: .*store \/dev\/null\/asaan[^\n]*\n$/)],
  ])('for its environment: %j', async (env, exit, says) => {
    expect(await refused(env)).toEqual([exit, says]);
  });

  it('row 54 for a port that is taken, and a store that another server uses', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = `asaan: port ${port} on 127.0.0.1 is taken; choose another one with PORT=…\n`;
    expect(await refused({ PORT: String(port), DATA_DIR: join(folder, 'taken') })).toEqual([1, taken]);
    blocker.close();
    const data = join(folder, 'shared');
    const first = await startProcess(data);
    expect(await refused({ DATA_DIR: data })).toEqual([
      1,
      expect.stringMatching(/^asaan: cannot use the sandbox's store .*: another server uses it\n$/),
    ]);
    await end(first);
  });
});

it('a server logs a line of JSON a request after what it says of itself, and prints its admin token once', async () => {
  const server = launch({ PORT: '0', DATA_DIR: join(folder, 'log') });
  let out = '';
  server.stdout?.on('data', (chunk: Buffer) => (out += String(chunk)));
  const gateway = await announced(server);
  const [, token = ''] = /admin\s+(\S+)/.exec(out) ?? [];
  const statuses = [
    await count(gateway, { via: '1.1 x' }),
    await count(gateway, { via: '1.1 x', authorization: `Bearer ${token}` }),
    await statusOf(gateway.replace('/gateway', '/readyz')),
  ];
  expect(statuses).toEqual([401, 200, 200]);
  const lines = (): readonly unknown[] =>
    out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => (JSON.parse(line) as Record<string, unknown>)['status']);
  await expect.poll(lines).toEqual([401, 200, 200]);
  expect(out.split('{')[0]).toContain('orders are kept in');
  expect(out.split(token)).toHaveLength(2);
});

it('a server takes an admin token and a secret that are set, prints neither, and logs errors alone if told to', async () => {
  const own = launch({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: join(folder, 'own'),
    ADMIN_TOKEN: 'a-token-of-my-own',
    GATEWAY_SECRET: 'sandbox-other-secret',
    LOG: 'errors',
  });
  let said = '';
  own.stdout?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const open = (await announced(own)).replace('0.0.0.0', '127.0.0.1');
  expect([await count(open, {}), await count(open, { authorization: 'Bearer a-token-of-my-own' })]).toEqual([401, 200]);
  expect(isOrder(await buyAt(open, 'sandbox-token-1'))).toBe(false);
  expect(isOrder(await buyAt(open, 'sandbox-token-1', { secret: 'sandbox-other-secret' }))).toBe(true);
  expect(await httpFaultSwitch(open, 'asaan', 'a-token-of-my-own').list()).toBeNull();
  expect(said).not.toMatch(/a-token-of-my-own|other-secret|\{/);
});

it('row 54 SIGTERM lets what is under way come to its end, and takes nothing new', async () => {
  const server = await startProcess(join(folder, 'drain'), { FAULTS: 'on' });
  const faults = httpFaultSwitch(server.gateway, 'asaan');
  await faults.arm({ path: 'now/buy', times: 1, fault: 'slow', argument: 2000 });
  let isAnswered = false;
  const buying = buyAt(server.gateway, 'sandbox-token-s1').finally(() => (isAnswered = true));
  await expect.poll(async () => (await faults.list())?.armed[0]?.hits).toBe(1);
  const told = performance.now();
  server.child.kill('SIGTERM');
  await expect.poll(() => statusOf(server.gateway.replace('/gateway', '/healthz'))).toBe(0);
  expect(isAnswered).toBe(false);
  expect(isOrder(await buying)).toBe(true);
  const answered = performance.now();
  expect(await server.ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(5000);
  // The connection is kept for no further request: its client would hold it for four seconds.
  expect(performance.now() - answered).toBeLessThan(2500);
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

async function end(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

/** The status of an action of the seller's. */
async function count(gateway: string, headers: object): Promise<number> {
  const all = { 'content-type': 'application/json', source: 'asaan', ...headers };
  return (await fetch(`${gateway}/__sandbox`, { method: 'POST', headers: all, body: '{"action":"count"}' })).status;
}
