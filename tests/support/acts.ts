import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import type { Fault } from '#adapters/sandbox/faults/faults.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import type { Lender } from '#adapters/sandbox/lender.ts';
import { lead, type Way } from '#adapters/sandbox/scenarios/shop-state.ts';
import { isQuestion } from '#core/gateway/calls.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { ADDRESS } from './open-shop.ts';

/** A fault that is not yet aimed at a path. */
export type Trouble = Fault extends infer Each ? (Each extends Fault ? Omit<Each, 'path'> : never) : never;
/** How often it happens. */
export const ALWAYS = { nth: 1, times: 0 } as const;
export const ONCE = { nth: 1, times: 1 } as const;

/** The phone that is bought, and its variant. */
export const PHONE = productId('samsung-galaxy-a16');
export const SKU = skuCode('samsung-galaxy-a16--black--128gb-6gb');
/** What the cart commits to. */
export const IN_FULL = { receiptType: 'express', paymentType: 'full', originalProductId: null } as const;

/** One call in a situation in which it is possible. */
export interface Staged {
  run(gateway: Gateway): Promise<Outcome<unknown>>;
  /** How often its effect is stored: 0 or 1 is as it should be. Null where it has none. */
  effects(): Promise<number | null>;
}

/** One of the 14 calls. */
export interface Act {
  readonly call: Call;
  /** As the switchboard names it. */
  readonly path: string;
  readonly isQuestion: boolean;
  /** Brings a new shopper to where the call is possible. */
  stage(lender: Lender, token: string): Promise<Staged>;
}

const act = (
  call: Call,
  path: string,
  way: keyof typeof WAYS,
  run: (gateway: Gateway, order: OrderId) => Promise<Outcome<unknown>>,
  effects: (order: OrderRecord) => number | null = () => null,
): Act => ({
  call,
  path,
  isQuestion: isQuestion(call),
  async stage(lender, token) {
    const order = await walk(lender, token, way);
    return { run: (gateway) => run(gateway, order), effects: async () => effects(await lookAt(lender, order)) };
  },
});

/** The 13 encrypted calls and the complaint. */
export const ACTS: readonly Act[] = [
  act('readProduct', 'product/detail', 'waiting', (gateway) => gateway.readProduct(PHONE)),
  {
    call: 'startPurchase',
    path: 'now/buy',
    isQuestion: false,
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
    ({ status }) => (status === 'cancelled' ? 1 : 0),
  ),
  act('readPurchase', 'get/purchase/info', 'waiting', (gateway, order) => gateway.readPurchase(order)),
  act('askBnpl', 'pay/type/bnpl', 'waiting', (gateway, order) => gateway.askBnpl(order)),
  act('readAddress', 'get/addr', 'addressed', (gateway, order) => gateway.readAddress(order)),
  act(
    'saveAddress',
    'complete/addr',
    'waiting',
    (gateway, order) => gateway.saveAddress(order, ADDRESS),
    ({ address }) => (address === null ? 0 : 1),
  ),
  act(
    'continuePurchase',
    'purchase/action',
    'addressed',
    (gateway, order) => gateway.continuePurchase({ productOrderId: order, ...IN_FULL }),
    ({ paymentType }) => (paymentType === 'full' ? 1 : 0),
  ),
  act('readCalculation', 'get/calc/info', 'waiting', (gateway, order) =>
    gateway.readCalculation({
      productOrderId: order,
      productAmount: 0,
      overdueDays: 3,
      loanDays: 30,
      originalProductId: null,
    }),
  ),
  act('readOrder', 'get/order/details', 'shipped', (gateway, order) => gateway.readOrder(order)),
  act(
    'confirmReceipt',
    'user/confirm/receipt',
    'shipped',
    (gateway, order) => gateway.confirmReceipt(order),
    ({ status }) => (status === 'received' ? 1 : 0),
  ),
  act('readRefund', 'get/refund/cooling/info', 'paid', (gateway, order) => gateway.readRefund(order)),
  act(
    'submitRefund',
    'refund/cooling',
    'paid',
    (gateway, order) => gateway.submitRefund(order),
    ({ status }) => (status === 'returns' ? 1 : 0),
  ),
  {
    call: 'fileComplaint',
    path: 'v3/complaint/add',
    isQuestion: false,
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

/** The calls that change something and whose effect can be looked at. */
export const WRITES = ACTS.filter((each) => !each.isQuestion);

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
export function walk(lender: Lender, shopper: string, to: keyof typeof WAYS): Promise<OrderId> {
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
