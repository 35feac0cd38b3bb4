import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtLibrary } from '../../support/built.ts';
import { announced, exitOf, runFile, runScript, SERVER_SCRIPT, serverFile } from '../../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-settings-'));
const running = new Set<ChildProcess>();
// What runs here is what was compiled.
beforeAll(builtLibrary);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('the server’s environment', () => {
  it.each([
    [{ PORT: 'eighty' }, "PORT must be a number from 0 to 65535, not 'eighty'"],
    [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN must be 16 to 200 letters, digits or signs of . _ ~ + / = -'],
    [
      { LIMITS: '{"buy":{"shopper":{"burst":0,"everyMs":1}}}' },
      'LIMITS must be off or JSON: buy.shopper.burst is wrong',
    ],
    [{ LIMITS: 'none' }, 'LIMITS must be off or JSON'],
    [{ PROXIES: 'two' }, "PROXIES must be a number from 0 to 9, not 'two'"],
    [{ DRAIN: 'long' }, "DRAIN must be a number of seconds from 0 to 99, not 'long'"],
    [
      { LEDGER_URL: 'postgres://u:p@127.0.0.1:9/x' },
      "cannot use the sandbox's store 127.0.0.1:9/x: it cannot be reached",
    ],
    [
      { LEDGER_URL: 'postgres://u:p@127.0.0.1:9/x?sslmode=require' },
      "cannot use the sandbox's store 127.0.0.1:9/x: it cannot be reached",
    ],
    [{ LOG: 'all' }, "LOG must be requests or errors, not 'all'"],
    // Node's own making of folders never returns from there.
    [{ DATA_DIR: '/proc/asaan' }, "cannot use the sandbox's store /proc/asaan: ENOENT"],
  ])('says clearly what is wrong with %j', async (env, says) => {
    const { exit, err } = await exitOf(launch(env));
    expect(exit).toBe(1);
    expect(err.startsWith(`asaan: ${says}`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each<readonly [args: readonly string[], env: Readonly<Record<string, string>>, says: string]>([
    [[], { LEDGER_URL: 'mysql://root:secret@db/x' }, 'LEDGER_URL must be postgres://…, not mysql:…'],
    [[], { LEDGER_URL: 'libsql://db.example' }, 'LEDGER_URL is libsql://…: a libsql server is not supported'],
    [[], { LEDGER_URL: 'secret' }, 'LEDGER_URL is no address'],
    [[], { LEDGER_URL: 'postgres:///x' }, 'LEDGER_URL names no host'],
    [
      [],
      { LEDGER_URL: 'postgres://db/x?sslrootcert=/none/ca' },
      'LEDGER_URL names a file under sslrootcert that cannot',
    ],
    [['--workers', '2'], {}, 'several workers need a store that they share: LEDGER_URL=postgres://…'],
    [['--workers', '2'], { LEDGER_URL: 'postgres://db/x', TRACE: 'x' }, 'TRACE keeps the session of one process'],
    [['--workers', '0'], {}, "--workers must be a number from 1 to 64, not '0'"],
    [['--worker', '2'], {}, "takes --workers N and --without optional, not '--worker 2'"],
  ])('refuses %j with %j as bad usage, in one line', async (args, env, says) => {
    const child = runFile(serverFile(folder), args, env);
    running.add(child);
    const { exit, err } = await exitOf(child);
    expect(exit).toBe(2);
    expect(err.startsWith(`asaan: ${says}`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toContain('secret');
  });

  it('logs a line of JSON for each request after what it says of itself, prints its admin token, and takes a set one', async () => {
    const server = launch({ PORT: '0', DATA_DIR: join(folder, 'log') });
    let out = '';
    server.stdout?.on('data', (chunk: Buffer) => (out += String(chunk)));
    const gateway = await announced(server);
    const [, token = ''] = /admin\s+(\S+)/.exec(out) ?? [];
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', source: 'asaan', via: '1.1 x' },
      body: '{"action":"count"}',
    };
    const statuses = [
      (await fetch(`${gateway}/__sandbox`, asked)).status,
      (
        await fetch(`${gateway}/__sandbox`, {
          ...asked,
          headers: { ...asked.headers, authorization: `Bearer ${token}` },
        })
      ).status,
      (await fetch(gateway.replace('/gateway', '/readyz'))).status,
    ];
    expect(statuses).toEqual([401, 200, 200]);
    const lines = (): readonly Record<string, unknown>[] =>
      out
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await expect.poll(() => lines().map(({ status }) => status)).toEqual([401, 200, 200]);
    expect(out.split('{')[0]).toContain('orders are kept in');
    expect(out.split(token)).toHaveLength(2);
    server.kill('SIGTERM');
    const own = launch({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: join(folder, 'own'),
      ADMIN_TOKEN: 'a-token-of-my-own',
      LOG: 'errors',
      LENIENT: 'on',
    });
    let said = '';
    own.stdout?.on('data', (chunk: Buffer) => (said += String(chunk)));
    const open = (await announced(own)).replace('0.0.0.0', '127.0.0.1');
    const admin = { 'content-type': 'application/json', source: 'asaan', authorization: 'Bearer a-token-of-my-own' };
    expect(
      (await fetch(`${open}/__sandbox`, { ...asked, headers: { 'content-type': 'application/json', source: 'asaan' } }))
        .status,
    ).toBe(401);
    expect((await fetch(`${open}/__sandbox`, { ...asked, headers: admin })).status).toBe(200);
    // An old client's parameter is not judged.
    const asShopper = { ...admin, authorization: 'Bearer sandbox-token' };
    const call = { method: 'POST', headers: asShopper, body: '{"productId":"samsung-galaxy-a16","colour":"black"}' };
    expect(await (await fetch(`${open}/v2/bnpl/product/detail`, call)).json()).toMatchObject({ code: 0 });
    expect(said).not.toContain('a-token-of-my-own');
    expect(said).not.toContain('{');
    own.kill('SIGTERM');
  });
});

// Helpers

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const child = runScript(SERVER_SCRIPT, env);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
