import { expect, it } from 'vitest';
import { discountOf, planMarkup, receiptTypesOf } from '#core/purchase/purchase-facts.ts';

it('offers the ways of delivery that the server allows', () => {
  expect(receiptTypesOf({ allows: { express: true, pickUp: true } })).toEqual(['express', 'pickUp']);
  expect(receiptTypesOf({ allows: { express: false, pickUp: true } })).toEqual(['pickUp']);
});

it('has a discount above 0, and 0 with the original struck where markup is free', () => {
  expect([discountOf({ discount: 0 }), discountOf({ discount: 1 })]).toEqual([null, 1]);
  expect(planMarkup({ isMarkupFree: true, markup: 700, lineMarkup: 500 })).toEqual({ amount: 0, struck: 500 });
  expect(planMarkup({ isMarkupFree: false, markup: 700, lineMarkup: 500 })).toEqual({ amount: 700, struck: null });
});
