import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOAN_PRODUCTS } from '#adapters/sandbox/lending/tariff.ts';
import { orderId, skuCode } from '#core/lib/ids.ts';
import type { ReceiptType } from '#core/purchase/purchase.ts';
import type { CartScreen } from '#core/screens/cart.ts';
import type { CartReady } from '#core/screens/cart-state.ts';
import { advertisedPeriods } from '#core/session/kept-choices.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
import { ADDRESS, openShop, PHONE, settled, tick } from '../../support/open-shop.ts';

/** What a shopper does with a cart, and where he goes from it. */
type Step =
  | { readonly does: 'plan'; readonly at: number }
  | { readonly does: 'payment'; readonly type: 'full' | 'bnpl' }
  | { readonly does: 'receipt'; readonly type: ReceiptType }
  | { readonly does: 'calculator' | 'address' | 'reload' | 'refresh' | 'renewed' | 'refused then offered' }
  /** Continue, then an app that was killed: the order's page, or BUY NOW, opens its cart in a session that knows nothing. */
  | { readonly does: 'page' | 'dialog' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('plan' as const), at: fc.nat(2) }),
  fc.record({ does: fc.constant('payment' as const), type: fc.constantFrom('full' as const, 'bnpl' as const) }),
  fc.record({ does: fc.constant('receipt' as const), type: fc.constantFrom('express' as const, 'pickUp' as const) }),
  fc.record({
    does: fc.constantFrom(
      ...(['calculator', 'address', 'reload', 'refresh', 'renewed', 'refused then offered', 'page', 'dialog'] as const),
    ),
  }),
);

/** What was chosen, by the words of the decision alone: the plan's place among the offered, null for full payment. */
interface Model {
  receipt: ReceiptType;
  plan: number | null;
}

describe('Q69 the choice is the shopper’s', () => {
  it('always stays as it was made through calculator, address, reload, login and a lost session, and is what the wire receives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { shop, visit, order } = await withCart();
        const model: Model = { receipt: 'express', plan: 0 };
        for (const each of steps) {
          await take(each, shop, visit, model);
          expect(shown(visit.ready())).toEqual(model);
        }
        await visit.screen().proceed();
        expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'orderConfirmation', order });
        const [stored] = await shop.orders();
        expect([stored?.receiptType, stored?.paymentType, stored?.loanProductId]).toEqual([
          model.receipt,
          model.plan === null ? 'full' : 'bnpl',
          model.plan === null ? null : LOAN_PRODUCTS[model.plan]?.id,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('R39, Q34 colour, storage and the advertised plan stay through the cart and back, and through a reload', async () => {
    const shop = openShop();
    const open = async () => {
      const screen = shop.screens.product(PHONE);
      const close = screen.open();
      const now = await settled(screen.state);
      if (now.kind !== 'ready') throw new Error(now.kind);
      return { screen, close, sku: () => (screen.state.getSnapshot() as typeof now).sku, skus: now.product.skus };
    };
    const first = await open();
    expect(advertisedPeriods(shop.ports.session, PHONE)).toBe(3);
    const wanted = first.skus.at(-1);
    first.screen.chooseSku(wanted?.skuCode ?? skuCode(''));
    first.close();
    const again = await open();
    expect(again.sku()).toEqual(wanted);
    await again.screen.buy();
    expect((await shop.orders()).map((order) => order.skuCode)).toEqual([wanted?.skuCode]);
    again.close();
    expect((await open()).sku()).toEqual(wanted);
  });
});

// Helpers

async function withCart() {
  const shop = openShop();
  const order = await shop.bought();
  await shop.gateway.saveAddress(order, ADDRESS);
  let screen: CartScreen = shop.screens.cart();
  let close = screen.open();
  await settled(screen.state);
  const visit = {
    screen: () => screen,
    ready(): CartReady {
      const now = screen.state.getSnapshot();
      if (now.kind !== 'ready') throw new Error(`the cart is ${now.kind}`);
      return now;
    },
    /** The page is left and opened anew, as Back, a reload, another language and a duplicated tab do. */
    async reload() {
      close();
      screen = shop.screens.cart();
      close = screen.open();
      await settled(screen.state);
    },
  };
  return { shop, order, visit };
}

type Visit = Awaited<ReturnType<typeof withCart>>['visit'];

const shown = ({ receiptType, paymentType, plan, purchase }: CartReady) => ({
  receipt: receiptType,
  plan: paymentType === 'full' || plan === null ? null : purchase.plans.indexOf(plan),
});

async function take(each: Step, shop: ReturnType<typeof openShop>, visit: Visit, model: Model): Promise<void> {
  const { session, navigation } = shop.ports;
  switch (each.does) {
    case 'plan':
      visit.screen().choosePlan(LOAN_PRODUCTS[each.at]?.id as never);
      if (model.plan !== null) model.plan = each.at;
      return;
    case 'payment':
      await visit.screen().choosePayment(each.type);
      // A switch back to instalments begins at the plan that the product's page advertised, else at the first (Q34).
      if (each.type === 'full') model.plan = null;
      else model.plan ??= (advertisedPeriods(session, PHONE) ?? 1) - 1;
      return;
    case 'receipt':
      visit.screen().chooseReceipt(each.type);
      model.receipt = each.type;
      return;
    case 'calculator': {
      visit.screen().openCalculator();
      const place = navigation.current();
      if (place?.page !== 'bnplCalculator') throw new Error('no calculator');
      const calculator = shop.screens.bnplCalculator(place);
      const close = calculator.open();
      const now = await settled(calculator.state);
      if (now.kind === 'ready') calculator.chooseOption(now.calculation.loanDays[1]?.originalProductId as never);
      close();
      return visit.reload();
    }
    case 'address': {
      const form = shop.screens.address(null);
      const close = form.open();
      await settled(form.state);
      form.type('street', `House ${session.read('poi')}`);
      await form.confirm();
      close();
      return visit.reload();
    }
    case 'reload':
      return visit.reload();
    case 'refresh':
      visit.screen().reopen();
      return tick();
    case 'renewed':
      visit.screen().reopen?.();
      return tick();
    case 'page':
    case 'dialog': {
      await visit.screen().proceed();
      const order = orderId(session.read('poi') ?? '');
      forgetShopper(session);
      const screen = each.does === 'page' ? shop.screens.order(order, false) : shop.screens.product(PHONE);
      const close = screen.open();
      await settled<{ readonly kind: string }>(screen.state);
      if ('resume' in screen) screen.resume();
      else {
        await screen.buy();
        void screen.resumePendingOrder();
        await tick();
      }
      close();
      return visit.reload();
    }
    case 'refused then offered': {
      const shopper = 'sandbox-token';
      await shop.lender.act({ action: 'bnpl', shopper, status: 3 });
      await visit.reload();
      expect(visit.ready()).toMatchObject({
        paymentType: 'full',
        refused: model.plan === null ? null : { reason: 'bnplCreditInsufficient' },
      });
      await shop.lender.act({ action: 'bnpl', shopper, status: null });
      return visit.reload();
    }
  }
}
