import { expect, it } from 'vitest';
import { createWireGateway, WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { loanProductId, orderId, productId, skuCode } from '#core/lib/ids.ts';
import { ADDRESS } from '../support/open-shop.ts';

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

it('R69a the wire has the 13 paths of the specification', () => {
  const paths = Object.values(WIRE_CALLS).map(({ path }) => path);
  const specified = [
    ...'product/detail get/calc/info get/order/details get/addr complete/addr now/buy pay/type/bnpl'.split(' '),
    ...'get/purchase/info purchase/action get/refund/cooling/info refund/cooling'.split(' '),
    ...'user/cancel/awaiting/pay user/confirm/receipt'.split(' '),
  ];
  expect(paths.toSorted()).toEqual(specified.toSorted());
});

it('R61, R69b sends each call’s fields, in the spelling and the codes of the specification', async () => {
  const sent: [path: string, fields: object][] = [];
  const nothing = { kind: 'none', reason: 'unreachable', wasSent: false } as const;
  const gateway = createWireGateway({
    async send(path, fields) {
      sent.push([path, fields]);
      return nothing;
    },
    sendPlain: async () => nothing,
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
});
