import { describe, expect, it } from 'vitest';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import type { OrderId } from '#core/lib/ids.ts';
import { failed, refused } from '#core/lib/outcome.ts';
import { ADDRESS, openShop, PHONE, settled, tick } from '../../support/open-shop.ts';

type Shop = ReturnType<typeof openShop>;

const SHOPPER = 'sandbox-token';

describe('Q72 what is true after a refusal, on a lender whose orders move on meanwhile', () => {
  it.each([
    ['paid in another tab', ['pay'], 'waitingForSeller'],
    ['cancelled by the seller', ['cancel'], 'cancelled'],
    ['under review', ['review'], 'underReview'],
    ['paid, confirmed and sent', ['pay', 'confirm', 'ship'], 'shipped'],
  ] as const)('R54 Continue with an order that was %s', async (_what, actions, truth) => {
    const { shop, order, screen } = await cart();
    await continued(shop, order);
    for (const action of actions) await shop.lender.act({ action, order });
    await screen.proceed();
    expect(screen.state.getSnapshot()).toEqual({ kind: 'over', order, truth, said: null });
    expect(shop.ports.notices.shown).toEqual([]);
    screen.openOrder();
    expect(shop.ports.navigation.current()).toEqual({ page: 'order', order, isFromHost: false });
    // A cart that is opened for it later says the same.
    const again = shop.screens.cart();
    again.open();
    expect(await settled(again.state)).toEqual({ kind: 'over', order, truth, said: null });
    expect(shop.ports.notices.shown).toEqual([]);
  });

  it('R55 Continue’s own answer is heard though the purchase before it is refused, as long as the prices are the same', async () => {
    const { shop, screen } = await cart();
    shop.answer('readPurchase', refused(400900));
    shop.answer('continuePurchase', { kind: 'done', data: { ...ANSWER, result: 'overdue' } });
    await screen.proceed();
    expect(shop.ports.notices.shown).toEqual(['settleOverdue']);
    expect(screen.state.getSnapshot()).toMatchObject({ kind: 'ready', told: 'settleOverdue', task: null });
  });

  it.each([
    [4, 'bnplOverdue'],
    [3, 'bnplCreditInsufficient'],
    [9, 'bnplPendingRefund'],
  ] as const)(
    'R51 instalments refused (%d) between cart and Continue: its reason, one question, then full payment',
    async (status, reason) => {
      const { shop, screen } = await cart();
      const chosen = LOAN_PRODUCTS[2];
      screen.choosePlan(chosen?.id as never);
      await shop.lender.act({ action: 'bnpl', shopper: SHOPPER, status });
      await screen.proceed();
      const refusal = { plan: { originalProductId: chosen?.id }, reason };
      expect(screen.state.getSnapshot()).toMatchObject({ paymentType: 'full', plan: null, refused: refusal });
      expect([shop.ports.notices.shown, sends(shop)]).toEqual([[reason], 0]);
      await screen.proceed();
      expect(screen.state.getSnapshot()).toMatchObject({ asking: { today: 5_549_900 }, refused: refusal });
      screen.declinePay();
      expect(screen.state.getSnapshot()).toMatchObject({ asking: null, refused: refusal });
      await screen.proceed();
      await Promise.all([screen.confirmPay(), screen.confirmPay()]);
      const [stored] = await shop.orders();
      expect([sends(shop), stored?.paymentType, stored?.loanProductId]).toEqual([1, 'full', null]);
    },
  );

  it('R54 says why Continue was refused, and nothing of the order that could not be read to explain it', async () => {
    const { shop, screen } = await cart();
    shop.answer('continuePurchase', refused(400900));
    shop.answer('readOrder', failed('timeout'));
    await screen.proceed();
    expect(shop.ports.notices.shown).toEqual(['networkError']);
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

const ANSWER = { result: 'accepted', paymentType: null, nativeStep: null, productOrderId: null } as const;

const sends = (shop: Shop): number => shop.calls.filter((call) => call === 'continuePurchase').length;

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
