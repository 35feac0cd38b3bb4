import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createHttpUpload, DOCUMENT_MAX_BYTES } from '#adapters/gateway/http-upload.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { gatewayContract } from '../../contracts/gateway.contract.ts';
import { ask } from '../../support/ask.ts';
import { startTestServer } from '../../support/test-server.ts';
import { type RunningWebServer, startCaddy, startNginx, webServer } from '../../support/web-servers.ts';

const nginx = await webServer('nginx');
const caddy = await webServer('caddy');

// A folder with one page is enough: what is served is the gateway.
const folder = mkdtempSync(join(tmpdir(), 'asaan-proxy-'));
writeFileSync(join(folder, 'index.html'), '<html><div id="root"></div></html>');
const recipes = mkdtempSync(join(tmpdir(), 'asaan-proxy-recipes-'));
writeRecipes({ folder, build: 'test', site: { gatewayPath: '/gateway' } }, recipes);

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  for (const each of [folder, recipes]) rmSync(each, { recursive: true });
});

const SERVERS = [
  ['nginx', nginx, startNginx],
  ['Caddy', caddy, startCaddy],
] as const;

for (const [name, program, startServer] of SERVERS) {
  if (program === null) {
    describe(`a gateway behind ${name}`, () => it.skip(`is not tried: there is no ${name}`));
    continue;
  }

  let proxied: ReturnType<typeof startProxied> | undefined;
  const startProxied = async () => {
    const replaced = createReplacedLender();
    const gateway = await startTestServer(false, undefined, { lender: replaced.lender });
    stops.push(gateway.stop);
    const proxy = await startServer(program, recipes, { gateway: gateway.origin });
    stops.push(proxy.stop);
    return { replaced, gateway, proxy };
  };

  gatewayContract(`HTTP through ${name}, on the site’s own origin`, async () => {
    const { replaced, gateway, proxy } = await (proxied ??= startProxied());
    replaced.renew();
    return {
      as: (token) =>
        createHttpGateway({
          // What the proxy takes off is `/gateway`; the sandbox lies below a folder of that name itself.
          base: `${proxy.origin}/gateway/gateway`,
          source: SANDBOX.source,
          format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
          identify: async () => ({ token, parameters: { app_version: 'test' } }),
          clock: createSystemClock(),
        }),
      perform: httpActions(gateway.gateway, SANDBOX.source),
    };
  });

  describe(`a gateway behind ${name}`, () => {
    it('hears path, query, body and headers, and its own answer arrives with every security header once', async () => {
      const heard: { readonly line: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
      const upstream = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += String(chunk)));
        request.once('end', () => {
          heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
          response.writeHead(429, {
            'retry-after': '7',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'self'",
          });
          response.end('{"code":429}');
        });
      });
      await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
      stops.push(async () => void upstream.close());
      const { port } = upstream.address() as AddressInfo;
      const proxy: RunningWebServer = await startServer(program, recipes, { gateway: `http://127.0.0.1:${port}` });
      stops.push(proxy.stop);

      const answer = await ask(proxy.origin, {
        path: '/gateway/v1/bnpl/now/buy?data=a%2Bb%3D&source=asaan',
        method: 'POST',
        headers: { source: 'asaan', 'content-type': 'application/json', 'idempotency-key': 'k' },
        body: '{}',
      });
      expect([answer.status, String(answer.body)]).toEqual([429, '{"code":429}']);
      expect(answer.headers).toMatchObject({
        ...SECURITY_HEADERS,
        'content-security-policy': NO_PAGE_POLICY,
        'retry-after': '7',
        'cache-control': 'no-store',
      });
      expect(heard).toHaveLength(1);
      expect(heard[0]).toMatchObject({
        line: 'POST /v1/bnpl/now/buy?data=a%2Bb%3D&source=asaan',
        body: '{}',
        headers: {
          host: `127.0.0.1:${port}`,
          source: 'asaan',
          'idempotency-key': 'k',
          'x-forwarded-for': '127.0.0.1',
        },
      });
    });

    it('hands a document on that is as large as any that is sent', async () => {
      const arrived: number[] = [];
      const upstream = createServer((request, response) => {
        let bytes = 0;
        request.on('data', (chunk: Buffer) => (bytes += chunk.length));
        request.once('end', () => {
          arrived.push(bytes);
          response.end('{}');
        });
      });
      await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
      stops.push(async () => void upstream.close());
      const proxy: RunningWebServer = await startServer(program, recipes, {
        gateway: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      });
      stops.push(proxy.stop);
      const upload = createHttpUpload({
        base: `${proxy.origin}/gateway`,
        path: '/upload',
        source: SANDBOX.source,
        format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
        identify: async () => ({ token: 'sandbox-token', parameters: {} }),
        clock: createSystemClock(),
      });
      const document = { cardType: 'cnic', mediaType: 'image/jpeg', bytes: new Uint8Array(DOCUMENT_MAX_BYTES) };
      await upload.upload(document);
      expect(arrived).toHaveLength(1);
      expect(arrived[0]).toBeGreaterThan(DOCUMENT_MAX_BYTES);
    });
  });
}

// Helpers

/** A lender that stands for another, with books of its own, from time to time: one server for all laws. */
function createReplacedLender() {
  const create = (): Lender => createLender(createMemoryLedger(), createSystemClock());
  let now = create();
  const lender: Lender = {
    answer: (...request) => now.answer(...request),
    fileComplaint: (...complaint) => now.fileComplaint(...complaint),
    act: (...action) => now.act(...action),
    tryStore: () => now.tryStore(),
    close: () => now.close(),
  };
  return { lender, renew: () => void (now = create()) };
}
