import type { FailureReason, Outcome } from '../lib/outcome.ts';
import type { Call } from '../ports/gateway.ts';
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
const PRODUCT_MISSING = 400128;
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

/** Codes that mean something on one call alone (R73). */
const CALL_NOTICES: Readonly<Record<number, { readonly call: Call; readonly notice: NoticeKey }>> = {
  [ORDERS_UNDER_REVIEW]: { call: 'startPurchase', notice: 'ordersUnderReview' },
  [BNPL_CREDIT_FAILED]: { call: 'continuePurchase', notice: 'bnplCreditFailed' },
};

/** The message for a refusal of a call (R72, R73). */
export function noticeForCode(code: number, call?: Call | 'aside'): NoticeKey {
  const own = CALL_NOTICES[code];
  if (own !== undefined && own.call === call) return own.notice;
  return CODE_NOTICES[code] ?? 'networkError';
}

/**
 * Whether a refusal is its page's to explain: its code has no words of its own, or says that an order is missing (Q72). `call`
 * is not named where no page explains it, `aside` where the answer itself explains another; the calculator explains a plan that the lender has no more.
 */
export function isLeftToPages(code: number, call?: Call | 'aside'): boolean {
  if (call === 'readCalculation') return code === BNPL_CREDIT_FAILED;
  const notice = noticeForCode(code, call);
  return call === 'aside' || (call !== undefined && (notice === 'networkError' || notice === 'orderMissing'));
}

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

/** Why a page could not be read: each cause has words of its own. */
export type FailureCause =
  /** The app's token was missing, expired or refused (Q71). */
  | 'login'
  | 'connection'
  | 'noAnswer'
  | 'unreadable'
  | 'refused'
  | 'tooOften'
  /** The order is not there, or another shopper's (Q32). */
  | 'orderMissing'
  /** The phone is not in the shop. */
  | 'productMissing';

/** What a page shows where it could not be read. */
export interface Failed {
  readonly kind: 'failed';
  readonly cause: FailureCause;
}

/** The page after an outcome that was no answer to its question. */
export const failedBy = (outcome: Outcome<unknown>): Failed => ({ kind: 'failed', cause: causeOf(outcome) });

function causeOf(outcome: Outcome<unknown>): FailureCause {
  if (needsLogin(outcome)) return 'login';
  if (isForeignOrder(outcome)) return 'orderMissing';
  if (outcome.kind === 'refused' && outcome.code === PRODUCT_MISSING) return 'productMissing';
  if (outcome.kind === 'done' || outcome.kind === 'refused') return 'refused';
  return outcome.reason === 'limited' ? 'tooOften' : CAUSES[outcome.reason];
}

const CAUSES: Readonly<Record<FailureReason, FailureCause>> = {
  noSession: 'login',
  unreachable: 'connection',
  timeout: 'noAnswer',
  unreadable: 'unreadable',
  notAccepted: 'refused',
  tooLong: 'refused',
};

/** What a failure of the way is told as; of a refusal tells `noticeForCode`. */
export const FAILURE_NOTICES: Readonly<Record<FailureReason, NoticeKey>> = {
  noSession: 'lostToken',
  unreachable: 'networkError',
  timeout: 'noAnswer',
  unreadable: 'unreadable',
  notAccepted: 'notAccepted',
  tooLong: 'tooLong',
};
