import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { orderId, productId, skuCode } from '#core/lib/ids.ts';
import { chosenNow } from '#core/purchase/chosen-purchase.ts';
import {
  advertisedPeriods,
  handOn,
  keepChoice,
  keepSku,
  keptChoice,
  keptSku,
  namedChoice,
} from '#core/session/kept-choices.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
import { order as anyOrder } from '../../../arbitraries/order.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { oneOf } from '../../../support/questions.ts';

const choice = fc
  .tuple(purchaseInfo(), fc.option(plan()), fc.constantFrom('express' as const, 'pickUp' as const, null), fc.boolean())
  .chain(([offer, wanted, receiptType, isCreditRefused]) => {
    const chosen = { ...chosenNow(offer, receiptType, wanted), isCreditRefused };
    return fc.constantFrom(chosen, { ...chosen, plan: 'asked' as const });
  });

describe('Q69 choices in the session', () => {
  it('are always those that were kept last of each order, of the five latest', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 8 }), choice);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const session = createMemorySession();
        const latest = new Map<number, (typeof steps)[number][1]>();
        for (const [order, chosen] of steps) {
          keepChoice(session, orderId(`A-${order}`), chosen);
          latest.delete(order);
          latest.set(order, chosen);
        }
        const kept = new Map([...latest].slice(-5));
        for (let order = 1; order <= 8; order += 1) {
          expect(keptChoice(session, orderId(`A-${order}`))).toEqual(kept.get(order) ?? null);
        }
      }),
    );
  });

  it('row 31 never comes from what another wrote: any JSON, and ours with a field that is none of ours', () => {
    const wrong = fc.constantFrom<unknown>(0, -1, 0.5, '7', [], {}, 'cash', 1e300, undefined);
    fc.assert(
      fc.property(choice, plan(), fc.nat(), fc.boolean(), wrong, (chosen, wanted, at, isOfPlan, value) => {
        const whole = { ...chosen, plan: wanted };
        const fields = Object.keys(isOfPlan ? wanted : chosen);
        const field = fields[at % fields.length] ?? '';
        const broken = isOfPlan ? { ...whole, plan: { ...wanted, [field]: value } } : { ...whole, [field]: value };
        const isText = field === 'originalProductId' && typeof value === 'string';
        const isFree = value === 0 && !/^(?:receiptType|plan|is.*|periods|originalProductId)$/.test(field);
        const session = createMemorySession({
          'choice:order': JSON.stringify([
            { order: 'A-1', chosen: broken },
            { order: 1, chosen: whole },
          ]),
        });
        expect(keptChoice(session, orderId('A-1')) === null).toBe(!isText && !isFree);
        // Nor does it lie there any longer than till the next choice.
        keepChoice(session, orderId('A-1'), whole);
        expect(session.read('choice:order')).toBe(JSON.stringify([{ order: 'A-1', chosen: whole }]));
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(keptChoice(createMemorySession({ 'choice:order': text }), orderId('A-1'))).toBeNull();
      }),
    );
    const ours = JSON.stringify([{ order: 'A-1', chosen: oneOf(choice) }]);
    const ofLength = [10_000, 10_001].map((length) => createMemorySession({ 'choice:order': ours.padEnd(length) }));
    expect(ofLength.map((session) => keptChoice(session, orderId('A-1')) === null)).toEqual([false, true]);
  });

  it('are what an order names that was handed on, and no longer what was kept of it before; of any other order nothing', () => {
    // Often none at all.
    const fewPayments = anyOrder().map((one) => ({ ...one, installments: one.installments.slice(4) }));
    fc.assert(
      fc.property(fewPayments, choice, (order, before) => {
        const [session, id] = [createMemorySession(), orderId('A-1')];
        keepChoice(session, id, before);
        handOn(session, id, order);
        const { isContinued, receiptType, prices, installments } = order;
        const ofPlan = installments.length > 0 ? installments.length : null;
        const periods = order.paymentType === 'full' ? 0 : ofPlan;
        const said = { receiptType, periods, total: prices.totalAmount };
        expect(namedChoice(session, id)).toEqual(isContinued ? said : null);
        expect(keptChoice(session, id)).toEqual(isContinued ? null : before);
        expect(namedChoice(session, orderId('A-2'))).toBeNull();
      }),
    );
    const written = createMemorySession({ 'choice:named': 'A-1 express 12 36500' });
    expect(namedChoice(written, orderId('A-1'))).toEqual({ receiptType: 'express', periods: 12, total: 36_500 });
    for (const text of ['x A-1 express 3 100', 'A-1 express 3 100 x', 'A-1 cash 3 100', 'A-1'])
      expect([text, namedChoice(createMemorySession({ 'choice:named': text }), orderId('A-1'))]).toEqual([text, null]);
  });

  it('Q71 of a phone is the last variant, of that phone alone, and all are gone with their shopper', () => {
    const session = createMemorySession();
    const [phone, order] = [productId('a16'), orderId('A-1')];
    expect([keptSku(session, phone), advertisedPeriods(session, phone)]).toEqual([null, null]);
    keepSku(session, phone, skuCode('black-64'), 2);
    keepSku(session, phone, skuCode('blue 64'), null);
    const others = ['a1', 'a16 blue'].map((id) => keptSku(session, productId(id)));
    expect([keptSku(session, phone), ...others]).toEqual(['blue 64', null, null]);
    keepChoice(session, order, oneOf(choice));
    forgetShopper(session);
    expect([keptChoice(session, order), keptSku(session, phone)]).toEqual([null, null]);
  });
});
