import type { FailureReason, Outcome } from '../lib/outcome.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** 'token expired': the host app's login page opens (R72). */
export const TOKEN_EXPIRED = 400113;
/** The codes of a token that is missing, expired or refused (R72). */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([400112, TOKEN_EXPIRED, 400114]);
/** The gateway's code for a phone number that it refuses: 'invalid phone number' (R72). */
export const PHONE_REFUSED = 400115;
/** 'order no exit': the order is missing, or another shopper's; one cannot be told from the other (Q32). */
const ORDER_MISSING = 400147;
/** 'product no exit': the phone is not in the shop. */
export const PRODUCT_MISSING = 400128;
/** 'Failed to get BNPL credit, try again ' on continue: the cart switches to full payment (R55). */
export const BNPL_CREDIT_FAILED = 400310;
/** 'There are orders under review. Please try again later.' on buy (R73). */
export const ORDERS_UNDER_REVIEW = 400207;

/** What each code shows (R72); a code that is not here shows `networkError`. */
export const CODE_NOTICES: Readonly<Record<number, NoticeKey>> = {
  400110: 'lostParameter',
  400112: 'lostToken',
  [TOKEN_EXPIRED]: 'tokenExpired',
  400114: 'invalidToken',
  [PHONE_REFUSED]: 'invalidPhone',
  [ORDER_MISSING]: 'orderMissing',
  [PRODUCT_MISSING]: 'productMissing',
  401129: 'creditExists',
};

/** The message for a refusal, whatever was asked (R72). */
export const noticeForCode = (code: number): NoticeKey => CODE_NOTICES[code] ?? 'networkError';

/** Whether the shopper has to log in before this can succeed: his token is missing, expired or refused (Q71). */
export function needsLogin(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'refused') return TOKEN_REFUSED.has(outcome.code);
  return outcome.kind === 'failed' && outcome.reason === 'noSession';
}

/** Whether the app's login page is to be opened (R72). */
export const isExpired = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code === TOKEN_EXPIRED;

/** Whether an order is missing, or not this shopper's. */
export const isForeignOrder = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code === ORDER_MISSING;

/** What a failure of the way is told as; of a refusal tells `noticeForCode`. */
export const FAILURE_NOTICES: Readonly<Record<FailureReason, NoticeKey>> = {
  noSession: 'lostToken',
  unreachable: 'networkError',
  timeout: 'noAnswer',
  unreadable: 'unreadable',
  notAccepted: 'notAccepted',
  tooLong: 'tooLong',
};
