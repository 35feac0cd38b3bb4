import { describe, expect, it } from 'vitest';
import { NEEDED_ACTIONS } from '#adapters/conformance/run-laws.ts';
import { DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { PATHS } from '../package/openapi.ts';
import { PLAN } from '../support/good-requests.ts';
import { orderIn, stateAnswers, TOKEN } from '../support/order-states.ts';

const NO = '400900';

describe('the states of the wire document', () => {
  it('Q72 each call is answered by the state of its order, and leaves it where it should', async () => {
    expect(new Map((await stateAnswers()).map(([path, ...answers]) => [path, answers]))).toEqual(
      new Map([
        ['now/buy', ['0', '0', '0', '0', '0', '0', '0', '400207']],
        ['user/cancel/awaiting/pay', ['0 → 7', NO, NO, NO, NO, NO, '0', NO]],
        ['get/purchase/info', ['0', NO, NO, NO, NO, NO, NO, NO]],
        ['pay/type/bnpl', ['0', '0', '0', '0', '0', '0', '0', '0']],
        ['get/addr', ['0', '0', '0', '0', '0', '0', '0', '0']],
        ['complete/addr', ['0', '0', '0', NO, NO, NO, NO, NO]],
        ['purchase/action', ['0', '0', '0', '0', '0', '0', '0', '0']],
        ['get/calc/info', ['0', '0', '0', '0', '0', '0', '0', '0']],
        ['get/order/details', ['0', '0', '0', '0', '0', '0', '0', '0']],
        ['user/confirm/receipt', [NO, NO, NO, '0 → 5', '0', NO, NO, NO]],
        ['get/refund/cooling/info', [NO, '0', '0', NO, NO, NO, NO, NO]],
        ['refund/cooling', [NO, '0 → 6', '0 → 6', NO, NO, '0', NO, NO]],
      ]),
    );
  });

  it.each(ORDER_STATUSES)('Q72 %s: what Continue in other words, and the next purchase, come to', async (state) => {
    const { ask, good } = await orderIn(state);
    const other = await ask('purchase/action', { ...good('purchase/action'), paymentType: 2, originalProductId: PLAN });
    expect(other.code).toBe(state === 'waitingForPayment' || state === 'cancelled' ? 0 : 400900);
    const { code, data } = await ask('now/buy', good('now/buy'));
    if (code === 0)
      expect((data as { readonly productOrderId: unknown }).productOrderId === null).toBe(
        state === 'waitingForPayment',
      );
  });
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
