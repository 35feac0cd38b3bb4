import { expect } from 'vitest';
import type { OrderId } from '#core/lib/ids.ts';
import { bought, continued, type MakeGateway, ME, must } from './gateway-under-test.ts';

/** What holds for an order from its payment to its end, over every gateway. */
export const ORDER_LAWS = {
  async 'R62 an order goes through all eight states'(make: MakeGateway) {
    const { as, perform } = await make();
    const gateway = as(ME);
    const seen: (string | null)[] = [];
    const look = async (order: OrderId): Promise<void> => {
      seen.push(must(await gateway.readOrder(order)).status);
    };
    const first = await bought(gateway);
    await look(first);
    await continued(gateway, first, 'bnpl');
    for (const next of ['review', 'approve', 'confirm', 'ship'] as const) {
      await perform({ action: next, order: first });
      await look(first);
    }
    must(await gateway.confirmReceipt(first));
    await look(first);
    const second = await bought(gateway);
    await continued(gateway, second, 'full');
    await perform({ action: 'pay', order: second });
    must(await gateway.submitRefund(second));
    await look(second);
    await perform({ action: 'settle', order: second });
    const third = await bought(gateway);
    must(await gateway.cancelWaitingOrder(third));
    await look(third);
    expect(seen).toEqual([
      'waitingForPayment',
      'underReview',
      'waitingForSeller',
      'readyForShipment',
      'shipped',
      'received',
      'returns',
      'cancelled',
    ]);
  },
  async 'R63 an instalment order that is not paid back locks the phone some days after its due date'(
    make: MakeGateway,
  ) {
    const { as, perform } = await make();
    const gateway = as(ME);
    const order = await bought(gateway);
    await continued(gateway, order, 'bnpl');
    for (const next of ['pay', 'confirm', 'ship', 'deliver'] as const) await perform({ action: next, order });
    expect(must(await gateway.readOrder(order))).toMatchObject({
      paymentType: 'bnpl',
      hasPaymentButton: true,
      isLocked: false,
    });
    await perform({ action: 'advance', days: 31 });
    expect(must(await gateway.readOrder(order))).toMatchObject({ isOverdue: true, isLocked: false });
    await perform({ action: 'advance', days: 3 });
    expect(must(await gateway.readOrder(order))).toMatchObject({ isOverdue: true, isLocked: true });
    await perform({ action: 'repay', order });
    expect(must(await gateway.readOrder(order))).toMatchObject({ isOverdue: false, isLocked: false });
  },
  async 'the instalments add up to what is left of the total'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    await continued(as(ME), order, 'bnpl');
    await perform({ action: 'pay', order });
    const { prices, installments } = must(await as(ME).readOrder(order));
    const { downPayment } = must(
      await as(ME).readCalculation({
        productOrderId: order,
        productAmount: 0,
        overdueDays: 0,
        loanDays: 90,
        originalProductId: null,
      }),
    );
    expect(installments.length).toBe(3);
    expect(installments.reduce((sum, each) => sum + (each.amount ?? 0), 0)).toBe(prices.totalAmount - downPayment);
  },
  async 'R67 a refund pays back what was paid less the fees, and only before shipping'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    await continued(as(ME), order, 'full');
    expect((await as(ME).readRefund(order)).kind).toBe('refused');
    await perform({ action: 'pay', order });
    const refund = must(await as(ME).readRefund(order));
    expect(refund.paid).toBe('full');
    expect(refund.refundAmount).toBe(refund.downPayment - refund.totalFee);
    const fees = [refund.amlFee, refund.tasdeeqFee, refund.dataCheckFee, refund.refundProcessingFee];
    expect(refund.totalFee).toBe(fees.reduce<number>((sum, fee) => sum + (fee ?? Number.NaN), 0));
    await perform({ action: 'confirm', order });
    await perform({ action: 'ship', order });
    expect((await as(ME).submitRefund(order)).kind).toBe('refused');
    expect(must(await as(ME).readOrder(order)).status).toBe('shipped');
  },
  async 'Q62 a command that is sent twice has one effect'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    await continued(as(ME), order, 'full');
    await perform({ action: 'pay', order });
    await perform({ action: 'confirm', order });
    await perform({ action: 'ship', order });
    must(await as(ME).confirmReceipt(order));
    const once = must(await as(ME).readOrder(order));
    must(await as(ME).confirmReceipt(order));
    expect(must(await as(ME).readOrder(order))).toEqual(once);
  },
};
