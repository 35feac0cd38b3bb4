import { availableCredit, isOverdue, isOwing, ordersOf, ownOrder } from '../account.ts';
import { accept, CODES, type Handler, type LenderCall, refuse, text } from '../envelope.ts';
import { DELIVERY, EXPRESS_ONLY_PRODUCT, FULL_PAYMENT_PRODUCT, goodOf, POLICY_PRODUCT } from '../goods.ts';
import { daysOf, LOAN_PRODUCTS, type LoanProduct, overdueCharge, planOf } from '../instalments.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { priceToPay } from '../orders.ts';

/** The bnplPayStatus (R50): forced, or by the shopper's orders and credit. */
function bnplStatus({ tx, now, shopper }: LenderCall, order: OrderRecord): number {
  const others = ordersOf(tx, shopper).filter((each) => each.id !== order.id);
  const smallest = LOAN_PRODUCTS[0];
  if (shopper.forcedBnplStatus !== null) return shopper.forcedBnplStatus;
  if (order.productId === FULL_PAYMENT_PRODUCT || smallest === undefined) return 1;
  if (others.some((each) => isOverdue(each, now))) return 4;
  if (others.some((each) => each.status === 6 && !each.isRefunded)) return 9;
  if (others.some(isOwing)) return 7;
  const needed = planOf(priceToPay(order), smallest).financingAmount;
  return needed > availableCredit(tx, shopper) ? 3 : 10;
}

const mayPickUp = (order: OrderRecord): boolean => order.productId !== EXPRESS_ONLY_PRODUCT;

function term(order: OrderRecord, loan: LoanProduct): unknown {
  const plan = planOf(priceToPay(order), loan);
  return {
    periods: loan.periods,
    days: daysOf(loan),
    total: plan.total,
    downPayment: plan.downPayment,
    remainingAmount: plan.remainingAmount,
    financingAmount: plan.financingAmount,
    markup: plan.markup,
    lineMarkup: plan.lineMarkup,
    markupFree: loan.isMarkupFree ? 1 : 0,
    bottomPrice: plan.downPayment,
    originalProductId: loan.id,
  };
}

/** What the cart shows (R42b). */
export const readPurchase: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  const good = order === null ? null : goodOf(order.skuCode);
  if (order === null || good === null) return refuse(CODES.orderMissing);
  if (order.status !== 1) return refuse(CODES.wrongState);
  const status = bnplStatus(call, order);
  return accept({
    express: 1,
    pickUp: mayPickUp(order) ? 1 : 0,
    bottomPrice: priceToPay(order),
    bnplPayStatus: status,
    availableCredit: availableCredit(call.tx, call.shopper),
    partnerPolicy: order.productId === POLICY_PRODUCT ? 1 : 0,
    productInfo: {
      pic: good.picture,
      productName: good.phone.productName,
      brandName: good.phone.brandName,
      color: good.color,
      storage: good.version,
      price: order.productPrice,
      linePrice: good.phone.linePrice,
      deliveryCharges: order.deliveryCharges,
      lineDeliveryCharges: DELIVERY.lineCharges,
      discount: order.discount,
      totalPrice: priceToPay(order),
      productId: order.productId,
    },
    calcInfos: status === 10 ? LOAN_PRODUCTS.map((loan) => term(order, loan)) : [],
  });
};

/** The step of the shopper's instalment application (R45). */
export const askBnpl: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  return accept({ currentStep: call.shopper.currentStep, productOrderId: order.id });
};

/** Commits the cart's choices; asking again with an order that is under way changes nothing (R54, R55). */
export const continuePurchase: Handler = (call) => {
  const { tx, now, shopper } = call;
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  const receiptType = text(call, 'receiptType') === '2' ? 2 : 1;
  const paymentType = text(call, 'paymentType') === '2' ? 2 : 1;
  const answer = (status: number): ReturnType<Handler> =>
    accept({ status, orderPayType: paymentType, currentStep: shopper.currentStep, productOrderId: order.id });
  if (order.status === 7) return answer(3);
  if (order.status !== 1) return answer(1);
  const address = order.address ?? shopper.address;
  if (receiptType === 1 && address === null) return answer(2);
  if (receiptType === 2 && !mayPickUp(order)) return refuse(CODES.lostParameter);
  if (ordersOf(tx, shopper).some((each) => isOverdue(each, now))) return answer(4);
  const chosen = { ...order, receiptType, address } as const;
  if (paymentType === 1) {
    const firstPayment = priceToPay(order);
    tx.put('order', order.id, { ...chosen, paymentType, loanProductId: null, markup: 0, lineMarkup: 0, firstPayment });
    return answer(1);
  }
  const loan = LOAN_PRODUCTS.find((each) => each.id === text(call, 'originalProductId'));
  if (loan === undefined || bnplStatus(call, order) !== 10) return refuse(CODES.bnplCreditFailed);
  const { markup, lineMarkup, downPayment } = planOf(priceToPay(order), loan);
  tx.put('order', order.id, {
    ...chosen,
    paymentType,
    loanProductId: loan.id,
    markup,
    lineMarkup,
    firstPayment: downPayment,
  });
  return answer(1);
};

/** What a plan costs; the amount is the order's own, whatever the request says (Q54). */
export const readCalculation: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  const days = Number(text(call, 'overdueDays'));
  if (!Number.isSafeInteger(days) || days < 0) return refuse(CODES.lostParameter);
  const wanted = text(call, 'originalProductId');
  const byDays = LOAN_PRODUCTS.find((each) => String(daysOf(each)) === text(call, 'loanDays'));
  const loan = LOAN_PRODUCTS.find((each) => each.id === wanted) ?? byDays ?? LOAN_PRODUCTS[0];
  if (loan === undefined) return refuse(CODES.lostParameter);
  const plan = planOf(priceToPay(order), loan);
  const charge = overdueCharge(plan.financingAmount, days);
  return accept({
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
};
