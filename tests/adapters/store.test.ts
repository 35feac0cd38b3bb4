import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { BNPL_STATUS_CODES } from '#adapters/gateway/wire/codes.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { actionSchema } from '#adapters/sandbox/actions/action.ts';
import { DiskFull } from '#adapters/sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { WRITES } from '../support/acts.ts';
import { fillStore, shopperAt } from '../support/filled-store.ts';
import { startTestServer } from '../support/test-server.ts';

const PHONE = 'samsung-galaxy-a16';
const SKU = `${PHONE}--black--128gb-6gb`;
const NOW = Date.UTC(2026, 10, 21);
const folder = mkdtempSync(join(tmpdir(), 'asaan-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['no JSON', 'substr(value, 1, 40)'],
  ['another order', `json_set(value, '$.id', '${shopperAt(2).order}')`],
])('row 68 a damaged order (%s) is 503 with Retry-After for its shopper alone', async (_what, value) => {
  const data = mkdtempSync(join(folder, 'damaged-'));
  await fillStore(data, 3);
  onFile(data, `UPDATE asaan_record SET value = ${value} WHERE kind = 'order' AND key = '${shopperAt(1).order}'`);
  const lender = createLender(await openSqliteLedger(data), createSystemClock());
  const server = await startTestServer(false, undefined, { lender });
  const lookAt = async (at: number) => {
    const headers = { 'content-type': 'application/json', source: 'asaan' };
    const body = JSON.stringify({ action: 'look', order: shopperAt(at).order });
    const answer = await fetch(`${server.gateway}/__sandbox`, { method: 'POST', headers, body });
    return [answer.status, answer.headers.get('retry-after')];
  };
  expect([await lookAt(1), await lookAt(2)]).toEqual([
    [503, '1'],
    [200, null],
  ]);
  await server.stop();
  await lender.close();
});

it('row 54 a disk that is full acknowledges nothing, says that it is full, and leaves nothing half done', async () => {
  const data = mkdtempSync(join(folder, 'full-'));
  await (await openSqliteLedger(data)).close();
  const room = `(SELECT value FROM asaan_record WHERE kind = 'stock' AND key = 'room')`;
  onFile(
    data,
    `CREATE TRIGGER full BEFORE INSERT ON asaan_record WHEN NEW.key <> 'room' AND ${room} = '{"left":0}'
     BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`,
  );
  const ledger = await openSqliteLedger(data);
  const leave = (left: number): Promise<void> => ledger.transact([], (tx) => tx.put('stock', 'room', { left }));
  const lender = createLender(ledger, createSystemClock());
  for (const [at, act] of WRITES.entries()) {
    const token = `sandbox-token-d${at}`;
    const staged = await act.stage(lender, token);
    await leave(0);
    const outcome = await staged.run(createMemoryGateway(lender, async () => ({ token, parameters: {} }))).then(
      ({ kind }) => kind,
      ({ name }) => name,
    );
    await expect(lender.tryStore()).rejects.toThrow(DiskFull);
    await leave(1);
    expect([act.call, outcome, await staged.effects()]).toEqual([act.call, new DiskFull().name, 0]);
  }
  await lender.tryStore();
  await lender.close();
});

it('an action names nothing that no store keeps as it is, and has no number that a record cannot hold', () => {
  for (const text of ['\ud800', 'a\0', 'a\nb', 'x'.repeat(201), '']) {
    for (const action of [
      { action: 'orders', shopper: text },
      { action: 'look', order: text },
      { action: 'stock', sku: text, left: 1 },
    ])
      expect([action, v.is(actionSchema, action)]).toEqual([action, false]);
  }
  for (const many of [1e300, -1, 0.5, Number.MAX_SAFE_INTEGER + 1]) {
    expect(v.is(actionSchema, { action: 'credit', shopper: 'sandbox-token', limit: many })).toBe(false);
    expect(v.is(actionSchema, { action: 'stock', sku: SKU, left: many })).toBe(false);
  }
  expect(v.is(actionSchema, { action: 'stock', sku: SKU, left: 0 })).toBe(true);
});

it('R50 an order counts in its shopper’s instalments as long as it is open, however much was bought since', async () => {
  const steps = fc.constantFrom('cancelled', 'returned', 'settled', 'delivered');
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (past) => {
      const ledger = createMemoryLedger();
      const lender = createLender(ledger, { now: () => NOW });
      for (const step of past) await liveThrough(lender, step);
      const order = await bought(lender, 'sandbox-token');
      const { data } = await lender.answer('get/purchase/info', { token: 'sandbox-token', productOrderId: order });
      const { available, pendingRefund } = BNPL_STATUS_CODES;
      expect(data).toMatchObject({ bnplPayStatus: past.includes('returned') ? pendingRefund : available });
      // What is over is not read again, however much it was.
      const open = (await ledger.transact([], (tx) => tx.get('shopper', 'sandbox-token')))?.openIds;
      expect(open?.length).toBeLessThanOrEqual(past.filter((step) => step !== 'cancelled').length + 1);
    }),
    { numRuns: 25 },
  );
});

// Helpers

async function bought(lender: Lender, token: string): Promise<string> {
  const { data } = await lender.answer('now/buy', { token, productId: PHONE, skuCode: SKU });
  const { productOrderId } = data as { productOrderId: string | null };
  if (productOrderId === null) throw new Error('nothing was sold');
  return productOrderId;
}

/** One order of a shopper, up to where it is left. */
async function liveThrough(lender: Lender, end: 'cancelled' | 'returned' | 'settled' | 'delivered'): Promise<void> {
  const [token, order] = ['sandbox-token', await bought(lender, 'sandbox-token')];
  if (end === 'cancelled') return void (await lender.act({ action: 'cancel', order }));
  const choice = { receiptType: 2, paymentType: 1, originalProductId: '' };
  await lender.answer('purchase/action', { token, productOrderId: order, ...choice });
  await lender.act({ action: 'pay', order });
  if (end === 'delivered') {
    for (const action of ['confirm', 'ship', 'deliver'] as const) await lender.act({ action, order });
    return;
  }
  await lender.answer('refund/cooling', { token, productOrderId: order });
  if (end === 'settled') await lender.act({ action: 'settle', order });
}

/** Changes a store that nobody uses. */
function onFile(data: string, sql: string): void {
  const disk = new Database(join(data, 'sandbox.db'));
  disk.exec(sql);
  disk.close();
}
