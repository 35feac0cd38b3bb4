import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard, type Fault, type FaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { ALWAYS, IN_FULL, ordersOf, PHONE, SKU, type Trouble } from '../support/acts.ts';
import { hurriedGateway } from '../support/hurried.ts';
import { ADDRESS } from '../support/open-shop.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const JOURNEYS = 1000;
const AT_ONCE = 12;
/** Share of requests to which something happens. */
const SHARE = 0.2;
const SEED = 20_261_121;

const TROUBLES: readonly Trouble[] = [
  { ...ALWAYS, fault: 'refuse' },
  { ...ALWAYS, fault: 'drop' },
  { ...ALWAYS, fault: 'commitThenDrop' },
  { ...ALWAYS, fault: 'commitThenDrop' },
  { ...ALWAYS, fault: 'truncate', argument: 20 },
  { ...ALWAYS, fault: 'slice', argument: 9 },
  { ...ALWAYS, fault: 'status', argument: { status: 500, body: '' } },
  { ...ALWAYS, fault: 'status', argument: { status: 503, body: '{"code":0}' } },
  { ...ALWAYS, fault: 'body', argument: '<title>Wi-Fi</title>' },
  { ...ALWAYS, fault: 'wrongKey' },
  { ...ALWAYS, fault: 'altered', argument: 5 },
  { ...ALWAYS, fault: 'code', argument: 500 },
];

const board = randomFaults();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(false, board);
});
afterAll(() => server.stop());

describe('chaos', () => {
  it(`${JOURNEYS} journeys from buy to refund, with something wrong with every fifth request, all end as they should`, {
    timeout: 600_000,
  }, async () => {
    // One piece for each shopper who is in the shop: only what came back can be bought by the next.
    await server.lender.act({ action: 'stock', sku: SKU, left: AT_ONCE });
    const waiting = Array.from({ length: JOURNEYS }, (_, at) => `sandbox-token-c${at}`);
    const settled: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
          await journey(hurriedGateway(server.gateway, token));
          settled.push(token);
        }
      }),
    );
    expect(board.hits()).toBeGreaterThan(JOURNEYS);
    // The model: everybody bought one phone for one address, once, and gave it back.
    for (const token of settled) {
      const orders = await ordersOf(server.lender, token);
      expect(orders.map(({ status, paymentType, address }) => ({ status, paymentType, address }))).toEqual([
        { status: 'returns', paymentType: 'full', address: ADDRESS },
      ]);
    }
    expect(settled).toHaveLength(JOURNEYS);
    expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { orders: JOURNEYS } });
  });
});

// Helpers

/** A shopper who tries again until it is done, and who decides by what the server says (Q62). */
async function journey(gateway: Gateway): Promise<void> {
  const order = await untilDone(async () => {
    const started = await gateway.startPurchase({ productId: PHONE, skuCode: SKU });
    return started.kind === 'done' ? (started.data.productOrderId ?? waitingOf(started.data.waitingOrderId)) : null;
  });
  await untilDone(async () => {
    await gateway.saveAddress(order, ADDRESS);
    const saved = await gateway.readAddress(order);
    return saved.kind === 'done' && saved.data?.street === ADDRESS.street ? true : null;
  });
  await untilDone(async () => {
    const continued = await gateway.continuePurchase({ productOrderId: order, ...IN_FULL });
    return continued.kind === 'done' && continued.data.result === 'accepted' ? true : null;
  });
  await server.lender.act({ action: 'pay', order });
  await untilDone(async () => {
    await gateway.submitRefund(order);
    const read = await gateway.readOrder(order);
    return read.kind === 'done' && read.data.status === 'returns' ? true : null;
  });
}

const waitingOf = (id: string | null): OrderId | null => (id === null ? null : orderId(id));

async function untilDone<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let times = 0; times < 60; times += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new Error('tried sixty times, and still not done');
}

/** Something happens to a share of all requests, by a seed. */
function randomFaults(): FaultBoard & { readonly hits: () => number } {
  let hits = 0;
  const faults = createFaultBoard();
  const chances = fc.sample(fc.noBias(fc.tuple(fc.nat(999), fc.nat(999))), {
    seed: SEED,
    numRuns: 5000,
  });
  let at = 0;
  return {
    ...faults,
    hits: () => hits,
    take(path): Fault | null {
      at += 1;
      const [chance, which] = chances[at % chances.length] ?? [999, 0];
      const trouble = TROUBLES[which % TROUBLES.length];
      if (chance >= SHARE * 1000 || trouble === undefined) return null;
      hits += 1;
      return { ...trouble, path };
    },
  };
}
