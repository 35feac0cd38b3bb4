import type { Address } from '../address/address.ts';
import type { LoanProductId, NativeStep, OrderId } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { createVisit, LEAVING_MS } from '../lib/visit.ts';
import type { Analytics } from '../ports/analytics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import { comparePlans, LATE_DAYS, type PlanRow } from '../purchase/plan-comparison.ts';
import {
  asksTheSame,
  bottomPriceOf,
  daysOfPeriods,
  type PaymentType,
  type Plan,
  type PurchaseChoice,
  type PurchaseInfo,
  type ReceiptType,
} from '../purchase/purchase.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { afterContinue } from './cart-flow.ts';

/** The policy popup of a partner-retailer phone (R53). */
export interface PolicyPopup {
  readonly isTicked: boolean;
  /** True after Confirm without the tick: 'Please check to agree to this policy.' */
  readonly isReminded: boolean;
}

/** What the cart is doing; each task blocks its own repetition (R53, R54). */
export type CartTask = 'switching' | 'continuing' | null;

/** The cart with its purchase. */
export interface CartReady {
  readonly kind: 'ready';
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
  /** Null where none is stored yet, or where it could not be read. */
  readonly address: Address | null;
  readonly receiptType: ReceiptType;
  readonly paymentType: PaymentType;
  /** The chosen plan, null for full payment. */
  readonly plan: Plan | null;
  readonly task: CartTask;
  readonly policy: PolicyPopup | null;
  readonly hasAgreed: boolean;
  /** The plans side by side while they are looked at, else null. */
  readonly comparison: readonly PlanRow[] | null;
}

/** What the cart page shows. */
export type CartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The app's own page of this step was opened instead (R45). */
  | { readonly kind: 'elsewhere'; readonly step: NativeStep }
  | CartReady;

/** The cart: delivery, payment, plan, Continue. */
export interface CartScreen extends Screen<CartState> {
  retry(): void;
  /** Reads everything again and keeps what was chosen (R74). */
  refresh(): void;
  chooseReceipt(type: ReceiptType): void;
  /** Switches the payment; a switch that runs, or a status that does not allow it, leaves it as it is (R51, R53). */
  choosePayment(type: PaymentType): Promise<void>;
  choosePlan(id: LoanProductId): void;
  editAddress(): void;
  openCalculator(): void;
  /** Shows full payment and every plan side by side; what lateness adds comes from the server, and follows. */
  comparePlans(): Promise<void>;
  closeComparison(): void;
  /** Opens the app's page on the application under review (Q53). */
  openReview(): void;
  proceed(): Promise<void>;
  tickPolicy(isTicked: boolean): void;
  confirmPolicy(): Promise<void>;
  closePolicy(): void;
  back(): void;
}

/** What the cart needs from outside. */
export interface CartPorts {
  readonly gateway: Pick<
    Gateway,
    'askBnpl' | 'readPurchase' | 'readAddress' | 'continuePurchase' | 'readOrder' | 'readCalculation'
  >;
  readonly hostApp: Pick<HostApp, 'openStep' | 'openOrderConfirmation' | 'openReview' | 'onRefresh'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
}

/** Makes the cart (R45–R55). Its order is the one kept for the session; without one it leads back to the product (Q31). */
export function createCartScreen(ports: CartPorts): CartScreen {
  const { gateway, hostApp, session, navigation, notices, analytics, clock } = ports;
  const state = createStore<CartState>({ kind: 'loading' });
  const change = updateWhen(state, 'ready');
  const visit = createVisit();

  function ready(): CartReady | null {
    const now = state.getSnapshot();
    return now.kind === 'ready' ? now : null;
  }

  /** Asks for the step, then reads purchase and address; says nothing where a newer load took over. */
  async function load(): Promise<void> {
    const isWanted = visit.ask();
    const order = orderInHand(session);
    if (order === null) return navigation.replace({ page: 'product', product: null });
    const info = await gateway.askBnpl(order);
    if (!isWanted()) return;
    if (info.kind !== 'done') return fail();
    const { nativeStep } = info.data;
    if (nativeStep !== null) {
      state.set({ kind: 'elsewhere', step: nativeStep });
      return hostApp.openStep(nativeStep, order);
    }
    const [purchase, address] = await Promise.all([gateway.readPurchase(order), gateway.readAddress(order)]);
    if (!isWanted()) return;
    if (purchase.kind !== 'done') return fail();
    state.set(filled(order, purchase.data, address.kind === 'done' ? address.data : (ready()?.address ?? null)));
  }

  function fail(): void {
    if (ready() === null) state.set({ kind: 'failed' });
  }

  /** A first view takes what the server makes possible; a later one keeps the shopper's choices where they still are. */
  function filled(order: OrderId, purchase: PurchaseInfo, address: Address | null): CartReady {
    const before = ready();
    const isSelectable = BNPL_AVAILABILITY[purchase.bnplStatus].isSelectable && purchase.plans.length > 0;
    const paymentType = isSelectable ? (before?.paymentType ?? 'bnpl') : 'full';
    const receiptType = before?.receiptType ?? 'express';
    return {
      kind: 'ready',
      order,
      purchase,
      address,
      receiptType: purchase.allows[receiptType] ? receiptType : purchase.allows.pickUp ? 'pickUp' : 'express',
      paymentType,
      plan: paymentType === 'bnpl' ? samePlan(purchase, before?.plan ?? null) : null,
      // A reload in between must not open the way for a second Continue.
      task: before?.task ?? null,
      policy: before?.policy ?? null,
      hasAgreed: before?.hasAgreed ?? false,
      comparison: before?.comparison ?? null,
    };
  }

  function samePlan(purchase: PurchaseInfo, plan: Plan | null): Plan | null {
    const same = purchase.plans.find((each) => each.originalProductId === plan?.originalProductId);
    return same ?? purchase.plans[0] ?? null;
  }

  async function switchToBnpl(now: CartReady): Promise<void> {
    const isStillHere = visit.stay();
    change((each) => ({ ...each, task: 'switching' }));
    const info = await gateway.askBnpl(now.order);
    if (!isStillHere()) return;
    if (info.kind === 'done' && info.data.nativeStep !== null) {
      free();
      return hostApp.openStep(info.data.nativeStep, now.order);
    }
    const purchase = info.kind === 'done' ? await gateway.readPurchase(now.order) : null;
    if (!isStillHere()) return;
    if (info.kind === 'unknown') notices.show('networkError');
    if (purchase?.kind !== 'done') return free();
    change((each) => {
      const { isSelectable, toast } = BNPL_AVAILABILITY[purchase.data.bnplStatus];
      const plan = isSelectable ? (purchase.data.plans[0] ?? null) : null;
      if (toast !== null) notices.show(toast);
      return { ...each, purchase: purchase.data, task: null, paymentType: plan === null ? 'full' : 'bnpl', plan };
    });
  }

  async function send(now: CartReady): Promise<void> {
    const isStillHere = visit.stay();
    change((each) => ({ ...each, task: 'continuing', policy: null }));
    if (!(await isStillOffered(now)) || !isStillHere()) return;
    const choice: PurchaseChoice = {
      productOrderId: now.order,
      receiptType: now.receiptType,
      paymentType: now.paymentType,
      originalProductId: now.plan?.originalProductId ?? null,
    };
    const outcome = await gateway.continuePurchase(choice);
    if (outcome.kind !== 'done') {
      analytics.track({ name: 'continueFailed', cause: outcome.kind === 'refused' ? outcome.code : outcome.kind });
    }
    if (!isStillHere()) return;
    const next = afterContinue(choice, outcome);
    if (next.kind === 'unknown') return readBack(now.order);
    if (next.kind === 'nativeStep' || next.kind === 'confirmation') visit.untilEnd(clock.after(LEAVING_MS, free));
    else free();
    if (next.kind === 'nativeStep') hostApp.openStep(next.step, next.order);
    if (next.kind === 'confirmation') hostApp.openOrderConfirmation(next.order);
    if (next.kind === 'notice') notices.show(next.notice);
    if (next.kind === 'switchToFull') change((each) => ({ ...each, paymentType: 'full', plan: null }));
  }

  /** Reads the amounts once more before anything is promised; where they changed, the new ones are shown first. */
  async function isStillOffered(shown: CartReady): Promise<boolean> {
    const isStillHere = visit.stay();
    const answer = await gateway.readPurchase(shown.order);
    if (!isStillHere()) return false;
    if (answer.kind === 'done' && asksTheSame(shown.purchase, answer.data, shown.plan)) return true;
    if (answer.kind === 'done') {
      state.set(filled(shown.order, answer.data, shown.address));
      notices.show('amountsChanged');
    }
    free();
    return false;
  }

  /** What being late adds to a plan, by the server's own calculator. */
  async function lateCharge(now: CartReady, plan: Plan): Promise<readonly [LoanProductId, number] | null> {
    const answer = await gateway.readCalculation({
      productOrderId: now.order,
      productAmount: now.purchase.product.price,
      overdueDays: LATE_DAYS,
      loanDays: daysOfPeriods(plan.periods),
      originalProductId: plan.originalProductId,
    });
    return answer.kind === 'done' ? [plan.originalProductId, answer.data.overdueCharge] : null;
  }

  /** After an unknown outcome the order itself says whether it went on (Q62). */
  async function readBack(order: OrderId): Promise<void> {
    const isStillHere = visit.stay();
    const answer = await gateway.readOrder(order);
    if (!isStillHere()) return;
    free();
    const wentOn = answer.kind === 'done' && answer.data.status !== 'waitingForPayment';
    if (wentOn) navigation.replace({ page: 'order', order, isFromHost: false });
    else notices.show('outcomeUnknown');
  }

  function free(): void {
    change((each) => ({ ...each, task: null }));
  }

  return {
    state,
    open() {
      const end = visit.begin();
      free();
      visit.untilEnd(hostApp.onRefresh('cart', () => void load()));
      void load();
      return end;
    },
    retry() {
      state.set({ kind: 'loading' });
      void load();
    },
    refresh: () => void load(),
    chooseReceipt: (receiptType) =>
      change((each) => (each.purchase.allows[receiptType] && each.task === null ? { ...each, receiptType } : each)),
    async choosePayment(type) {
      const now = ready();
      if (now === null || now.task !== null || now.paymentType === type) return;
      if (type === 'full') return change((each) => ({ ...each, paymentType: 'full', plan: null }));
      const { isSelectable, toast } = BNPL_AVAILABILITY[now.purchase.bnplStatus];
      if (isSelectable) await switchToBnpl(now);
      else if (toast !== null) notices.show(toast);
    },
    choosePlan: (id) =>
      change((each) => {
        const plan = each.purchase.plans.find((offered) => offered.originalProductId === id);
        return plan === undefined || each.paymentType !== 'bnpl' || each.task !== null ? each : { ...each, plan };
      }),
    editAddress() {
      const now = ready();
      if (now !== null) navigation.open({ page: 'address', order: null });
    },
    openCalculator() {
      const now = ready();
      if (now === null) return;
      const plan = now.plan ?? now.purchase.plans[0];
      navigation.open({
        page: 'bnplCalculator',
        order: now.order,
        productAmount: now.purchase.product.price,
        loanDays: plan === undefined ? null : daysOfPeriods(plan.periods),
      });
    },
    async comparePlans() {
      const now = ready();
      if (now === null || now.comparison !== null) return;
      const isStillHere = visit.stay();
      change((each) => ({ ...each, comparison: comparePlans(each.purchase, new Map()) }));
      const charges = await Promise.all(now.purchase.plans.map((plan) => lateCharge(now, plan)));
      if (!isStillHere()) return;
      const late = new Map(charges.filter((charge) => charge !== null));
      change((each) => (each.comparison === null ? each : { ...each, comparison: comparePlans(each.purchase, late) }));
    },
    closeComparison: () => change((each) => ({ ...each, comparison: null })),
    openReview() {
      const now = ready();
      if (now !== null) hostApp.openReview(now.order);
    },
    async proceed() {
      const now = ready();
      if (now === null || now.task !== null) return;
      const asksPolicy = now.purchase.needsPolicy && now.paymentType === 'bnpl' && !now.hasAgreed;
      if (asksPolicy) change((each) => ({ ...each, policy: { isTicked: false, isReminded: false } }));
      else await send(now);
    },
    tickPolicy: (isTicked) =>
      change((each) => (each.policy === null ? each : { ...each, policy: { isTicked, isReminded: false } })),
    async confirmPolicy() {
      const now = ready();
      if (now === null || now.policy === null || now.task !== null) return;
      if (!now.policy.isTicked) return change((each) => ({ ...each, policy: { isTicked: false, isReminded: true } }));
      change((each) => ({ ...each, hasAgreed: true }));
      await send(now);
    },
    closePolicy: () => change((each) => ({ ...each, policy: null })),
    back: () => navigation.back(),
  };
}

/** What the footer asks for now, null where it is not shown (R48). */
export function cartBottomPrice(cart: CartReady): number | null {
  return bottomPriceOf(cart.purchase, cart.plan);
}
