import type { BnplStatus, ContinueResult } from '#core/purchase/purchase.ts';
import type { Envelope } from '../../gateway/wire/call.ts';
import { BNPL_STATUS_CODES, CONTINUE_CODES, PAYMENT_CODES, paymentOf, receiptOf } from '../../gateway/wire/codes.ts';
import { DELIVERY, FULL_PAYMENT_PRODUCT, marksOf, variantOf } from '../catalogue/variants.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { availableCredit, isOverdue, isOwing, openOrders } from '../lending/account.ts';
import { daysOf, LOAN_PRODUCTS, overdueCharge, planOf, priceToPay, reckoned } from '../lending/tariff.ts';
import { accept, CODES, type LenderCall, ofOrder, refuse, text } from './call.ts';

/** The `bnplPayStatus` (R50): forced, or by the shopper's orders and credit. */
function bnplCode(call: LenderCall, order: OrderRecord, open: readonly OrderRecord[]): number {
  return call.shopper.forcedBnplStatus ?? BNPL_STATUS_CODES[bnplStatus(call, order, open)];
}

function bnplStatus(call: LenderCall, order: OrderRecord, open: readonly OrderRecord[]): BnplStatus {
  const others = open.filter((each) => each.id !== order.id);
  const smallest = LOAN_PRODUCTS[0];
  if (order.refusal === 'known') return 'creditInsufficient';
  if (order.productId === FULL_PAYMENT_PRODUCT || smallest === undefined) return 'itemUnsupported';
  if (others.some((each) => isOverdue(each, call.now))) return 'overdue';
  if (others.some((each) => each.status === 'returns' && !each.isRefunded)) return 'pendingRefund';
  if (others.some(isOwing)) return 'currentOrder';
  const needed = planOf(priceToPay(order), smallest).financingAmount;
  return needed > availableCredit(call, open) ? 'creditInsufficient' : 'available';
}

const mayPickUp = (order: OrderRecord): boolean => !marksOf(order.productId).includes('express');

/** What the cart shows (R42b). */
export const readPurchase = ofOrder((call, order) => {
  const variant = variantOf(order.skuCode);
  if (variant === null) return refuse(CODES.orderMissing);
  if (order.status !== 'waitingForPayment') return refuse(CODES.wrongState);
  const open = openOrders(call);
  const bnplPayStatus = bnplCode(call, order, open);
  const terms = LOAN_PRODUCTS.map((loan) => {
    const plan = planOf(priceToPay(order), loan);
    return {
      periods: loan.periods,
      days: daysOf(loan),
      ...plan,
      markupFree: loan.isMarkupFree ? 1 : 0,
      bottomPrice: plan.downPayment,
      originalProductId: loan.id,
    } as const;
  });
  return accept<'readPurchase'>({
    express: 1,
    pickUp: mayPickUp(order) ? 1 : 0,
    bottomPrice: priceToPay(order),
    bnplPayStatus,
    availableCredit: availableCredit(call, open),
    partnerPolicy: marksOf(order.productId).includes('policy') ? 1 : 0,
    productInfo: {
      pic: variant.picture,
      productName: variant.phone.productName,
      brandName: variant.phone.brandName,
      color: variant.color,
      storage: variant.version,
      price: order.productPrice,
      linePrice: variant.phone.linePrice,
      deliveryCharges: order.deliveryCharges,
      lineDeliveryCharges: DELIVERY.lineCharges,
      discount: order.discount,
      totalPrice: priceToPay(order),
      productId: order.productId,
    },
    calcInfos: bnplPayStatus === BNPL_STATUS_CODES.available ? terms : [],
  });
});

/** The step of the shopper's instalment application (R45). */
export const askBnpl = ofOrder(({ shopper: { currentStep } }, order) =>
  accept<'askBnpl'>({ currentStep, productOrderId: order.id }),
);

/**
 * Commits the cart's choices (R54, R55). With an order that is under way the same words again change nothing, and others are
 * refused.
 */
export const continuePurchase = ofOrder((call, order) => {
  const { tx, now, shopper } = call;
  const receiptType = receiptOf(Number(text(call, 'receiptType'))) ?? 'express';
  const paymentType = paymentOf(Number(text(call, 'paymentType'))) ?? 'full';
  const answer = (result: ContinueResult): Envelope =>
    accept<'continuePurchase'>({
      status: CONTINUE_CODES[result],
      orderPayType: PAYMENT_CODES[paymentType],
      currentStep: shopper.currentStep,
      productOrderId: order.id,
    });
  const wanted = text(call, 'originalProductId');
  const loan = LOAN_PRODUCTS.find((each) => each.id === wanted);
  if (wanted !== '' && loan === undefined) return refuse(CODES.bnplCreditFailed);
  if (order.status === 'cancelled') return answer('soldOut');
  if (order.status !== 'waitingForPayment') {
    const isSame = order.receiptType === receiptType && order.paymentType === paymentType;
    const isSamePlan = paymentType === 'full' || order.loanProductId === wanted;
    return isSame && isSamePlan ? answer('accepted') : refuse(CODES.wrongState);
  }
  const address = order.address ?? shopper.address;
  if (receiptType === 'express' && address === null) return answer('addressMissing');
  if (receiptType === 'pickUp' && !mayPickUp(order)) return refuse(CODES.wrongState);
  const open = openOrders(call);
  if (open.some((each) => isOverdue(each, now))) return answer('overdue');
  const accepted = (loanProductId: string | null): Envelope => {
    tx.put('order', order.id, reckoned({ ...order, receiptType, address, paymentType, loanProductId }));
    return answer('accepted');
  };
  if (paymentType === 'full') return accepted(null);
  if (order.refusal === 'atContinue') {
    tx.put('order', order.id, { ...order, refusal: 'known' });
    return refuse(CODES.bnplCreditFailed);
  }
  if (loan === undefined || bnplCode(call, order, open) !== BNPL_STATUS_CODES.available)
    return refuse(CODES.bnplCreditFailed);
  return accepted(loan.id);
});

/** What a plan costs; the amount is the order's own, whatever the request says (Q54). */
export const readCalculation = ofOrder((call, order) => {
  const days = Number(text(call, 'overdueDays'));
  if (!Number.isSafeInteger(days) || days < 0) return refuse(CODES.lostParameter);
  const wanted = text(call, 'originalProductId');
  const named = LOAN_PRODUCTS.find((each) => each.id === wanted);
  if (wanted !== '' && named === undefined) return refuse(CODES.bnplCreditFailed);
  const byDays = LOAN_PRODUCTS.find((each) => String(daysOf(each)) === text(call, 'loanDays'));
  const loan = named ?? byDays ?? LOAN_PRODUCTS[0];
  if (loan === undefined) return refuse(CODES.lostParameter);
  const plan = planOf(priceToPay(order), loan);
  const charge = overdueCharge(plan.financingAmount, loan.periods, days);
  return accept<'readCalculation'>({
    totalRepaymentAmount: (plan.total * 100 + Math.round(charge * 100)) / 100,
    markup: plan.markup,
    overdueCharge: charge,
    productAmount: priceToPay(order),
    downPayment: plan.downPayment,
    financingAmount: plan.financingAmount,
    loanDays: LOAN_PRODUCTS.map((each) => ({
      days: daysOf(each),
      markupRate: each.isMarkupFree ? '0' : String(each.rate / 100),
      originalProductId: each.id,
    })),
  });
});
