import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsLogin } from '#core/errors/gateway-codes.ts';
import { orderId } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import { afterStart, type Buying, withProduct, withSku } from '#core/screens/product-flow.ts';
import { keptSku } from '#core/session/kept-sku.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { PHONE, readyProduct } from '../../support/open-product.ts';

describe('R43, R44 what follows BUY NOW', () => {
  const started = fc.record({
    productOrderId: fc.option(fc.stringMatching(/^\d{1,20} ?$/).map(orderId)),
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
        else if (productOrderId === null || /\s/.test(productOrderId)) expect(next).toEqual({ kind: 'unusable' });
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

  it('Q69 keeps the variant that it opened with, untouched, and sells no other one in its place', async () => {
    const { screen, read, ready: shown, start, session } = await readyProduct();
    const opened = PHONE.skus[1];
    for (let reading = 0; reading < 2; reading += 1) {
      screen.reopen?.();
      await read.answer(done({ ...PHONE, skus: PHONE.skus.filter((sku) => sku !== opened) }));
      await screen.buy();
      expect([shown().sku, shown().button.kind, start.given]).toEqual([null, 'soldOut', []]);
    }
    expect(keptSku(session, PHONE.productId)).toBe(opened?.skuCode);
  });

  it('Q69 has none for as long as the kept one is gone, however often it is read', () => {
    const [, kept, ...others] = PHONE.skus;
    const gone = { ...PHONE, skus: others };
    let now = withProduct(ready, PHONE, kept?.skuCode ?? null);
    for (const product of [gone, gone, gone]) {
      now = withProduct(now, product, kept?.skuCode ?? null);
      expect([now.sku, now.button.kind]).toEqual([null, 'soldOut']);
    }
    expect(withProduct(now, PHONE, kept?.skuCode ?? null).sku).toEqual(kept);
  });
});
