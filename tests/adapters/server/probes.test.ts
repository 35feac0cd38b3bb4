import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { failingLender, type LoggedServer, startLoggedServer } from '../../support/logged-server.ts';
import type { TestServer } from '../../support/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

describe('health and readiness', () => {
  it('healthz says ok, and what runs', async () => {
    const { server } = await logged();
    const answer = await fetch(`${server.origin}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', version: '0.0.0', build: 'test', uptime: expect.any(Number) },
    ]);
    expect((await fetch(`${server.origin}/healthz`, { method: 'POST' })).status).toBe(405);
  });

  it('readyz is 200 once the store was written and read, and 503 where it takes nothing or forgets it', async () => {
    const { server } = await logged();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const full = await logged(failingLender());
    const refused = await fetch(`${full.server.origin}/readyz`);
    expect([refused.status, await refused.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await fetch(`${full.server.origin}/healthz`)).status).toBe(200);
    const forgetful = createLender(
      { ...createMemoryLedger(), transact: async (_keys, action) => action(empty()) },
      createSystemClock(),
    );
    expect((await fetch(`${(await logged(forgetful)).server.origin}/readyz`)).status).toBe(503);
  });

  it('row 68 readyz is 503, and a call too, once the folder of the store is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asaan-gone-'));
    const ledger = await openSqliteLedger(folder);
    const { server } = await logged(createLender(ledger, createSystemClock()));
    const act = (): Promise<Response> =>
      fetch(`${server.gateway}/__sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source: 'asaan' },
        body: JSON.stringify({ action: 'stock', sku: 'samsung-galaxy-a16--black--128gb-6gb', left: 1 }),
      });
    expect([(await fetch(`${server.origin}/readyz`)).status, (await act()).status]).toEqual([200, 200]);
    rmSync(folder, { recursive: true });
    expect([(await fetch(`${server.origin}/readyz`)).status, (await act()).status]).toEqual([503, 503]);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await ledger.close();
  });

  it('readyz does not wait for ever, and many at once are one write', { timeout: 20_000 }, async () => {
    let writes = 0;
    const ledger = createMemoryLedger();
    const stuck = createLender({ ...ledger, transact: () => new Promise(() => (writes += 1)) }, createSystemClock());
    const { server } = await logged(stuck);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.origin}/readyz`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writes).toBe(1);
  });
});

// Helpers

async function logged(...options: Parameters<typeof startLoggedServer>): Promise<LoggedServer> {
  const started = await startLoggedServer(...options);
  servers.push(started.server);
  return started;
}

const empty = () => ({ get: () => null, getAll: () => [], put: () => undefined });
