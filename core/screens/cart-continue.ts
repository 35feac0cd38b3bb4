import { isForeignOrder, noticeForCode } from '../errors/gateway-codes.ts';
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
import type { NoticeKey } from '../text/catalogue.ts';
import { type AfterContinue, afterContinue, CONTINUE_NOTICES, type NotTaken } from './cart-after-continue.ts';
import { type CartReady, withCreditRefused, withPayAgreed, withReading } from './cart-flow.ts';
import { choiceToSend, stop } from './cart-offer.ts';
import { type CartPage, choose, readyCart, showTruth, unlock } from './cart-page.ts';
import { beforeSending } from './cart-sending.ts';

/** What Continue needs from outside. */
export interface ContinuePorts {
  readonly gateway: Pick<Gateway, 'readPurchase' | 'readAddress' | 'continuePurchase' | 'readOrder'>;
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
      if (now !== null && now.task === null) await goOn(page, now);
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
      const agreed = { ...now, policy: null, hasAgreed: true };
      page.state.set(agreed);
      await goOn(page, agreed);
    },
    closePolicy: (): void => change((cart) => ({ ...cart, policy: null })),
  };
}

/** The one way to Continue's call: every press that would buy goes through it. */
async function goOn(page: Page, shown: CartReady): Promise<void> {
  const next = beforeSending(shown, shown);
  if (next.kind !== 'send') return stop(page, shown, next);
  const { ports, change, visit } = page;
  const isStillHere = visit.stay();
  change((cart) => ({ ...cart, task: 'continuing', told: null, hinted: null }));
  const choice = await choiceToSend(page, shown);
  if (choice === null) return;
  const outcome = await ports.gateway.continuePurchase(choice);
  if (outcome.kind !== 'done') {
    const cause = outcome.kind === 'refused' ? outcome.code : outcome.kind;
    ports.analytics.track({ name: 'continueFailed', cause });
  }
  if (isStillHere()) await follow(page, shown.order, afterContinue(choice, outcome), outcome);
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
      return truth === null ? freed(page, noticeForCode(next.code, 'continuePurchase')) : showTruth(page, truth, null);
    }
    case 'stay':
      return unlock(page);
  }
}

/** Stays busy until the page is gone, and works again where it could not be left. */
function leave(page: Page): void {
  page.visit.untilEnd(page.ports.clock.after(LEAVING_MS, () => unlock(page)));
}

/** Lets the cart be used again; what was answered stays beside what it refuses until the next press. */
function freed({ change }: Page, told: NoticeKey): void {
  change((cart) => ({ ...cart, task: null, told }));
}

/** Says what Continue answered, unless the order is no cart any more (Q72). A missing address is read anew. */
async function explainAnswer(page: Page, order: OrderId, result: NotTaken): Promise<void> {
  const { gateway, notices } = page.ports;
  const notice = CONTINUE_NOTICES[result];
  const isStillHere = page.visit.stay();
  if (notice !== 'networkError') notices.show(notice);
  const [answer, stored] = await Promise.all([
    gateway.readOrder(order, 'aside'),
    result === 'addressMissing' ? gateway.readAddress(order) : null,
  ]);
  if (!isStillHere()) return;
  const truth = truthAfter('continuePurchase', answer);
  if (truth !== null) return showTruth(page, truth, notice === 'networkError' ? null : notice);
  if (stored?.kind === 'done') page.change((cart) => ({ ...cart, address: stored.data }));
  freed(page, notice);
  if (notice === 'networkError') notices.show(notice);
}

/** 400310: full payment is selected, the plan stays as refused, and the purchase may know better why (R55, Q69). */
async function switchToFull(page: Page, order: OrderId): Promise<void> {
  const { gateway } = page.ports;
  const isStillHere = page.visit.stay();
  choose(page, withCreditRefused);
  const truth = truthAfter('continuePurchase', await gateway.readOrder(order, 'aside'));
  if (!isStillHere()) return;
  if (truth !== null) return showTruth(page, truth, 'bnplCreditFailed');
  const answer = await gateway.readPurchase(order);
  if (!isStillHere()) return;
  // What was told stays above Continue; what the purchase knows better stands beside the plan.
  page.change((cart) => {
    const read = answer.kind === 'done' ? withReading(cart, { ...cart, purchase: answer.data }) : cart;
    return { ...read, task: null, told: cart.told };
  });
}

/** After an unknown outcome the order itself says whether it went on (Q62). */
async function readBack(page: Page, order: OrderId): Promise<void> {
  const { gateway, navigation, notices } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readOrder(order, 'aside');
  if (!isStillHere()) return;
  if (isForeignOrder(answer)) return showTruth(page, 'missing', null);
  if (answer.kind === 'done' && answer.data.status !== 'waitingForPayment') {
    unlock(page);
    return navigation.replace({ page: 'order', order, isFromHost: false });
  }
  const notice = answer.kind === 'done' ? 'continueUnknown' : 'outcomeUnknown';
  freed(page, notice);
  notices.show(notice);
}
