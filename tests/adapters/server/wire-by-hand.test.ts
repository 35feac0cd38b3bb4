import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const KEY = createHash('sha256').update('sandbox-secret').digest('hex');

describe('openssl and curl alone', () => {
  it('R70 make a call against the sandbox and read its answer', async () => {
    const payload = openssl(['-a', '-A'], JSON.stringify({ token: 'sandbox-token', productId: 'samsung-galaxy-a16' }));
    const answer = JSON.parse(await curl('product/detail', payload)) as { code: number; data: string };
    expect(answer.code).toBe(0);
    const product = JSON.parse(openssl(['-d', '-a', '-A'], answer.data)) as Record<string, unknown>;
    expect(product).toMatchObject({ productName: 'Galaxy A16', brandName: 'Samsung', price: 55_999, presaleStatus: 0 });
  });

  it('make a call in bearer-body, without a cipher', async () => {
    const headers = ['authorization: Bearer sandbox-token', 'content-type: application/json', 'source: asaan'];
    const product = await curlTo('/v2/bnpl/product/detail', headers, '{"productId":"samsung-galaxy-a16"}');
    expect(JSON.parse(product)).toMatchObject({ code: 0, data: { productName: 'Galaxy A16', price: 55_999 } });
  });

  it('are refused alike for every payload that cannot be opened', async () => {
    const answers = await Promise.all(
      ['', 'x', 'AAAA', openssl(['-a', '-A'], 'no json'), openssl(['-a', '-A'], '[]').replace(/.$/, 'A')].map(
        (payload) => curl('now/buy', payload),
      ),
    );
    for (const answer of answers) expect(answer).toBe('{"code":400110,"data":null}');
  });
});

describe('reliability, row 57: strangers', () => {
  it.each([
    ['GET', { source: 'asaan', 'content-type': 'application/json' }, 405],
    ['POST', { source: 'asaan', 'content-type': 'text/plain' }, 400],
    ['POST', { 'content-type': 'application/json' }, 400],
    ['POST', { source: 'somebody', 'content-type': 'application/json' }, 400],
  ] as const)('%s with %j has no effect and is answered %i', async (method, headers, status) => {
    for (const path of ['/v1/bnpl/now/buy?source=asaan', '/__sandbox', '/v3/complaint/add']) {
      const response = await fetch(server.gateway + path, {
        method,
        headers,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await server.lender.act({ action: 'count' })).toEqual({ ok: true, stored: { orders: 0, complaints: 0 } });
  });

  it('a body that is too large is refused, and the server goes on', async () => {
    const response = await fetch(`${server.gateway}/v3/complaint/add`, {
      method: 'POST',
      headers: { source: 'asaan', 'content-type': 'application/json' },
      body: JSON.stringify({ nameData: 'x'.repeat(200_000) }),
    });
    expect(response.status).toBe(413);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  it('pictures exist for every variant, and no path leads out of them', async () => {
    const found = await fetch(`${server.gateway}/pictures/samsung-galaxy-a16/black/back.svg`);
    expect(found.headers.get('content-type')).toBe('image/svg+xml');
    expect(await found.text()).toMatch(/^<svg xmlns/);
    for (const path of [
      'samsung-galaxy-a16/black/inside.svg',
      'samsung-galaxy-a16/pink/back.svg',
      '..%2f..%2fpackage.json',
      'x',
    ]) {
      expect((await fetch(`${server.gateway}/pictures/${path}`)).status).toBe(404);
    }
  });
});

// Helpers

function openssl(args: readonly string[], input: string): string {
  const flags = ['enc', '-aes-256-cbc', '-K', KEY, '-iv', '0'.repeat(32), ...args];
  return execFileSync('openssl', flags, { input, encoding: 'utf8' });
}

function curl(path: string, payload: string): Promise<string> {
  const headers = ['content-type: application/json', 'source: asaan'];
  return curlTo(`/v1/bnpl/${path}?data=${encodeURIComponent(payload)}&source=asaan`, headers, '{}');
}

function curlTo(path: string, headers: readonly string[], body: string): Promise<string> {
  const flags = ['-s', '-X', 'POST', ...headers.flatMap((header) => ['-H', header]), '-d', body, server.gateway + path];
  return new Promise((resolve, reject) => {
    execFile('curl', flags, (error, stdout) => (error === null ? resolve(stdout) : reject(error)));
  });
}
