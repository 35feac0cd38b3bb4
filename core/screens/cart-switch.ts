import { type ExplainedCall, explainRefusal } from '../errors/order-truth.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import type { PaymentType } from '../purchase/purchase.ts';
import { advertisedPeriods } from '../session/kept-sku.ts';
import { withBnpl, withFullPayment } from './cart-flow.ts';
import { type CartPage, choose, readyCart, showTruth, unlock } from './cart-page.ts';

/** What switching the payment needs from outside. */
export interface SwitchPorts {
  readonly gateway: Pick<Gateway, 'askBnpl' | 'readPurchase' | 'readOrder'>;
  readonly hostApp: Pick<HostApp, 'openStep'>;
  readonly session: SessionMemory;
  readonly notices: Notices;
}

type Page = CartPage<SwitchPorts>;

/** Switches the payment, or says why it may not be switched (R51, R53). */
export async function choosePayment(page: Page, type: PaymentType): Promise<void> {
  const now = readyCart(page);
  const isChosen = now?.paymentType === type && (type === 'bnpl' || now.chosen.plan === null);
  if (now === null || now.task !== null || isChosen) return;
  if (type === 'full') return choose(page, withFullPayment);
  const { isSelectable, toast } = BNPL_AVAILABILITY[now.purchase.bnplStatus];
  if (isSelectable) return switchToBnpl(page, now.order);
  page.change((cart) => ({ ...cart, told: null, hinted: toast }));
  if (toast !== null) page.ports.notices.show(toast);
}

/** Asks whether instalments can be had now, also where the last reading refused them (R51, Q72). */
export async function askForBnpl(page: Page): Promise<void> {
  const now = readyCart(page);
  if (now !== null && now.task === null) await switchToBnpl(page, now.order);
}

/** Asks for the step and reads the purchase anew before the cart pays by instalments (Q34). */
async function switchToBnpl(page: Page, order: OrderId): Promise<void> {
  const { gateway, hostApp, notices } = page.ports;
  const isStillHere = page.visit.stay();
  page.change((cart) => ({ ...cart, task: 'switching', told: null, hinted: null }));
  const info = await gateway.askBnpl(order);
  if (!isStillHere()) return;
  if (info.kind !== 'done') return explainSwitch(page, 'askBnpl', order, info);
  if (info.data.nativeStep !== null) {
    unlock(page);
    return hostApp.openStep(info.data.nativeStep, order);
  }
  const purchase = await gateway.readPurchase(order);
  if (!isStillHere()) return;
  if (purchase.kind !== 'done') return explainSwitch(page, 'readPurchase', order, purchase);
  const { toast } = BNPL_AVAILABILITY[purchase.data.bnplStatus];
  if (toast !== null && readyCart(page) !== null) notices.show(toast);
  const advertised = advertisedPeriods(page.ports.session, purchase.data.product.productId);
  choose(page, (cart) => withBnpl(cart, purchase.data, advertised));
}

/** After a switch that was not answered as it should be (Q72). */
async function explainSwitch(
  page: Page,
  call: ExplainedCall,
  order: OrderId,
  outcome: Outcome<unknown>,
): Promise<void> {
  const isStillHere = page.visit.stay();
  const truth = await explainRefusal(page.ports, call, order, outcome, isStillHere);
  if (!isStillHere()) return;
  if (truth === null) unlock(page);
  else showTruth(page, truth, null);
}
