import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { BNPL_STATUS_CODES } from '#adapters/gateway/wire/codes.ts';
import { actionSchema } from '#adapters/sandbox/actions/action-schema.ts';
import { PRESALE_PRODUCT, variantsOf } from '#adapters/sandbox/catalogue/variants.ts';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';

const PHONE = 'samsung-galaxy-a16';
const SKU = `${PHONE}--black--128gb-6gb`;
const NOW = Date.UTC(2026, 10, 21);
const folder = mkdtempSync(join(tmpdir(), 'asaan-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each<readonly [what: string, spoil: (ledger: SpoiledLedger, order: string) => Promise<void>, needs: Step]>([
  ['an order’s row', (ledger, order) => ledger.lose('order', order), 'details'],
  ['an order’s row, for the next purchase', (ledger, order) => ledger.lose('order', order), 'buy'],
  ['an order that became another’s', (ledger, order) => give(ledger, order), 'details'],
  ['an order that became another’s, for the next purchase', (ledger, order) => give(ledger, order), 'buy'],
  ['the stock of a variant', (ledger) => ledger.lose('stock', SKU), 'buyAsAnother'],
  ['the clock’s offset', (ledger) => ledger.lose('number', 'clockOffset'), 'details'],
  ['the number of orders', (ledger) => ledger.lose('number', 'orders'), 'buyAsAnother'],
])(
  'reliability row 68, %s, lost or exchanged: noticed by who needs it, and by the probe until it is back',
  async (_what, spoil, step) => {
    const ledger = spoiled();
    const lender = createLender(ledger, { now: () => NOW });
    await lender.tryStore();
    const order = await bought(lender, 'sandbox-token-owner');
    await bought(lender, 'sandbox-token-last');
    await lender.tryStore();
    await spoil(ledger, order);
    await expect(tryStep(lender, step, order)).rejects.toMatchObject({ name: 'DamagedRecord' });
    await expect(lender.tryStore()).rejects.toMatchObject({ name: 'DamagedRecord' });
    await ledger.giveBack();
    await lender.tryStore();
    await tryStep(lender, step, order);
  },
);

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
      expect((data as { bnplPayStatus: number }).bnplPayStatus).toBe(past.includes('returned') ? REFUND : AVAILABLE);
      // What is over is not read again, however much it was.
      const open = (await ledger.transact([], (tx) => tx.get('shopper', 'sandbox-token')))?.openIds;
      expect(open?.length).toBeLessThanOrEqual(past.filter((step) => step !== 'cancelled').length + 1);
    }),
    { numRuns: 25 },
  );
});

it('R41 the pre-sale ends alike for all servers on a store, whenever each was started', async () => {
  const ledger = createMemoryLedger();
  const opened = [15, 18, 40].map((day) => createLender(ledger, { now: () => Date.UTC(2026, 11, day) }));
  for (const lender of opened) await lender.tryStore();
  const [variant] = variantsOf(PRESALE_PRODUCT);
  const ends = await Promise.all(
    opened.map(async (lender) => {
      const { data } = await lender.answer('product/detail', { token: 'sandbox-token', productId: variant?.phone.id });
      return (data as { presaleTime: number }).presaleTime;
    }),
  );
  expect(ends).toEqual(Array(3).fill(Date.UTC(2027, 0, 15, 5)));
});

// Helpers

type Step = 'details' | 'buy' | 'buyAsAnother';
const [AVAILABLE, REFUND] = [BNPL_STATUS_CODES.available, BNPL_STATUS_CODES.pendingRefund];

async function bought(lender: Lender, token: string): Promise<string> {
  const { data } = await lender.answer('now/buy', { token, productId: PHONE, skuCode: SKU });
  const { productOrderId } = data as { productOrderId: string | null };
  if (productOrderId === null) throw new Error('nothing was sold');
  return productOrderId;
}

async function tryStep(lender: Lender, step: Step, order: string): Promise<void> {
  const token = 'sandbox-token-owner';
  const buyer = step === 'buy' ? token : 'sandbox-token-another';
  const { code } = await (step === 'details'
    ? lender.answer('get/order/details', { token, productOrderId: order })
    : lender.answer('now/buy', { token: buyer, productId: PHONE, skuCode: SKU }));
  expect(code).toBe(0);
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

/** A ledger of which somebody takes records away, or exchanges them. */
interface SpoiledLedger extends Ledger {
  lose(kind: string, key: string): Promise<void>;
  /** Writes a record as it is not. */
  exchange(kind: string, key: string, path: string, value: string): Promise<void>;
  giveBack(): Promise<void>;
}

const give = (ledger: SpoiledLedger, order: string): Promise<void> =>
  ledger.exchange('order', order, '$.shopper', 'sandbox-token-thief');

function spoiled(): SpoiledLedger {
  const data = mkdtempSync(join(folder, 'store-'));
  const ledger = openSqliteLedger(data);
  const disk = new Database(join(data, 'sandbox.db'));
  const keep = (kind: string, key: string): void =>
    void disk.prepare('CREATE TABLE kept AS SELECT * FROM record WHERE kind = ? AND key = ?').run(kind, key);
  return {
    ...ledger,
    async lose(kind, key) {
      keep(kind, key);
      disk.prepare('DELETE FROM record WHERE kind = ? AND key = ?').run(kind, key);
    },
    async exchange(kind, key, path, value) {
      keep(kind, key);
      const set = 'UPDATE record SET value = json_set(value, ?, ?) WHERE kind = ? AND key = ?';
      disk.prepare(set).run(path, value, kind, key);
    },
    async giveBack() {
      disk.exec('INSERT OR REPLACE INTO record SELECT * FROM kept');
    },
  };
}
