import { explainRefusal, truthAfter } from '../errors/order-truth.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import { LEAVING_MS } from '../lib/visit.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { dearerThanChosen } from '../purchase/chosen-purchase.ts';
import { type AfterContinue, afterContinue, CONTINUE_NOTICES, type NotTaken } from './cart-after-continue.ts';
import {
  asksPolicy,
  type CartReady,
  canContinue,
  choiceOf,
  withCreditRefused,
  withPayAgreed,
  withReading,
} from './cart-flow.ts';
import { isStillOffered } from './cart-offer.ts';
import { type CartPage, choose, readyCart, showTruth, unlock } from './cart-page.ts';

/** What Continue needs from outside. */
export interface ContinuePorts {
  readonly gateway: Pick<Gateway, 'readPurchase' | 'continuePurchase' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
}

type Page = CartPage<ContinuePorts>;

/** Continue, with what it asks before it sends: whether to pay more than was chosen (Q69), and for the policy (R53–R55). */
export function continuing(page: Page) {
  const { change } = page;
  return {
    async proceed(): Promise<void> {
      const now = readyCart(page);
      if (now !== null && now.task === null && canContinue(now)) await goOn(page, now);
    },
    async confirmPay(): Promise<void> {
      const now = readyCart(page);
      if (now === null || now.asking === null || now.task !== null) return;
      choose(page, withPayAgreed);
      await goOn(page, withPayAgreed(now));
    },
    declinePay: (): void => change((cart) => ({ ...cart, asking: null })),
    tickPolicy: (isTicked: boolean): void =>
      change((cart) => (cart.policy === null ? cart : { ...cart, policy: { isTicked, isReminded: false } })),
    async confirmPolicy(): Promise<void> {
      const now = readyCart(page);
      if (now === null || now.policy === null || now.task !== null) return;
      if (!now.policy.isTicked) return change((cart) => ({ ...cart, policy: { isTicked: false, isReminded: true } }));
      change((cart) => ({ ...cart, hasAgreed: true }));
      await send(page, now);
    },
    closePolicy: (): void => change((cart) => ({ ...cart, policy: null })),
  };
}

async function goOn(page: Page, now: CartReady): Promise<void> {
  const asking = dearerThanChosen(now.purchase, now.plan, now.chosen);
  if (asking !== null) page.change((cart) => ({ ...cart, asking }));
  else if (asksPolicy(now)) page.change((cart) => ({ ...cart, policy: { isTicked: false, isReminded: false } }));
  else await send(page, now);
}

async function send(page: Page, now: CartReady): Promise<void> {
  const { ports, change, visit } = page;
  const isStillHere = visit.stay();
  change((cart) => ({ ...cart, task: 'continuing', policy: null, told: null }));
  if (!(await isStillOffered(page, now))) return;
  const choice = choiceOf(now);
  const outcome = await ports.gateway.continuePurchase(choice);
  if (outcome.kind !== 'done') {
    const cause = outcome.kind === 'refused' ? outcome.code : outcome.kind;
    ports.analytics.track({ name: 'continueFailed', cause });
  }
  if (isStillHere()) await follow(page, now.order, afterContinue(choice, outcome), outcome);
}

/** Does what follows the answer to Continue (R55). */
async function follow(page: Page, order: OrderId, next: AfterContinue, outcome: Outcome<unknown>): Promise<void> {
  const { hostApp } = page.ports;
  switch (next.kind) {
    case 'unknown':
      return readBack(page, order);
    case 'nativeStep':
      leave(page);
      return hostApp.openStep(next.step, next.order);
    case 'confirmation':
      leave(page);
      return hostApp.openOrderConfirmation(next.order);
    case 'notTaken':
      return explainAnswer(page, order, next.result);
    case 'switchToFull':
      return switchToFull(page, order);
    case 'refused': {
      const isStillHere = page.visit.stay();
      const truth = await explainRefusal(page.ports, 'continuePurchase', order, outcome, isStillHere);
      if (!isStillHere()) return;
      return truth === null ? unlock(page) : showTruth(page, truth, null);
    }
    case 'stay':
      return unlock(page);
  }
}

/** Stays busy until the page is gone, and works again where it could not be left. */
function leave(page: Page): void {
  page.visit.untilEnd(page.ports.clock.after(LEAVING_MS, () => unlock(page)));
}

/** Says what Continue answered; it stays beside what it refuses, unless the order is no cart any more (Q72). */
async function explainAnswer(page: Page, order: OrderId, result: NotTaken): Promise<void> {
  const { gateway, notices } = page.ports;
  const notice = CONTINUE_NOTICES[result];
  const isStillHere = page.visit.stay();
  if (notice !== 'networkError') notices.show(notice);
  const truth = truthAfter('continuePurchase', await gateway.readOrder(order));
  if (!isStillHere()) return;
  if (truth !== null) return showTruth(page, truth, notice === 'networkError' ? null : notice);
  unlock(page);
  if (notice === 'networkError') notices.show(notice);
  else page.change((cart) => ({ ...cart, told: notice }));
}

/** 400310: full payment is selected, the plan stays as refused, and the purchase may know better why (R55, Q69). */
async function switchToFull(page: Page, order: OrderId): Promise<void> {
  const { gateway } = page.ports;
  const isStillHere = page.visit.stay();
  choose(page, withCreditRefused);
  const truth = truthAfter('continuePurchase', await gateway.readOrder(order));
  if (!isStillHere()) return;
  if (truth !== null) return showTruth(page, truth, 'bnplCreditFailed');
  const answer = await gateway.readPurchase(order);
  if (!isStillHere()) return;
  if (answer.kind === 'done') page.change((cart) => withReading(cart, { ...cart, purchase: answer.data }));
  unlock(page);
}

/** After an unknown outcome the order itself says whether it went on (Q62). */
async function readBack(page: Page, order: OrderId): Promise<void> {
  const { gateway, navigation, notices } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readOrder(order);
  if (!isStillHere()) return;
  unlock(page);
  const wentOn = answer.kind === 'done' && answer.data.status !== 'waitingForPayment';
  if (wentOn) navigation.replace({ page: 'order', order, isFromHost: false });
  else notices.show('outcomeUnknown');
}
