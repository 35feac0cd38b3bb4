import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_MAX_LENGTH, addressCounter } from '#core/address/address.ts';
import { isTooLong, PROBLEM_MAX_LENGTH } from '#core/complaint/complaint.ts';
import { exampleLoan } from '#core/loan/example-loan.ts';
import { sliderPosition } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { publishedNumbers, publishedRanges } from '#core/number-check/published-numbers.ts';
import { deliveryOf, knownTimes, orderMarkup, paymentMethodOf } from '#core/order/order-facts.ts';
import { priceTag, versionOf } from '#core/product/product.ts';
import { discountOf, planMarkup, receiptTypesOf } from '#core/purchase/purchase-facts.ts';
import { forwardStateFor } from '#core/screens/forward.ts';
import { isRequested } from '#core/screens/refund.ts';
import { COMPANY, internationalNumber } from '#core/text/company.ts';

describe('R65 what an order shows', () => {
  const bought = { status: 'received', receiptType: 'express', paymentType: 'full', installments: [] } as const;

  it('names the payment method, and a month for each instalment; none while it is not chosen', () => {
    expect(paymentMethodOf(bought)).toEqual({ kind: 'full' });
    const installments = [1, 2, 3].map((amount) => ({ amount, dueTime: null }));
    expect(paymentMethodOf({ ...bought, paymentType: 'bnpl', installments })).toEqual({ kind: 'bnpl', months: 3 });
    expect(paymentMethodOf({ ...bought, status: 'waitingForPayment' })).toEqual({ kind: 'full' });
    expect(paymentMethodOf({ ...bought, status: 'waitingForPayment', receiptType: null })).toBeNull();
  });

  it('Q43 shows the times that it has, in the order of its life', () => {
    const none = { placedAt: null, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };
    expect(knownTimes(none)).toEqual([]);
    expect(knownTimes({ ...none, cancelledAt: 5, paidAt: 0, placedAt: 1 })).toEqual([
      { name: 'placedAt', at: 1 },
      { name: 'paidAt', at: 0 },
      { name: 'cancelledAt', at: 5 },
    ]);
  });

  it('strikes a markup that was let off, and has none in full payment', () => {
    const markupOf = (markup: number, lineMarkup: number | null) =>
      orderMarkup({ paymentType: 'bnpl', prices: { markup, lineMarkup } });
    expect(markupOf(0, 500)).toEqual({ amount: 0, struck: 500 });
    expect(markupOf(0, 0)).toEqual({ amount: 0, struck: null });
    expect(markupOf(0, null)).toEqual({ amount: 0, struck: null });
    expect(markupOf(300, 500)).toEqual({ amount: 300, struck: null });
    expect(orderMarkup({ paymentType: 'full', prices: { markup: 300, lineMarkup: 500 } })).toBeNull();
  });

  it('shows an address only where the phone is delivered', () => {
    const address = { name: 'A', phoneNumber: '', email: '', province: '', city: '', street: '' };
    expect(deliveryOf({ receiptType: null, address: null })).toBeNull();
    expect(deliveryOf({ receiptType: 'pickUp', address })).toEqual({ receiptType: 'pickUp', address: null });
    expect(deliveryOf({ receiptType: 'express', address })).toEqual({ receiptType: 'express', address });
    expect(deliveryOf({ receiptType: null, address })).toEqual({ receiptType: null, address });
  });
});

describe('what a cart and a product show', () => {
  it('R46 the ways of delivery that the server allows', () => {
    expect(receiptTypesOf({ allows: { express: true, pickUp: true } })).toEqual(['express', 'pickUp']);
    expect(receiptTypesOf({ allows: { express: false, pickUp: true } })).toEqual(['pickUp']);
  });

  it('R48, R52 a discount above 0, and 0 with the original struck where markup is free', () => {
    expect([discountOf({ discount: 0 }), discountOf({ discount: 1 })]).toEqual([null, 1]);
    expect(planMarkup({ isMarkupFree: true, markup: 700, lineMarkup: 500 })).toEqual({ amount: 0, struck: 500 });
    expect(planMarkup({ isMarkupFree: false, markup: 700, lineMarkup: 500 })).toEqual({ amount: 700, struck: null });
  });

  it('Q58 an old price and how much it fell only where it was higher, for the chosen variant', () => {
    const product = { price: 100, linePrice: 150, discountRate: '33' };
    expect(priceTag(product, null)).toEqual({ price: 100, before: 150, discountRate: '33' });
    expect(priceTag(product, { price: 150 })).toEqual({ price: 150, before: null, discountRate: null });
    expect(priceTag({ ...product, linePrice: null }, { price: null }).before).toBeNull();
  });

  it('R40 the variant’s storage before the product’s version', () => {
    expect(versionOf({ version: '4G' }, { storage: '128GB' })).toBe('128GB');
    expect(versionOf({ version: '4G' }, { storage: '' })).toBe('4G');
    expect(versionOf({ version: '' }, null)).toBeNull();
  });
});

describe('what forms and cards show', () => {
  it('Q64 a counter within 20 characters of a field’s end, and none where it has none', () => {
    const most = ADDRESS_MAX_LENGTH.name ?? 0;
    expect(addressCounter('name', 'x'.repeat(most - 21))).toBeNull();
    expect(addressCounter('name', 'x'.repeat(most - 20))).toEqual({ used: most - 20, most });
    expect(addressCounter('province', 'x'.repeat(500))).toBeNull();
  });

  it('Q26 that a description is too long from the first character on', () => {
    expect([isTooLong('x'.repeat(PROBLEM_MAX_LENGTH)), isTooLong('x'.repeat(PROBLEM_MAX_LENGTH + 1))]).toEqual([
      false,
      true,
    ]);
  });

  it('Q45 a refund as requested once it was taken', () => {
    expect((['open', 'sending', 'tips', 'requested'] as const).map(isRequested)).toEqual([false, false, true, true]);
  });

  it('what became of a message only for that message', () => {
    const copied = { kind: 'copied', text: 'a' } as const;
    expect(forwardStateFor('a', copied)).toBe(copied);
    expect(forwardStateFor('b', copied)).toEqual({ kind: 'ready' });
    expect(forwardStateFor('b', { kind: 'byHand', text: 'a' })).toEqual({ kind: 'ready' });
    expect(forwardStateFor('b', { kind: 'ready' })).toEqual({ kind: 'ready' });
  });
});

describe('what the public pages show', () => {
  it('R7 every published number is official, and none twice', () => {
    const named = [...publishedRanges().flatMap(({ from, to }) => [from, to]), ...publishedNumbers()];
    expect(new Set(named).size).toBe(named.length);
    for (const number of named) expect(checkNumber(number).status).toBe('official');
    expect(publishedNumbers()).not.toContain('0518841270');
    expect(publishedNumbers()).toContain(COMPANY.hotline.value);
  });

  it('a number as it is dialled from abroad', () => {
    expect(internationalNumber('03001234567')).toBe('+923001234567');
    fc.assert(
      fc.property(
        fc.stringMatching(/^0\d{9,10}$/),
        (number) => internationalNumber(number).length === number.length + 2,
      ),
    );
  });

  it('R30 a slider at its least while its field holds no number', () => {
    expect(['', '0', '2500'].map((text) => sliderPosition(text, 1000))).toEqual([1000, 1000, 2500]);
  });

  it('R1 the example of the landing page: 10,000 rupees for 30 days at the highest rate', () => {
    expect(exampleLoan()).toEqual({ days: 30, amount: 1_000_000, markup: 225_000, total: 1_225_000 });
  });
});
