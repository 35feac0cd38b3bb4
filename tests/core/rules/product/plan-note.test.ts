import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_PRODUCT } from '#adapters/gateway/wire/read-product.ts';
import { overTotal, planNote, priceTag } from '#core/product/product.ts';
import { planExample, product } from '../../../arbitraries/product.ts';
import { paisa } from '../../../arbitraries/shop.ts';

describe('R39 what is said of instalments beside a price', () => {
  it('is an example whose payments make its total, else the note; of another price than the product’s neither is said', () => {
    fc.assert(
      fc.property(product(), fc.option(planExample()), fc.option(paisa()), (phone, example, own) => {
        const said = planNote({ ...phone, example }, { price: own });
        if (own !== null && own !== phone.price) {
          expect(said).toEqual({ example: null, note: null });
          return;
        }
        const paid =
          example === null ? 0n : BigInt(example.downPayment) + BigInt(example.periods) * BigInt(example.perPeriod);
        const over = paid - BigInt(example?.total ?? 0);
        if (example !== null) expect(BigInt(overTotal(example))).toBe(over);
        const addsUp =
          example !== null &&
          example.periods > 0 &&
          example.perPeriod > 0 &&
          over >= 0n &&
          over < 100n * BigInt(example.periods);
        expect(said).toEqual(addsUp ? { example, note: null } : { example: null, note: phone.installmentPlan });
      }),
    );
  });

  it('is read where a gateway sends it whole; half or odd ones are none, and no reason to refuse the phone', () => {
    const phone = { productId: '1', productName: 'A', price: 1, skuInfo: [] };
    const whole = { downPayment: 11_100, periods: 3, perPeriod: '18130', total: 65_489 };
    expect(READ_PRODUCT.answer({ ...phone, example: whole })?.example).toEqual({
      downPayment: 1_110_000,
      periods: 3,
      perPeriod: 1_813_000,
      total: 6_548_900,
    });
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ downPayment: fc.jsonValue(), periods: fc.jsonValue(), perPeriod: fc.jsonValue() }),
      fc.constantFrom(...Object.keys(whole)).map((name) => ({ ...whole, [name]: null })),
      fc.constantFrom(...Object.keys(whole)).map((name) => ({ ...whole, [name]: -1 })),
    );
    fc.assert(
      fc.property(odd, (example) => {
        expect(READ_PRODUCT.answer({ ...phone, example })).toMatchObject({ name: 'A', example: null });
      }),
    );
  });
});

describe('Q58 the discount badge', () => {
  it('stands beside a variant of another price only where the fall is that many percent', () => {
    const prices = fc.record({ price: paisa(), before: paisa(), rate: fc.nat(99) });
    fc.assert(
      fc.property(prices, ({ price, before, rate }) => {
        const shown = priceTag({ price: price + 1, linePrice: before, discountRate: String(rate) }, { price });
        const gap = (BigInt(before) - BigInt(price)) * 100n - BigInt(rate) * BigInt(before);
        const fits = rate > 0 && before > price && (gap < 0n ? -gap : gap) < BigInt(before);
        expect(shown.discountRate).toBe(fits ? String(rate) : null);
      }),
    );
    const own = { price: 5_599_900, linePrice: 5_999_900, discountRate: '7' };
    expect(priceTag(own, { price: 5_599_900 }).discountRate).toBe('7');
    expect(priceTag(own, { price: 4_000_000 }).discountRate).toBeNull();
    // As the gateway sent it, for the product's own price.
    expect(priceTag({ ...own, discountRate: '50' }, null).discountRate).toBe('50');
  });
});
