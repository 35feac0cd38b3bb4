import type { WireOf } from '../../gateway/decoder.ts';
import type { Envelope } from '../../gateway/wire/call.ts';
import type { complaintAnswer } from '../../gateway/wire/file-complaint.ts';
import type { WIRE_CALLS } from '../../gateway/wire-gateway.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { OrderRecord, ShopperRecord } from '../ledger/records.ts';
import { ownOrder } from '../lending/account.ts';

/**
 * The catalogue's codes (R72), and the sandbox's own: a state that does not allow a call, an idempotency key of another
 * request, parameters that the wire document does not know.
 */
export const CODES = {
  lostParameter: 400110,
  lostToken: 400112,
  tokenExpired: 400113,
  invalidToken: 400114,
  invalidPhone: 400115,
  orderMissing: 400147,
  productMissing: 400128,
  ordersUnderReview: 400207,
  bnplCreditFailed: 400310,
  wrongState: 400900,
  keyUsed: 400901,
  unknownParameter: 400902,
  wrongType: 400903,
  unknownValue: 400904,
} as const;

type Answers = typeof WIRE_CALLS & { readonly fileComplaint: { readonly answer: typeof complaintAnswer } };

/** What the sandbox sends where a call succeeds: every field that its decoder reads, undefined for one that is left out. */
export type Sent<C extends keyof Answers> = WireOf<Answers[C]['answer']>;

/** Success with its content; of a call that answers nothing, if none is named. */
export const accept = <C extends keyof Answers = 'saveAddress'>(data: Sent<C>): Envelope => ({ code: 0, data });
/** A refusal. */
export const refuse = (code: number): Envelope => ({ code, data: null });

/** One request of a known shopper, within one transaction. */
export interface LenderCall {
  readonly tx: Transaction;
  /** ms since 1970. */
  readonly now: number;
  /** When this process opened the lender, by the device's clock, ms since 1970. */
  readonly opened: number;
  readonly token: string;
  readonly shopper: ShopperRecord;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Answers one call. */
export type Handler = (call: LenderCall) => Envelope;

/** Answers a call about an order of the shopper's; a missing one and another's are refused alike (Q32). */
export const ofOrder =
  (answer: (call: LenderCall, order: OrderRecord) => Envelope): Handler =>
  (call) => {
    const order = ownOrder(call, text(call, 'productOrderId'));
    return order === null ? refuse(CODES.orderMissing) : answer(call, order);
  };

/** A field as text; numbers become their digits, anything else is empty. */
export function text(call: Pick<LenderCall, 'fields'>, name: string): string {
  const value = Object.hasOwn(call.fields, name) ? call.fields[name] : '';
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
