import * as v from 'valibot';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { parseJson } from '../../gateway/json.ts';
import { faultSchema } from '../faults/fault-schema.ts';
import type { RecordKey, RecordKind, RecordKinds } from './records.ts';
import { DamagedRecord } from './store-errors.ts';

const time = v.number();
const rupees = v.number();
const count = v.pipe(v.number(), v.integer());

const address = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  province: v.string(),
  city: v.string(),
  street: v.string(),
});

const order = v.object({
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

/** What a record of each kind must be; fields that it does not name are left as they are. */
const SCHEMAS: { readonly [K in RecordKind]: v.GenericSchema<unknown, RecordKinds[K]> } = {
  shopper: v.object({
    address: v.nullable(address),
    orderIds: v.array(v.string()),
    creditLimit: rupees,
    forcedBnplStatus: v.nullable(v.number()),
    currentStep: v.number(),
    isTokenExpired: v.boolean(),
  }),
  order,
  stock: v.object({ left: count }),
  complaint: v.object({ name: v.string(), mobile: v.string(), problem: v.string(), time }),
  answer: v.object({ digest: v.string(), data: v.unknown(), at: time }),
  number: v.object({ value: v.number() }),
  faults: v.object({ armed: v.array(v.object({ fault: faultSchema, seen: count, hits: count })) }),
};

/** Reads a record from its JSON, null for none. Throws `DamagedRecord` where it does not fit its kind. */
export function readRecord<K extends RecordKind>(kind: K, key: string, json: string | null): RecordKinds[K] | null {
  if (json === null) return null;
  const value = parseJson(json);
  if (!isRecord(kind, value)) throw new DamagedRecord({ kind, key });
  return value;
}

/** Whether a row may stand in a store: its kind is known, and what it says fits. */
export const isWholeRow = ({ kind }: RecordKey | { readonly kind: string }, json: string): boolean =>
  Object.hasOwn(SCHEMAS, kind) && isRecord(kind as RecordKind, parseJson(json));

const isRecord = <K extends RecordKind>(kind: K, value: unknown): value is RecordKinds[K] => v.is(SCHEMAS[kind], value);
