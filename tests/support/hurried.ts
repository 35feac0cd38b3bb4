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

/** So much shorter than by the wall's clock are the adapter's pauses; its deadlines are not, since a busy machine takes its time. */
const HURRY = 20;

const hurried: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms < READ_DEADLINE_MS ? ms / HURRY : ms);
    return () => clearTimeout(timer);
  },
};

/** The bridge's own deadlines are shorter; no app here lets one pass. */
const unhurried: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The real adapter for a shopper, in a hurry, as a page inside the app has it: the app says who that is over its bridge, and
 * a phone is asked for before the program.
 */
export function hurriedGateway(base: string, token: string): Gateway {
  const preloaded = askEarly(appOf(token), unhurried);
  const host = createBridgeHost({
    rpc: preloaded.rpc,
    clock: unhurried,
    preloaded,
    back: nothing,
    openLink: nothing,
    onMissing: nothing,
  });
  const early = optionsOf(base, () => preloaded.identity);
  const options = optionsOf(base, host.identify);
  return {
    ...createHttpGateway(options),
    readProduct: (id) => createHttpGateway(options, askForProduct(early, id)).readProduct(id),
  };
}

const nothing = (): void => undefined;

const optionsOf = (base: string, identify: HttpTransportOptions['identify']): HttpTransportOptions => ({
  base,
  source: SANDBOX.source,
  format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
  identify,
  clock: hurried,
  random: () => 0,
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
