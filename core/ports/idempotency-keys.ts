import type { IdempotencyKey } from '../lib/ids.ts';

/** Makes idempotency keys. */
export interface IdempotencyKeys {
  /** A key that nobody can guess and that was never made before. */
  next(): IdempotencyKey;
}
