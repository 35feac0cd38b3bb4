import type { Address } from '../address/address.ts';
import { type OrderId, orderId } from '../lib/ids.ts';
import { keyOf } from '../lib/key-of.ts';
import type { Paisa } from '../lib/money.ts';
import type { PurchasedProduct, ReceiptType } from '../purchase/purchase.ts';

/** Where an order stands (R62). */
export type OrderStatus =
  | 'waitingForPayment'
  | 'waitingForSeller'
  | 'readyForShipment'
  | 'shipped'
  | 'received'
  | 'returns'
  | 'cancelled'
  | 'underReview';

/** The wire's numbers for `OrderStatus` (specification, §4). */
export const ORDER_STATUS_CODES: Record<OrderStatus, number> = {
  waitingForPayment: 1,
  waitingForSeller: 2,
  readyForShipment: 3,
  shipped: 4,
  received: 5,
  returns: 6,
  cancelled: 7,
  underReview: 8,
};

/** The status behind a number; null for one that the specification does not name. */
export function orderStatusOf(code: number): OrderStatus | null {
  return keyOf(ORDER_STATUS_CODES, code);
}

/** The order shown where the address names none, as the specification says (R66, Q32): the server refuses it to others. */
export const FALLBACK_ORDER_ID = orderId('12');

/** The times of an order in ms since 1970; null ones hide their row (Q43). */
export interface OrderTimes {
  readonly orderPlacementTime: number | null;
  readonly paymentTime: number | null;
  readonly deliveryTime: number | null;
  readonly signatureTime: number | null;
  /** The time of cancellation. */
  readonly expireTime: number | null;
}

/** An order as its page shows it (R42d). Money in paisa. */
export interface Order {
  readonly productOrderId: OrderId;
  /** 1 and 2 are instalment orders, others are paid in full (R63). */
  readonly orderType: number;
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
  readonly product: Pick<PurchasedProduct, 'productName' | 'brandName' | 'pic' | 'color' | 'storage' | 'price'>;
  readonly prices: {
    readonly totalAmount: Paisa;
    readonly productPrice: Paisa;
    readonly deliveryCharges: Paisa;
    readonly markup: Paisa;
    readonly lineMarkup: Paisa | null;
    readonly discount: Paisa;
  };
  /** Null where the server sends none with the order. */
  readonly address: Address | null;
  readonly installments: readonly Installment[];
}

/** One payment of an instalment order. */
export interface Installment {
  readonly amount: Paisa | null;
  /** ms since 1970. */
  readonly dueTime: number | null;
}

/** What the equipment card says (R63). */
export interface EquipmentStatus {
  readonly isLocked: boolean;
  readonly lockTime: number | null;
}

/** Types 1 and 2 are instalment orders (R63). */
export function isBnplOrder(order: Pick<Order, 'orderType'>): boolean {
  return order.orderType === 1 || order.orderType === 2;
}

/** The equipment card, null where it is not shown (R63). */
export function equipmentStatus(order: Order): EquipmentStatus | null {
  const isShown = (order.hasPaymentButton || order.isOverdue) && isBnplOrder(order);
  return isShown ? { isLocked: order.isLocked, lockTime: order.lockTime } : null;
}

/** What the shopper may do with an order in its status (R64, R65, Q44, Q53). */
export interface OrderActions {
  readonly showsDelivery: boolean;
  readonly canConfirmReceipt: boolean;
  readonly canEditAddress: boolean;
  readonly canRefund: boolean;
  readonly canPay: boolean;
  readonly canOpenReview: boolean;
}

/** The actions by status: delivery and receipt at 4, address at 3, refund before shipping, payment at 1, review at 8. */
export function orderActions({ status }: Pick<Order, 'status'>): OrderActions {
  return {
    showsDelivery: status === 'shipped',
    canConfirmReceipt: status === 'shipped',
    canEditAddress: status === 'readyForShipment',
    canRefund: status === 'waitingForSeller' || status === 'readyForShipment',
    canPay: status === 'waitingForPayment',
    canOpenReview: status === 'underReview',
  };
}
