import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Browser, BrowserContext } from 'playwright-core';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway, GATEWAY_BASE } from '#adapters/sandbox/http/gateway.ts';
import { phonePicture } from '#adapters/sandbox/http/phone-picture.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { launchChromium } from '../browser/chromium.ts';
import { floorOf, writePage } from './floor.ts';
import { median, midmean } from './measure.ts';
import type { PageFigure } from './page-speed.ts';
import { type Contender, nothing, type Visit, visitInTurn } from './visits.ts';

/** How often BUY NOW is tapped, ms: finer than a frame. */
const TAP_MS = 7;
const PHONE = 'samsung-galaxy-a16';
const PATH = `/bnpl/productInfo?productId=${PHONE}`;

/** An app around the page, somebody's: answers the bridge at once. Runs inside the page. */
const appOf = (token: string): string => `window.asaanHost = {
  listeners: [],
  postMessage(text) {
    const { id, method } = JSON.parse(text);
    const result = { getToken: '${token}', getAppParameters: { app_version: '1' } }[method] ?? true;
    queueMicrotask(() => this.listeners.forEach((hear) => hear({ data: JSON.stringify({ jsonrpc: '2.0', id, result }) })));
  },
  addEventListener(_type, hear) { this.listeners.push(hear); },
  removeEventListener() {},
};`;

/** Visits the product page on a slow phone, beside one by hand with the phone in it, and a plain React page without cipher. */
export async function shopPageSpeed(site: string, plainReact: string, rounds: number): Promise<readonly PageFigure[]> {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const browser = await launchChromium();
  const photograph = await photographOf(browser, PHONE);
  const shop = await serveShop(lender, site, photograph);
  const folder = mkdtempSync(join(tmpdir(), 'asaan-shop-floor-'));
  cpSync(plainReact, folder, { recursive: true });
  cpSync(join(site, 'icon.svg'), join(folder, 'icon.svg'));
  writePage(folder, 'product.json', JSON.stringify(await productOf(lender)));
  writePage(folder, 'product.html', floorOf(await renderedPage(browser, shop.origin + PATH)));
  const floor = await serveShop(lender, folder, photograph);
  const contenders: readonly Contender[] = [
    { name: 'floor', url: floor.origin + PATH, press: nothing },
    { name: 'ours', url: shop.origin + PATH, press: nothing, before: appOf(SANDBOX.token) },
    { name: 'plain', url: `${floor.origin}/`, press: nothing },
    { name: 'floor tap', url: floor.origin + PATH, press: buy, everyMs: TAP_MS },
    { name: 'ours tap', url: shop.origin + PATH, press: buy, everyMs: TAP_MS, before: appOf(SANDBOX.token) },
  ];
  const visits = await visitInTurn(browser, contenders, rounds);
  const moves = await movesBetweenPages(browser, shop.origin);
  await Promise.all([browser.close(), shop.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });

  const of = (name: string, read: (visit: Visit) => number): number =>
    midmean((visits.get(name)?.first ?? []).map(read));
  const compared = (
    what: string,
    read: (visit: Visit) => number,
    own: string,
    other: string,
    goal: number,
  ): PageFigure => {
    const [ours, theirs] = [of(own, read), of(other, read)];
    const against = other.startsWith('plain') ? 'a plain React page, no cipher' : 'the same content by hand';
    return { page: 'product', what, ours, theirs, against, ratio: ours / theirs, goal };
  };
  const alone = (what: string, value: number, goal: number): PageFigure => ({
    page: 'product',
    what,
    ours: value,
    theirs: 0,
    against: 'none',
    ratio: value,
    goal,
  });
  return [
    compared('largest paint', (visit) => visit.largestPaint, 'ours', 'floor', 1.35),
    compared('largest paint', (visit) => visit.largestPaint, 'ours', 'plain', 0.7),
    compared('BUY NOW answers a tap', (visit) => visit.works, 'ours tap', 'floor tap', 1),
    alone('layout shift, worst', Math.max(...(visits.get('ours')?.first ?? []).map(({ shift }) => shift)), 0),
    alone('scripts, the later ones too, kB', of('ours', (visit) => visit.scriptBytes) / 1000, 90),
    alone('cart to calculator, ms', moves, 20),
  ];
}

async function productOf(lender: Lender): Promise<unknown> {
  const { data } = await lender.answer('product/detail', { token: SANDBOX.token, productId: PHONE });
  return data;
}

/** The picture that the page opens with. */
const LARGE = `${GATEWAY_BASE}/pictures/${PHONE}/black/back.svg`;
/** What a photograph of a phone weighs, bytes: the sandbox's own drawings are much lighter. */
const PHOTOGRAPH_BYTES = 30_000;

/** The sandbox's drawing as a JPEG of a photograph's weight. */
async function photographOf(browser: Browser, phone: string): Promise<Buffer> {
  const drawing = phonePicture(phone, 'black', 'back') ?? '';
  const page = await browser.newPage({ viewport: { width: 600, height: 600 }, deviceScaleFactor: 2 });
  await page.setContent(`<body style="margin:0">${drawing}</body>`);
  let picture: Buffer = Buffer.alloc(0);
  for (let quality = 50; picture.length < PHOTOGRAPH_BYTES && quality <= 100; quality += 2) {
    picture = await page.screenshot({ type: 'jpeg', quality });
  }
  await page.close();
  return picture;
}

function serveShop(lender: Lender, folder: string, picture: Buffer) {
  const app = new Hono<Served>();
  // The one that is shown large; thumbnails are no photographs.
  app.get(LARGE, (c) => c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' }));
  app.route('/', createGateway({ lender, cipher: createWebCryptoCipher(SANDBOX.secret), source: SANDBOX.source }));
  app.route('/', createSite(folder));
  return serve({ host: '127.0.0.1', port: 0, app });
}

async function openPhone(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  await context.addInitScript({ content: appOf(token) });
  return context;
}

/** Our page as it stands when all is there. */
async function renderedPage(browser: Browser, url: string): Promise<string> {
  const context = await openPhone(browser, SANDBOX.token);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[data-buy]:not([data-shell] *)').waitFor();
  await page.locator('main details').first().waitFor();
  const html = await page.content();
  await context.close();
  return html;
}

/** From a tap in the cart to the calculator's heading, with the processor as it is; the median of five. */
async function movesBetweenPages(browser: Browser, origin: string): Promise<number> {
  const context = await openPhone(browser, `${SANDBOX.token}-moves`);
  const page = await context.newPage();
  await page.goto(origin + PATH);
  await page.locator('[data-buy]:not([data-shell] *)').click();
  await page.getByRole('button', { name: 'Instalment calculator' }).waitFor();
  // What a page leads to is loaded a while after it.
  await page.waitForTimeout(4000);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            const watch = new MutationObserver(() => {
              if (!document.title.startsWith('Instalment')) return;
              watch.disconnect();
              resolve(performance.now() - started);
            });
            watch.observe(document.head, { childList: true, subtree: true, characterData: true });
            document.querySelector<HTMLElement>('[aria-label="Instalment calculator"]')?.click();
          }),
      ),
    );
    await page.goBack();
    await page.getByRole('button', { name: 'Instalment calculator' }).waitFor();
  }
  await context.close();
  return median(times);
}

/** Runs inside the page. */
function buy(): boolean {
  const button = document.querySelector<HTMLElement>('[data-buy], #buy');
  button?.click();
  return button?.getAttribute('aria-busy') === 'true';
}
