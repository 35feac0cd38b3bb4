import type { IdempotencyKey } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import { needsLogin } from './codes.ts';

/** Something that a person wants done once, however often it is sent. Nobody knows yet what became of it. */
export interface Intent<Request> {
  /** Goes with every copy of the request, so that the gateway takes one of them. */
  readonly key: IdempotencyKey;
  /** What was sent first. A copy is sent to the letter: a gateway refuses other words under the same key. */
  readonly request: Request;
}

/** The intent behind a request: the open one where it wants the same, else a new one under a key of its own. */
export function intentFor<Request>(
  open: Intent<Request> | null,
  request: Request,
  wantsTheSame: (one: Request, other: Request) => boolean,
  nextKey: () => IdempotencyKey,
): Intent<Request> {
  return open !== null && wantsTheSame(open.request, request) ? open : { key: nextKey(), request };
}

/**
 * Whether an outcome says what became of an intent, so that the same wish is a new intent from then on. A lost answer does
 * not; nor does a copy that was not sent, or refused for its token alone: an earlier one may have been carried out (Q62).
 */
export function isSettledBy(outcome: Outcome<unknown>): boolean {
  return (outcome.kind === 'done' || outcome.kind === 'refused') && !needsLogin(outcome);
}
