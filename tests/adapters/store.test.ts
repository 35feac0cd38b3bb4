import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { WRITES } from '../support/acts.ts';
import { fillStore, shopperAt } from '../support/filled-store.ts';
import { startTestServer } from '../support/test-server.ts';

const ORDERS = 100;
const folder = mkdtempSync(join(tmpdir(), 'asaan-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with a store of so many shoppers, each with an order. */
async function filled(orders = ORDERS): Promise<string> {
  const data = mkdtempSync(join(folder, 'store-'));
  await fillStore(data, orders);
  return data;
}

describe('a store that was spoiled while no server ran', () => {
  it.each<readonly [what: string, spoil: (file: string) => void, says: RegExp]>([
    ['an empty file', (file) => truncateSync(file, 0), /it is empty; remove .*sandbox\.begun to begin anew$/],
    ['no file', (file) => rmSync(file), /it is empty; remove .*sandbox\.begun to begin anew$/],
    ['half of a file', (file) => truncateSync(file, readFileSync(file).length / 2), /malformed|damaged/],
    ['a page overwritten', (file) => overwrite(file, 4096 * 4, 8192), /malformed|damaged/],
    [
      'a lost counter',
      (file) => onFile(file, "DELETE FROM record WHERE kind = 'number'"),
      /order\/202611210000000000001 exists already: a counter is lost, or behind$/,
    ],
    [
      'a damaged counter',
      (file) => onFile(file, `UPDATE record SET value = '{"value":1e300}' WHERE kind = 'number'`),
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
  ])('row 68 is refused in one line: %s', async (_what, spoil, says) => {
    const data = await filled();
    spoil(join(data, 'sandbox.db'));
    const refused = await started(data);
    expect(refused).toMatch(says);
    expect(refused).not.toContain('\n');
  });

  it('row 68 a folder whose store is begun anew on purpose is taken', async () => {
    const data = await filled(1);
    for (const name of ['sandbox.db', 'sandbox.begun']) rmSync(join(data, name));
    expect(await started(data)).toBe('started');
  });

  it.each([
    ['no JSON', 'UPDATE record SET value = substr(value, 1, 40)'],
    ['below nothing', `UPDATE record SET value = json_set(value, '$.productPrice', -5)`],
    ['another order', `UPDATE record SET value = json_set(value, '$.id', '${shopperAt(8).order}')`],
    ['an unknown phone', `UPDATE record SET value = json_set(value, '$.skuCode', 'none')`],
    ['another kind’s', `UPDATE record SET value = '{"left":1}'`],
  ])('row 68 a damaged order (%s) is 503 with Retry-After for its shopper alone', async (_what, sql) => {
    const data = await filled();
    onFile(join(data, 'sandbox.db'), `${sql} WHERE kind = 'order' AND key = '${shopperAt(7).order}'`);
    const lender = createLender(openSqliteLedger(data), createSystemClock());
    const server = await startTestServer(false, undefined, { lender });
    const lookAt = async (at: number) => {
      const headers = { 'content-type': 'application/json', source: 'asaan' };
      const body = JSON.stringify({ action: 'look', order: shopperAt(at).order });
      const answer = await fetch(`${server.gateway}/__sandbox`, { method: 'POST', headers, body });
      return [answer.status, answer.headers.get('retry-after')];
    };
    expect([await lookAt(7), await lookAt(8)]).toEqual([
      [503, '1'],
      [200, null],
    ]);
    // Whoever asks whether it is ready learns of it.
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
    await server.stop();
    await lender.close();
  });

  it('row 68 a damaged record in a large file is found beside the work, which goes on; a damaged file is refused', async () => {
    const data = await filled(500);
    onFile(join(data, 'sandbox.db'), `UPDATE record SET value = '{}' WHERE key = '${shopperAt(499).order}'`);
    const ledger = openSqliteLedger(data, 0);
    const check = (): Promise<string> =>
      ledger.check().then(
        () => 'whole',
        ({ name, code }: Error & { readonly code: string }) => `${name} ${code}`,
      );
    await expect.poll(check).toBe('DamagedRecord order');
    await ledger.transact([], (tx) => tx.put('stock', 'a', { left: 1 }));
    await ledger.close();
    truncateSync(join(data, 'sandbox.db'), 4096 * 3);
    expect(() => openSqliteLedger(data, 0)).toThrow(/malformed|damaged/);
  });
});

it('row 68 a counter that is behind overwrites nobody’s order: the next purchase fails, and so does the probe', async () => {
  const ledger = createMemoryLedger();
  const lender = createLender(ledger, createSystemClock());
  const [productId, skuCode] = ['samsung-galaxy-a16', 'samsung-galaxy-a16--black--128gb-6gb'];
  const buy = (token: string) => lender.answer('now/buy', { token, productId, skuCode });
  await buy('sandbox-token-first');
  await lender.tryStore();
  await ledger.transact([], (tx) => tx.put('number', 'orders', { value: 0 }));
  await expect(buy('sandbox-token-second')).rejects.toMatchObject({ name: 'RecordExists', code: 'order' });
  await expect(lender.tryStore()).rejects.toMatchObject({ name: 'RecordExists', code: 'order' });
  const orders = await lender.act({ action: 'orders', shopper: 'sandbox-token-first' });
  expect(orders).toMatchObject({ ok: true, stored: [{ shopper: 'sandbox-token-first' }] });
});

it('row 54 a disk that is full acknowledges nothing, and nothing is half done', async () => {
  const data = mkdtempSync(join(folder, 'full-'));
  const lender = createLender(openSqliteLedger(data), createSystemClock());
  const disk = new Database(join(data, 'sandbox.db'));
  for (const [at, act] of WRITES.entries()) {
    const token = `sandbox-token-d${at}`;
    const staged = await act.stage(lender, token);
    disk.exec("CREATE TRIGGER full BEFORE INSERT ON record BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    const outcome = await staged.run(createMemoryGateway(lender, async () => ({ token, parameters: {} }))).then(
      ({ kind }) => kind,
      () => 'thrown',
    );
    disk.exec('DROP TRIGGER full');
    expect([act.call, outcome, await staged.effects()]).toEqual([act.call, 'thrown', 0]);
  }
  disk.close();
  await lender.close();
});

// Helpers

/** Starts on a store as a server does; why that is refused. */
async function started(data: string): Promise<string> {
  try {
    const lender = createLender(openSqliteLedger(data), createSystemClock());
    await lender.tryStore();
    await lender.close();
    return 'started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function onFile(file: string, sql: string): void {
  const disk = new Database(file);
  disk.exec(sql);
  disk.close();
}

function overwrite(file: string, from: number, bytes: number): void {
  writeFileSync(file, readFileSync(file).fill(7, from, from + bytes));
}
