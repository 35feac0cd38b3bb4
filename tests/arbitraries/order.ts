import fc from 'fast-check';
import { orderId } from '#core/lib/ids.ts';
import { type Installment, ORDER_STATUSES, type Order, type OrderStatus } from '#core/order/order.ts';
import type { RefundInfo } from '#core/refund/refund.ts';
import { shownText } from './product.ts';
import { paisa, validAddress } from './shop.ts';

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

/** One of the eight statuses, or null for one that is not specified. */
export const orderStatus = (): fc.Arbitrary<OrderStatus | null> => fc.option(fc.constantFrom(...ORDER_STATUSES));

/** One payment of a plan; of some a gateway does not say whether they were paid. */
export const installment = (): fc.Arbitrary<Installment> =>
  fc
    .record({
      amount: fc.option(paisa()),
      dueTime: fc.option(instant),
      paid: fc.oneof(fc.constant(null), fc.constant('open' as const), instant),
      markup: fc.option(paisa()),
      penalty: fc.option(paisa()),
    })
    .map(({ paid, markup, ...rest }) => ({
      ...rest,
      // A part of the amount, where both are said.
      markup: markup === null ? null : Math.min(markup, rest.amount ?? markup),
      isPaid: paid === null ? null : paid !== 'open',
      paidTime: typeof paid === 'number' ? paid : null,
    }));

/** An order in any status, in instalments or in full. */
export const order = (): fc.Arbitrary<Order> =>
  fc.record({
    productOrderId: fc.uuid().map(orderId),
    paymentType: fc.constantFrom('full' as const, 'bnpl' as const),
    isContinued: fc.boolean(),
    status: orderStatus(),
    receiptType: fc.option(fc.constantFrom('express' as const, 'pickUp' as const)),
    hasPaymentButton: fc.boolean(),
    isOverdue: fc.boolean(),
    isLocked: fc.boolean(),
    lockTime: fc.option(instant),
    expressCompanyName: fc.option(shownText()),
    trackingNumber: fc.option(shownText()),
    times: fc.record({
      placedAt: fc.option(instant),
      paidAt: fc.option(instant),
      shippedAt: fc.option(instant),
      receivedAt: fc.option(instant),
      cancelledAt: fc.option(instant),
    }),
    product: fc.record({
      name: shownText(),
      brand: shownText(),
      picture: fc.constant(null),
      color: fc.option(shownText()),
      storage: fc.option(shownText()),
      price: paisa(),
    }),
    prices: fc.record({
      totalAmount: paisa(),
      productPrice: paisa(),
      deliveryCharges: fc.option(paisa()),
      markup: fc.option(paisa()),
      lineMarkup: fc.option(paisa()),
      discount: fc.option(paisa()),
    }),
    address: fc.option(validAddress()),
    downPayment: fc.option(paisa()),
    installments: fc.array(installment(), { maxLength: 12 }),
    unlockAmount: fc.option(paisa()),
    refund: fc.record({ askedAt: fc.option(instant), amount: fc.option(paisa()), isUnclear: fc.boolean() }),
  });

/** A refund whose fees add up to their total, and whose refund is what was paid less that. */
export const refundInfo = (): fc.Arbitrary<RefundInfo> =>
  fc
    .record({
      paid: fc.constantFrom('full' as const, 'downPayment' as const),
      refundAmount: paisa(),
      amlFee: paisa(),
      tasdeeqFee: paisa(),
      dataCheckFee: paisa(),
      refundProcessingFee: paisa(),
    })
    .map((refund) => {
      const { amlFee, tasdeeqFee, dataCheckFee, refundProcessingFee } = refund;
      const totalFee = amlFee + tasdeeqFee + dataCheckFee + refundProcessingFee;
      return { ...refund, totalFee, downPayment: refund.refundAmount + totalFee };
    });
