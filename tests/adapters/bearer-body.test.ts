import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createBearerBody } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { orderId } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { ADDRESS, PHONE } from '../support/open-shop.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** What went out. */
interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the transport bearer-body', () => {
  it('never puts anything into the address but the path, whatever is sent', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (order, street, version) => {
        const { gateway, sent } = recording('sandbox-token', { version, productOrderId: 'the app’s' });
        await gateway.saveAddress(orderId(order), { ...ADDRESS, street });
        const { street: _street, ...rest } = ADDRESS;
        expect(sent.map(({ url }) => url)).toEqual(['https://gateway.example/v2/bnpl/complete/addr']);
        expect(sent[0]?.headers.get('authorization')).toBe('Bearer sandbox-token');
        expect(sent[0]?.body).toEqual({ version, productOrderId: order, ...rest, addr: street });
      }),
    );
  });

  it('Q67 sends nothing for a token that no header carries', async () => {
    const unfit = fc
      .string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\0', 'é', 'ع', '\x7f'), minLength: 1 })
      .filter((token) => /[^a]/.test(token));
    await fc.assert(
      fc.asyncProperty(unfit, async (token) => {
        const { gateway, sent } = recording(token, {});
        expect(await gateway.submitRefund(orderId('1'))).toEqual({ kind: 'failed', reason: 'noSession' });
        expect(sent).toEqual([]);
      }),
    );
  });
});

describe('the sandbox, spoken to in bearer-body by anybody', () => {
  it('takes the token from the header alone', async () => {
    const body = { productId: PHONE, token: 'sandbox-token' };
    expect(await post(body, {})).toBe('{"code":400112,"data":null}');
    expect(await post(body, { authorization: 'Bearer' })).toBe('{"code":400112,"data":null}');
    expect(await post(body, { authorization: 'Basic sandbox-token' })).toBe('{"code":400112,"data":null}');
    expect(await post(body, { authorization: 'Bearer somebody' })).toBe('{"code":400114,"data":null}');
    const named = { authorization: 'bearer sandbox-token' };
    expect(await post({ ...body, token: 'somebody' }, named)).toContain('"code":0');
  });

  it('refuses other kinds of JSON by HTTP 400, and a body that is no object like a request without its fields', async () => {
    const named = { authorization: 'Bearer sandbox-token' };
    const kinds = ['application/json-patch+json', 'application/jsonp', 'text/plain'];
    for (const kind of kinds)
      expect(await post({ productId: PHONE }, { ...named, 'content-type': kind })).toBe('{"code":400}');
    const withCharset = { ...named, 'content-type': 'Application/JSON ; charset=utf-8' };
    expect(await post({ productId: PHONE }, withCharset)).toContain('"code":0');
    const noUtf8 = new Blob(['{"productId":"', Uint8Array.of(0xff), '"}']);
    for (const body of [noUtf8, '', 'x', '"text"', '7', 'null', '[]', '["a"]'])
      expect(await post(body, named)).toBe('{"code":400110,"data":null}');
  });
});

// Helpers

/** A gateway that notes what it sends, and is answered by `body`. */
function recording(token: string, parameters: Readonly<Record<string, string>>, body = '{"code":400147}') {
  const sent: Sent[] = [];
  const gateway: Gateway = createHttpGateway({
    base: 'https://gateway.example',
    source: 'asaan',
    format: createBearerBody(),
    identify: async () => ({ token, parameters }),
    clock: createSystemClock(),
    async fetch(url, init) {
      const request = new Request(url, init);
      sent.push({ url: request.url, headers: request.headers, body: await request.json() });
      return new Response(body);
    },
  });
  return { gateway, sent };
}

async function post(body: object | string | Blob, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${server.gateway}/v2/bnpl/product/detail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: 'asaan', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
  return response.text();
}
