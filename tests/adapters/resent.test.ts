import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createBearerBody, createSealedQuery, type WireFormat } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { compose, keepKeys } from '#core/gateway/pipeline.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { type Act, ordersOf, WRITES } from '../support/acts.ts';
import { type Mishap, type ResendingProxy, startResendingProxy } from '../support/resending-proxy.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const FORMATS: readonly WireFormat[] = [createSealedQuery(createWebCryptoCipher(SANDBOX.secret)), createBearerBody()];
const KEYS = createRandomKeys();

let server: TestServer;
let proxy: ResendingProxy;
let shoppers = 0;
beforeAll(async () => {
  server = await startTestServer();
  proxy = await startResendingProxy(server.origin);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

describe.each(FORMATS)('requests that a proxy repeats or whose answers it cuts, under $folder', (format) => {
  it.each(WRITES)('$call takes effect once where the proxy sends it twice', async (act) => {
    const { run, token, effects } = await staged(act, format);
    const requests = await during('double', act, async () => {
      expect((await run()).kind).toBe('done');
    });
    expect(requests).toBe(2);
    expect(await effects()).toBe(1);
    expect((await ordersOf(server.lender, token)).length).toBeLessThanOrEqual(1);
  });

  it.each(WRITES)(
    'Q62 $call is unknown where its answer is cut, and is done once when it is tried again',
    async (act) => {
      const { run, token, effects } = await staged(act, format);
      const requests = await during('cut', act, async () => {
        expect(await run()).toEqual({ kind: 'unknown', reason: 'unreachable' });
        expect(await effects()).toBe(1);
        expect((await run()).kind).toBe('done');
      });
      expect(requests).toBe(2);
      expect(await effects()).toBe(1);
      expect((await ordersOf(server.lender, token)).length).toBeLessThanOrEqual(1);
    },
  );
});

// Helpers

/** A new shopper before a command, who sends it through the proxy under keys. */
async function staged(act: Act, format: WireFormat) {
  shoppers += 1;
  const token = `sandbox-token-r${shoppers}`;
  const { run, effects } = await act.stage(server.lender, token);
  const gateway = compose(gatewayOf(token, format), { keys: keepKeys(KEYS) });
  const key = KEYS.next();
  // As the complaint's page does: it keeps the key with the draft.
  const pressed: Gateway = { ...gateway, fileComplaint: (complaint) => gateway.fileComplaint(complaint, key) };
  return { run: () => run(pressed), token, effects };
}

function gatewayOf(token: string, format: WireFormat): Gateway {
  return createHttpGateway({
    base: `${proxy.origin}/gateway`,
    source: 'asaan',
    format,
    identify: async () => ({ token, parameters: {} }),
    clock: createSystemClock(),
  });
}

/** Lets a mishap happen to an act's next request; how many of its requests reached the server meanwhile. */
async function during(kind: Mishap['kind'], { path }: Act, press: () => Promise<void>): Promise<number> {
  const before = server.requests.length;
  const mishap: Mishap = { holds: path, kind, times: 1 };
  proxy.mishaps.push(mishap);
  await press();
  expect(mishap.times).toBe(0);
  return server.requests.slice(before).filter((line) => line.includes(path)).length;
}
