import type { Call } from '../ports/gateway.ts';
import type { NoticeKey } from '../text/catalogue.ts';

/** Code of success. Nothing else is success (reliability row 15). */
export const SUCCESS = 0;
/** 'token expired': the host app's login page opens (R72). */
export const TOKEN_EXPIRED = 400113;
/** Refusals of a request for its token, missing, expired or wrong: what it asked for was not looked at (R72). */
export const TOKEN_REFUSALS: readonly number[] = [400112, TOKEN_EXPIRED, 400114];
/** 'Failed to get BNPL credit, try again ' on continue: the cart switches to full payment (R55). */
export const BNPL_CREDIT_FAILED = 400310;
/** 'There are orders under review. Please try again later.' on buy (R73). */
export const ORDERS_UNDER_REVIEW = 400207;

/** What each code shows (R72); a code that is not here shows `networkError`. */
export const CODE_NOTICES: Readonly<Record<number, NoticeKey>> = {
  400110: 'lostParameter',
  400112: 'lostToken',
  400113: 'tokenExpired',
  400114: 'invalidToken',
  400115: 'invalidPhone',
  400147: 'orderMissing',
  400128: 'productMissing',
  401129: 'creditExists',
};

/** Codes that mean something on one call alone (R73). */
const CALL_NOTICES: Readonly<Record<number, { readonly call: Call; readonly notice: NoticeKey }>> = {
  [ORDERS_UNDER_REVIEW]: { call: 'startPurchase', notice: 'ordersUnderReview' },
  [BNPL_CREDIT_FAILED]: { call: 'continuePurchase', notice: 'bnplCreditFailed' },
};

/** The message for a refusal of a call (R72, R73). */
export function noticeForCode(code: number, call?: Call): NoticeKey {
  const own = CALL_NOTICES[code];
  if (own !== undefined && own.call === call) return own.notice;
  return CODE_NOTICES[code] ?? 'networkError';
}
