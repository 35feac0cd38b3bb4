import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { orderId, productId, skuCode } from '#core/lib/ids.ts';
import { chosenNow } from '#core/purchase/chosen-purchase.ts';
import { forgetShopper } from '#core/session/forget-shopper.ts';
import { keepChoice, keptChoice } from '#core/session/kept-choices.ts';
import { keepSku, keptSku } from '#core/session/kept-sku.ts';
import { plan, purchaseInfo } from '../../../arbitraries/purchase.ts';
import { oneOf } from '../../../support/questions.ts';

const choice = fc
  .tuple(purchaseInfo(), fc.option(plan()), fc.constantFrom('express' as const, 'pickUp' as const), fc.boolean())
  .map(([offer, wanted, receiptType, isCreditRefused]) => ({
    ...chosenNow(offer, receiptType, wanted),
    isCreditRefused,
  }));

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
    const fields = [
      'receiptType',
      'plan',
      'today',
      'total',
      'isCreditRefused',
      'plan.periods',
      'plan.total',
      'plan.lineMarkup',
      'plan.isMarkupFree',
      'plan.originalProductId',
    ];
    const wrong = fc.constantFrom<unknown>(-1, 0.5, '7', [], {}, 'cash', 1e300, undefined);
    fc.assert(
      fc.property(choice, plan(), fc.constantFrom(...fields), wrong, (chosen, wanted, field, value) => {
        const [first = '', second] = field.split('.');
        const whole = { ...chosen, plan: wanted };
        const broken =
          second === undefined ? { ...whole, [first]: value } : { ...whole, plan: { ...wanted, [second]: value } };
        const isText = second === 'originalProductId' && typeof value === 'string';
        const session = createMemorySession({
          'choice:order': JSON.stringify([{ order: 'A-1', chosen: broken }]),
        });
        expect(keptChoice(session, orderId('A-1')) === null).toBe(!isText);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(keptChoice(createMemorySession({ 'choice:order': text }), orderId('A-1'))).toBeNull();
      }),
    );
    expect(keptChoice(createMemorySession({ 'choice:order': `[${' '.repeat(20_000)}]` }), orderId('A-1'))).toBeNull();
  });

  it('Q71 of a phone is the last variant, of that phone alone, and all are gone with their shopper', () => {
    const session = createMemorySession();
    const [phone, order] = [productId('a16'), orderId('A-1')];
    expect(keptSku(session, phone)).toBeNull();
    keepSku(session, phone, skuCode('black-64'), 2);
    keepSku(session, phone, skuCode('blue 64'), null);
    const others = ['a1', 'a16 blue'].map((id) => keptSku(session, productId(id)));
    expect([keptSku(session, phone), ...others]).toEqual(['blue 64', null, null]);
    keepChoice(session, order, oneOf(choice));
    forgetShopper(session);
    expect([keptChoice(session, order), keptSku(session, phone)]).toEqual([null, null]);
  });
});
