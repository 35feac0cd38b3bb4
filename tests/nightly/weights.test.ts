import { Hono } from 'hono';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway } from '#adapters/sandbox/http/gateway.ts';
import { type RunningServer, type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { sharedChromium } from '../browser/chromium.ts';
import { openPhonePage } from '../browser/phone-page.ts';
import { settled } from '../browser/reach.ts';
import { builtSite } from '../support/built.ts';

let server: RunningServer;
beforeAll(async () => {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const app = new Hono<Served>();
  app.route('/', createGateway({ lender, cipher: createWebCryptoCipher(SANDBOX.secret), source: SANDBOX.source }));
  app.route('/', createSite(await builtSite('production')));
  server = await serve({ host: '127.0.0.1', port: 0, app });
});
afterAll(() => server.stop());

/** What each page may bring over the network as Brotli, with what it loads later: kB in all, kB of scripts, files. */
it.each([
  ['/home', { all: 40 }],
  ['/notify/urdo', { all: 135 }],
  ['/bnpl/productInfo?productId=samsung-galaxy-a16', { scripts: 105, files: 28 }],
] as const)('%s weighs no more than %o', async (path, most) => {
  const { page, context } = await openPhonePage(await sharedChromium(), { token: `${SANDBOX.token}-weights` });
  // Far from its server, where a page keeps the phone's own letters.
  const network = await context.newCDPSession(page);
  const far = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', far);
  const done: Request[] = [];
  page.on('requestfinished', (request) => done.push(request));
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await settled(page, 30);
  const ours = done.filter((request) => !/\/gateway\//.test(request.url()));
  const kB = async (list: readonly Request[]): Promise<number> => {
    const sizes = await Promise.all(list.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize / 1000, 0);
  };
  const scripts = ours.filter((request) => request.url().endsWith('.js'));
  const weights = { all: await kB(ours), scripts: await kB(scripts), files: ours.length };
  process.stdout.write(`${path}: ${JSON.stringify(weights)}\n`);
  expect(weights.all).toBeGreaterThan(10);
  for (const [what, limit] of Object.entries(most))
    expect(weights[what as keyof typeof weights]).toBeLessThanOrEqual(limit);
  await context.close();
});
