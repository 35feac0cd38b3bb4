import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decoder, text } from '#adapters/gateway/decoder.ts';
import { readEnvelope } from '#adapters/gateway/wire/call.ts';
import { bnplStatusOf, ORDER_STATUS_CODES, orderStatusOf, paymentOfOrderType } from '#adapters/gateway/wire/codes.ts';
import * as fields from '#adapters/gateway/wire/fields.ts';
import { step } from '#adapters/gateway/wire/purchase.ts';
import { READ_PRODUCT } from '#adapters/gateway/wire/read-product.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';

/** A moment of 2023, ms since 1970. */
const TIME = 1_700_000_000_000;

const REFUSED = undefined;
const same = (id: string): string => id;

/** What each field makes of a value; undefined is a refusal of the whole answer. */
const VERDICTS: readonly (readonly [string, Decoder<unknown>, unknown, unknown])[] = [
  ...([0, '', null, undefined, {}, [], true, 1.5] as const).map(
    (value) => ['id', fields.id(same), value, value === 0 ? '0' : REFUSED] as const,
  ),
  ['id', fields.id(same), 2 ** 53, REFUSED],
  ['id', fields.id(same), '007', '007'],
  ...[undefined, null, ''].map((value) => ['optionalId', fields.optionalId(same), value, null] as const),
  ['optionalId', fields.optionalId(same), false, REFUSED],
  ['rupees', fields.rupees, ' 55999.50 ', 5_599_950],
  ...['', '-1', '1e3', -1, Infinity, null, undefined, [1]].map(
    (value) => ['rupees', fields.rupees, value, REFUSED] as const,
  ),
  ['optionalRupees', fields.optionalRupees, '', null],
  ['optionalRupees', fields.optionalRupees, ' ', REFUSED],
  // A charge that nobody sent is unknown, not nothing.
  ['optionalRupees', fields.optionalRupees, null, null],
  ['optionalText', fields.optionalText, '  ', null],
  ['optionalText', fields.optionalText, 5, '5'],
  ['optionalText', fields.optionalText, {}, REFUSED],
  ['textOrEmpty', fields.textOrEmpty, null, ''],
  ...[1e21, 1e-7, Infinity].map((value) => ['textOrEmpty', fields.textOrEmpty, value, REFUSED] as const),
  ...[1, '1', true, 'true'].map((value) => ['flag', fields.flag(false), value, true] as const),
  ...[0, '0', false, 'false', null, undefined].map((value) => ['flag', fields.flag(false), value, false] as const),
  ...['', 2, 'yes'].map((value) => ['flag', fields.flag(true), value, REFUSED] as const),
  ['flag', fields.flag(true), null, true],
  ['status', fields.status, '012', 12],
  ...[-1, '-1'].map((value) => ['status', fields.status, value, -1] as const),
  ['count', fields.count, -1, REFUSED],
  ...['', '1234567890', ' 1', 1.5, null].map((value) => ['status', fields.status, value, REFUSED] as const),
  ['optionalStatus', fields.optionalStatus, '', null],
  ['count', fields.count, 100_001, REFUSED],
  ['time', fields.time, 'tomorrow', null],
  ['time', fields.time, false, REFUSED],
  ['time in seconds', fields.time, 1_700_000_000, null],
  ['time of 1999', fields.time, '1999-12-31T23:59:59Z', null],
  ['time of 2000', fields.time, '2000-01-01T00:00:00Z', 946_684_800_000],
  ['time in milliseconds', fields.time, TIME, TIME],
  ...['100.99', '100.0000001', 100.5, '101'].map((value) => ['percent', fields.percent, value, null] as const),
  ...['100.00', 99.99, 0].map((value) => ['percent', fields.percent, value, String(value)] as const),
  ['step', step, -1, REFUSED],
  ['address', WIRE_CALLS.readAddress.answer, null, null],
  ['address', WIRE_CALLS.readAddress.answer, undefined, REFUSED],
  ['picture', fields.picture, 7, REFUSED],
  ['picture', fields.picture, null, null],
  ['nothing', fields.nothing, undefined, null],
  ['list', fields.list(text), null, []],
  ['list', fields.list(text), {}, REFUSED],
  ['list', fields.list(text), ['a', 1], REFUSED],
];

describe('R71 what a gateway sends is read, or refused', () => {
  it('R42, Q43 each kind of field takes what it must, and refuses what cannot be', () => {
    for (const [name, decode, value, read] of VERDICTS)
      expect([name, value, decode(value)]).toEqual([name, value, read]);
  });

  it('takes success without contents for an address that nobody has and for what needs none, and for nothing else', () => {
    const takesNone = Object.values(WIRE_CALLS).filter(({ answer }) => answer(null) !== undefined);
    expect(takesNone.map(({ call }) => call).toSorted()).toEqual([
      'cancelWaitingOrder',
      'confirmReceipt',
      'readAddress',
      'saveAddress',
      'submitRefund',
    ]);
  });

  it('opens an envelope with or without data, and none without a code that is a whole number', () => {
    const codes = ['"0"', 'null', 'true', 'false', '""', '[]', '[0]', '{}', '"0x0"', '1e400', '-1e400', '1.5'];
    for (const sent of ['', 'null', '[]', '"x"', '{}', ...codes.map((code) => `{"code":${code}}`)])
      expect([sent, readEnvelope(sent)]).toEqual([sent, null]);
    expect(readEnvelope('{"code":0,"data":"x","more":1}')).toEqual({ code: 0, data: 'x' });
    expect(readEnvelope('{"code":7}')).toEqual({ code: 7, data: null });
  });

  it('R40 picks the rows of a phone’s tables by name; a table that is none refuses the phone', () => {
    const phone = (attribute: unknown) =>
      READ_PRODUCT.answer({ productId: 'p', productName: 'A phone', price: 1, description: { attribute } });
    const rows = phone({ general: { weight: 190, colour: 'none of ours' }, camera: null })?.description.attribute;
    expect(rows?.general).toMatchObject({ weight: '190', simSupport: null });
    expect(Object.keys(rows?.general ?? {})).not.toContain('colour');
    expect(phone({ general: { weight: {} } })?.description.attribute.general.weight).toBeNull();
    expect(phone({ general: 'heavy' })).toBeUndefined();
    expect(phone('none')).toBeUndefined();
    expect(phone(undefined)?.description.attribute.battery.type).toBeNull();
  });
});

describe('numbers of the wire', () => {
  it('R62 name the eight statuses of an order, and no other', () => {
    expect(Object.values(ORDER_STATUS_CODES)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(orderStatusOf)).toEqual(ORDER_STATUSES);
    expect([0, 9].map(orderStatusOf)).toEqual([null, null]);
  });

  it('R63 order types 1 and 2 are paid in instalments, all others in full', () => {
    expect([0, 1, 2, 3, 4, 5].map(paymentOfOrderType)).toEqual(['full', 'bnpl', 'bnpl', 'full', 'full', 'full']);
  });

  it('R50, Q33 bnplPayStatus 6, 8 and every number that is not named offer no instalments', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(bnplStatusOf)).toEqual([
      'itemUnsupported',
      'loanUnavailable',
      'creditInsufficient',
      'overdue',
      'underReview',
      'notOffered',
      'currentOrder',
      'notOffered',
      'pendingRefund',
      'available',
    ]);
    const others = fc.integer().filter((status) => status < 1 || status > 10);
    fc.assert(fc.property(others, (status) => bnplStatusOf(status) === 'notOffered'));
    const productInfo = { productName: 'A', price: 1, totalPrice: 1 };
    for (const bnplPayStatus of [null, -1, undefined, 'soon'])
      expect(WIRE_CALLS.readPurchase.answer({ bnplPayStatus, productInfo })?.bnplStatus).toBe('notOffered');
  });
});
