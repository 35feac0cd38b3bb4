import { describe, expect, it } from 'vitest';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import type { OrderId } from '#core/lib/ids.ts';
import { failed, refused } from '#core/lib/outcome.ts';
import { ADDRESS, openShop, PHONE, settled, tick } from '../../support/open-shop.ts';

type Shop = ReturnType<typeof openShop>;

describe('Q72 what is true after a refusal, on a lender whose orders move on meanwhile', () => {
  it('R54, Q72 a cart that is opened for an order that was cancelled says so, and so does Continue', async () => {
    const { shop, order, screen } = await cart();
    await shop.lender.act({ action: 'cancel', order });
    await screen.proceed();
    const again = shop.screens.cart();
    again.open();
    const over = { kind: 'over', order, truth: 'cancelled', said: null };
    expect([screen.state.getSnapshot(), await settled(again.state)]).toEqual([over, over]);
    expect(shop.ports.notices.shown).toEqual([]);
  });

  it('R73 400310 can be asked for again, with the plan that was refused', async () => {
    const { shop, screen } = await cart();
    const chosen = LOAN_PRODUCTS[2];
    screen.choosePlan(chosen?.id as never);
    shop.answer('continuePurchase', refused(400310));
    await screen.proceed();
    expect(shop.ports.notices.shown).toEqual(['bnplCreditFailed']);
    expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full', refused: { reason: 'bnplCreditFailed' } });
    await screen.choosePayment('bnpl');
    expect(screen.state.getSnapshot()).toMatchObject({ plan: { originalProductId: chosen?.id }, refused: null });
    await screen.proceed();
    expect((await shop.orders())[0]).toMatchObject({ paymentType: 'bnpl', loanProductId: chosen?.id });
  });
});

describe('R43, R44 the product page', () => {
  it('shows at once that the chosen variant is sold out, where BUY NOW says so', async () => {
    const { shop, screen } = await product();
    const now = screen.state.getSnapshot();
    if (now.kind !== 'ready') throw new Error(now.kind);
    await shop.lender.act({ action: 'stock', sku: now.sku?.skuCode ?? '', left: 0 });
    await screen.buy();
    expect(screen.state.getSnapshot()).toMatchObject({ button: { kind: 'soldOut' }, buying: { kind: 'idle' } });
    expect(shop.ports.notices.shown).toEqual(['soldOut']);
  });

  it('Q72 has the words of R72 only where the phone explains nothing', async () => {
    const { shop, screen } = await product();
    shop.answer('startPurchase', refused(400900));
    await screen.buy();
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    const now = screen.state.getSnapshot();
    if (now.kind !== 'ready') throw new Error(now.kind);
    await shop.lender.act({ action: 'stock', sku: now.sku?.skuCode ?? '', left: 0 });
    shop.answer('startPurchase', refused(400900));
    await screen.buy();
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    expect(screen.state.getSnapshot()).toMatchObject({ button: { kind: 'soldOut' } });
  });

  it('Q69 goes on with the order that waits, as it was left, and cancels nothing', async () => {
    const { shop, order, screen: left } = await cart();
    left.chooseReceipt('pickUp');
    left.choosePlan(LOAN_PRODUCTS[1]?.id as never);
    shop.ports.session.remove('poi');
    const { screen } = await product(shop);
    await screen.buy();
    expect(screen.state.getSnapshot()).toMatchObject({ buying: { kind: 'pendingOrder', waiting: order, truth: null } });
    shop.answer('readOrder', failed('unreachable'));
    void screen.resumePendingOrder();
    await tick();
    expect(screen.state.getSnapshot()).toMatchObject({ buying: { kind: 'pendingOrder' } });
    void screen.resumePendingOrder();
    void screen.resumePendingOrder();
    await tick();
    expect([shop.ports.session.read('poi'), shop.ports.navigation.current()]).toEqual([order, { page: 'cart' }]);
    const resumed = shop.screens.cart();
    resumed.open();
    expect(await settled(resumed.state)).toMatchObject({
      receiptType: 'pickUp',
      plan: { originalProductId: LOAN_PRODUCTS[1]?.id },
    });
    expect((await shop.orders()).map(({ status }) => status)).toEqual(['waitingForPayment']);
  });

  it('Q72 an order that cannot be cancelled says what it is, and leads there or is closed', async () => {
    for (const act of ['resumePendingOrder', 'closePendingOrder'] as const) {
      const { shop, order } = await cart();
      const { screen } = await product(shop);
      await screen.buy();
      await continued(shop, order);
      await shop.lender.act({ action: 'pay', order });
      await screen.cancelPendingOrder();
      const now = { kind: 'pendingOrder', waiting: order, truth: 'waitingForSeller' };
      expect([screen.state.getSnapshot(), shop.ports.notices.shown]).toMatchObject([{ buying: now }, []]);
      void screen[act]();
      const place = act === 'closePendingOrder' ? null : { page: 'order', order, isFromHost: false };
      expect([screen.state.getSnapshot(), shop.ports.navigation.current()]).toMatchObject([
        { buying: { kind: 'idle' } },
        place,
      ]);
    }
  });
});

// Helpers

/** Somebody's cart with an address. */
async function cart() {
  const shop = openShop();
  const order = await shop.bought();
  await shop.gateway.saveAddress(order, ADDRESS);
  const screen = shop.screens.cart();
  screen.open();
  await settled(screen.state);
  return { shop, order, screen };
}

async function product(shop = openShop()) {
  const screen = shop.screens.product(PHONE);
  screen.open();
  await settled(screen.state);
  return { shop, screen };
}

/** The order is continued with in another tab. */
async function continued(shop: Shop, productOrderId: OrderId): Promise<void> {
  await shop.gateway.continuePurchase({
    productOrderId,
    receiptType: 'express',
    paymentType: 'full',
    originalProductId: null,
  });
}
