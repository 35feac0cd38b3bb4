import fc, { type Scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import type { Screen } from '#core/lib/store.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { CALCULATION } from '../../support/open-calculator.ts';
import { ADDRESS, openShop, PHONE, tick } from '../../support/open-shop.ts';

const RUNS = { numRuns: 150 };

type Shop = ReturnType<typeof openShop>;

/** A page with a button that sends a command, which is pressed three times. */
interface Pressed {
  readonly screen: Screen<unknown>;
  /** Makes the page ready for the button. */
  readonly prepare?: () => void;
  readonly press: () => void;
  /** What is to be seen at the end, of the page and of the order. */
  readonly ended: (isLeft: boolean) => {
    readonly shown?: object;
    readonly page?: string | null;
    readonly order?: object;
  };
}

const PRESSED: Readonly<Partial<Record<Call, (shop: Shop, ports: Shop['ports']) => Promise<Pressed>>>> = {
  async startPurchase(_shop, ports) {
    const screen = createProductScreen(ports, PHONE);
    return { screen, press: () => void screen.buy(), ended: (isLeft) => ({ page: isLeft ? null : 'cart' }) };
  },
  async saveAddress(shop, ports) {
    await shop.bought();
    const screen = createAddressScreen(ports, null);
    const prepare = () => {
      for (const field of ['name', 'phoneNumber', 'email', 'street'] as const) screen.type(field, ADDRESS[field]);
      screen.chooseProvince('Punjab');
      screen.chooseCity(ADDRESS.city);
    };
    return { screen, prepare, press: () => void screen.confirm(), ended: () => ({ shown: { draft: ADDRESS } }) };
  },
  async confirmReceipt(shop, ports) {
    const screen = createOrderScreen(ports, await shop.shipped(), false);
    const press = () => {
      void screen.confirmReceipt();
      shop.ports.hostApp.refresh('order');
    };
    const order = { status: 'received' };
    const ended = (isLeft: boolean) => ({ order, shown: isLeft ? {} : { order, receipt: 'none' } });
    return { screen, prepare: () => screen.askReceipt(), press, ended };
  },
  async submitRefund(shop, ports) {
    const screen = createRefundScreen(ports, await shop.paid());
    const ended = (isLeft: boolean) => ({ shown: { request: isLeft ? 'sending' : 'tips' } });
    return { screen, press: () => void screen.confirm(), ended };
  },
};

describe('answers in any order', { timeout: 300_000 }, () => {
  it.each([
    ['R43', 'startPurchase'],
    ['R57', 'saveAddress'],
    ['R64', 'confirmReceipt'],
    ['R68', 'submitRefund'],
  ] as const)(
    '%s %s is sent once however often it is pressed, and a page that was left shows no more of it',
    async (_id, call) => {
      await inAnyOrder(async (scheduler, shop, isLeft) => {
        const made = await PRESSED[call]?.(shop, slow(scheduler, shop));
        if (made === undefined) throw new Error(`${call} has no page`);
        const close = made.screen.open();
        await scheduler.waitIdle();
        made.prepare?.();
        for (let press = 0; press < 3; press += 1) made.press();
        if (isLeft) close();
        await scheduler.waitIdle();
        expect(count(shop.calls, call)).toBe(1);
        const { shown, page, order } = made.ended(isLeft);
        if (shown !== undefined) expect(made.screen.state.getSnapshot()).toMatchObject(shown);
        if (page !== undefined) expect(shop.ports.navigation.current()?.page ?? null).toBe(page);
        if (order !== undefined) expect(await shop.orders()).toMatchObject([order]);
      });
    },
  );

  it('R53, R54 payment, term and Continue: one switch and one Continue at a time, whatever is tapped in between', async () => {
    await inAnyOrder(async (scheduler, shop, isLeft) => {
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
      if (isLeft) close();
      await scheduler.waitIdle();
      await tap.task;
      await scheduler.waitIdle();
      expect(count(shop.calls.slice(before), 'continuePurchase')).toBeLessThanOrEqual(1);
      shop.ports.clock.pass(LEAVING_MS);
      const state = screen.state.getSnapshot();
      if (!isLeft && state.kind === 'ready') {
        expect(state.task).toBeNull();
        expect(state.plan === null).toBe(state.paymentType === 'full');
      }
      expect(await shop.orders()).toHaveLength(1);
    });
  });

  it('R60 the calculator always shows what was asked last', async () => {
    const days = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), days, async (scheduler, asked) => {
        const shop = openShop();
        await shop.bought();
        const readCalculation = scheduler.scheduleFunction(
          async ({ overdueDays: overdueCharge }: Parameters<Gateway['readCalculation']>[0]) =>
            done({ ...CALCULATION, overdueCharge, loanDays: CALCULATION.loanDays.slice(0, 1) }),
        );
        const screen = createBnplCalculatorScreen(
          { ...shop.ports, gateway: { readCalculation } },
          { order: null, productAmount: null, loanDays: null, plan: loanProductId('L-30') },
        );
        screen.open();
        await scheduler.waitIdle();
        for (const each of asked) {
          screen.typeOverdueDays(String(each));
          void screen.calculate();
        }
        await scheduler.waitIdle();
        expect(screen.state.getSnapshot()).toMatchObject({
          overdueDays: String(asked.at(-1)),
          calculation: { overdueCharge: asked.at(-1) },
          isCalculating: false,
          isStale: false,
        });
      }),
      RUNS,
    );
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
});

// Helpers

/** Runs a flow under many orders of answers, with and without leaving the page in the middle. */
async function inAnyOrder(flow: (scheduler: Scheduler, shop: Shop, isLeft: boolean) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), (scheduler, isLeft) => flow(scheduler, openShop(), isLeft)),
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
