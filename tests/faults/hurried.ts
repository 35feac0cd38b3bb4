import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { READ_DEADLINE_MS } from '#adapters/gateway/http-exchange.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';

/** So much faster than the wall's does the adapter's clock go: pauses of a few milliseconds. */
const HURRY = 20;

/** The sandbox's own cipher. */
export const cipher = createWebCryptoCipher(SANDBOX.secret);

/** Whether the clock hurries deadlines too, to a second: only where one must pass, since a busy machine takes that long for an answer. */
export type Deadlines = 'hurried' | 'unhurried';

const clockOf = (deadlines: Deadlines): Clock => ({
  now: () => Date.now(),
  after(ms, task) {
    const isHurried = ms < READ_DEADLINE_MS || deadlines === 'hurried';
    const timer = setTimeout(task, isHurried ? ms / HURRY : ms);
    return () => clearTimeout(timer);
  },
});

/** How a hurried adapter differs from the real one. */
export interface Hurry {
  readonly send?: typeof fetch;
  readonly deadlines?: Deadlines;
}

/** The real adapter for a shopper, in a hurry. */
export function hurriedGateway(
  base: string,
  token: string,
  { send = fetch, deadlines = 'unhurried' }: Hurry = {},
): Gateway {
  const identify = async () => ({ token, parameters: {} });
  const clock = clockOf(deadlines);
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
