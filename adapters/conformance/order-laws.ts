import { equal, follow, holds, matches, must, refused, refusedBy } from './checks.ts';
import { choiceFor, type Law, lawsOf } from './law.ts';

const law = lawsOf('order');

/** What holds for an order from its payment to its end, over every gateway. */
export const ORDER_LAWS: readonly Law[] = [
  law('R62', 'an order in instalments goes through review to its delivery', {
    needs: ['review', 'approve', 'confirm', 'ship'],
  }).holds(async ({ me, perform }) => {
    const order = await me.continues('bnpl');
    equal(await me.statusOf(order), 'waitingForPayment', 'the order that was continued');
    for (const [action, status] of [
      ['review', 'underReview'],
      ['approve', 'waitingForSeller'],
      ['confirm', 'readyForShipment'],
      ['ship', 'shipped'],
    ] as const) {
      await perform({ action, order });
      equal(await me.statusOf(order), status, `the order after '${action}'`);
    }
    must(await me.gateway.confirmReceipt(order));
    equal(await me.statusOf(order), 'received', 'the order after its receipt');
  }),
  law('R62', 'an order that was paid and is given back is a return', { needs: ['pay'] }).holds(async ({ me, move }) => {
    const order = await me.continues('full');
    await move(order, 'pay');
    equal(await me.statusOf(order), 'waitingForSeller', 'what is paid');
    const { refundAmount } = must(await me.gateway.readRefund(order));
    must(await me.gateway.submitRefund(order));
    const { status, refund } = must(await me.gateway.readOrder(order));
    equal(status, 'returns', 'what is given back');
    if (refund.amount !== null) equal(refund.amount, refundAmount, 'what comes back, as it was promised');
  }),
  law('R72', 'an order under review refuses the next purchase by 400207', { needs: ['review'] }).holds(
    async ({ me, choice, move }) => {
      const order = await me.continues('bnpl');
      await move(order, 'review');
      refusedBy(await me.gateway.startPurchase(choice), 400207, 'now/buy');
    },
  ),
  law('Q43', 'an order says when it was placed, paid, shipped and received, and its parcel', {
    needs: ['pay', 'confirm', 'ship'],
  }).holds(async ({ me, move }) => {
    const order = await me.continues('full');
    await move(order, 'pay', 'confirm', 'ship');
    const { trackingNumber, expressCompanyName } = must(await me.gateway.readOrder(order));
    holds(trackingNumber !== null && expressCompanyName !== null, 'an order that is shipped names courier and parcel');
    must(await me.gateway.confirmReceipt(order));
    const { times } = must(await me.gateway.readOrder(order));
    const { placedAt, paidAt, shippedAt, receivedAt } = times;
    follow([placedAt, paidAt, shippedAt, receivedAt], 'orderPlacementTime, paymentTime, deliveryTime, signatureTime');
  }),
  law('R62', 'an order that is not wanted any more is cancelled, and stays so where that is asked again').holds(
    async ({ me }) => {
      const order = await me.buys();
      must(await me.gateway.cancelWaitingOrder(order));
      const { status, times } = must(await me.gateway.readOrder(order));
      equal(status, 'cancelled', 'the order');
      follow([times.placedAt, times.cancelledAt], 'expireTime and what was before it');
      must(await me.gateway.cancelWaitingOrder(order));
      equal(await me.statusOf(order), 'cancelled', 'the order that is cancelled again');
    },
  ),
  law('R63', 'an instalment order that is not paid back locks the phone some days after its due date', {
    needs: ['pay', 'confirm', 'ship', 'deliver', 'age', 'repay'],
  }).holds(async ({ me, fixtures, perform, move }) => {
    const order = await me.continues('bnpl');
    await move(order, 'pay', 'confirm', 'ship', 'deliver');
    const facts = async () => must(await me.gateway.readOrder(order));
    matches(await facts(), { paymentType: 'bnpl', hasPaymentButton: true, isLocked: false }, 'an order on time');
    await perform({ action: 'age', order, days: (fixtures.terms.plans[0]?.days ?? 0) + 1 });
    matches(await facts(), { isOverdue: true, isLocked: false }, 'the day after the due date');
    await perform({ action: 'age', order, days: fixtures.terms.lockDays });
    const locked = await facts();
    matches(locked, { isOverdue: true, isLocked: true }, 'some days later');
    const [late] = locked.installments;
    if (late !== undefined && late.penalty !== null) {
      holds(late.penalty > 0, 'the penalty of the instalment that is late: 0');
      if (late.amount !== null && locked.unlockAmount !== null)
        equal(locked.unlockAmount, late.amount + late.penalty, 'what unlocks the phone');
    }
    await move(order, 'repay');
    matches(await facts(), { isOverdue: false, isLocked: false }, 'once it is paid');
  }),
  law('', 'the instalments add up to what is left of the total', { needs: ['pay'] }).holds(
    async ({ me, fixtures, move }) => {
      const order = await me.continues('bnpl');
      const { downPayment, originalProductId } = await me.longestPlan(order);
      await move(order, 'pay');
      const { prices, installments, times } = must(await me.gateway.readOrder(order));
      equal(installments.length, fixtures.terms.plans.at(-1)?.periods, 'their number');
      // A bare count stands for the list, and any part of what is owed may be missing.
      const amounts = installments.flatMap(({ amount }) => (amount === null ? [] : [amount]));
      if (amounts.length === installments.length) {
        const sum = amounts.reduce((all, each) => all + each, 0);
        equal(sum, prices.totalAmount - downPayment, `the sum on plan ${originalProductId}`);
      }
      const due = installments.flatMap(({ dueTime }) => (dueTime === null ? [] : [dueTime]));
      follow([...(times.paidAt === null ? [] : [times.paidAt]), ...due], 'their days');
      for (const { amount, markup } of installments)
        holds(amount === null || markup === null || markup <= amount, 'the markup of an instalment is more than it');
    },
  ),
  law('R67', 'a refund pays back what was paid less the fees, and only before shipping', {
    needs: ['pay', 'confirm', 'ship'],
  }).holds(async ({ me, move }) => {
    const order = await me.continues('full');
    refused(await me.gateway.readRefund(order), 'the refund of what is not paid');
    await move(order, 'pay');
    const refund = must(await me.gateway.readRefund(order));
    equal(refund.paid, 'full', 'what was paid');
    equal(refund.refundAmount, refund.downPayment - refund.totalFee, 'what comes back');
    const fees = [refund.amlFee, refund.tasdeeqFee, refund.dataCheckFee, refund.refundProcessingFee];
    const sum = fees.reduce((all, fee) => (all === null || fee === null ? null : all + fee), 0);
    if (sum !== null) equal(refund.totalFee, sum, 'the sum of the fees');
    await move(order, 'confirm', 'ship');
    refused(await me.gateway.submitRefund(order), 'the refund of what is on its way');
    equal(await me.statusOf(order), 'shipped', 'the order afterwards');
  }),
  law('Q62', 'a command that is sent twice has one effect', { needs: ['pay', 'confirm', 'ship'] }).holds(
    async ({ me, move }) => {
      const order = await me.continues('full');
      await move(order, 'pay', 'confirm', 'ship');
      must(await me.gateway.confirmReceipt(order));
      const once = must(await me.gateway.readOrder(order));
      must(await me.gateway.confirmReceipt(order));
      equal(must(await me.gateway.readOrder(order)), once, 'the order after the second receipt');
    },
  ),
  law('Q72', 'a state that does not allow a command refuses it, and stays', {
    needs: ['pay', 'confirm', 'ship'],
  }).holds(async ({ me, address, move }) => {
    const order = await me.buys();
    refused(await me.gateway.confirmReceipt(order), 'the receipt of what is not paid');
    refused(await me.gateway.submitRefund(order), 'the refund of what is not paid');
    must(await me.gateway.saveAddress(order, address));
    must(await me.gateway.continuePurchase(choiceFor(order, 'full')));
    await move(order, 'pay');
    refused(await me.gateway.cancelWaitingOrder(order), 'cancelling what is paid');
    refused(await me.gateway.readPurchase(order), 'the cart of what is paid');
    await move(order, 'confirm', 'ship');
    refused(await me.gateway.saveAddress(order, address), 'another address for what is on its way');
    equal(await me.statusOf(order), 'shipped', 'the order afterwards');
  }),
];
