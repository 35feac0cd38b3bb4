import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId, orderId, productId } from '#core/lib/ids.ts';
import { type Place, pathOf, placeAt, shopPageAt } from '#core/routes/places.ts';
import { paisa } from '../../../arbitraries/shop.ts';

const order = orderId('A 1/2');

const id = fc.stringMatching(/^[^\s]{1,20}$/);
const anyOrder = fc.option(id.map(orderId));
const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ page: fc.constant('product' as const), product: fc.option(id.map(productId)) }),
  fc.record({ page: fc.constantFrom('address' as const, 'refund' as const), order: anyOrder }),
  fc.record({ page: fc.constant('order' as const), order: anyOrder, isFromHost: fc.boolean() }),
  fc.record({
    page: fc.constant('bnplCalculator' as const),
    order: anyOrder,
    productAmount: fc.option(paisa()),
    loanDays: fc.option(fc.integer({ min: 1, max: 9999 })),
    plan: fc.option(id.map(loanProductId)),
  }),
);

describe('R37, Q52 addresses of the shop', () => {
  it.each<[Place, string]>([
    [{ page: 'product', product: null }, '/bnpl/productInfo'],
    [{ page: 'product', product: productId('a&b') }, '/bnpl/productInfo?productId=a%26b'],
    [{ page: 'cart' }, '/bnpl/cartInfo'],
    [{ page: 'address', order }, '/bnpl/addressInfo?productOrderId=A%201%2F2'],
    [{ page: 'refund', order }, '/bnpl/coolOffPeriod?productOrderId=A%201%2F2'],
    [{ page: 'order', order: null, isFromHost: true }, '/bnpl/productBuyDetails?back=1'],
    [{ page: 'order', order, isFromHost: true }, '/bnpl/productBuyDetails?productOrderId=A%201%2F2&back=1'],
    [{ page: 'bnplCalculator', order: null, productAmount: null, loanDays: null, plan: null }, '/bnpl/calculatorBnpl'],
    [
      { page: 'bnplCalculator', order, productAmount: 5_599_950, loanDays: 60, plan: loanProductId('L 6') },
      '/bnpl/calculatorBnpl?productOrderId=A%201%2F2&productAmount=55999.5&loanDays=60&originalProductId=L%206',
    ],
  ])('%j is %s, and back', (place, path) => {
    expect(pathOf(place)).toBe(path);
    expect(placeOf(path)).toEqual(place);
  });

  it('placeAt always undoes pathOf', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(placeOf(pathOf(place))).toEqual(place);
      }),
    );
  });

  it('count with one slash at the end, and /bnpl is the product page', () => {
    for (const slash of ['', '/'])
      expect([shopPageAt(`/bnpl${slash}`), shopPageAt(`/bnpl/cartInfo${slash}`)]).toEqual(['product', 'cart']);
    expect(['', '/', '/bnpl//', 'bnpl', '/bnpl/other', '/x/bnpl', '/bnpl/cartinfo'].map(shopPageAt)).toEqual(
      Array(7).fill(null),
    );
  });

  it('read what makes no sense as absent', () => {
    const at = (path: string, query: Readonly<Record<string, string>>) => placeAt(path, (name) => query[name] ?? null);
    expect(at('/home', { productId: '1' })).toBeNull();
    expect(at('/bnpl/productInfo', { productId: '' })).toEqual({ page: 'product', product: null });
    expect(at('/bnpl/coolOffPeriod', { productOrderId: '' })).toEqual({ page: 'refund', order: null });
    // Back leads to the host by the name alone.
    expect(at('/bnpl/productBuyDetails', { back: '' })).toMatchObject({ page: 'order', isFromHost: true });
    const hints = (loanDays: string, productAmount: string) =>
      at('/bnpl/calculatorBnpl', { loanDays, productAmount }) as { loanDays: unknown; productAmount: unknown };
    for (const days of ['', '0', '01', '-1', '1.5', 'x1', '1x', '10000']) expect(hints(days, '').loanDays).toBeNull();
    expect(['1', '90', '9999'].map((days) => hints(days, '').loanDays)).toEqual([1, 90, 9999]);
    for (const amount of ['', 'x', '-1']) expect(hints('', amount).productAmount).toBeNull();
    expect(hints('', '0').productAmount).toBe(0);
  });
});

// Helpers

function placeOf(path: string): Place | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return placeAt(pathname, (name) => searchParams.get(name));
}
