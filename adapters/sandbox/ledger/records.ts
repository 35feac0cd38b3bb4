import * as v from 'valibot';
import { ADDRESS_FIELDS } from '#core/address/address.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { variantOf } from '../catalogue/variants.ts';

/** Whether a text may be an order's id: no other is looked for. */
export const isOrderId = (id: string): boolean => /^\d{1,40}$/.test(id);

/** ms since 1970. */
const time = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rupees = count;
const list = <S extends v.GenericSchema>(each: S) => v.pipe(v.array(each), v.readonly());
const orderIds = list(v.pipe(v.string(), v.check(isOrderId)));

const address = v.object(v.entriesFromList(ADDRESS_FIELDS, v.string()));

const orderFields = v.object({
  id: v.string(),
  shopper: v.string(),
  productId: v.string(),
  skuCode: v.string(),
  status: v.picklist(ORDER_STATUSES),
  // Null until Continue.
  receiptType: v.nullable(v.picklist(['express', 'pickUp'])),
  paymentType: v.nullable(v.picklist(['full', 'bnpl'])),
  loanProductId: v.nullable(v.string()),
  address: v.nullable(address),
  productPrice: rupees,
  deliveryCharges: rupees,
  discount: rupees,
  markup: rupees,
  lineMarkup: rupees,
  // Paid at once: the whole, or the down payment with the delivery charges.
  firstPayment: rupees,
  installments: list(v.object({ amount: rupees, dueTime: time, paidTime: v.nullable(time) })),
  trackingNumber: v.nullable(v.string()),
  placedAt: time,
  paidAt: v.nullable(time),
  shippedAt: v.nullable(time),
  receivedAt: v.nullable(time),
  cancelledAt: v.nullable(time),
  // Instalments are refused: from the next Continue on, which nobody knows of yet, or since one.
  refusal: v.exactOptional(v.picklist(['atContinue', 'known'])),
  // Absent in orders from before it was kept.
  refundAskedAt: v.exactOptional(v.nullable(time)),
  // Once the money of a refund was paid back.
  isRefunded: v.boolean(),
});

/** What a record of each kind must be; fields that it does not name are left as they are. */
const RECORDS = {
  // The key is the shopper's first token.
  shopper: v.object({
    address: v.nullable(address),
    // All of his orders, and those that were not over when he last bought; oldest first.
    orderIds,
    openIds: orderIds,
    creditLimit: rupees,
    // A `bnplPayStatus` set by hand, also one that the specification does not name; null where the rules decide.
    forcedBnplStatus: v.nullable(count),
    // Step of the instalment application (R45).
    currentStep: count,
    isTokenExpired: v.boolean(),
  }),
  // Of a phone that is sold: nothing else can be shown or put back.
  order: v.pipe(
    orderFields,
    v.check(({ skuCode, productId }) => variantOf(skuCode)?.phone.id === productId),
  ),
  // Pieces left of a variant; the key is its code.
  stock: v.object({ left: count }),
  complaint: v.object({ name: v.string(), mobile: v.string(), problem: v.string(), time }),
  // The answer to a command with an idempotency key, and SHA-256 of what was asked for. The key is the shopper's token, or
  // `complaint`, a slash and the idempotency key.
  answer: v.object({ digest: v.string(), data: v.unknown(), at: time }),
  // The lender's numbers; the key is a `Counter`.
  number: v.object({ value: count }),
};

/** Names a kind of record. */
export type RecordKind = keyof typeof RECORDS;
/** Every kind of record with its shape. */
export type RecordKinds = { readonly [K in RecordKind]: Readonly<v.InferOutput<(typeof RECORDS)[K]>> };
/** What the lender knows of one shopper. Rupees. */
export type ShopperRecord = RecordKinds['shopper'];
/** One order. Rupees, ms since 1970. */
export type OrderRecord = RecordKinds['order'];

/** Kind and id of one record of a ledger. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly key: string;
}

/** A record does not fit its kind's schema, or is lost. A log shows its kind alone, as `code`: a key may name a shopper. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';
  readonly code: RecordKind;

  constructor({ kind, key }: RecordKey) {
    super(`the record ${kind}/${key} is damaged`);
    this.code = kind;
  }
}

/**
 * Reads a record from its JSON, null for none. Throws `DamagedRecord` where it does not fit its kind, or its key: an order under
 * another key would overwrite somebody's.
 */
export function readRecord<K extends RecordKind>(kind: K, key: string, json: string | null): RecordKinds[K] | null {
  if (json === null) return null;
  const value = parseJson(json);
  const fits = v.is(RECORDS[kind], value) && (kind !== 'order' || (value as OrderRecord).id === key);
  if (!fits) throw new DamagedRecord({ kind, key });
  return value as RecordKinds[K];
}
