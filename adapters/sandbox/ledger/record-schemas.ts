import * as v from 'valibot';
import { parseJson } from '#core/lib/parse-json.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { variantOf } from '../catalogue/variants.ts';
import { isOrderId, type OrderRecord, type RecordKind, type RecordKinds } from './records.ts';
import { DamagedRecord } from './store-errors.ts';

const time = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rupees = count;
const orderIds = v.array(v.pipe(v.string(), v.check(isOrderId)));

const address = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  province: v.string(),
  city: v.string(),
  street: v.string(),
});

const orderFields = v.object({
  id: v.string(),
  shopper: v.string(),
  productId: v.string(),
  skuCode: v.string(),
  status: v.picklist(ORDER_STATUSES),
  receiptType: v.nullable(v.picklist(['express', 'pickUp'])),
  paymentType: v.nullable(v.picklist(['full', 'bnpl'])),
  loanProductId: v.nullable(v.string()),
  address: v.nullable(address),
  productPrice: rupees,
  deliveryCharges: rupees,
  discount: rupees,
  markup: rupees,
  lineMarkup: rupees,
  firstPayment: rupees,
  installments: v.array(v.object({ amount: rupees, dueTime: time, paidTime: v.nullable(time) })),
  trackingNumber: v.nullable(v.string()),
  placedAt: time,
  paidAt: v.nullable(time),
  shippedAt: v.nullable(time),
  receivedAt: v.nullable(time),
  cancelledAt: v.nullable(time),
  refusal: v.exactOptional(v.picklist(['atContinue', 'known'])),
  refundAskedAt: v.exactOptional(v.nullable(time)),
  isRefunded: v.boolean(),
});

/** Of a phone that is sold: nothing else can be shown or put back. */
const order = v.pipe(
  orderFields,
  v.check(({ skuCode, productId }) => variantOf(skuCode)?.phone.id === productId),
);

/** What a record of each kind must be; fields that it does not name are left as they are. */
const SCHEMAS: { readonly [K in RecordKind]: v.GenericSchema<unknown, RecordKinds[K]> } = {
  shopper: v.object({
    address: v.nullable(address),
    orderIds,
    openIds: orderIds,
    creditLimit: rupees,
    forcedBnplStatus: v.nullable(count),
    currentStep: count,
    isTokenExpired: v.boolean(),
  }),
  order,
  stock: v.object({ left: count }),
  complaint: v.object({ name: v.string(), mobile: v.string(), problem: v.string(), time }),
  answer: v.object({ digest: v.string(), data: v.unknown(), at: time }),
  number: v.object({ value: count }),
  probe: v.object({ filler: v.string() }),
};

/** Reads a record from its JSON, null for none. Throws `DamagedRecord` where it does not fit its kind, or its key. */
export function readRecord<K extends RecordKind>(kind: K, key: string, json: string | null): RecordKinds[K] | null {
  if (json === null) return null;
  const value = parseJson(json);
  if (!isRecord(kind, key, value)) throw new DamagedRecord({ kind, key });
  return value;
}

/** An order also says whose key it has: under another one it would overwrite somebody's. */
const isRecord = <K extends RecordKind>(kind: K, key: string, value: unknown): value is RecordKinds[K] =>
  v.is(SCHEMAS[kind], value) && (kind !== 'order' || (value as OrderRecord).id === key);
