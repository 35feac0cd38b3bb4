import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway } from '#adapters/sandbox/http/gateway.ts';
import { type RunningServer, type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { deployFolder, ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { launchChromium } from '../browser/chromium.ts';
import { fillComplaint, orderFor } from '../browser/forms.ts';
import { askedOf } from '../browser/native-app.ts';
import { openPhonePage, type PhonePage } from '../browser/phone-page.ts';
import { ordersOf } from '../support/acts.ts';
import { BRAND, settingsAt } from '../support/own-brand.ts';
import { type RunningWebServer, startCaddy, startNginx, webServer } from '../support/web-servers.ts';

const nginx = await webServer('nginx');
const caddy = await webServer('caddy');

const SERVERS = [
  ['nginx', nginx, startNginx],
  ['Caddy', caddy, startCaddy],
] as const;

let browser: Browser;
let recipes: string;
let lender: Lender;
/** A gateway on an origin of its own, for the lender of a test. */
let gateway: RunningServer;
let site: RunningWebServer;
let phone: PhonePage;

beforeAll(async () => {
  browser = await launchChromium();
  const config = settingsAt('brand', BRAND);
  recipes = deployFolder(await ensureSite({ mode: 'production', config, folder: join(PROJECT, 'build', 'brand') }));
  const cipher = createWebCryptoCipher(BRAND.gateway.secret);
  const app = new Hono<Served>();
  // The recipes take `/gateway` off, as a gateway has it at its root.
  app.all('*', (c) => {
    const below = new Request(c.req.url.replace(/(?<=\/\/[^/]*)\//, '/gateway/'), c.req.raw);
    return createGateway({ lender, cipher, source: BRAND.gateway.source }).fetch(below, c.env);
  });
  gateway = await serve({ host: '127.0.0.1', port: 0, app });
});
afterAll(async () => {
  await Promise.all([browser.close(), gateway.stop()]);
});
afterEach(() => phone?.context.close());

describe.each(SERVERS)('behind %s, with a gateway on the site’s own origin', (_name, program, startServer) => {
  beforeAll(async () => {
    if (program !== null) site = await startServer(program, recipes, { gateway: gateway.origin });
  });
  afterAll(async () => {
    if (program !== null) await site.stop();
  });

  /** Opens a page of the site on a phone, inside the app where there is a token. */
  async function open(path: string, token: string | null = null): Promise<PhonePage> {
    lender = createLender(createMemoryLedger(), createSystemClock());
    phone = await openPhonePage(browser, { token });
    await phone.page.goto(site.origin + path);
    return phone;
  }

  it.skipIf(program === null)('R19, R34, R36 a number is checked and a complaint arrives', async () => {
    const { page, press, see, problems } = await open('/notify');
    await page.getByLabel('Phone number').fill(BRAND.company.hotline);
    await press('Check number');
    await page.locator('[data-status="official"]').first().waitFor();
    await page.goto(`${site.origin}/complaints`);
    await fillComplaint(page, ['Ayesha Khan', '03001234567', 'Somebody calls me.']);
    await press(english.site.complaint.submit);
    await see('Submitted successfully');
    expect(await lender.act({ action: 'count' })).toEqual({ ok: true, stored: { orders: 0, complaints: 1 } });
    await expect.poll(() => site.log()).toContain('/gateway/v3/complaint/add');
    expect(problems).toEqual([]);
  });

  it.skipIf(program === null)(
    'R37–R68 a phone is bought inside the app, and no log names token, payload or order',
    async () => {
      const token = `${SANDBOX.token}-live`;
      const { page, press, see, problems } = await open('/bnpl/productInfo?productId=samsung-galaxy-a16', token);
      await orderFor(page, SAMPLE_ADDRESS);
      await page.getByRole('radio', { name: /3 terms/ }).check();
      await press('Continue');
      await expect
        .poll(async () => (await askedOf(page)).filter((method) => method.startsWith('open')))
        .toHaveLength(1);
      const [order] = await ordersOf(lender, token);
      expect(order?.status).toBe('waitingForPayment');
      await page.goto(`${site.origin}/bnpl/productBuyDetails?productOrderId=${order?.id}`);
      await see(SAMPLE_ADDRESS.street);
      await expect.poll(() => site.log()).toContain('/bnpl/productBuyDetails');
      expect(site.log()).toContain('/gateway/v1/bnpl/purchase/action');
      for (const word of [order?.id ?? 'none', 'data=', token]) expect(site.log()).not.toContain(word);
      expect(problems).toEqual([]);
    },
  );

  it.skipIf(program === null)(
    'an unknown address says so in its language, without a word from the browser',
    async () => {
      const { page, problems } = await open('/nowhere/urdo');
      expect(await page.getAttribute('html', 'lang')).toBe('ur');
      await page.goto(`${site.origin}/nowhere`);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    },
  );
});

describe('a host that knows one page of unknown addresses', () => {
  it('shows the language of the address, both without scripts, and nothing that its own policy refuses', async () => {
    const dist = await ensureSite('production');
    const server = createServer(({ url = '' }, response) => {
      if (url.includes('.')) response.writeHead(200).end(readFileSync(join(dist, url)));
      else response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(dist, '404.html')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const titles = [english, urdu].map(({ common }) => common.notFound.title);
    const plain = await openPhonePage(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${origin}/nowhere`);
    expect(await plain.page.getByRole('heading').allInnerTexts()).toEqual(titles);
    await plain.context.close();
    phone = await openPhonePage(browser);
    const { page, problems } = phone;
    await page.goto(`${origin}/nowhere/urdo`);
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(titles.slice(1));
    await page.goto(`${origin}/nowhere`);
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(titles.slice(0, 1));
    expect(await page.locator('[lang=ur] a').first().getAttribute('href')).toBe('/home/urdo');
    // Styles hold, and what the policy does not name is refused.
    expect(await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize))).toBeGreaterThan(
      24,
    );
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.ran = true');
      document.body.append(script);
      return (window as unknown as { ran?: boolean }).ran === true;
    });
    expect(ran).toBe(false);
    server.closeAllConnections();
    server.close();
  });
});
