/* Where no page is to be shown, and what an order has become where a command was refused, as one piece to load. */
export { NoOrder } from './no-order.tsx';
export { Outside } from './outside.tsx';
export { ReceiptConfirmed, ReceiptRefused } from './receipt-answer.tsx';
export { RefundOver } from './refund-over.tsx';
export { AddressOver, SaveRefused } from './save-refused.tsx';
