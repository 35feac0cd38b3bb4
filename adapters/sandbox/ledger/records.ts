import type { Address } from '#core/address/address.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { PaymentType, ReceiptType } from '#core/purchase/purchase.ts';

/** What the lender knows of one shopper; the key is the token. */
export interface ShopperRecord {
  readonly address: Address | null;
  /** All of his orders, oldest first. */
  readonly orderIds: readonly string[];
  /** Those of his orders that were not over when he last bought, oldest first. */
  readonly openIds: readonly string[];
  /** Rupees. */
  readonly creditLimit: number;
  /** A `bnplPayStatus` set by hand, numbers that the specification does not name included; null where the rules decide. */
  readonly forcedBnplStatus: number | null;
  /** Step of the instalment application (R45). */
  readonly currentStep: number;
  readonly isTokenExpired: boolean;
}

/** Whether a text may be an order's id: no other is looked for. */
export const isOrderId = (id: string): boolean => /^\d{1,40}$/.test(id);

/** One payment of an instalment order. Rupees, ms since 1970. */
export interface InstallmentRecord {
  readonly amount: number;
  readonly dueTime: number;
  readonly paidTime: number | null;
}

/** One order. Rupees, ms since 1970. */
export interface OrderRecord {
  readonly id: string;
  readonly shopper: string;
  readonly productId: string;
  readonly skuCode: string;
  readonly status: OrderStatus;
  /** Null until Continue. */
  readonly receiptType: ReceiptType | null;
  /** Null until Continue. */
  readonly paymentType: PaymentType | null;
  readonly loanProductId: string | null;
  readonly address: Address | null;
  readonly productPrice: number;
  readonly deliveryCharges: number;
  readonly discount: number;
  readonly markup: number;
  readonly lineMarkup: number;
  /** Paid at once: the whole, or the down payment with the delivery charges. */
  readonly firstPayment: number;
  readonly installments: readonly InstallmentRecord[];
  readonly trackingNumber: string | null;
  readonly placedAt: number;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
  readonly cancelledAt: number | null;
  /** Instalments are refused: from the next Continue on, which nobody knows of yet, or since one. */
  readonly refusal?: 'atContinue' | 'known';
  /** When a refund was asked for; absent in orders from before it was kept. */
  readonly refundAskedAt?: number | null;
  /** True once the money of a refund was paid back. */
  readonly isRefunded: boolean;
}

/** A complaint as it came in. */
export interface ComplaintRecord {
  readonly name: string;
  readonly mobile: string;
  readonly problem: string;
  readonly time: number;
}

/** The answer to a command that came with an idempotency key. */
export interface AnswerRecord {
  /** SHA-256 of what was asked for, in hexadecimal digits. */
  readonly digest: string;
  readonly data: unknown;
  /** When it was given, ms since 1970. */
  readonly at: number;
}

/** Every kind of record with its shape. */
export interface RecordKinds {
  readonly shopper: ShopperRecord;
  readonly order: OrderRecord;
  /** Pieces left of a variant; the key is its code. */
  readonly stock: { readonly left: number };
  readonly complaint: ComplaintRecord;
  /** The key is the shopper's token, or `complaint`, a slash and the idempotency key. */
  readonly answer: AnswerRecord;
  /** The lender's numbers; the key is a `Counter`. */
  readonly number: { readonly value: number };
  /** What a probe of the store writes: as large as a purchase, so that there must be room for one. The one key is `room`. */
  readonly probe: { readonly filler: string };
}

/** Names a kind of record. */
export type RecordKind = keyof RecordKinds;

/** Kind and id of one record of a ledger. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly key: string;
}
