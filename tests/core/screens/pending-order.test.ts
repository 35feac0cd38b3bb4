import { describe, expect, it } from 'vitest';
import { done, unknown } from '#core/lib/outcome.ts';
import type { Order } from '#core/order/order.ts';
import { order } from '../../arbitraries/order.ts';
import { readyProduct, WAITING } from '../../support/open-product.ts';
import { oneOf } from '../../support/questions.ts';

const ORDER: Order = oneOf(order());

/** The page that met an order that waits. */
async function pending() {
  const page = await readyProduct();
  void page.screen.buy();
  await page.start.answer(done(WAITING));
  return page;
}

describe('R44 an order that waits, and whose cancelling was not answered', () => {
  it('Q62 is read where the answer to its cancelling was lost: cancelled, the phone is bought; else it says what it became', async () => {
    const gone = await pending();
    void gone.screen.cancelPendingOrder();
    await gone.cancel.answer(unknown('timeout'));
    await gone.orders.answer(done({ ...ORDER, status: 'cancelled' }));
    expect([gone.start.given.length, gone.ready().buying, gone.notices.shown]).toEqual([2, { kind: 'sending' }, []]);
    const paid = await pending();
    void paid.screen.cancelPendingOrder();
    await paid.cancel.answer(unknown('timeout'));
    await paid.orders.answer(done({ ...ORDER, status: 'waitingForSeller' }));
    expect(paid.ready().buying).toMatchObject({ kind: 'pendingOrder', truth: 'waitingForSeller' });
    expect([paid.start.given.length, paid.notices.shown]).toEqual([1, []]);
  });

  it('Q62 that still waits is not bought anew, and said to be as it was', async () => {
    const page = await pending();
    void page.screen.cancelPendingOrder();
    await page.cancel.answer(unknown('timeout'));
    await page.orders.answer(done({ ...ORDER, status: 'waitingForPayment' }));
    expect([page.start.given.length, page.ready().buying, page.notices.shown]).toEqual([
      1,
      { kind: 'idle' },
      ['unchanged'],
    ]);
  });
});
