import { isForeignOrder, needsLogin, PRODUCT_MISSING } from '../gateway/codes.ts';
import type { FailureReason, Outcome } from '../lib/outcome.ts';

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

/** What a page offers where it cannot show what was asked for. */
export type StateAction = 'retry' | 'back' | 'logIn';

/** Whether what a page is about does not exist: its title says that, and not that loading failed (Q32, R72). */
export const isMissing = (cause: FailureCause): cause is 'orderMissing' | 'productMissing' =>
  cause === 'orderMissing' || cause === 'productMissing';

const ASK_AGAIN = ['retry'] as const;
const GO_BACK = ['back'] as const;

/**
 * What solves each cause: the page's one action, and what may be done beside it. Asking again solves neither a refusal nor
 * what does not exist: there the way back comes first (Q54, Q71, Q72).
 */
export const FAILURE_ACTIONS: Readonly<
  Record<FailureCause, readonly [first: StateAction, ...beside: readonly StateAction[]]>
> = {
  login: ['logIn', 'retry'],
  connection: ASK_AGAIN,
  noAnswer: ASK_AGAIN,
  unreadable: ASK_AGAIN,
  tooOften: ASK_AGAIN,
  refused: ['back', 'retry'],
  orderMissing: GO_BACK,
  productMissing: GO_BACK,
};
