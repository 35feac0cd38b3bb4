import { idempotencyKey } from '#core/lib/ids.ts';
import type { IdempotencyKeys } from '#core/ports/idempotency-keys.ts';

/** Keys that count from 1, for tests: anybody can guess them. */
export function createCountedKeys(): IdempotencyKeys {
  let made = 0;
  return {
    next() {
      made += 1;
      return idempotencyKey(`counted-key-${String(made).padStart(8, '0')}`);
    },
  };
}
