import { expect, it } from 'vitest';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { lookAtOrder } from '#adapters/sandbox/actions/order-outlook.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { dataOf as must } from '#adapters/sandbox/scenarios/state-steps.ts';
import { ADDRESS, openShop } from '../support/open-shop.ts';

const STEPS = ['pay', 'review', 'approve', 'confirm', 'ship', 'cancel', 'deliver', 'return'] as const;
const OTHERS = ['repay', 'settle', 'refuse'] as const;
const actionsOn = (order: string): readonly Action[] => [
  ...[...STEPS, ...OTHERS].map((action) => ({ action, order })),
  { action: 'reprice', order, price: 40_000 },
  { action: 'age', order, days: 35 },
];

/** Ways to every status of an order, with a purchase that was continued or not. */
const WAYS: readonly (readonly ((typeof STEPS)[number] | 'refund')[])[] = [
  [],
  ['pay'],
  ['pay', 'confirm'],
  ['pay', 'confirm', 'ship'],
  ['pay', 'confirm', 'ship', 'deliver'],
  ['pay', 'confirm', 'ship', 'return'],
  ['cancel'],
  ['review'],
  ['pay', 'refund'],
];

it.each([true, false])(
  'Q72 what a seller is told beforehand is what the lender does, order continued: %s',
  async (isContinued) => {
    const tried: string[] = [];
    for (const way of isContinued ? WAYS : [[], ['cancel'] as const]) {
      for (const at of actionsOn('').keys()) {
        const shop = openShop();
        const order = await shop.bought();
        if (isContinued) {
          must(await shop.gateway.saveAddress(order, ADDRESS));
          const choice = { receiptType: 'express', paymentType: 'full', originalProductId: null } as const;
          must(await shop.gateway.continuePurchase({ productOrderId: order, ...choice }));
        }
        for (const step of way) {
          if (step === 'refund') must(await shop.gateway.submitRefund(order));
          else expect(await shop.lender.act({ action: step, order })).toMatchObject({ ok: true });
        }
        const action = actionsOn(order)[at] ?? { action: 'count' };
        const outlook = await lookAtOrder(lenderActions(shop.lender), order);
        const told = outlook?.whyNot(action) ?? null;
        const done = await shop.lender.act(action);
        expect([way, action.action, told]).toEqual([way, action.action, done.ok ? null : done.reason]);
        tried.push(told ?? 'possible');
      }
    }
    expect(new Set(tried).size).toBeGreaterThan(2);
  },
);

it('nothing is told of an order that cannot be looked at, and what is no action on it is always possible', async () => {
  const shop = openShop();
  const perform = lenderActions(shop.lender);
  expect(await lookAtOrder(perform, '202611210000000099999')).toBeNull();
  expect(await lookAtOrder(async () => null, '1')).toBeNull();
  expect(await lookAtOrder(async () => ({ ok: true, stored: { status: 'shipped' } }), '1')).toBeNull();
  const outlook = await lookAtOrder(perform, await shop.bought());
  expect(outlook?.status).toBe('waitingForPayment');
  expect(outlook?.whyNot({ action: 'advance', days: 35 })).toBeNull();
});
