import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { askForProduct } from '#adapters/gateway/early.ts';
import type { HttpTransportOptions } from '#adapters/gateway/http-transport.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import type { BridgeTransport } from '#adapters/host-app/json-rpc.ts';
import { askEarly } from '#adapters/host-app/questions.ts';
import { createMemoryTransport } from '#adapters/memory/scripted-host.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { Clock } from '#core/ports/device.ts';
import { type Gateway, READ_DEADLINE_MS } from '#core/ports/gateway.ts';

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

/** The bridge's own deadlines are shorter; no app here lets one pass. */
const unhurried: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** How a hurried adapter differs from the real one. */
export interface Hurry {
  readonly send?: typeof fetch;
  readonly deadlines?: Deadlines;
}

/**
 * The real adapter for a shopper, in a hurry, as a page inside the app has it: the app says who that is over its bridge, and
 * a phone is asked for before the program.
 */
export function hurriedGateway(base: string, token: string, hurry: Hurry = {}): Gateway {
  const preloaded = askEarly(appOf(token), unhurried);
  const host = createBridgeHost({
    rpc: preloaded.rpc,
    clock: unhurried,
    preloaded,
    back: nothing,
    openLink: nothing,
    onMissing: nothing,
  });
  const early = optionsOf(base, () => preloaded.identity, hurry);
  const options = optionsOf(base, host.identify, hurry);
  return {
    ...createHttpGateway(options),
    readProduct: (id) => createHttpGateway(options, askForProduct(early, id)).readProduct(id),
  };
}

const nothing = (): void => undefined;

const optionsOf = (
  base: string,
  identify: HttpTransportOptions['identify'],
  { send = fetch, deadlines = 'unhurried' }: Hurry,
): HttpTransportOptions => ({
  base,
  source: SANDBOX.source,
  format: createSealedQuery(cipher),
  identify,
  clock: clockOf(deadlines),
  random: () => 0,
  fetch: send,
});

/** The page's end of the bridge of an app that says this token. */
function appOf(token: string): BridgeTransport {
  const { page, native } = createMemoryTransport();
  native.onText((text) => {
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    native.send(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'getToken' ? token : {} }));
  });
  return page;
}
