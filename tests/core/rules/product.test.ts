import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import { buyButton } from '#core/product/buy-button.ts';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '#core/product/carousel.ts';
import { PRESALE_RETRY_MS, PRESALE_WAIT_MS, presaleCheckIn } from '#core/product/presale.ts';
import {
  ATTRIBUTE_ROWS,
  type Product,
  picturesOf,
  preselectedSku,
  priceOf,
  priceTag,
  struckPrice,
  versionOf,
} from '#core/product/product.ts';
import { afterStart } from '#core/screens/product-flow.ts';
import { english } from '#core/text/catalogue.ts';
import { product as anyProduct } from '../../arbitraries/product.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';

describe('R43, R44 what follows BUY NOW', () => {
  const started = fc.record({
    productOrderId: fc.option(fc.stringMatching(/^\d{1,20}$/).map(orderId)),
    isOtherOrderWaiting: fc.boolean(),
    waitingOrderId: fc.option(fc.stringMatching(/^\d{1,20}$/).map(orderId)),
    hasEnoughStock: fc.boolean(),
  });

  it('R44 always puts a waiting order before short stock, and short stock before the cart', () => {
    fc.assert(
      fc.property(outcomeOf(started), (outcome) => {
        const next = afterStart(outcome);
        if (outcome.kind !== 'done') {
          expect(next.kind).toBe(outcome.kind === 'unknown' ? 'unknown' : 'stay');
          return;
        }
        const { isOtherOrderWaiting, hasEnoughStock, productOrderId, waitingOrderId } = outcome.data;
        if (isOtherOrderWaiting) expect(next).toEqual({ kind: 'pendingOrder', waiting: waitingOrderId });
        else if (!hasEnoughStock) expect(next).toEqual({ kind: 'soldOut' });
        else if (productOrderId === null) expect(next).toEqual({ kind: 'unusable' });
        else expect(next).toEqual({ kind: 'cart', order: productOrderId });
      }),
    );
  });
});

describe('R38–R41 the product page', () => {
  const sku = (isInStock: boolean) => ({ isInStock }) as Product['skus'][number];
  const product = (kind: 'none' | 'presale' | 'unclear') =>
    ({ presale: kind === 'presale' ? { kind, startsAt: 1 } : { kind } }) as Product;

  it.each([
    ['presale', true, 'presale'],
    ['presale', false, 'presale'],
    ['none', true, 'buyNow'],
    ['none', false, 'soldOut'],
    ['unclear', true, 'soldOut'],
  ] as const)('R41, Q27, Q29 pre-sale %s with stock %s shows %s', (presale, isInStock, button) => {
    expect(buyButton(product(presale), sku(isInStock)).kind).toBe(button);
  });

  it('Q29 preselects the first variant in stock', () => {
    const info = [sku(false), sku(true), sku(true)];
    const phone = (skus: Product['skus']) => ({ skus }) as Product;
    expect(preselectedSku(phone(info))).toBe(info[1]);
    expect(preselectedSku(phone(info.slice(0, 1)))).toBe(info[0]);
    expect(preselectedSku(phone([]))).toBeNull();
  });

  it('R38 the carousel advances after five seconds and always wraps around', () => {
    expect(CAROUSEL_ADVANCE_MS).toBe(5000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        (count, index, steps) => {
          const next = slideAfter(index, count, steps);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
          expect(slideAfter(next, count, -steps)).toBe(slideAfter(index, count, 0));
        },
      ),
    );
  });

  it('R38 only more than 50 px sideways is a swipe, mirrored from right to left', () => {
    expect(stepsOfSwipe(-51, 0, 'ltr')).toBe(1);
    expect(stepsOfSwipe(-50, 0, 'ltr')).toBe(0);
    expect(stepsOfSwipe(51, 0, 'ltr')).toBe(-1);
    expect(stepsOfSwipe(51, 0, 'rtl')).toBe(1);
    expect(stepsOfSwipe(-80, 90, 'ltr')).toBe(0);
  });

  it('R40 has a name for every row of the tables, 28 in all', () => {
    const rows = Object.entries(ATTRIBUTE_ROWS).flatMap(([group, names]) =>
      names.map((name) => [group, name] as const),
    );
    expect(rows).toHaveLength(28);
    const labels = english.shop.product.rows as Readonly<Record<string, Readonly<Record<string, string>>>>;
    for (const [group, name] of rows) expect(labels[group]?.[name]).toMatch(/\w/);
  });

  it('strikes an old price only above the price', () => {
    expect(struckPrice(100, 101)).toBe(101);
    expect(struckPrice(100, 100)).toBeNull();
    expect(struckPrice(100, null)).toBeNull();
  });

  it('Q58 shows an old price and how much it fell only where it was higher, for the chosen variant', () => {
    const priced = { price: 100, linePrice: 150, discountRate: '33' };
    expect(priceTag(priced, null)).toEqual({ price: 100, before: 150, discountRate: '33' });
    expect(priceTag(priced, { price: 150 })).toEqual({ price: 150, before: null, discountRate: null });
    expect(priceTag({ ...priced, linePrice: null }, { price: null }).before).toBeNull();
  });

  it('names the variant’s storage before the product’s version', () => {
    expect(versionOf({ version: '4G' }, { storage: '128GB' })).toBe('128GB');
    expect(versionOf({ version: '4G' }, { storage: '' })).toBe('4G');
    expect(versionOf({ version: '' }, null)).toBeNull();
  });

  it('Q57 asks about a pre-sale when its time has come, once a day until then, and every half minute after it', () => {
    const checkIn = (startsAt: number | null) => presaleCheckIn({ kind: 'presale', startsAt }, 1000);
    expect(checkIn(1001)).toBe(1);
    expect(checkIn(1000 + 2 * PRESALE_WAIT_MS)).toBe(PRESALE_WAIT_MS);
    expect([checkIn(1000), checkIn(1)]).toEqual([PRESALE_RETRY_MS, PRESALE_RETRY_MS]);
    expect(checkIn(null)).toBeNull();
    expect(presaleCheckIn({ kind: 'none' }, 0)).toBeNull();
    expect(presaleCheckIn({ kind: 'unclear' }, 0)).toBeNull();
  });
});

describe('R39, R41, Q29 a phone of any kind', () => {
  it('is never buyable in pre-sale, with an unclear status, or without a variant in stock', () => {
    fc.assert(
      fc.property(anyProduct(), (phone) => {
        const chosen = preselectedSku(phone);
        const button = buyButton(phone, chosen);
        const isBuyable = phone.presale.kind === 'none' && phone.skus.some(({ isInStock }) => isInStock);
        expect(button.kind === 'buyNow').toBe(isBuyable);
        if (isBuyable) expect(chosen?.isInStock).toBe(true);
      }),
    );
  });

  it('R39 shows a price, strikes an old one only above it, and shows no picture twice', () => {
    fc.assert(
      fc.property(anyProduct(), (phone) => {
        const chosen = preselectedSku(phone);
        const price = priceOf(phone, chosen);
        const struck = struckPrice(price, phone.linePrice);
        expect(struck === null || struck > price).toBe(true);
        const pictures = picturesOf(phone, chosen);
        expect(new Set(pictures).size).toBe(pictures.length);
      }),
    );
  });

  it('R38 a carousel without pictures stays at its beginning', () => {
    expect(slideAfter(3, 0, 1)).toBe(0);
  });
});
