import type { Paisa } from '../lib/money.ts';
import { BNPL_AVAILABILITY, type BnplNotice } from './bnpl-availability.ts';
import { bottomPriceOf, type PaymentType, type Plan, type PurchaseInfo, type ReceiptType } from './purchase.ts';

/** What a shopper chose for an order, with what it asked for when he chose it (Q69). Money in paisa. */
export interface ChosenPurchase {
  /** Null where nothing says it: it is asked for. */
  readonly receiptType: ReceiptType | null;
  /** As it was offered then; null for full payment, `asked` for instalments by a plan that nothing names. */
  readonly plan: Plan | 'asked' | null;
  /** What was to be paid at once. */
  readonly today: Paisa;
  readonly total: Paisa;
  /** True after 400310: the plan is refused though the status still offers it (R55). */
  readonly isCreditRefused: boolean;
}

/** What was chosen for an order, as the order itself names it: all that is known in a new session (Q69). */
export interface OrderChoice {
  readonly receiptType: ReceiptType | null;
  /** Number of instalments: 0 for full payment, null where the order does not say how many. */
  readonly periods: number | null;
  /** What the order comes to, paisa. */
  readonly total: Paisa;
}

/** Why a chosen plan cannot be had (R51, R73, Q69). `planGone`: others can. `bnplNotOffered`: no instalments at all. */
export type PlanRefusal = BnplNotice | 'planGone' | 'bnplNotOffered';

/** A chosen plan that cannot be had; it stays visible with its reason. */
export interface RefusedPlan {
  readonly plan: Plan;
  readonly reason: PlanRefusal;
}

/** What a shopper has selected in the cart: payment, plan and delivery. */
export interface Selection {
  /** Null where the chosen delivery is not known, or not allowed any more, and none was chosen instead. */
  readonly receiptType: ReceiptType | null;
  readonly paymentType: PaymentType;
  /** Null for full payment, and where the chosen plan is gone or not known, and none was chosen instead. */
  readonly plan: Plan | null;
  readonly refused: RefusedPlan | null;
}

/** The plan that instalments begin with: of as many payments as the product's page advertised, else the first (Q34). */
export const openingPlan = ({ plans }: Pick<PurchaseInfo, 'plans'>, advertised: number | null): Plan | null =>
  plans.find(({ periods }) => periods === advertised) ?? plans[0] ?? null;

/**
 * What is selected: at the opening what the server makes possible (R50), then what was chosen, where it still is (Q69). A plan
 * that is refused gives way to full payment, as at the opening; one that is gone gives way to no other, nor does a delivery.
 */
export function selectionOf(
  purchase: PurchaseInfo,
  chosen: ChosenPurchase | null,
  advertised: number | null = null,
): Selection {
  return { receiptType: deliveryOf(purchase, chosen), ...paymentOf(purchase, chosen, advertised) };
}

function deliveryOf({ allows }: PurchaseInfo, chosen: ChosenPurchase | null): ReceiptType | null {
  const said = chosen?.receiptType ?? null;
  const wanted = said ?? 'express';
  const other = wanted === 'express' ? 'pickUp' : 'express';
  if (chosen !== null && said === null && allows[wanted] && allows[other]) return null;
  // Where none is allowed there is nothing to choose from: Continue's answer says what is true.
  if (allows[wanted] || !allows[other]) return wanted;
  return said === null ? other : null;
}

function paymentOf(
  purchase: PurchaseInfo,
  chosen: ChosenPurchase | null,
  advertised: number | null,
): Pick<Selection, 'paymentType' | 'plan' | 'refused'> {
  const { isSelectable, toast } = BNPL_AVAILABILITY[purchase.bnplStatus];
  const first = isSelectable ? openingPlan(purchase, advertised) : null;
  if (chosen === null) return { paymentType: first === null ? 'full' : 'bnpl', plan: first, refused: null };
  if (chosen.plan === null) return { paymentType: 'full', plan: null, refused: null };
  if (chosen.plan === 'asked') return { paymentType: 'bnpl', plan: null, refused: null };
  const wanted = chosen.plan;
  // Under the same id, one of other payments or days is another plan.
  const same = purchase.plans.find((each) => IDENTITY.every((name) => each[name] === wanted[name])) ?? null;
  const plan = same ?? wanted;
  if (first === null) return { ...FULL, refused: { plan, reason: toast ?? 'bnplNotOffered' } };
  if (chosen.isCreditRefused) return { ...FULL, refused: { plan, reason: 'bnplCreditFailed' } };
  if (same === null) return { paymentType: 'bnpl', plan: null, refused: { plan, reason: 'planGone' } };
  return { paymentType: 'bnpl', plan: same, refused: null };
}

const FULL = { paymentType: 'full', plan: null } as const;

const IDENTITY = ['originalProductId', 'periods', 'days'] as const;

/** What a way to pay asks for. */
export interface Asked {
  /** At once: the bottom price where there is one, else the down payment, or the whole (R48, Q35). */
  readonly today: Paisa;
  readonly total: Paisa;
}

/** What a purchase asks for with a plan, null for full payment. */
export function askedBy(purchase: PurchaseInfo, plan: Plan | null): Asked {
  const { totalPrice } = purchase.product;
  const today = bottomPriceOf(purchase, plan) ?? plan?.downPayment ?? totalPrice;
  return { today, total: plan?.total ?? totalPrice };
}

/** What is asked for now, where that is more than what was chosen: Continue asks once before it buys it (Q69). Else null. */
export function dearerThanChosen(purchase: PurchaseInfo, plan: Plan | null, chosen: ChosenPurchase): Asked | null {
  const asked = askedBy(purchase, plan);
  return asked.today > chosen.today || asked.total > chosen.total ? asked : null;
}

/** A way to pay as a shopper chooses it now. */
export function chosenNow(purchase: PurchaseInfo, receiptType: ReceiptType | null, plan: Plan | null): ChosenPurchase {
  return { receiptType, plan, ...askedBy(purchase, plan), isCreditRefused: false };
}

/** The choice that an order names, of what is offered now: of its number of instalments there must be exactly one plan (Q69). */
export function chosenByOrder(purchase: PurchaseInfo, { receiptType, periods, total }: OrderChoice): ChosenPurchase {
  const full = { ...chosenNow(purchase, receiptType, null), total };
  if (periods === 0) return full;
  const [plan, ...others] = purchase.plans.filter((each) => each.periods === periods);
  if (plan !== undefined && others.length === 0) return { ...chosenNow(purchase, receiptType, plan), total };
  return { ...full, plan: 'asked', today: 0 };
}

/** What is offered, and selected of it. */
export interface Offer extends Selection {
  readonly purchase: PurchaseInfo;
}

/** Why an offer is not the one that was shown before. */
export type OfferChange = PlanRefusal | 'deliveryGone' | 'amountsChanged';

/** What of the choice or its amounts differs from what was shown; null where nothing does (Q69). */
export function offerChange(shown: Offer, now: Offer): OfferChange | null {
  if (isSameSelection(shown, now) && asksTheSame(shown.purchase, now.purchase, shown.plan)) return null;
  if (now.refused !== null && now.refused.reason !== shown.refused?.reason) return now.refused.reason;
  return now.receiptType === null && shown.receiptType !== null ? 'deliveryGone' : 'amountsChanged';
}

function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.receiptType === other.receiptType &&
    one.paymentType === other.paymentType &&
    one.plan?.originalProductId === other.plan?.originalProductId
  );
}

/** Whether two readings of a purchase ask for the same money, with the chosen plan (null for full payment). */
export function asksTheSame(before: PurchaseInfo, after: PurchaseInfo, plan: Plan | null): boolean {
  const amounts = (purchase: PurchaseInfo): readonly (Paisa | null | undefined)[] => {
    const { price, deliveryCharges, discount, totalPrice } = purchase.product;
    const same = purchase.plans.find((each) => each.originalProductId === plan?.originalProductId);
    const ofPlan = PLAN_AMOUNTS.map((amount) => same?.[amount]);
    return [price, deliveryCharges, discount, totalPrice, bottomPriceOf(purchase, same ?? null), ...ofPlan];
  };
  const other = amounts(after);
  return amounts(before).every((amount, at) => amount === other[at]);
}

const PLAN_AMOUNTS = ['total', 'downPayment', 'remainingAmount', 'financingAmount', 'markup'] as const;
