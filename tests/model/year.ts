import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { VARIANTS } from '#adapters/sandbox/catalogue/variants.ts';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { idempotencyKey, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import { ASSUMED } from './assumptions.ts';

/** What a year of so many shoppers came to. */
export interface Year {
  readonly shoppers: number;
  readonly orders: number;
  /** Calls of the gateway, and those of them that changed something. */
  readonly calls: number;
  readonly changes: number;
  /** Actions of seller, courier and app. */
  readonly actions: number;
  /** Records that were read and written by all transactions together. */
  readonly read: number;
  readonly written: number;
  /** Records and their bytes at the end of the year, by kind. */
  readonly stored: ReadonlyMap<string, { readonly records: number; readonly bytes: number }>;
  /** Share of the orders that take a piece of the most popular variant. */
  readonly hottest: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BEGUN = Date.UTC(2026, 0, 1);

/** Lets so many shoppers live through a year of the real lender, one after another at their own times. */
export async function simulateYear(shoppers: number, seed: number): Promise<Year> {
  const random = seeded(seed);
  const counts = { calls: 0, changes: 0, actions: 0, read: 0, written: 0, orders: 0, hottest: 0 };
  const stored = new Map<string, Map<string, number>>();
  const clock = { time: BEGUN };
  const ledger = counting(
    createMemoryLedger(),
    (kind, key, bytes) => {
      counts.written += 1;
      stored.set(kind, (stored.get(kind) ?? new Map<string, number>()).set(key, bytes));
    },
    () => {
      counts.read += 1;
    },
  );
  const lender = createLender(ledger, { now: () => clock.time });
  const weights = VARIANTS.map((_, at) => 1 / (at + 1) ** ASSUMED.popularity);
  const pick = (): number => {
    let left = random() * weights.reduce((sum, each) => sum + each, 0);
    return Math.max(
      0,
      weights.findIndex((each) => (left -= each) < 0),
    );
  };
  for (const { skuCode: sku } of VARIANTS) await lender.act({ action: 'stock', sku, left: 1_000_000 });
  // As a server does at its start.
  await lender.tryStore();
  Object.assign(counts, { read: 0, written: 0 });

  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    const token = `sandbox-token-y${shopper}`;
    const gateway = createMemoryGateway(lender, async () => ({ token, parameters: {} }));
    const ask = async <T>(call: Promise<T>): Promise<T> => {
      counts.calls += 1;
      const before = counts.written;
      const answer = await call;
      if (counts.written > before) counts.changes += 1;
      return answer;
    };
    const act = async (action: 'pay' | 'confirm' | 'ship' | 'deliver', order: OrderId): Promise<void> => {
      counts.actions += 1;
      await lender.act({ action, order });
    };
    const key = () => idempotencyKey(`${shopper}-${counts.calls}-0123456789abcdef`);
    const look = async (): Promise<number> => {
      const at = pick();
      await ask(gateway.readProduct(productId(VARIANTS[at]?.phone.id ?? '')));
      return at;
    };

    async function buy(): Promise<void> {
      const at = await look();
      const variant = VARIANTS[at];
      if (variant === undefined) return;
      const choice = { productId: productId(variant.phone.id), skuCode: skuCode(variant.skuCode) };
      const started = await ask(gateway.startPurchase(choice, key()));
      const order = started.kind === 'done' ? started.data.productOrderId : null;
      if (order === null) return;
      counts.orders += 1;
      if (at === 0) counts.hottest += 1;
      const purchase = await ask(gateway.readPurchase(order));
      if (random() < ASSUMED.cancelled) return void (await ask(gateway.cancelWaitingOrder(order, key())));
      await ask(gateway.readAddress(order));
      await ask(gateway.saveAddress(order, SAMPLE_ADDRESS, key()));
      const plan = random() < ASSUMED.instalments && purchase.kind === 'done' ? purchase.data.plans[0] : undefined;
      if (plan !== undefined) await ask(gateway.askBnpl(order));
      await ask(
        gateway.continuePurchase(
          {
            productOrderId: order,
            receiptType: 'express',
            paymentType: plan === undefined ? 'full' : 'bnpl',
            originalProductId: plan?.originalProductId ?? null,
          },
          key(),
        ),
      );
      await act('pay', order);
      await act('confirm', order);
      for (let turn = 0; turn < ASSUMED.orderLooks; turn += 1) await ask(gateway.readOrder(order));
      if (random() < ASSUMED.returned) return void (await ask(gateway.submitRefund(order, key())));
      await act('ship', order);
      await act('deliver', order);
      await ask(gateway.confirmReceipt(order, key()));
    }

    for (let visit = 0; visit < ASSUMED.shopVisits; visit += 1) {
      clock.time = BEGUN + Math.floor(random() * 365 * DAY_MS);
      for (let turn = 0; turn < ASSUMED.looks; turn += 1) await look();
    }
    if (random() < ASSUMED.orders) await buy();
    if (random() < ASSUMED.complaints) {
      const problem = 'The caller asked for my PIN and said that he was of the company.';
      await ask(gateway.fileComplaint({ language: 'en', name: 'Ayesha', mobile: '3001234567', problem }, key()));
    }
  }
  const kinds = [...stored].map(
    ([kind, records]) => [kind, { records: records.size, bytes: sum([...records.values()]) / records.size }] as const,
  );
  return { ...counts, hottest: counts.hottest / counts.orders, shoppers, stored: new Map(kinds) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A ledger that says of each transaction, once, what it read and wrote. */
function counting(
  ledger: Ledger,
  onWrite: (kind: string, key: string, bytes: number) => void,
  onRead: () => void,
): Ledger {
  return {
    ...ledger,
    async transact(keys, action) {
      let read = new Set<string>();
      let written = new Map<string, { readonly kind: string; readonly key: string; readonly bytes: number }>();
      const result = await ledger.transact(keys, (tx) => {
        read = new Set(keys.map(({ kind, key }) => `${kind}/${key}`));
        written = new Map();
        const write = (kind: string, key: string, value: unknown): void => {
          const bytes = JSON.stringify(value).length + kind.length + key.length;
          written.set(`${kind}/${key}`, { kind, key, bytes });
        };
        return action({
          get(kind, key) {
            read.add(`${kind}/${key}`);
            return tx.get(kind, key);
          },
          getAll(kind, wanted) {
            for (const key of wanted) read.add(`${kind}/${key}`);
            return tx.getAll(kind, wanted);
          },
          put(kind, key, value) {
            write(kind, key, value);
            tx.put(kind, key, value);
          },
          add(kind, key, value) {
            write(kind, key, value);
            tx.add(kind, key, value);
          },
        });
      });
      for (const _each of read) onRead();
      for (const { kind, key, bytes } of written.values()) onWrite(kind, key, bytes);
      return result;
    },
  };
}
