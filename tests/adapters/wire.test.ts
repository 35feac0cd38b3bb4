import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuestion } from '#adapters/gateway/wire/call.ts';
import { COMPLAINT_PATH } from '#adapters/gateway/wire/file-complaint.ts';
import { createWireGateway, WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { ASKED_FOR } from '#adapters/sandbox/calls/once.ts';
import { LENDER_PATHS } from '#adapters/sandbox/lender.ts';
import { loanProductId, orderId, productId, skuCode } from '#core/lib/ids.ts';
import { wireAnswer } from '../arbitraries/wire-answer.ts';
import { ACTS } from '../faults/acts.ts';

/** The calls that send nothing but the order. */
const ORDER_CALLS = [
  'cancelWaitingOrder',
  'readPurchase',
  'askBnpl',
  'readAddress',
  'readOrder',
  'confirmReceipt',
  'readRefund',
  'submitRefund',
] as const;

const ADDRESS = {
  name: 'Ayesha',
  phoneNumber: '03001234567',
  email: 'a@b.pk',
  province: 'Punjab',
  city: 'Lahore',
  street: 'Model Town',
};

describe('R69a, R69b the wire', () => {
  it('R69a has the 13 paths of the specification, and the sandbox answers each of them', () => {
    const paths = Object.values(WIRE_CALLS).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      [
        'product/detail',
        'get/calc/info',
        'get/order/details',
        'get/addr',
        'complete/addr',
        'now/buy',
        'pay/type/bnpl',
        'get/purchase/info',
        'purchase/action',
        'get/refund/cooling/info',
        'refund/cooling',
        'user/cancel/awaiting/pay',
        'user/confirm/receipt',
      ].toSorted(),
    );
    expect(LENDER_PATHS.toSorted()).toEqual(paths.toSorted());
  });

  it('each call of the gateway is put through the fault matrix', () => {
    const calls = Object.values(WIRE_CALLS).map(({ call, path }) => `${call} ${path}`);
    const acts = ACTS.map(({ call, path }) => `${call} ${path}`);
    expect(acts.toSorted()).toEqual([...calls, `fileComplaint ${COMPLAINT_PATH.slice(1)}`].toSorted());
  });

  it('R61, R69b sends each call’s fields, in the spelling and the codes of the specification', async () => {
    const sent: [path: string, fields: object][] = [];
    const gateway = createWireGateway({
      async send(path, fields) {
        sent.push([path, fields]);
        return { kind: 'none', reason: 'unreachable', wasSent: false };
      },
      sendPlain: async () => ({ kind: 'none', reason: 'unreachable', wasSent: false }),
    });
    const order = orderId('7');
    await gateway.readProduct(productId('p'));
    await gateway.startPurchase({ productId: productId('p'), skuCode: skuCode('s') });
    for (const call of ORDER_CALLS) await gateway[call](order);
    await gateway.saveAddress(order, ADDRESS);
    await gateway.continuePurchase({
      productOrderId: order,
      receiptType: 'pickUp',
      paymentType: 'bnpl',
      originalProductId: loanProductId('30'),
    });
    await gateway.readCalculation({
      productOrderId: order,
      productAmount: 5_549_950,
      overdueDays: 3,
      loanDays: 60,
      originalProductId: null,
    });
    const { street, ...rest } = ADDRESS;
    expect(sent).toEqual([
      ['product/detail', { productId: 'p' }],
      ['now/buy', { productId: 'p', skuCode: 's' }],
      ...ORDER_CALLS.map((call) => [WIRE_CALLS[call].path, { productOrderId: '7' }]),
      ['complete/addr', { productOrderId: '7', ...rest, addr: street }],
      ['purchase/action', { receiptType: 2, productOrderId: '7', paymentType: 2, originalProductId: '30' }],
      [
        'get/calc/info',
        { productOrderId: '7', productAmount: 55_499.5, overdueDays: 3, loanDays: 60, originalProductId: '' },
      ],
    ]);
    expect(new Set(sent.map(([path]) => path)).size).toBe(13);
    // What the sandbox compares where a command comes again under its idempotency key.
    for (const { call, path } of Object.values(WIRE_CALLS)) {
      const [, fields = {}] = sent.find(([sentTo]) => sentTo === path) ?? [];
      const compared = isQuestion(call) || call === 'askBnpl' ? undefined : Object.keys(fields).toSorted();
      expect([call, ASKED_FOR[path]?.toSorted()]).toEqual([call, compared]);
    }
  });

  it.each(Object.values(WIRE_CALLS).map((each) => [each.call, each] as const))(
    '%s reads every good answer',
    (call, { answer }) => {
      fc.assert(
        fc.property(wireAnswer(call), (json) => answer(json) !== undefined),
        { numRuns: 200 },
      );
    },
  );
});
