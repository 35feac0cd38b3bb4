import { expect, it } from 'vitest';
import { DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import { READ_ORDER, READ_REFUND } from '#adapters/gateway/wire/order.ts';
import { READ_PURCHASE } from '#adapters/gateway/wire/purchase.ts';
import { READ_PRODUCT } from '#adapters/gateway/wire/read-product.ts';
import { START_PURCHASE } from '#adapters/gateway/wire/start-purchase.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { PATHS } from '../package/openapi.ts';
import { fullValue, type Place, placesOf } from '../support/from-json-schema.ts';

/** Fields of the wire that the core calls by another name. */
const NAMES: Readonly<Record<string, string>> = {
  productName: 'name',
  brandName: 'brand',
  pic: 'picture',
  colorPic: 'picture',
  productPicList: 'pictures',
  presaleTime: 'startsAt',
  addr: 'street',
  orderPlacementTime: 'placedAt',
  paymentTime: 'paidAt',
  deliveryTime: 'shippedAt',
  signatureTime: 'receivedAt',
  expireTime: 'cancelledAt',
  watingPayProductOrderId: 'waitingOrderId',
  refundTime: 'askedAt',
  amlOrCftFee: 'amlFee',
  tasdeepFee: 'tasdeeqFee',
};
/** The same names in one call alone. */
const NAMES_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'product/detail': { deliveryTime: 'deliveryTime' },
  'get/order/details': { refundAmount: 'amount' },
};

it.each(PATHS)('R42a, R42b, R42c, R42d, R42e %s: each field is read under its name, in its unit', (path) => {
  const { call, answer: schema } = DOCUMENTED_CALLS[path];
  const value = fullValue(schema) as Fields;
  const expected: (readonly [string, unknown])[] = [];
  for (const [at, place] of placesOf(schema).entries()) {
    const wireName = place.path.findLast((name) => name !== '0') ?? '';
    const name = NAMES_IN[path]?.[wireName] ?? NAMES[wireName] ?? wireName;
    const [sent, read] = valuesFor(place, at);
    if (sent === undefined) continue;
    holderOf(value, place)[place.path.at(-1) ?? ''] = sent;
    const isListed = place.path.slice(0, -1).includes('0');
    if (place.path[0] !== 'example') expected.push([isListed ? `${name} of an entry` : name, read]);
  }
  if (Array.isArray(value['productPicList'])) {
    value['productPicList'] = ['/one.webp', '/two.webp'];
    expected.push(['pictures', '/one.webp'], ['pictures', '/two.webp']);
  }
  if ('presaleStatus' in value) value['presaleStatus'] = 1;
  if ('example' in value) {
    // An example is shown where its parts add up.
    value['example'] = { downPayment: 1000.25, periods: 3, perPeriod: 500, total: 2500.25 };
    expected.push(['downPayment', 100_025], ['periods', 3], ['perPeriod', 50_000], ['total', 250_025]);
  }
  const found = new Set(leavesOf(WIRE_CALLS[call].answer(value)).map((leaf) => JSON.stringify(leaf)));
  expect(expected.filter((leaf) => !found.has(JSON.stringify(leaf)))).toEqual([]);
});

it('R42 numbers that stand for something are read as that', () => {
  const orderWith = (fields: object) => READ_ORDER.answer({ ...full('get/order/details'), ...fields });
  expect(
    orderWith({ orderType: 2, orderProcessStatus: 4, receiptType: 1, lockStatus: 1, overdueStatus: 0 }),
  ).toMatchObject({ paymentType: 'bnpl', status: 'shipped', receiptType: 'express', isLocked: true, isOverdue: false });
  expect(orderWith({ receiptType: 2, lockStatus: 0, overdueStatus: 1, viewPaymentBtn: 1 })).toMatchObject({
    receiptType: 'pickUp',
    isLocked: false,
    isOverdue: true,
    hasPaymentButton: true,
  });
  expect(START_PURCHASE.answer({ ...full('now/buy'), waitingPayOrder: 1, enoughStock: 0 })).toMatchObject({
    isOtherOrderWaiting: true,
    hasEnoughStock: false,
  });
  expect(START_PURCHASE.answer({ productOrderId: '1' })?.hasEnoughStock).toBe(true);
  // Nothing is said of what was paid where there is no time, and a time that is null says that it was not.
  const installments = [{ amount: 9, paidTime: 1_700_000_000_000 }, { amount: 10, paidTime: null }, { amount: 11 }];
  const read = orderWith({ installmentSummary: { installments } })?.installments;
  expect(read?.map(({ amount, isPaid }) => [amount, isPaid])).toEqual([
    [900, true],
    [1000, false],
    [1100, null],
  ]);
  // A bare number stands for as many of which nothing is said (Q43).
  const unsaid = { amount: null, dueTime: null, isPaid: null, paidTime: null, markup: null, penalty: null };
  expect(orderWith({ installmentSummary: { installments: 2 } })?.installments).toEqual([unsaid, unsaid]);
  const purchase = READ_PURCHASE.answer({ ...full('get/purchase/info'), express: 1, pickUp: 0, bnplPayStatus: 10 });
  expect(purchase).toMatchObject({ allows: { express: true, pickUp: false }, bnplStatus: 'available' });
  const refund = full('get/refund/cooling/info');
  expect(READ_REFUND.answer({ ...refund, payType: 1 })?.paid).toBe('full');
  expect(READ_REFUND.answer({ ...refund, payType: 2 })?.paid).toBe('downPayment');
  const phone = full('product/detail');
  const skuInfo = (phone['skuInfo'] as readonly object[]).map((sku) => ({ ...sku, availableStatus: 1 }));
  expect(READ_PRODUCT.answer({ ...phone, skuInfo, presaleStatus: 1 })).toMatchObject({
    presale: { kind: 'presale' },
    skus: [{ isInStock: true }],
  });
});

// Helpers

type Fields = Record<string, unknown>;

const full = (path: (typeof PATHS)[number]): Fields => fullValue(DOCUMENTED_CALLS[path].answer) as Fields;

const holderOf = (value: Fields, { path }: Place): Fields =>
  path.slice(0, -1).reduce((each, name) => each[name] as Fields, value);

/** A value of its own for a place, and what is read of it; undefined where it holds others, or stands for something. */
function valuesFor({ path, schema }: Place, at: number): readonly [sent: unknown, read: unknown] | readonly [] {
  const json = JSON.stringify(schema);
  if (json.includes('"properties"') || json.includes('"items"')) return [];
  const name = path.at(-1) ?? '';
  if (json.includes('"Rupees')) return [1000.25 + at, 100_025 + 100 * at];
  if (json.includes('"Milliseconds')) return [1_700_000_000_000 + at, 1_700_000_000_000 + at];
  if (/^(?:color)?pic$/i.test(name)) return [`/${at}.webp`, `/${at}.webp`];
  if (name.endsWith('Rate')) return ['33', '33'];
  return json.includes('"string"') ? [`text ${at}`, `text ${at}`] : [];
}

/** Every value that is no object, with the name of its field; texts in a list have the name of the list. */
function leavesOf(value: unknown, name = '', end = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[name + end, value]];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, each]) => leavesOf(each, key, end));
  return value.flatMap((each) => leavesOf(each, name, typeof each === 'object' ? ' of an entry' : ''));
}
