import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright-core';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway, GATEWAY_BASE } from '#adapters/sandbox/http/gateway.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { appOf } from '../browser/native-app.ts';
import { floorSite } from './floor.ts';
import { interactions } from './interactions.ts';
import { type Contender, PHONE, type Row, type Visit, visitInTurn } from './visits.ts';

const DEVICE = 'samsung-galaxy-a16';
const PICTURE = `${DEVICE}/black-back.webp`;
const PRODUCT = `/bnpl/productInfo?productId=${DEVICE}`;

/** Each page with the most that it may take of the floor's time: to its largest paint, and to answer a press, tried so often. */
const PAGES: readonly (readonly [path: string, goals: Goals])[] = [
  ['/home', { paint: 1.08 }],
  ['/notify', { paint: 1.08, works: 1.2, press: checkNumber }],
  ['/home/urdo', { paint: 1.2 }],
  ['/notify/urdo', { paint: 1.2 }],
  [PRODUCT, { paint: 1.45, works: 1.05, press: buy, everyMs: 7 }],
];

interface Goals extends Pick<Contender, 'press' | 'everyMs'> {
  readonly paint: number;
  readonly works?: number;
}

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
  const files = PAGES.flatMap(([path]) => (path === PRODUCT ? [] : [`${path.slice(1)}.html`]));
  const folder = floorSite(site, files, await asItStands(browser, ours.origin + PRODUCT));
  const floor = await serveShop(folder, picture);
  for (const [page, { paint, works, press, everyMs }] of PAGES) {
    const isProduct = page === PRODUCT;
    const others = isProduct ? [...peers] : [];
    const pages: readonly Contender[] = [
      { name: 'floor', url: floor.origin + page },
      { name: 'ours', url: ours.origin + page, before: isProduct ? appOf(SANDBOX.token) : '' },
      ...others.map(([name, url]) => ({ name, url })),
    ];
    const pressed =
      press === undefined ? [] : pages.map((each) => ({ ...each, press, everyMs, name: `${each.name}!` }));
    const seen = await visitInTurn(browser, [...pages, ...pressed], runs);
    const of = (name: string, read: keyof Visit): number => seen.get(name)?.[read] ?? Number.NaN;
    const compare = (other: string, what: string, paintGoal: number, worksGoal: number | undefined): void => {
      const [painted, answers] = ['largest paint', 'answers a press'].map((each) => each + what) as [string, string];
      tell({
        page,
        what: painted,
        ours: of('ours', 'largestPaint'),
        theirs: of(other, 'largestPaint'),
        goal: paintGoal,
      });
      if (worksGoal === undefined) return;
      tell({ page, what: answers, ours: of('ours!', 'works'), theirs: of(`${other}!`, 'works'), goal: worksGoal });
    };
    compare('floor', '', paint, works);
    for (const [name] of others) compare(name, `, ${name}`, 1, 1);
    tell({ page, what: 'layout shift', ours: of('ours', 'shift'), theirs: null, goal: 0 });
  }
  await interactions(browser, ours.origin, tell);
  await Promise.all([ours.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });
}

/** The picture that the product page opens with, as a JPEG of what a photograph of a phone weighs, 30 kB: ours are lighter. */
async function photograph(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 600 }, deviceScaleFactor: 2 });
  const drawn = readFileSync(join('adapters/sandbox/catalogue/pictures', PICTURE)).toString('base64');
  await page.setContent(`<body style="margin:0"><img width="600" src="data:image/webp;base64,${drawn}"></body>`);
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
  app.get(join(GATEWAY_BASE, 'pictures', PICTURE), (c) =>
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
  return answer.textContent.trim() !== '';
}

/** A peer's button says that it works by `window.__bought`. */
function buy(): boolean {
  const button = document.querySelector<HTMLElement>('[data-buy], #buy');
  button?.click();
  return button?.getAttribute('aria-busy') === 'true' || '__bought' in window;
}
