import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, refused } from '#core/lib/outcome.ts';
import { reasonsAt } from '#core/purchase/cart-reasons.ts';
import type { Plan, PurchaseChoice, PurchaseInfo, ReceiptType } from '#core/purchase/purchase.ts';
import { type CartScreen, createCartScreen } from '#core/screens/cart.ts';
import { type CartReady, canContinue } from '#core/screens/cart-state.ts';
import { ID, openCart, PURCHASE, TO_CART } from '../../support/open-cart.ts';
import { ADDRESS, settled, tick } from '../../support/open-shop.ts';

/** What a shopper does. `tap` names the plan's place among the offered. */
type Act =
  | { readonly act: 'plan'; readonly at: number }
  | { readonly act: 'receipt'; readonly type: ReceiptType }
  | { readonly act: 'payment'; readonly type: 'full' | 'bnpl' }
  | { readonly act: 'continue' | 'yes' | 'no' | 'tick' | 'confirm' | 'close' | 'refresh' | 'reload' | 'refuse credit' };

/** What becomes of the offer, between any two reads. */
type Move = (offer: PurchaseInfo) => PurchaseInfo;
const eachPlan =
  (change: (plan: Plan) => Plan): Move =>
  (offer) => ({ ...offer, plans: offer.plans.map(change) });
const MOVES: Readonly<Record<string, Move>> = {
  nothing: (offer) => offer,
  restored: () => PURCHASE,
  policy: (offer) => ({ ...offer, needsPolicy: !offer.needsPolicy }),
  'express alone': (offer) => ({ ...offer, allows: { express: true, pickUp: false } }),
  'pick-up alone': (offer) => ({ ...offer, allows: { express: false, pickUp: true } }),
  'instalments refused': (offer) => ({ ...offer, bnplStatus: 'creditInsufficient' }),
  'first plan gone': (offer) => ({ ...offer, plans: offer.plans.slice(1) }),
  'last plan gone': (offer) => ({ ...offer, plans: offer.plans.slice(0, -1) }),
  'no plans': (offer) => ({ ...offer, plans: [] }),
  sooner: eachPlan((plan) => ({ ...plan, days: Math.ceil(plan.days / 2) })),
  shorter: eachPlan((plan) => ({ ...plan, periods: plan.periods + 1 })),
  'plans dearer': eachPlan((plan) => ({
    ...plan,
    total: plan.total + 100,
    remainingAmount: plan.remainingAmount + 100,
  })),
  'more today': eachPlan((plan) => ({ ...plan, downPayment: plan.downPayment + 100, bottomPrice: null })),
  'plans cheaper': eachPlan((plan) => ({ ...plan, total: plan.total - 1, remainingAmount: plan.remainingAmount - 1 })),
  dearer: (offer) => ({ ...offer, product: { ...offer.product, totalPrice: offer.product.totalPrice + 500 } }),
};

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('plan' as const), at: fc.nat(2) }),
  fc.record({ act: fc.constant('receipt' as const), type: fc.constantFrom<ReceiptType>('express', 'pickUp') }),
  fc.record({ act: fc.constant('payment' as const), type: fc.constantFrom('full' as const, 'bnpl' as const) }),
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...(['continue', 'continue', 'yes', 'no', 'tick', 'confirm', 'close'] as const),
        ...(['refresh', 'reload', 'refuse credit'] as const),
      ),
    }),
  },
);
/** An act, what moved before it, and what moves while it waits for its first read. */
const move = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('nothing', 'restored') },
  fc.constantFrom(...Object.keys(MOVES)),
);
const steps = fc.array(fc.tuple(act, move, move), { minLength: 3, maxLength: 14 });

/** What the shopper himself chose and agreed to, in the words of Q69: nothing here asks the cart. */
interface Chosen {
  receipt: ReceiptType;
  plan: Plan | null;
  today: number;
  total: number;
  isTicked: boolean;
}

const asked = (offer: PurchaseInfo, plan: Plan | null): Pick<Chosen, 'today' | 'total'> => {
  const bottom = plan === null ? offer.bottomPrice : plan.bottomPrice;
  const own = plan === null ? offer.product.totalPrice : plan.downPayment;
  return { today: (bottom ?? 0) > 0 ? Number(bottom) : own, total: plan?.total ?? offer.product.totalPrice };
};

describe('Q69, R53, R54 what is sent', () => {
  it('is what was chosen and shown, at no more, no sooner and with its policy; or nothing is, and the page says why', async () => {
    let [courses, sendings] = [0, 0];
    await fc.assert(
      fc.asyncProperty(steps, async (course) => {
        courses += 1;
        const world = await openWorld();
        for (const [next, before, meanwhile] of course) {
          world.move(before, meanwhile);
          await world.take(next);
        }
        sendings += world.sent();
      }),
      { numRuns: 250, seed: 18 },
    );
    // A property over nothing would hold too.
    expect(sendings / courses).toBeGreaterThan(0.6);
  });
});

// Helpers

async function openWorld() {
  const { session, navigation, notices, analytics, clock, host } = openCart();
  let offer = PURCHASE;
  let meanwhile: Move = MOVES['nothing'] as Move;
  let isCreditRefused = false;
  let sendings = 0;
  const gateway = {
    askBnpl: async () => done(TO_CART),
    readPurchase: async () => {
      offer = meanwhile(offer);
      meanwhile = (now) => now;
      return done(offer);
    },
    readAddress: async () => done(ADDRESS),
    readOrder: async () => refused(400900),
    async continuePurchase(choice: PurchaseChoice) {
      judge(choice);
      sendings += 1;
      return isCreditRefused ? refused(400310) : done({ ...ANSWER, result: 'error' as const });
    },
  };
  const ports = { gateway, hostApp: host, session, navigation, notices, analytics, clock };
  let screen: CartScreen = createCartScreen(ports);
  let close = screen.open();
  await settled(screen.state);
  const ready = (): CartReady => {
    const now = screen.state.getSnapshot();
    if (now.kind !== 'ready') throw new Error(now.kind);
    return now;
  };
  const [first] = PURCHASE.plans;
  const chosen: Chosen = { receipt: 'express', plan: first ?? null, ...asked(offer, first ?? null), isTicked: false };
  const choosePlan = (plan: Plan | null): void =>
    void Object.assign(chosen, { plan, ...asked(ready().purchase, plan) });

  /** What the wire receives, against what was chosen, and against the offer as the gateway has it. */
  function judge({ productOrderId, receiptType, paymentType, originalProductId }: PurchaseChoice): void {
    const plan = offer.plans.find((each) => each.originalProductId === originalProductId) ?? null;
    const { today, total } = asked(offer, plan);
    expect([productOrderId, receiptType]).toEqual([ID, chosen.receipt]);
    expect([paymentType, originalProductId]).toEqual(
      chosen.plan === null ? ['full', null] : ['bnpl', chosen.plan.originalProductId],
    );
    expect([plan?.periods, plan?.days]).toEqual([chosen.plan?.periods, chosen.plan?.days]);
    expect([today > chosen.today, total > chosen.total]).toEqual([false, false]);
    expect(offer.needsPolicy && plan !== null && !chosen.isTicked).toBe(false);
    const shown = ready();
    expect([shown.receiptType, asked(shown.purchase, shown.plan)]).toEqual([receiptType, { today, total }]);
  }

  /** A press that bought nothing, on a page that is not busy, leaves what stands in its way. */
  function saysWhy(): void {
    const now = ready();
    const reasons = reasonsAt(now, 'continue');
    expect([now.task, reasons.length > 0 || now.asking !== null || now.policy !== null]).toEqual([null, true]);
    if (!canContinue(now)) expect(reasons).not.toEqual([]);
  }

  /** A plan that the page shows, under the finger. */
  async function press(action: () => Promise<void>): Promise<void> {
    const before = sendings;
    await action();
    if (sendings === before) saysWhy();
    else if (isCreditRefused) await refusedCredit();
  }

  /** 400310 selects full payment, as specified; it is asked about where it is dearer (R55). */
  async function refusedCredit(): Promise<void> {
    isCreditRefused = false;
    await tick();
    if (ready().paymentType === 'full') chosen.plan = null;
  }

  async function payment(type: 'full' | 'bnpl'): Promise<void> {
    const before = ready();
    await screen.choosePayment(type);
    const now = ready();
    if (now.paymentType === type && before.chosen !== now.chosen) choosePlan(now.plan);
  }

  const acts = {
    continue: () => press(() => screen.proceed()),
    'refuse credit': () => {
      isCreditRefused = true;
      return press(() => screen.proceed()).finally(() => {
        isCreditRefused = false;
      });
    },
    yes: () => {
      const { asking, plan } = ready();
      if (asking === null) return screen.confirmPay();
      Object.assign(chosen, { plan, ...asking });
      return press(() => screen.confirmPay());
    },
    no: () => screen.declinePay(),
    tick: () => {
      if (ready().policy !== null) chosen.isTicked = true;
      screen.tickPolicy(true);
    },
    confirm: () => (ready().policy === null ? screen.confirmPolicy() : press(() => screen.confirmPolicy())),
    close: () => screen.closePolicy(),
    refresh: () => screen.reopen(),
    async reload() {
      close();
      screen = createCartScreen(ports);
      close = screen.open();
      await settled(screen.state);
      chosen.isTicked = false;
    },
  };

  return {
    sent: () => sendings,
    move(before: string, later: string): void {
      offer = (MOVES[before] as Move)(offer);
      meanwhile = MOVES[later] as Move;
    },
    async take(next: Act): Promise<void> {
      const now = ready();
      if (next.act === 'plan') {
        const plan = now.purchase.plans[next.at];
        if (plan !== undefined && now.paymentType === 'bnpl') choosePlan(plan);
        if (plan !== undefined) screen.choosePlan(plan.originalProductId);
      } else if (next.act === 'receipt') {
        if (now.purchase.allows[next.type]) chosen.receipt = next.type;
        screen.chooseReceipt(next.type);
      } else if (next.act === 'payment') await payment(next.type);
      else await acts[next.act]();
      await tick();
    },
  };
}

const ANSWER = { paymentType: null, nativeStep: null, productOrderId: null };
