import { describe, expect, it } from 'vitest';
import { NEEDED_ACTIONS } from '#adapters/conformance/run-laws.ts';
import { DOCUMENTED_CALLS, type RequestPath } from '#adapters/gateway/document/calls.ts';
import { STATE_ANSWERS, stateAnswer } from '#adapters/gateway/document/states.ts';
import { orderStatusOf } from '#adapters/gateway/wire/codes.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/order/order.ts';
import { PATHS } from '../package/openapi.ts';
import { PHONE, SKU } from '../support/acts.ts';
import { goodRequest, PLAN } from '../support/good-requests.ts';

const TOKEN = 'sandbox-token-states';

/** How an order that waits for payment comes to each state: calls by their paths, actions by their names. */
const WAYS: Readonly<Record<OrderStatus, readonly string[]>> = {
  waitingForPayment: [],
  waitingForSeller: ['pay'],
  readyForShipment: ['pay', 'confirm'],
  shipped: ['pay', 'confirm', 'ship'],
  received: ['pay', 'confirm', 'ship', 'user/confirm/receipt'],
  returns: ['pay', 'refund/cooling'],
  cancelled: ['user/cancel/awaiting/pay'],
  underReview: ['review'],
};

/** A lender with one order, continued in full, in a state; and a good request of each call on it. */
async function orderIn(state: OrderStatus) {
  const lender = createLender(createMemoryLedger(), { now: () => 1_700_000_000_000 });
  const ask = async (path: string, fields: object, key?: string) =>
    lender.answer(path, { token: TOKEN, ...fields }, key);
  const { data } = await ask('now/buy', { productId: PHONE, skuCode: SKU });
  const { productOrderId } = data as { readonly productOrderId: string };
  const good = (path: RequestPath): object => goodRequest(path, productOrderId);
  const act = (action: string) => lender.act({ action, order: productOrderId } as Action);
  await ask('complete/addr', good('complete/addr'));
  await ask('purchase/action', good('purchase/action'));
  for (const step of WAYS[state]) {
    if (PATHS.some((path) => path === step)) await ask(step, { productOrderId });
    else await act(step);
  }
  const status = async (): Promise<OrderStatus | null> => {
    const details = await ask('get/order/details', { productOrderId });
    return orderStatusOf((details.data as { readonly orderProcessStatus: number }).orderProcessStatus);
  };
  return { lender, ask, good, act, status };
}

describe('the states of the wire document', () => {
  it.each(ORDER_STATUSES)(
    'Q72 %s: each call is answered as the table says, and the order is then where it says',
    async (state) => {
      for (const path of PATHS) {
        const said = stateAnswer(path, state);
        if (said === null) continue;
        const { ask, good, status } = await orderIn(state);
        expect([path, await status()]).toEqual([path, state]);
        const { code, data } = await ask(path, good(path));
        expect([path, code, await status()]).toEqual([path, said.code, said.next ?? state]);
        if (path === 'now/buy' && code === 0)
          expect((data as { readonly productOrderId: unknown }).productOrderId === null).toBe(
            state === 'waitingForPayment',
          );
        if (path === 'purchase/action') {
          const other = await ask(path, { ...good(path), paymentType: 2, originalProductId: PLAN });
          expect([state, other.code]).toEqual([state, (said.says ?? '').includes('else 400900') ? 400900 : 0]);
        }
      }
      expect(Object.keys(STATE_ANSWERS)).toHaveLength(PATHS.length - 1);
    },
  );
});

it('the wire document names the calls that take a key, and no question', async () => {
  const { ask, good, lender } = await orderIn('waitingForPayment');
  for (const path of PATHS) {
    await lender.act({ action: 'login', shopper: TOKEN });
    const { code } = await ask(path, good(path), 'no key');
    expect([path, code === 400110]).toEqual([path, DOCUMENTED_CALLS[path].isCommand]);
  }
});

describe('the back office of the wire document', () => {
  it('leads an order from the states that it names to the one that it names, and from no other', async () => {
    for (const [name, { from, to }] of NEEDED_ACTIONS) {
      if (from === undefined) continue;
      for (const state of ORDER_STATUSES) {
        const { act, status } = await orderIn(state);
        expect([name, state, (await act(name)).ok]).toEqual([name, state, from.includes(state)]);
        expect([name, state, await status()]).toEqual([name, state, from.includes(state) ? to : state]);
      }
    }
  });
});
