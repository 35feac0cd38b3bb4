import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsLogin } from '#core/errors/gateway-codes.ts';
import { orderId } from '#core/lib/ids.ts';
import { afterStart, type Buying, withProduct, withSku } from '#core/screens/product-flow.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { PHONE } from '../../support/open-product.ts';

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
          const isTold = outcome.kind === 'failed' || needsLogin(outcome);
          expect(next.kind).toBe(isTold ? 'stay' : outcome.kind);
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

describe('R38, R43 a phone that is read again', () => {
  const ready = withProduct({ kind: 'loading' }, PHONE);

  it('keeps the chosen variant, and the buying that goes on', () => {
    const buying: Buying = { kind: 'sending' };
    const [chosen = null] = PHONE.skus.slice(2);
    const again = withProduct({ ...withSku(ready, chosen), buying }, PHONE);
    expect([again.sku, again.buying]).toEqual([chosen, buying]);
  });

  it('has its first variant in stock where there was none before, and none where there is none any more', () => {
    const without = withProduct(ready, { ...PHONE, skus: [] });
    expect([without.sku, withProduct(without, PHONE).sku]).toEqual([null, PHONE.skus[1]]);
  });
});
