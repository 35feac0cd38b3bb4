/* What an order has become where a command was refused, as one piece to load. */
export { RefundOver } from './refund-over.tsx';
export { ReceiptConfirmed, ReceiptRefused, Resume } from './resume-order.tsx';
export { AddressOver, SaveRefused } from './save-refused.tsx';
