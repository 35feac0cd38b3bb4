import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright-core';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway, GATEWAY_BASE } from '#adapters/sandbox/http/gateway.ts';
import { phonePicture } from '#adapters/sandbox/http/phone-picture.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { appOf } from '../browser/native-app.ts';
import { floorSite } from './floor.ts';
import { interactions } from './interactions.ts';
import { type Contender, PHONE, type Visit, visitInTurn } from './visits.ts';

/** One row of the table: ms, or a layout shift. */
export interface Row {
  readonly page: string;
  readonly what: string;
  readonly ours: number;
  /** What it is compared with in the same run; null where it counts by itself. */
  readonly theirs: number | null;
  /** The ratio, or the figure itself where nothing is compared, is to be no more than this. */
  readonly goal: number;
}

const [DEVICE, COLOR] = ['samsung-galaxy-a16', 'black'];
const PRODUCT = `/bnpl/productInfo?productId=${DEVICE}`;

/** Each public page with the most that its largest paint may take of the floor's. */
const PUBLIC = [
  ['/home', 'home.html', 1.08],
  ['/notify', 'notify.html', 1.08],
  ['/home/urdo', 'home/urdo.html', 1.2],
  ['/notify/urdo', 'notify/urdo.html', 1.2],
] as const;

/**
 * Visits the pages of a built site on a slow phone, each beside a page of the same content written by hand, and hands over each row
 * as it is measured. `peers`: product pages built elsewhere, by name, visited in the same turns.
 */
export async function pageRows(
  browser: Browser,
  site: string,
  { runs, peers, tell }: { runs: number; peers: ReadonlyMap<string, string>; tell: (row: Row) => void },
): Promise<void> {
  const picture = await photograph(browser);
  const ours = await serveShop(site, picture);
  const product = await asItStands(browser, ours.origin + PRODUCT);
  const folder = floorSite(
    site,
    PUBLIC.map(([, file]) => file),
    product,
  );
  const floor = await serveShop(folder, picture);

  /** Visits a page and its floor, pressed too where it has a control, and the peers. */
  const compare = async (page: string, goals: Goals, press?: Pick<Contender, 'press' | 'everyMs'>): Promise<void> => {
    const [here, there] = [`${ours.origin}${page}`, `${floor.origin}${page}`];
    const before = page === PRODUCT ? appOf(SANDBOX.token) : '';
    const pages: readonly Contender[] = [
      { name: 'floor', url: there },
      { name: 'ours', url: here, before },
      ...(page === PRODUCT ? [...peers].map(([name, url]) => ({ name, url })) : []),
    ];
    const pressed =
      press === undefined ? [] : pages.map((each) => ({ ...each, ...press, name: `${each.name}, pressed` }));
    const seen = await visitInTurn(browser, [...pages, ...pressed], runs);
    const of = (name: string, read: keyof Visit): number => seen.get(name)?.[read] ?? Number.NaN;
    const add = (what: string, read: keyof Visit, whose: string, other: string, goal: number): void =>
      tell({ page, what, ours: of(whose, read), theirs: of(other, read), goal });
    add('largest paint', 'largestPaint', 'ours', 'floor', goals.paint);
    tell({ page, what: 'layout shift', ours: of('ours', 'shift'), theirs: null, goal: 0 });
    if (goals.works !== undefined) add('answers a press', 'works', 'ours, pressed', 'floor, pressed', goals.works);
    if (page !== PRODUCT) return;
    for (const name of peers.keys()) {
      add(`largest paint, ${name}`, 'largestPaint', 'ours', name, 1);
      add(`answers a press, ${name}`, 'works', 'ours, pressed', `${name}, pressed`, 1);
    }
  };

  for (const [page, , paint] of PUBLIC)
    await (page === '/notify'
      ? compare(page, { paint, works: 1.2 }, { press: checkNumber })
      : compare(page, { paint }));
  await compare(PRODUCT, { paint: 1.45, works: 1.05 }, { press: buy, everyMs: 7 });
  for (const row of await interactions(browser, ours.origin)) tell(row);
  await Promise.all([ours.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });
}

interface Goals {
  readonly paint: number;
  readonly works?: number;
}

/** The picture that the product page opens with, as a JPEG of what a photograph of a phone weighs, 30 kB: ours are much lighter. */
async function photograph(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 }, deviceScaleFactor: 2 });
  await page.setContent(`<body style="margin:0">${phonePicture(DEVICE, COLOR, 'back') ?? ''}</body>`);
  let picture: Buffer = Buffer.alloc(0);
  for (let quality = 50; picture.length < 30_000 && quality <= 100; quality += 2)
    picture = await page.screenshot({ type: 'jpeg', quality });
  await page.close();
  return picture;
}

/** A site with the sandbox's gateway, whose large picture is that photograph; thumbnails are no photographs. */
function serveShop(folder: string, picture: Buffer) {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const app = new Hono<Served>();
  app.get(join(GATEWAY_BASE, 'pictures', DEVICE, COLOR, 'back.svg'), (c) =>
    c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' }),
  );
  app.route('/', createGateway({ lender, cipher: createWebCryptoCipher(SANDBOX.secret), source: SANDBOX.source }));
  app.route('/', createSite(folder));
  return serve({ host: '127.0.0.1', port: 0, app });
}

/** Our product page when all of it is there. */
async function asItStands(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(PHONE);
  const page: Page = await context.newPage();
  await page.addInitScript({ content: appOf(SANDBOX.token) });
  await page.goto(url);
  await page.locator('[data-buy]:not([data-shell] *)').waitFor();
  await page.locator('main details').first().waitFor();
  const html = await page.content();
  await context.close();
  return html;
}

/** Presses run inside the page: they may name nothing of this module. */
function checkNumber(): boolean {
  const form = [...document.forms].find((each) => each.querySelector('input[type=tel]') !== null);
  const field = form?.querySelector('input');
  const answer = document.querySelector('output, [data-verdict-place]');
  if (field == null || answer === null) return false;
  // The setter of the platform: React keeps one of its own over it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '0516011632');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form?.querySelector('button')?.click();
  return answer.textContent.trim() !== '' && answer.querySelector('[data-status="unchecked"]') === null;
}

/** A peer's button says that it works by `window.__bought`. */
function buy(): boolean {
  const button = document.querySelector<HTMLElement>('[data-buy], #buy');
  button?.click();
  return button?.getAttribute('aria-busy') === 'true' || '__bought' in window;
}
