import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import type { Fault } from '#adapters/sandbox/faults/faults.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import type { Lender } from '#adapters/sandbox/lender.ts';
import { lead, type Way } from '#adapters/sandbox/scenarios/shop-state.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { ADDRESS } from './open-shop.ts';

/** A fault that is not yet aimed at a path. */
export type Trouble = Fault extends infer Each ? (Each extends Fault ? Omit<Each, 'path'> : never) : never;
/** A fault that always happens. */
export const ALWAYS = { times: 0 } as const;

/** The phone that is bought, and its variant. */
export const PHONE = productId('samsung-galaxy-a16');
export const SKU = skuCode('samsung-galaxy-a16--black--128gb-6gb');
/** What the cart commits to. */
export const IN_FULL = { receiptType: 'express', paymentType: 'full', originalProductId: null } as const;

/** One call in a situation in which it is possible. */
export interface Staged {
  run(gateway: Gateway): Promise<Outcome<unknown>>;
  /** How often its effect is stored: 0 or 1 is as it should be. */
  effects(): Promise<number>;
}

/** One of the calls that change something. */
export interface Act {
  readonly call: Call;
  /** As the switchboard names it. */
  readonly path: string;
  /** Brings a new shopper to where the call is possible. */
  stage(lender: Lender, token: string): Promise<Staged>;
}

const act = (
  call: Call,
  path: string,
  way: keyof typeof WAYS,
  run: (gateway: Gateway, order: OrderId) => Promise<Outcome<unknown>>,
  isDone: (order: OrderRecord) => boolean,
): Act => ({
  call,
  path,
  async stage(lender, token) {
    const order = await walk(lender, token, way);
    return { run: (gateway) => run(gateway, order), effects: async () => Number(isDone(await lookAt(lender, order))) };
  },
});

/** The calls that change something. */
export const WRITES: readonly Act[] = [
  {
    call: 'startPurchase',
    path: 'now/buy',
    stage: async (lender, token) => ({
      run: (gateway) => gateway.startPurchase({ productId: PHONE, skuCode: SKU }),
      effects: async () => (await ordersOf(lender, token)).length,
    }),
  },
  act(
    'cancelWaitingOrder',
    'user/cancel/awaiting/pay',
    'waiting',
    (gateway, order) => gateway.cancelWaitingOrder(order),
    ({ status }) => status === 'cancelled',
  ),
  act(
    'saveAddress',
    'complete/addr',
    'waiting',
    (gateway, order) => gateway.saveAddress(order, ADDRESS),
    ({ address }) => address !== null,
  ),
  act(
    'continuePurchase',
    'purchase/action',
    'addressed',
    (gateway, order) => gateway.continuePurchase({ productOrderId: order, ...IN_FULL }),
    ({ paymentType }) => paymentType === 'full',
  ),
  act(
    'confirmReceipt',
    'user/confirm/receipt',
    'shipped',
    (gateway, order) => gateway.confirmReceipt(order),
    ({ status }) => status === 'received',
  ),
  act(
    'submitRefund',
    'refund/cooling',
    'paid',
    (gateway, order) => gateway.submitRefund(order),
    ({ status }) => status === 'returns',
  ),
  {
    call: 'fileComplaint',
    path: 'v3/complaint/add',
    async stage(lender) {
      const before = await complaintsOf(lender);
      return {
        run: (gateway) =>
          gateway.fileComplaint({ language: 'en', name: 'Ayesha', mobile: '3001234567', problem: 'A caller' }),
        effects: async () => (await complaintsOf(lender)) - before,
      };
    },
  },
];

/** Everything that the lender has of a shopper. */
export async function ordersOf(lender: Lender, token: string): Promise<readonly OrderRecord[]> {
  const result = await lender.act({ action: 'orders', shopper: token });
  return result.ok ? (result.stored as readonly OrderRecord[]) : [];
}

const WAYS = {
  waiting: { address: null },
  addressed: {},
  paid: { paidBy: 'full', moves: ['pay'] },
  shipped: { paidBy: 'full', moves: ['pay', 'confirm', 'ship'] },
} as const satisfies Readonly<Record<string, Way>>;

/** Brings a new shopper's order so far, and says which it is. */
function walk(lender: Lender, shopper: string, to: keyof typeof WAYS): Promise<OrderId> {
  const gateway = createMemoryGateway(lender, async () => ({ token: shopper, parameters: {} }));
  return lead({ gateway, perform: lenderActions(lender), shopper }, WAYS[to]);
}

async function lookAt(lender: Lender, order: OrderId): Promise<OrderRecord> {
  const result = await lender.act({ action: 'look', order });
  if (!result.ok) throw new Error(result.reason);
  return result.stored as OrderRecord;
}

async function complaintsOf(lender: Lender): Promise<number> {
  const result = await lender.act({ action: 'count' });
  return result.ok ? (result.stored as { readonly complaints: number }).complaints : 0;
}
