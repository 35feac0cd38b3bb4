import type { RequestPath } from '#adapters/gateway/document/calls.ts';
import { ORDER_STATUS_CODES, orderStatusOf } from '#adapters/gateway/wire/codes.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/order/order.ts';
import { PATHS } from '../package/openapi.ts';
import { PHONE, SKU } from './acts.ts';
import { goodRequest } from './good-requests.ts';

/** The shopper of these orders. */
export const TOKEN = 'sandbox-token-states';

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
export async function orderIn(state: OrderStatus) {
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

/**
 * What the sandbox answers each call by the states of its order, in their order: the code, and behind an arrow the state that
 * the order is in then, where that is another one. `now/buy` goes by the shopper’s other order; `product/detail` by none.
 */
export async function stateAnswers(): Promise<
  readonly (readonly [path: RequestPath, ...answers: readonly string[]])[]
> {
  const answerIn = async (path: RequestPath, state: OrderStatus): Promise<string> => {
    const { ask, good, status } = await orderIn(state);
    const { code } = await ask(path, good(path));
    const next = await status();
    return next === null || next === state ? String(code) : `${code} → ${ORDER_STATUS_CODES[next]}`;
  };
  const paths = PATHS.filter((path) => path !== 'product/detail');
  return Promise.all(
    paths.map(
      async (path) => [path, ...(await Promise.all(ORDER_STATUSES.map((state) => answerIn(path, state))))] as const,
    ),
  );
}
