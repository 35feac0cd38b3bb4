import type { Address } from '../address/address.ts';
import { type OrderId, orderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import type { PaymentType, PurchasedProduct, ReceiptType } from '../purchase/purchase.ts';

/** Where an order can stand (R62). */
export const ORDER_STATUSES = [
  'waitingForPayment',
  'waitingForSeller',
  'readyForShipment',
  'shipped',
  'received',
  'returns',
  'cancelled',
  'underReview',
] as const;
/** Where an order stands (R62). */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The order shown where the address names none, as the specification says (R66, Q32): the server refuses it to others. */
export const FALLBACK_ORDER_ID = orderId('12');

/** The times of an order in ms since 1970; null ones hide their row (Q43). */
export interface OrderTimes {
  readonly placedAt: number | null;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
  /** The time of cancellation. */
  readonly cancelledAt: number | null;
}

/** An order as its page shows it (R42d). Money in paisa. */
export interface Order {
  readonly productOrderId: OrderId;
  /** In instalments, or in full (R63). */
  readonly paymentType: PaymentType;
  /** False before Continue: nothing is chosen yet (`orderType` 0). */
  readonly isContinued: boolean;
  /** Null for a status that the specification does not name. */
  readonly status: OrderStatus | null;
  readonly receiptType: ReceiptType | null;
  readonly hasPaymentButton: boolean;
  readonly isOverdue: boolean;
  readonly isLocked: boolean;
  /** When the phone locks or was locked, ms since 1970. */
  readonly lockTime: number | null;
  readonly expressCompanyName: string | null;
  readonly trackingNumber: string | null;
  readonly times: OrderTimes;
  readonly product: Pick<PurchasedProduct, 'name' | 'brand' | 'picture' | 'color' | 'storage' | 'price'>;
  readonly prices: {
    readonly totalAmount: Paisa;
    readonly productPrice: Paisa;
    /** Null where the gateway does not say it, as with markup and discount. */
    readonly deliveryCharges: Paisa | null;
    readonly markup: Paisa | null;
    readonly lineMarkup: Paisa | null;
    readonly discount: Paisa | null;
  };
  /** Null where the server sends none with the order. */
  readonly address: Address | null;
  /** What is paid before the instalments; null where the gateway does not say it. */
  readonly downPayment: Paisa | null;
  readonly installments: readonly Installment[];
  /** What comes back of an order that was given back or cancelled, and since when; each null where the gateway does not say it. */
  readonly refund: {
    readonly askedAt: number | null;
    readonly amount: Paisa | null;
    /** Whether the gateway sends a time of the payment or of the refund that names no instant. */
    readonly isUnclear: boolean;
  };
  /** What unlocks the phone; null where the gateway does not say it, or nothing is locked. */
  readonly unlockAmount: Paisa | null;
}

/** One payment of an instalment order, as far as the gateway says it. Money in paisa, times in ms since 1970. */
export interface Installment {
  /** Without penalty. */
  readonly amount: Paisa | null;
  readonly dueTime: number | null;
  /** Null where the gateway says nothing of what was paid, or nothing that can be read. */
  readonly isPaid: boolean | null;
  readonly paidTime: number | null;
  /** The part of the amount that is markup. */
  readonly markup: Paisa | null;
  /** What lateness has cost so far, on top of the amount. */
  readonly penalty: Paisa | null;
}

/** Whether an order says how its phone stands, with the way to its payments (R63). */
export const showsEquipment = (order: Order): boolean =>
  (order.hasPaymentButton || order.isOverdue) && order.paymentType === 'bnpl';

/** What the shopper may do with an order, by the statuses that allow it (R64, R65, Q44, Q53). */
export const ORDER_ACTIONS = {
  trackDelivery: ['shipped'],
  confirmReceipt: ['shipped'],
  editAddress: ['readyForShipment'],
  refund: ['waitingForSeller', 'readyForShipment'],
  pay: ['waitingForPayment'],
  openReview: ['underReview'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

/** Something that a shopper may do with an order: see `ORDER_ACTIONS`. */
export type OrderAction = keyof typeof ORDER_ACTIONS;

/** Whether an order's status allows an action; one that is not known allows none. */
export function can(action: OrderAction, { status }: Pick<Order, 'status'>): boolean {
  return status !== null && (ORDER_ACTIONS[action] as readonly OrderStatus[]).includes(status);
}

/** Whether the address can still be changed: at 3 alone, and only of what is sent (R64, Q73). */
export function mayEditAddress(order: Order): boolean {
  return order.receiptType === 'express' && can('editAddress', order);
}

/** What an order asks of its shopper: `planned`: nothing is paid yet. `owed`: its instalments run. `over`: it ended early, and owes nothing. */
export type MoneyStage = 'planned' | 'owed' | 'over';

const STAGES: Readonly<Record<OrderStatus, MoneyStage>> = {
  waitingForPayment: 'planned',
  underReview: 'planned',
  waitingForSeller: 'owed',
  readyForShipment: 'owed',
  shipped: 'owed',
  received: 'owed',
  returns: 'over',
  cancelled: 'over',
};

/** Where the money of an order stands, by its status alone (R62); of one that is not specified the gateway's list counts. */
export function moneyStage({ status }: Pick<Order, 'status'>): MoneyStage {
  return status === null ? 'owed' : STAGES[status];
}
