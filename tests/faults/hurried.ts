import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';

/** So much faster than the wall's does the adapter's clock go: deadlines of a second, pauses of a few milliseconds. */
const HURRY = 20;

/** The sandbox's own cipher. */
export const cipher = createWebCryptoCipher(SANDBOX.secret);

const clock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms / HURRY);
    return () => clearTimeout(timer);
  },
};

/** The real adapter for a shopper, in a hurry. */
export function hurriedGateway(base: string, token: string, send: typeof fetch = fetch): Gateway {
  const identify = async () => ({ token, parameters: {} });
  return createHttpGateway({
    base,
    source: SANDBOX.source,
    format: createSealedQuery(cipher),
    identify,
    clock,
    random: () => 0,
    fetch: send,
  });
}
