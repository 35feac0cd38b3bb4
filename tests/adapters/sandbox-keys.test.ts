import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/gateway/wire/call.ts';
import { createWireGateway } from '#adapters/gateway/wire-gateway.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createLenderTransport } from '#adapters/memory/memory-gateway.ts';
import { createCountedKeys } from '#adapters/memory/recording.ts';
import { ANSWER_KEPT_MS } from '#adapters/sandbox/calls/requests.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { compose, keepKeys } from '#core/gateway/pipeline.ts';
import { orderId } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import { ordersOf, PHONE, SKU } from '../support/acts.ts';

const TOKEN = 'sandbox-token-keys';
const BUY = { token: TOKEN, productId: PHONE, skuCode: SKU };
const complaint = (name: string) => ({ nameData: name, mobileData: '3001234567', problemData: 'A caller' });

describe('copies of a request under one idempotency key', () => {
  it('always leave as many orders as were wanted, over a network that loses answers and repeats requests, early and late', async () => {
    const plan = fc.array(
      fc.record({ copies: fc.integer({ min: 1, max: 3 }), isLost: fc.boolean(), isLate: fc.boolean() }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), plan, async (wanted, ways) => {
        const lender = createLender(createMemoryLedger(), { now: () => 0 });
        const network = lossyNetwork(lender, ways);
        const gateway = compose(createWireGateway(network), { keys: keepKeys(createCountedKeys()) });
        for (let at = 0; at < wanted; at += 1) {
          const started = await untilKnown(() => gateway.startPurchase({ productId: PHONE, skuCode: SKU }));
          const order = started.kind === 'done' ? started.data.productOrderId : null;
          expect(order).not.toBeNull();
          expect((await untilKnown(() => gateway.cancelWaitingOrder(order ?? orderId('')))).kind).toBe('done');
        }
        const orders = await ordersOf(lender, TOKEN);
        expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: wanted }, () => 'cancelled'));
      }),
    );
  });
});

describe('a key', () => {
  it('belongs to the words of its request, whatever else the app sends along', async () => {
    const lender = createLender(createMemoryLedger(), { now: () => 0 });
    const first = await lender.answer('now/buy', { ...BUY, app_time: '1' }, 'a-key');
    expect(await lender.answer('now/buy', { ...BUY, app_time: '2' }, 'a-key')).toEqual(first);
    const other = { ...BUY, skuCode: 'samsung-galaxy-a16--black--256gb-8gb' };
    expect(await lender.answer('now/buy', other, 'a-key')).toEqual({ code: 400901, data: null });
  });

  it('has no blank, no other letters and at most 200 characters, or nothing is done', async () => {
    const lender = createLender(createMemoryLedger(), { now: () => 0 });
    for (const key of ['', 'with blank', 'x'.repeat(201), 'ع', 'a\tb']) {
      expect([key, await lender.answer('now/buy', BUY, key)]).toEqual([key, { code: 400110, data: null }]);
      expect([key, await lender.fileComplaint(complaint('N'), key)]).toEqual([key, { code: 400110, data: null }]);
    }
    expect(await countsOf(lender)).toEqual({ orders: 0, complaints: 0 });
  });

  it('is forgotten after 24 hours to the millisecond, by the sandbox’s clock', async () => {
    const clock = createManualClock();
    const lender = createLender(createMemoryLedger(), clock);
    const file = () => lender.fileComplaint(complaint('N'), 'a-key');
    await file();
    clock.pass(ANSWER_KEPT_MS - 1);
    await file();
    expect(await countsOf(lender)).toEqual({ orders: 0, complaints: 1 });
    clock.pass(1);
    await file();
    expect(await countsOf(lender)).toEqual({ orders: 0, complaints: 2 });
    expect(ANSWER_KEPT_MS).toBe(86_400_000);
  });

  it('is still known to a sandbox that was started anew on its store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asaan-keys-'));
    const answers: unknown[] = [];
    for (const name of ['N', 'N', 'Another']) {
      const lender = createLender(await openSqliteLedger(folder), { now: () => 0 });
      answers.push(await lender.fileComplaint(complaint(name), 'a-key'), await countsOf(lender));
      await lender.close();
    }
    rmSync(folder, { recursive: true });
    const [filed, counts] = [
      { code: 0, data: { status: 1 } },
      { orders: 0, complaints: 1 },
    ];
    expect(answers).toEqual([filed, counts, filed, counts, { code: 400901, data: null }, counts]);
  });

  it('keeps nothing of what was typed beside its answer', async () => {
    const ledger = createMemoryLedger();
    const lender = createLender(ledger, { now: () => 0 });
    await lender.fileComplaint(complaint('Ayesha'), 'a-key');
    const kept = await ledger.transact([], (tx) => tx.get('answer', 'complaint/a-key'));
    expect(kept).toEqual({ digest: expect.stringMatching(/^[\da-f]{64}$/), data: { status: 1 }, at: 0 });
  });
});

// Helpers

async function countsOf(lender: Lender): Promise<unknown> {
  const result = await lender.act({ action: 'count' });
  return result.ok ? result.stored : null;
}

/** One request's way: how often it arrives, whether its answer is lost, and whether another copy comes only later. */
interface Way {
  readonly copies: number;
  readonly isLost: boolean;
  readonly isLate: boolean;
}

/** A network between a shopper and the lender; once its plan is through, it works as it should. */
function lossyNetwork(lender: Lender, plan: readonly Way[]): Transport {
  const wire = createLenderTransport(lender, async () => ({ token: TOKEN, parameters: {} }));
  const late: (() => Promise<unknown>)[] = [];
  let at = 0;
  return {
    ...wire,
    async send(...request) {
      const way = plan[at] ?? { copies: 1, isLost: false, isLate: false };
      at += 1;
      if (!way.isLate) for (const arrive of late.splice(0)) await arrive();
      const replies = await Promise.all(Array.from({ length: way.copies }, () => wire.send(...request)));
      late.push(() => wire.send(...request));
      const [reply] = replies.slice(-1);
      if (way.isLost || reply === undefined) return { kind: 'none', reason: 'timeout', wasSent: true };
      return reply;
    },
  };
}

/** "Try again" until an answer comes. */
async function untilKnown<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  for (;;) {
    const outcome = await send();
    if (outcome.kind !== 'unknown') return outcome;
  }
}
