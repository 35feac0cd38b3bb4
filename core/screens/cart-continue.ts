import type { OrderId } from '../lib/ids.ts';
import type { Store, Updater } from '../lib/store.ts';
import { LEAVING_MS, type Visit } from '../lib/visit.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import { asksTheSame } from '../purchase/purchase.ts';
import {
  type AfterContinue,
  afterContinue,
  asksPolicy,
  type CartReady,
  type CartState,
  choiceOf,
  withFullPayment,
  withReading,
} from './cart-flow.ts';

/** What Continue needs from outside. */
export interface ContinuePorts {
  readonly gateway: Pick<Gateway, 'readPurchase' | 'continuePurchase' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation'>;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
}

/** What the actions of the cart share. */
export interface CartPage<Ports> {
  readonly ports: Ports;
  readonly state: Store<CartState>;
  readonly change: Updater<CartState, 'ready'>;
  readonly visit: Visit;
}

/** The cart that is shown, null while there is none. */
export function readyCart({ state }: Pick<CartPage<unknown>, 'state'>): CartReady | null {
  const now = state.getSnapshot();
  return now.kind === 'ready' ? now : null;
}

/** Lets the cart be used again. */
export function unlock({ change }: Pick<CartPage<unknown>, 'change'>): void {
  change((cart) => ({ ...cart, task: null }));
}

/** Continue, and the policy popup before it (R53–R55). */
export function continuing(page: CartPage<ContinuePorts>) {
  const { change } = page;
  return {
    async proceed(): Promise<void> {
      const now = readyCart(page);
      if (now === null || now.task !== null) return;
      if (asksPolicy(now)) change((cart) => ({ ...cart, policy: { isTicked: false, isReminded: false } }));
      else await send(page, now);
    },
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

async function send(page: CartPage<ContinuePorts>, now: CartReady): Promise<void> {
  const { ports, change, visit } = page;
  const isStillHere = visit.stay();
  change((cart) => ({ ...cart, task: 'continuing', policy: null }));
  if (!(await isStillOffered(page, now))) return;
  const choice = choiceOf(now);
  const outcome = await ports.gateway.continuePurchase(choice);
  if (outcome.kind !== 'done') {
    const cause = outcome.kind === 'refused' ? outcome.code : outcome.kind;
    ports.analytics.track({ name: 'continueFailed', cause });
  }
  if (isStillHere()) await follow(page, now.order, afterContinue(choice, outcome));
}

/** Reads the amounts once more before anything is promised; where they changed, the new ones are shown first. */
async function isStillOffered(page: CartPage<ContinuePorts>, shown: CartReady): Promise<boolean> {
  const { ports, state, visit } = page;
  const isStillHere = visit.stay();
  const answer = await ports.gateway.readPurchase(shown.order);
  if (!isStillHere()) return false;
  if (answer.kind === 'done' && asksTheSame(shown.purchase, answer.data, shown.plan)) return true;
  if (answer.kind === 'done') {
    state.set(withReading(readyCart(page), { ...shown, purchase: answer.data }));
    ports.notices.show('amountsChanged');
  }
  unlock(page);
  return false;
}

/** Does what follows the answer to Continue (R55). */
async function follow(page: CartPage<ContinuePorts>, order: OrderId, next: AfterContinue): Promise<void> {
  const { hostApp, notices } = page.ports;
  switch (next.kind) {
    case 'unknown':
      return readBack(page, order);
    case 'nativeStep':
      leave(page);
      return hostApp.openStep(next.step, next.order);
    case 'confirmation':
      leave(page);
      return hostApp.openOrderConfirmation(next.order);
    case 'notice':
      unlock(page);
      return notices.show(next.notice);
    case 'switchToFull':
      unlock(page);
      return page.change(withFullPayment);
    case 'stay':
      return unlock(page);
  }
}

/** Stays busy until the page is gone, and works again where it could not be left. */
function leave(page: CartPage<ContinuePorts>): void {
  page.visit.untilEnd(page.ports.clock.after(LEAVING_MS, () => unlock(page)));
}

/** After an unknown outcome the order itself says whether it went on (Q62). */
async function readBack(page: CartPage<ContinuePorts>, order: OrderId): Promise<void> {
  const { gateway, navigation, notices } = page.ports;
  const isStillHere = page.visit.stay();
  const answer = await gateway.readOrder(order);
  if (!isStillHere()) return;
  unlock(page);
  const wentOn = answer.kind === 'done' && answer.data.status !== 'waitingForPayment';
  if (wentOn) navigation.replace({ page: 'order', order, isFromHost: false });
  else notices.show('outcomeUnknown');
}
