import type { OrderId } from '#core/lib/ids.ts';
import { equal, matches, must, refused } from './checks.ts';
import { type Law, lawsOf } from './law.ts';
import { bought, choiceFor, continued, longestPlan, performed } from './steps.ts';

const law = lawsOf('order');

/** What holds for an order from its payment to its end, over every gateway. */
export const ORDER_LAWS: readonly Law[] = [
  law(
    'R62',
    'an order in instalments goes through review to its delivery',
    { needs: ['review', 'approve', 'confirm', 'ship'] },
    async (context) => {
      const { me, perform } = context;
      const status = async (order: OrderId) => must(await me.gateway.readOrder(order)).status;
      const order = await continued(context, 'bnpl');
      const seen = [await status(order)];
      for (const action of ['review', 'approve', 'confirm', 'ship'] as const) {
        await perform({ action, order });
        seen.push(await status(order));
      }
      must(await me.gateway.confirmReceipt(order));
      seen.push(await status(order));
      const ways = [
        'waitingForPayment',
        'underReview',
        'waitingForSeller',
        'readyForShipment',
        'shipped',
        'received',
      ] as const;
      equal(seen, ways, 'its states');
    },
  ),
  law('R62', 'an order that was paid and is given back is a return', { needs: ['pay'] }, async (context) => {
    const { me } = context;
    const order = await continued(context, 'full');
    await performed(context, order, 'pay');
    equal(must(await me.gateway.readOrder(order)).status, 'waitingForSeller', 'what is paid');
    must(await me.gateway.submitRefund(order));
    equal(must(await me.gateway.readOrder(order)).status, 'returns', 'what is given back');
  }),
  law('R62', 'an order that is not wanted any more is cancelled, once', {}, async (context) => {
    const { me } = context;
    const order = await bought(context, me);
    must(await me.gateway.cancelWaitingOrder(order));
    equal(must(await me.gateway.readOrder(order)).status, 'cancelled', 'the order');
    must(await me.gateway.cancelWaitingOrder(order));
    equal(must(await me.gateway.readOrder(order)).status, 'cancelled', 'the order that is cancelled again');
  }),
  law(
    'R63',
    'an instalment order that is not paid back locks the phone some days after its due date',
    { needs: ['pay', 'confirm', 'ship', 'deliver', 'age', 'repay'] },
    async (context) => {
      const { me, fixtures, perform } = context;
      const order = await continued(context, 'bnpl');
      await performed(context, order, 'pay', 'confirm', 'ship', 'deliver');
      const facts = async () => must(await me.gateway.readOrder(order));
      matches(await facts(), { paymentType: 'bnpl', hasPaymentButton: true, isLocked: false }, 'an order on time');
      await perform({ action: 'age', order, days: (fixtures.terms.plans[0]?.days ?? 0) + 1 });
      matches(await facts(), { isOverdue: true, isLocked: false }, 'the day after the due date');
      await perform({ action: 'age', order, days: fixtures.terms.lockDays });
      matches(await facts(), { isOverdue: true, isLocked: true }, 'some days later');
      await performed(context, order, 'repay');
      matches(await facts(), { isOverdue: false, isLocked: false }, 'once it is paid');
    },
  ),
  law('', 'the instalments add up to what is left of the total', { needs: ['pay'] }, async (context) => {
    const { me, fixtures } = context;
    const order = await continued(context, 'bnpl');
    const { downPayment, originalProductId } = await longestPlan(me.gateway, order);
    await performed(context, order, 'pay');
    const { prices, installments } = must(await me.gateway.readOrder(order));
    equal(installments.length, fixtures.terms.plans.at(-1)?.periods, 'their number');
    const amounts = installments.map(({ amount }) => amount ?? 0);
    const sum = amounts.reduce((all, each) => all + each, 0);
    equal(sum, prices.totalAmount - downPayment, `the sum on plan ${originalProductId}`);
  }),
  law(
    'R67',
    'a refund pays back what was paid less the fees, and only before shipping',
    { needs: ['pay', 'confirm', 'ship'] },
    async (context) => {
      const { me } = context;
      const order = await continued(context, 'full');
      refused(await me.gateway.readRefund(order), 'the refund of what is not paid');
      await performed(context, order, 'pay');
      const refund = must(await me.gateway.readRefund(order));
      equal(refund.paid, 'full', 'what was paid');
      equal(refund.refundAmount, refund.downPayment - refund.totalFee, 'what comes back');
      const fees = [refund.amlFee, refund.tasdeeqFee, refund.dataCheckFee, refund.refundProcessingFee];
      const sum = fees.reduce((all, fee) => (all === null || fee === null ? null : all + fee), 0);
      if (sum !== null) equal(refund.totalFee, sum, 'the sum of the fees');
      await performed(context, order, 'confirm', 'ship');
      refused(await me.gateway.submitRefund(order), 'the refund of what is on its way');
      equal(must(await me.gateway.readOrder(order)).status, 'shipped', 'the order afterwards');
    },
  ),
  law('Q62', 'a command that is sent twice has one effect', { needs: ['pay', 'confirm', 'ship'] }, async (context) => {
    const { me } = context;
    const order = await continued(context, 'full');
    await performed(context, order, 'pay', 'confirm', 'ship');
    must(await me.gateway.confirmReceipt(order));
    const once = must(await me.gateway.readOrder(order));
    must(await me.gateway.confirmReceipt(order));
    equal(must(await me.gateway.readOrder(order)), once, 'the order after the second receipt');
  }),
  law(
    'Q72',
    'a state that does not allow a command refuses it, and stays',
    { needs: ['pay', 'confirm', 'ship'] },
    async (context) => {
      const { me, address } = context;
      const order = await bought(context, me);
      refused(await me.gateway.confirmReceipt(order), 'the receipt of what is not paid');
      refused(await me.gateway.submitRefund(order), 'the refund of what is not paid');
      must(await me.gateway.saveAddress(order, address));
      must(await me.gateway.continuePurchase(choiceFor(order, 'full')));
      await performed(context, order, 'pay');
      refused(await me.gateway.cancelWaitingOrder(order), 'cancelling what is paid');
      refused(await me.gateway.readPurchase(order), 'the cart of what is paid');
      await performed(context, order, 'confirm', 'ship');
      refused(await me.gateway.saveAddress(order, address), 'another address for what is on its way');
      equal(must(await me.gateway.readOrder(order)).status, 'shipped', 'the order afterwards');
    },
  ),
];
