/** Why there is no usable answer. */
export type FailureReason =
  /** The host app gave no token: nothing was sent (Q67). */
  | 'noSession'
  /** No connection, or it broke before an answer began. */
  | 'unreachable'
  /** Nothing came before the deadline (Q63). */
  | 'timeout'
  /** Something came that is no answer: any other HTTP status, a redirect, broken off, not JSON, not decryptable, of a wrong shape (Q48). */
  | 'unreadable'
  /** An HTTP status that says that nothing was done: 4xx, but 408, which may come after the act, and 429. */
  | 'notAccepted'
  /** The request is longer than the wire carries (reliability row 10): nothing was sent. */
  | 'tooLong';

/** An answer to a question: asking again does no harm. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly data: T }
  /** The server said no, with this code (specification, §8). */
  | { readonly kind: 'refused'; readonly code: number }
  /** No usable answer, and nothing was changed. */
  | { readonly kind: 'failed'; readonly reason: FailureReason }
  | Limited;

/** The server takes no more for now, and nothing was changed (HTTP 429). */
export interface Limited {
  readonly kind: 'failed';
  readonly reason: 'limited';
  /** Whole seconds from now on in which asking again is no use; at least 1. */
  readonly waitSeconds: number;
}

/** What became of a command. `unknown`: it was sent, but whether it was carried out is not known (Q62). */
export type Outcome<T> = Answer<T> | { readonly kind: 'unknown'; readonly reason: FailureReason };

/** An answer that succeeded. */
export const done = <T>(data: T) => ({ kind: 'done', data }) as const;
/** A refusal with the gateway's code. */
export const refused = (code: number) => ({ kind: 'refused', code }) as const;
/** No usable answer, nothing changed. */
export const failed = (reason: FailureReason) => ({ kind: 'failed', reason }) as const;
/** Too much was asked for; `waitSeconds` as in `Limited`. */
export const limited = (waitSeconds: number): Limited => ({ kind: 'failed', reason: 'limited', waitSeconds });
/** Sent, and never heard of again. */
export const unknown = (reason: FailureReason) => ({ kind: 'unknown', reason }) as const;
