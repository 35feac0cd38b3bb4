import fc, { type Scheduler } from 'fast-check';
import { compose, tellNotices } from '#core/gateway/pipeline.ts';
import { loanProductId, nativeStep, orderId, skuCode } from '#core/lib/ids.ts';
import type { Answer, Outcome } from '#core/lib/outcome.ts';
import type { Screen } from '#core/lib/store.ts';
import { LEAVING_MS } from '#core/lib/visit.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import type { ShopPage } from '#core/routes/places.ts';
import { createLogins } from '#core/session/logins.ts';
import { order, refundInfo } from '../../arbitraries/order.ts';
import { product } from '../../arbitraries/product.ts';
import { purchaseInfo } from '../../arbitraries/purchase.ts';
import { outcomeOf, validAddress } from '../../arbitraries/shop.ts';
import { CALCULATION } from '../../support/open-calculator.ts';
import { memoryPorts } from '../../support/questions.ts';

/** What the pages of these tests are about. */
export const ORDER = orderId('A-1');
/** One of the plans that may be chosen. */
export const TERM = loanProductId('t1');
/** All of them. */
export const TERMS = [TERM, loanProductId('t2'), loanProductId('t3')];

type Presses = readonly ((n: number) => unknown)[];

/** What happens next: a control is pressed, time passes, an answer comes, the page is left and opened again, the app asks to reload. */
type Step =
  | { readonly step: 'press'; readonly control: number; readonly n: number }
  | { readonly step: 'answer' | 'reopen' | 'refresh' | 'pass' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ step: fc.constant('press' as const), control: fc.nat(), n: fc.nat(9) }),
    },
    { weight: 4, arbitrary: fc.record({ step: fc.constant('answer' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constantFrom('reopen' as const, 'refresh' as const, 'pass' as const) }),
    },
  ),
  { maxLength: 60, size: 'max' },
);

/** Whether the page knows what it is about (mostly), and whether it has loaded when the first control is pressed. */
const circumstances = fc.record({
  hasId: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  isLoaded: fc.boolean(),
});

/** Presses controls of a page that makes these calls, in any order, while answers of any kind come at any time; then looks at where it ended. */
export async function pressed<S extends Screen<{ readonly kind: string }>>(
  calls: readonly Call[],
  make: (ports: ReturnType<typeof portsOn>, hasId: boolean) => S,
  controlsOf: (screen: S) => Presses,
  look: (state: ReturnType<S['state']['getSnapshot']>, page: ShopPage | null) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      answersTo(calls),
      steps,
      circumstances,
      async (scheduler, planned, plan, { hasId, isLoaded }) => {
        const ports = portsOn(scheduler, planned, hasId);
        const screen = make(ports, hasId);
        const controls = controlsOf(screen);
        const under: Promise<unknown>[] = [];
        let close = screen.open();
        if (isLoaded) await scheduler.waitIdle();
        for (const each of plan) {
          if (each.step === 'press') under.push(Promise.resolve(controls[each.control % controls.length]?.(each.n)));
          if (each.step === 'answer' && scheduler.count() > 0) await scheduler.waitOne();
          if (each.step === 'refresh') for (const page of ['cart', 'order'] as const) ports.hostApp.refresh(page);
          if (each.step === 'pass') ports.clock.pass(5000);
          if (each.step === 'reopen') {
            close();
            close = screen.open();
          }
        }
        await scheduler.waitIdle();
        await Promise.all(under);
        await scheduler.waitIdle();
        ports.clock.pass(LEAVING_MS);
        const page = ports.navigation.current()?.page ?? null;
        look(screen.state.getSnapshot() as ReturnType<S['state']['getSnapshot']>, page);
        close();
      },
    ),
    { numRuns: 600 },
  );
}

/** Outcomes for each call of a page, taken in turn. */
type Planned = Readonly<Partial<Record<Call, readonly Outcome<unknown>[]>>>;

/** Makes outcomes for these calls alone: those for all of them take longer than the pressing. */
function answersTo(calls: readonly Call[]): fc.Arbitrary<Planned> {
  const nothing = fc.constant(null);
  const several = <T>(data: fc.Arbitrary<T>): fc.Arbitrary<readonly Outcome<T>[]> =>
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: data.map((each): Outcome<T> => ({ kind: 'done', data: each })) },
        outcomeOf(data),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
  const asked = <T>(data: fc.Arbitrary<T>): fc.Arbitrary<readonly Outcome<T>[]> =>
    several(data).map((outcomes) =>
      outcomes.map((each) => (each.kind === 'unknown' ? { kind: 'failed', reason: each.reason } : each)),
    );
  const id = fc.option(fc.constant(ORDER));
  const calculation = fc.subarray(TERMS).map((terms) => ({
    ...CALCULATION,
    loanDays: terms.map((term, at) => ({ days: 30 * (at + 1), markupRate: '0.5', originalProductId: term })),
  }));
  const named = purchaseInfo().map((purchase) => ({
    ...purchase,
    bnplStatus: ['itemUnsupported', 'loanUnavailable'].includes(purchase.bnplStatus)
      ? purchase.bnplStatus
      : ('available' as const),
    plans: purchase.plans
      .slice(0, 3)
      .map((term, at) => ({ ...term, originalProductId: TERMS[at] ?? term.originalProductId })),
  }));
  const phone = product().map((each) => ({
    ...each,
    skus: each.skus.map((variant, at) => ({ ...variant, skuCode: skuCode(String(at)) })),
  }));
  const outcomes: Readonly<Record<Call, fc.Arbitrary<readonly Outcome<unknown>[]>>> = {
    readProduct: asked(phone),
    startPurchase: several(
      fc.record({
        productOrderId: id,
        isOtherOrderWaiting: fc.boolean(),
        waitingOrderId: id,
        hasEnoughStock: fc.boolean(),
      }),
    ),
    cancelWaitingOrder: several(nothing),
    readPurchase: asked(named),
    askBnpl: several(
      fc.record({ nativeStep: fc.constantFrom(null, null, null, nativeStep(1030)), productOrderId: id }),
    ),
    readAddress: asked(fc.option(validAddress())),
    saveAddress: several(nothing),
    continuePurchase: several(
      fc.record({
        result: fc.constantFrom('accepted', 'addressMissing', 'soldOut', 'overdue', 'error'),
        paymentType: fc.option(fc.constantFrom('full' as const, 'bnpl' as const)),
        nativeStep: fc.option(fc.constant(nativeStep(1030))),
        productOrderId: id,
      }),
    ),
    readCalculation: asked(calculation),
    readOrder: asked(order()),
    confirmReceipt: several(nothing),
    readRefund: asked(refundInfo()),
    submitRefund: several(nothing),
    fileComplaint: several(fc.record({ accepted: fc.boolean() })),
  };
  return fc.record(Object.fromEntries(calls.map((call) => [call, outcomes[call]])));
}

/** Ports of a page whose gateway answers as planned, each time the scheduler lets it. */
function portsOn(scheduler: Scheduler, planned: Planned, hasOrder: boolean) {
  const ports = memoryPorts(hasOrder ? { poi: ORDER } : {}, null, { token: 'sandbox-token', parameters: {} });
  const made = new Map<Call, number>();
  const bare = new Proxy({} as Gateway, {
    get(_target, name) {
      const call = name as Call;
      return (): Promise<Answer<unknown> | Outcome<unknown>> => {
        const at = made.get(call) ?? 0;
        made.set(call, at + 1);
        const outcomes = planned[call];
        if (outcomes === undefined) throw new Error(`no outcome of ${call} was planned`);
        return scheduler.schedule(
          Promise.resolve(outcomes[at % outcomes.length] ?? { kind: 'failed', reason: 'timeout' }),
        );
      };
    },
  });
  const gateway = compose(bare, { notices: tellNotices({ ...ports, logins: createLogins(ports) }) });
  return { gateway, ...ports };
}
