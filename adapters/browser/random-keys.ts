import { hexOf, idempotencyKey } from '#core/lib/ids.ts';
import type { IdempotencyKeys } from '#core/ports/gateway.ts';

/** Random bytes of a key: as many as nobody tries out. */
const KEY_BYTES = 16;

/** Keys of 128 random bits, as hexadecimal digits. `crypto.randomUUID` is missing on pages without TLS; this is not. */
export function createRandomKeys(random: Pick<Crypto, 'getRandomValues'> = crypto): IdempotencyKeys {
  return {
    next() {
      const bytes = random.getRandomValues(new Uint8Array(KEY_BYTES));
      return idempotencyKey(hexOf(bytes));
    },
  };
}
