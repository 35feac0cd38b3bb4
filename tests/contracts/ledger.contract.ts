import fc from 'fast-check';
import { expect } from 'vitest';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import type { RecordKey } from '#adapters/sandbox/ledger/records.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { contractOf } from './laws.ts';

/** A ledger, and how a test opens it again where it outlives the program. */
export interface LedgerUnderTest {
  readonly ledger: Ledger;
  /** Closes it and opens what it kept; null where nothing is kept. */
  readonly reopen: (() => Promise<Ledger>) | null;
}

const STOCK: RecordKey = { kind: 'stock', key: 'a' };
const PHONE = 'samsung-galaxy-a16';
const SKU = `${PHONE}--black--128gb-6gb`;
/** Transactions at once. */
const CROWD = 64;

const KEYS = ['1', '2', "'; DROP TABLE record; --", 'ق', 'a/b'] as const;
const complaint = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  mobile: fc.constant('3001234567'),
  problem: fc.string(),
  time: fc.nat(),
});
const change = fc.record({ key: fc.constantFrom(...KEYS), value: complaint });

const leftOf = (ledger: Ledger): Promise<number | undefined> =>
  ledger.transact([STOCK], (tx) => tx.get('stock', 'a')?.left);

const setLeft = (ledger: Ledger, left: number): Promise<void> =>
  ledger.transact([], (tx) => tx.put('stock', 'a', { left }));

/** Takes a piece where there is one; the action does not name the record that it reads. */
const takePiece = (ledger: Ledger): Promise<boolean> =>
  ledger.transact([], (tx) => {
    const left = tx.get('stock', 'a')?.left ?? 0;
    if (left > 0) tx.put('stock', 'a', { left: left - 1 });
    return left > 0;
  });

/** The contract of every ledger. */
export const ledgerContract = contractOf<LedgerUnderTest>('ledger', {
  async 'always holds the last value of each record, also after it was opened anew'(make) {
    const { ledger, reopen } = await make();
    const model = new Map<string, unknown>();
    let open = ledger;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), fc.boolean(), async (changes, isReopened) => {
        await open.transact([], (tx) => {
          for (const { key, value } of changes) tx.put('complaint', key, value);
        });
        for (const { key, value } of changes) model.set(key, value);
        if (isReopened && reopen !== null) open = await reopen();
        const stored = await open.transact([], (tx) => tx.getAll('complaint', KEYS));
        expect(stored).toEqual(KEYS.map((key) => model.get(key) ?? null));
        expect([await open.count('complaint'), await open.count('order')]).toEqual([model.size, 0]);
      }),
      { numRuns: 60 },
    );
    await open.close();
  },
  async 'an action sees its own changes, and nobody else does before its end'(make) {
    const { ledger } = await make();
    const [own, other] = await Promise.all([
      ledger.transact([STOCK], (tx) => {
        tx.put('stock', 'a', { left: 3 });
        tx.put('stock', 'a', { left: (tx.get('stock', 'a')?.left ?? 0) + 1 });
        return tx.getAll('stock', ['b', 'a']);
      }),
      leftOf(ledger),
    ]);
    expect(own).toEqual([null, { left: 4 }]);
    expect([undefined, 4]).toContain(other);
    expect(await leftOf(ledger)).toBe(4);
    await ledger.close();
  },
  async 'stores all changes of an action or none: where it throws, returns a promise, and where a value is no JSON'(
    make,
  ) {
    const { ledger } = await make();
    await setLeft(ledger, 1);
    const outcomes = await Promise.allSettled([
      ledger.transact([], (tx) => {
        tx.put('stock', 'a', { left: 9 });
        throw new Error('refused');
      }),
      ledger.transact([], (tx) => {
        tx.put('stock', 'a', { left: 9 });
        tx.put('stock', 'b', { left: 2n as unknown as number });
      }),
      ledger.transact([], (tx) => {
        tx.put('stock', 'a', { left: 9 });
        tx.put('stock', 'b', undefined as unknown as { left: number });
      }),
      ledger.transact([], async (tx) => tx.put('stock', 'a', { left: 9 })),
      ledger.transact([], (tx) => tx.put('stock', 'c', { left: 5 })),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('rejected'), 'fulfilled']);
    expect(await ledger.transact([], (tx) => tx.getAll('stock', ['a', 'b', 'c']))).toEqual([
      { left: 1 },
      null,
      { left: 5 },
    ]);
    await ledger.close();
  },
  async 'row 68 gives out no record that does not fit its kind, until it is mended'(make) {
    const { ledger } = await make();
    await setLeft(ledger, 1);
    for (const left of ['many', -1, 1e300]) {
      await setLeft(ledger, left as number);
      await expect(leftOf(ledger)).rejects.toMatchObject({ name: 'DamagedRecord', code: 'stock' });
      await setLeft(ledger, 1);
      expect(await leftOf(ledger)).toBe(1);
    }
    await ledger.close();
  },
  async 'runs every action as if alone: of 64 at once, one takes the last piece, and 64 increments lose none'(make) {
    const { ledger } = await make();
    await setLeft(ledger, 1);
    const taken = await Promise.all(Array.from({ length: CROWD }, () => takePiece(ledger)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await leftOf(ledger)).toBe(0);
    const numbers = await Promise.all(
      Array.from({ length: CROWD }, () =>
        ledger.transact([{ kind: 'number', key: 'orders' }], (tx) => {
          const value = (tx.get('number', 'orders')?.value ?? 0) + 1;
          tx.put('number', 'orders', { value });
          return value;
        }),
      ),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: CROWD }, (_, at) => at + 1));
    await ledger.close();
  },
  async 'R43, Q62: of 64 shoppers one buys the last phone, and one shopper buys one phone by 64 requests'(make) {
    const { ledger } = await make();
    const lender = createLender(ledger, { now: () => Date.UTC(2026, 10, 21) });
    const buy = (token: string) => lender.answer('now/buy', { token, productId: PHONE, skuCode: SKU });
    const ordersOf = async (tokens: readonly string[]): Promise<number> => {
      const results = await Promise.all(tokens.map((shopper) => lender.act({ action: 'orders', shopper })));
      return results.flatMap((result) => (result.ok ? (result.stored as readonly unknown[]) : [])).length;
    };
    await lender.act({ action: 'stock', sku: SKU, left: 1 });
    const crowd = Array.from({ length: CROWD }, (_, at) => `sandbox-token-c${at}`);
    const answers = await Promise.all(crowd.map(buy));
    const bought = answers.filter(({ data }) => (data as { productOrderId: unknown }).productOrderId !== null);
    expect(bought).toHaveLength(1);
    expect(await ordersOf(crowd)).toBe(1);
    await lender.act({ action: 'stock', sku: SKU, left: CROWD });
    await Promise.all(Array.from({ length: CROWD }, () => buy('sandbox-token-one')));
    expect(await ordersOf(['sandbox-token-one'])).toBe(1);
    expect(await lender.act({ action: 'count' })).toEqual({ ok: true, stored: { orders: 2, complaints: 0 } });
    await lender.close();
  },
});
