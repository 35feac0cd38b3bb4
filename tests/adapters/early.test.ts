import { describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { askForProduct, type EarlyProduct, withEarlyProduct } from '#adapters/gateway/early.ts';
import { ANSWER_MAX_BYTES, type HttpTransportOptions } from '#adapters/gateway/http-transport.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import { BRIDGE_WAIT_MS } from '#adapters/host-app/json-rpc.ts';
import { askEarly } from '#adapters/host-app/questions.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { productId } from '#core/lib/ids.ts';
import { READ_DEADLINE_MS } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { type AskedOfApp, answeringApp } from '../support/answering-app.ts';

const cipher = createWebCryptoCipher('sandbox-secret');
const PHONE = productId('phone');
const SENT = { productId: 'phone', productName: 'A phone', price: '100' };
const IDENTITY: Identity = { token: 'sandbox-token', parameters: { language: 'ur' } };

describe('a phone that was asked for before the program', () => {
  it('is asked for in the program’s words, handed over once, and asked for again after that', async () => {
    const { options, requests } = gatewayOf(() => sealed(SENT));
    const gateway = gatewayAfter(askForProduct(options, PHONE), options);
    expect(await gateway.readProduct(PHONE)).toMatchObject({ kind: 'done', data: { name: 'A phone', price: 10_000 } });
    expect(requests).toHaveLength(1);
    await gateway.readProduct(PHONE);
    expect(requests).toEqual([requests[0], requests[0]]);
  });

  it('is nobody’s answer to a question for another phone', async () => {
    const { options, requests } = gatewayOf(() => sealed(SENT));
    const gateway = gatewayAfter(askForProduct(options, PHONE), options);
    await gateway.readProduct(productId('another'));
    expect(requests).toHaveLength(2);
    await gateway.readProduct(PHONE);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a refusal', () => new Response('{"code":400113}'), { kind: 'refused', code: 400113 }],
    ['half a phone', () => sealed({ productId: 'phone' }), { kind: 'failed', reason: 'unreadable' }],
    ['too much', () => new Response('x'.repeat(ANSWER_MAX_BYTES + 1)), { kind: 'failed', reason: 'unreadable' }],
  ] as const)('Q63 hands on %s as what it is, without asking twice', async (_what, respond, outcome) => {
    const { options, requests } = gatewayOf(respond);
    const gateway = gatewayAfter(askForProduct(options, PHONE), options);
    expect(await gateway.readProduct(PHONE)).toEqual(outcome);
    expect(requests).toHaveLength(1);
  });

  it('Q63 waits as long as any question, and not longer', async () => {
    const { options, clock, requests } = gatewayOf(untilAborted);
    const { answer } = askForProduct(options, PHONE);
    await expect.poll(() => requests).toHaveLength(1);
    clock.pass(READ_DEADLINE_MS);
    expect(await answer).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('Q67 is asked for by the program where the app had named nobody by then', async () => {
    const { options, requests } = gatewayOf(() => sealed(SENT));
    const nobody = askForProduct({ ...options, identify: async () => null }, PHONE);
    await nobody.answer;
    expect((await gatewayAfter(nobody, options).readProduct(PHONE)).kind).toBe('done');
    expect(requests).toHaveLength(1);
  });

  it('reliability row 34: is not asked for again where the app was silent while the program waited', async () => {
    const { options, requests } = gatewayOf(() => sealed(SENT));
    const silent = askForProduct(
      { ...options, identify: () => new Promise((resolve) => setTimeout(resolve, 5, null)) },
      PHONE,
    );
    const gateway = gatewayAfter(silent, options);
    expect(await gateway.readProduct(PHONE)).toEqual({ kind: 'failed', reason: 'noSession' });
    expect(requests).toEqual([]);
    expect((await gateway.readProduct(PHONE)).kind).toBe('done');
  });
});

describe('an app that was asked before the program', () => {
  const answering =
    (token: () => string) =>
    ({ method }: AskedOfApp) => ({ result: method === 'getToken' ? token() : IDENTITY.parameters });

  it('is not asked again for who the shopper is, and goes on with the same client', async () => {
    const { host, asked } = preloaded(answering(() => IDENTITY.token));
    expect(await host.identify()).toEqual(IDENTITY);
    expect(asked.map(({ method }) => method)).toEqual(['getToken', 'getAppParameters']);
    await host.readServiceContact();
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  });

  it('reliability row 34: is waited for five seconds in all, and asked anew only by a later question', async () => {
    const { host, asked, clock } = preloaded(() => null);
    const found = host.identify();
    clock.pass(BRIDGE_WAIT_MS);
    expect([await found, asked.map(({ method }) => method)]).toEqual([null, ['getToken', 'getAppParameters']]);
    void host.identify();
    expect(asked).toHaveLength(4);
  });

  it('Q50 says its language where it has no token, and before a token that is slow', async () => {
    const { host } = preloaded(({ method }) => (method === 'getAppParameters' ? { result: { language: 'ur' } } : null));
    expect(await host.readParameters()).toEqual({ language: 'ur' });
  });

  it('Q67 is asked anew by the program where it named nobody', async () => {
    let token = '';
    const { host, asked, identity } = preloaded(answering(() => token));
    expect(await identity).toBeNull();
    token = IDENTITY.token;
    expect(await host.identify()).toEqual(IDENTITY);
    expect(asked).toHaveLength(4);
  });
});

// Helpers

const gatewayAfter = (asked: EarlyProduct, options: HttpTransportOptions) =>
  withEarlyProduct(createHttpGateway(options), asked, options.identify);

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

async function sealed(data: unknown): Promise<Response> {
  return Response.json({ code: 0, data: await cipher.encrypt(JSON.stringify(data)) });
}

/** A gateway that answers every request by `respond`, on a clock that the test moves; with what it was sent. */
function gatewayOf(respond: (signal: AbortSignal) => Response | Promise<Response>) {
  const clock = createManualClock();
  const requests: unknown[] = [];
  const options: HttpTransportOptions = {
    base: 'https://gateway.example',
    source: 'asaan',
    format: createSealedQuery(cipher),
    clock,
    identify: async () => IDENTITY,
    fetch: async (url, { signal, ...init } = {}) => {
      requests.push({ url, init });
      return respond(signal ?? new AbortController().signal);
    },
  };
  return { options, requests, clock };
}

/** The page's host, after its app was asked before the program. */
function preloaded(answer: (asked: AskedOfApp) => object | null) {
  const { page, asked } = answeringApp(answer);
  const clock = createManualClock();
  const early = askEarly(page, clock);
  const nothing = (): void => undefined;
  const rest = { back: nothing, openLink: nothing, onMissing: nothing };
  const host = createBridgeHost({ rpc: early.rpc, clock, preloaded: early, ...rest });
  return { host, asked, clock, identity: early.identity };
}
