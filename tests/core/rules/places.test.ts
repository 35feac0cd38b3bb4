import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId, productId } from '#core/lib/ids.ts';
import { type Place, pathOf, placeAt, SHOP_PATHS } from '#core/routes/places.ts';
import { paisa } from '../../arbitraries/shop.ts';

describe('R37 places and paths', () => {
  const id = fc.stringMatching(/^[^\s]{1,20}$/);
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.record({ page: fc.constant('product' as const), product: fc.option(id.map(productId)) }),
    fc.constant<Place>({ page: 'cart' }),
    fc.record({ page: fc.constant('address' as const), order: fc.option(id.map(orderId)) }),
    fc.record({ page: fc.constant('refund' as const), order: fc.option(id.map(orderId)) }),
    fc.record({ page: fc.constant('order' as const), order: fc.option(id.map(orderId)), isFromHost: fc.boolean() }),
    fc.record({
      page: fc.constant('bnplCalculator' as const),
      order: fc.option(id.map(orderId)),
      productAmount: fc.option(paisa()),
      loanDays: fc.option(fc.integer({ min: 1, max: 9999 })),
    }),
  );

  it('placeAt always undoes pathOf', () => {
    fc.assert(
      fc.property(place, (here) => {
        const url = new URL(pathOf(here), 'http://localhost');
        expect(placeAt(url.pathname, (name) => url.searchParams.get(name))).toEqual(here);
      }),
    );
  });

  it('letters count in upper and lower case, and /bnpl is the product page', () => {
    expect(placeAt('/bnpl', () => null)).toEqual({ page: 'product', product: null });
    expect(placeAt(SHOP_PATHS.cart.toLowerCase(), () => null)).toBeNull();
    expect(placeAt('/', () => null)).toBeNull();
  });
});
