import type { FailureCause } from './gateway-codes.ts';

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
