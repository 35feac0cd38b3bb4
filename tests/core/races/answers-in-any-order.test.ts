import fc, { type Scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '#core/instalments/calculation.ts';
import { loanProductId } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { ADDRESS, openShop, PHONE, tick } from '../../support/open-shop.ts';

const RUNS = { numRuns: 150 };

describe('answers in any order', { timeout: 300_000 }, () => {
  it('R43 taps on BUY NOW never send two requests while one is under way, and leaving always ends the page', async () => {
    await inAnyOrder(async (scheduler, shop, leaves) => {
      const screen = createProductScreen(slow(scheduler, shop), PHONE);
      const close = screen.open();
      await scheduler.waitIdle();
      for (let tap = 0; tap < 3; tap += 1) void screen.buy();
      if (leaves) close();
      await scheduler.waitIdle();
      expect(count(shop.calls, 'startPurchase')).toBe(1);
      expect(shop.ports.navigation.current()).toEqual(leaves ? null : { page: 'cart' });
    });
  });

  it('R53, R54 payment, term and Continue: one switch and one Continue at a time, whatever is tapped in between', async () => {
    await inAnyOrder(async (scheduler, shop, leaves) => {
      await shop.gateway.saveAddress(await shop.bought(), ADDRESS);
      const screen = createCartScreen(slow(scheduler, shop));
      const close = screen.open();
      await scheduler.waitIdle();
      await screen.choosePayment('full');
      const before = shop.calls.length;
      const tap = scheduler.scheduleSequence([
        async () => void screen.choosePayment('bnpl'),
        async () => void screen.choosePayment('bnpl'),
        async () => void screen.choosePayment('full'),
        async () => void screen.proceed(),
        async () => void screen.proceed(),
      ]);
      if (leaves) close();
      await scheduler.waitIdle();
      await tap.task;
      await scheduler.waitIdle();
      const made = shop.calls.slice(before);
      expect(count(made, 'continuePurchase')).toBeLessThanOrEqual(1);
      shop.ports.clock.pass(LEAVING_MS);
      const state = screen.state.getSnapshot();
      if (!leaves && state.kind === 'ready') {
        expect(state.task).toBeNull();
        expect(state.plan === null).toBe(state.paymentType === 'full');
      }
      expect(await shop.orders()).toHaveLength(1);
    });
  });

  it('R57 Confirm never saves twice at once, and what was typed stays', async () => {
    await inAnyOrder(async (scheduler, shop, leaves) => {
      await shop.bought();
      const screen = createAddressScreen(slow(scheduler, shop), null);
      const close = screen.open();
      await scheduler.waitIdle();
      for (const field of ['name', 'phoneNumber', 'email', 'street'] as const) screen.type(field, ADDRESS[field]);
      screen.chooseProvince('Punjab');
      screen.chooseCity(ADDRESS.city);
      for (let tap = 0; tap < 3; tap += 1) void screen.confirm();
      if (leaves) close();
      await scheduler.waitIdle();
      expect(count(shop.calls, 'saveAddress')).toBe(1);
      expect(screen.state.getSnapshot()).toMatchObject({ draft: ADDRESS });
    });
  });

  it('R60 the calculator always shows what was asked last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 5 }),
        async (scheduler, asked) => {
          const shop = openShop();
          await shop.bought();
          const readCalculation = scheduler.scheduleFunction(
            async ({ overdueDays }: Parameters<Gateway['readCalculation']>[0]) => done(calculationOf(overdueDays)),
          );
          const screen = createBnplCalculatorScreen(
            { ...shop.ports, gateway: { readCalculation } },
            { order: null, productAmount: null, loanDays: null, plan: null },
          );
          screen.open();
          await scheduler.waitIdle();
          for (const days of asked) {
            screen.typeOverdueDays(String(days));
            void screen.calculate();
          }
          await scheduler.waitIdle();
          expect(screen.state.getSnapshot()).toMatchObject({
            overdueDays: String(asked.at(-1)),
            calculation: { overdueCharge: asked.at(-1) },
            isCalculating: false,
            isStale: false,
          });
        },
      ),
      RUNS,
    );
  });

  it('R64 the receipt is confirmed once, and reloads in between show the server’s last word', async () => {
    await inAnyOrder(async (scheduler, shop, leaves) => {
      const order = await shop.shipped();
      const screen = createOrderScreen(slow(scheduler, shop), order, false);
      const close = screen.open();
      await scheduler.waitIdle();
      screen.askReceipt();
      for (let tap = 0; tap < 3; tap += 1) void screen.confirmReceipt();
      shop.ports.hostApp.refresh('order');
      if (leaves) close();
      await scheduler.waitIdle();
      expect(count(shop.calls, 'confirmReceipt')).toBe(1);
      expect((await shop.orders())[0]).toMatchObject({ status: 'received' });
      if (!leaves) expect(screen.state.getSnapshot()).toMatchObject({ order: { status: 'received' }, receipt: 'none' });
    });
  });

  it('R74 a reload by the app never opens the way for a second Continue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const shop = openShop();
        await shop.gateway.saveAddress(await shop.bought(), ADDRESS);
        const cart = createCartScreen(slow(scheduler, shop));
        cart.open();
        await scheduler.waitIdle();
        void cart.proceed();
        shop.ports.hostApp.refresh('cart');
        for (let answers = 0; scheduler.count() > 0; answers += 1) {
          await scheduler.waitOne();
          await tick();
          if (answers < 6 && cart.state.getSnapshot().kind === 'ready') void cart.proceed();
          const isUnderWay = (cart.state.getSnapshot() as { task?: string | null }).task === 'continuing';
          // Under way: the amounts are read once more first, so that nothing may have been sent yet.
          expect(count(shop.calls, 'continuePurchase') - confirmations(shop)).toBeLessThanOrEqual(isUnderWay ? 1 : 0);
        }
        expect(confirmations(shop)).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('R68 a refund is asked for once', async () => {
    await inAnyOrder(async (scheduler, shop, leaves) => {
      const order = await shop.paid();
      const screen = createRefundScreen(slow(scheduler, shop), order);
      const close = screen.open();
      await scheduler.waitIdle();
      for (let tap = 0; tap < 3; tap += 1) void screen.confirm();
      if (leaves) close();
      await scheduler.waitIdle();
      expect(count(shop.calls, 'submitRefund')).toBe(1);
      expect(screen.state.getSnapshot()).toMatchObject({ request: leaves ? 'sending' : 'tips' });
    });
  });
});

// Helpers

type Shop = ReturnType<typeof openShop>;

/** Runs a flow under many orders of answers, with and without leaving the page in the middle. */
async function inAnyOrder(flow: (scheduler: Scheduler, shop: Shop, leaves: boolean) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), (scheduler, leaves) => flow(scheduler, openShop(), leaves)),
    RUNS,
  );
}

/** The shop's ports, whose gateway answers when the scheduler lets it. */
function slow(scheduler: Scheduler, { ports }: Shop): Shop['ports'] {
  const gateway = new Proxy(ports.gateway, {
    get(target, name) {
      const method = target[name as Call] as (...args: readonly unknown[]) => Promise<unknown>;
      return (...args: readonly unknown[]) => scheduler.schedule(method(...args), String(name));
    },
  });
  return { ...ports, gateway };
}

/** How often Continue was answered: each answer opened the app's confirmation. */
const confirmations = (shop: Shop): number =>
  shop.ports.hostApp.calls.filter(({ opened }) => opened === 'orderConfirmation').length;

const count = (calls: readonly Call[], call: Call): number => calls.filter((each) => each === call).length;

function calculationOf(overdueDays: number): Calculation {
  return {
    totalRepaymentAmount: 0,
    markup: 0,
    overdueCharge: overdueDays,
    productAmount: 0,
    downPayment: 0,
    financingAmount: 0,
    loanDays: [{ days: 30, markupRate: '0', originalProductId: loanProductId('30') }],
  };
}
