import { expect } from 'vitest';
import { buttonNamed } from '../reach.ts';
import type { Ending } from './purchases.ts';
import { expectAfter, expectAmounts } from './reader.ts';
import { lateCharge, type Money, written } from './tariff.ts';
import type { Walker } from './walker.ts';

type End = (walker: Walker) => Promise<void>;

/** The order is paid for the first time, and its page opened. */
async function paid(walker: Walker): Promise<void> {
  await walker.act({ action: 'pay', order: await walker.order() });
  await walker.opensOrder();
  await walker.seesOrder('waitingForSeller');
}

/** It is on its way. */
async function shipped(walker: Walker): Promise<void> {
  await paid(walker);
  await walker.meanwhile('confirm', 'ship');
  await walker.seesOrder('shipped');
}

/** It is in the shopper's hands. */
async function delivered(walker: Walker): Promise<void> {
  await paid(walker);
  await walker.meanwhile('confirm', 'ship', 'deliver');
  await walker.seesOrder('received');
}

/** Nothing is asked for any more: no next payment, no sum, no calendar and no list. */
async function owesNothing(walker: Walker): Promise<void> {
  const { next, rest, unlock, late: isLate } = walker.text.shop.order.schedule;
  const { keep } = walker.text.payments;
  for (const words of [next, rest, isLate({ late: 1 }), unlock, keep.calendar, keep.share])
    expect([words, await walker.page.getByText(words, { exact: true }).count()]).toEqual([words, 0]);
}

/** All that was paid comes back, and the page says so. */
async function seesMoneyBack(walker: Walker, amount: Money): Promise<void> {
  const { moneyBack, over } = walker.text.payments;
  await walker.sees(over.nothing);
  await owesNothing(walker);
  await expectAmounts(walker.page, walker.explained({ back: amount }), [[moneyBack.amount, amount]]);
}

/** The form of a refund, from the order's page and back: every fee, and what is left. */
async function refunds(walker: Walker): Promise<void> {
  const { refund, order } = walker.text.shop;
  const { fees, first } = walker;
  const back = first - fees.total;
  const allowed = walker.explained({ back, ...fees, full: walker.cost.toPay });
  await walker.press(order.refund);
  await expectAmounts(walker.page, allowed, [
    [refund.paid[walker.payment === 'full' ? 'full' : 'downPayment'], first],
    [refund.amlFee, fees.aml],
    [refund.tasdeeqFee, fees.tasdeeq],
    [refund.dataCheckFee, fees.dataCheck],
    [refund.refundProcessingFee, fees.processing],
    [refund.totalFee, fees.aml + fees.tasdeeq + fees.dataCheck + fees.processing],
  ]);
  await expectAfter(walker.page, refund.refundAmount, back, walker.purchase.language);
  await walker.press(refund.confirm);
  await walker.sees(refund.tips.title);
  await expectAfter(walker.page, refund.refundAmount, back, walker.purchase.language);
  await walker.press(refund.tips.close);
  expect(await buttonNamed(walker.page, refund.requested).isDisabled()).toBe(true);
  expect(walker.sentTo('refund/cooling')).toMatchObject([{ productOrderId: await walker.order() }]);
  await walker.press(walker.text.common.back);
  await walker.seesOrder('returns', { back });
  await seesMoneyBack(walker, back);
}

/** So many days after the payment: what is late, what it costs, and what unlocks the phone. */
async function late(walker: Walker, days: number): Promise<void> {
  const { schedule, equipment } = walker.text.shop.order;
  await delivered(walker);
  await walker.act({ action: 'age', order: await walker.order(), days });
  await walker.meanwhile();
  const parts = walker.plan?.parts ?? [];
  const loan = walker.plan?.loan ?? 0n;
  const charges = parts.map((_, at) => lateCharge(loan, parts.length, Math.max(0, days - 30 * (at + 1))));
  const due = parts.filter((_, at) => days > 30 * (at + 1));
  const penalty = charges.reduce((sum, charge) => sum + charge, 0n);
  const unlock = due.reduce((sum, { amount }) => sum + amount, 0n) + penalty;
  const rest = (walker.plan?.rest ?? 0n) + penalty;
  const without = unlock - penalty;
  const allowed = {
    charges,
    penalty,
    unlock,
    without,
    rest,
    each: parts.map(({ amount }, at) => amount + (charges[at] ?? 0n)),
  };
  await walker.seesOrder('received', allowed);
  await expectAmounts(walker.page, walker.explained(allowed), [[schedule.amount, without]]);
  const isLocked = days >= 33;
  await walker.sees(isLocked ? equipment.locked : equipment.available);
  const title = schedule[isLocked ? 'locked' : 'late']({ late: due.length });
  await expectAfter(walker.page, isLocked ? schedule.unlock : title, unlock, walker.purchase.language);
  await walker.sees(title);
  if (!isLocked) await walker.sees(schedule.lockFrom({ time: '|' }).split('|')[0] ?? '');
  await expectAfter(walker.page, schedule.rest, rest, walker.purchase.language);
  await walker.sees(walker.text.payments.owed.onTop({ charge: written(penalty, walker.purchase.language) }));
}

/** What follows Continue, by how the purchase ends. */
export const ENDINGS: Readonly<Record<Ending, End>> = {
  async received(walker) {
    const { order } = walker.text.shop;
    await shipped(walker);
    await walker.press(order.confirmReceipt);
    await walker.sees(order.receiptQuestion);
    await walker.press(walker.text.common.confirm);
    await walker.seesOrder('received');
    expect(walker.sentTo('user/confirm/receipt')).toMatchObject([{ productOrderId: await walker.order() }]);
  },
  delivered,
  async refunded(walker) {
    await paid(walker);
    await refunds(walker);
  },
  async 'refunded at 3'(walker) {
    await paid(walker);
    await walker.meanwhile('confirm');
    await walker.seesOrder('readyForShipment');
    await refunds(walker);
  },
  async 'cancelled by the seller'(walker) {
    await paid(walker);
    await walker.meanwhile('cancel');
    await walker.seesOrder('cancelled');
    await seesMoneyBack(walker, walker.first);
  },
  async 'brought back'(walker) {
    await shipped(walker);
    await walker.meanwhile('return');
    await walker.seesOrder('cancelled');
    await seesMoneyBack(walker, walker.first);
  },
  overdue: (walker) => late(walker, 32),
  locked: (walker) => late(walker, 40),
  'two locked': (walker) => late(walker, 65),
  async unlocked(walker) {
    await late(walker, 40);
    await walker.meanwhile('repay');
    const { loan = 0n, rest = 0n, parts = [] } = walker.plan ?? {};
    const charge = lateCharge(loan, parts.length, 10);
    const first = parts[0]?.amount ?? 0n;
    const paidOff = rest - first;
    await walker.sees(walker.text.shop.order.equipment.available);
    await walker.seesOrder('received', { charge, together: first + charge });
    await expectAfter(walker.page, walker.text.shop.order.schedule.rest, paidOff, walker.purchase.language);
  },
  async 'paid back'(walker) {
    await delivered(walker);
    await walker.meanwhile('repay', 'repay');
    await expect.poll(() => walker.page.getByText(walker.text.shop.order.schedule.rest).count()).toBe(0);
    await walker.seesOrder('received');
  },
  async reviewed(walker) {
    await walker.act({ action: 'review', order: await walker.order() });
    await walker.opensOrder();
    await walker.seesOrder('underReview');
    await walker.meanwhile('approve');
    await walker.seesOrder('waitingForSeller');
  },
};
