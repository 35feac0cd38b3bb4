import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A slow phone on a slow network: what the emulation gives every visit. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How often a press is tried, ms. */
const TRY_MS = 20;
/** How long a page is watched after it has come to rest, ms. */
const AFTERWARDS = 700;

/** What one visit measured; times in ms since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When a press first had an effect; presses take the page’s time, so that its paints are those of other visits. */
  readonly works: number;
  /** Every layout shift, also those right after a press. */
  readonly shift: number;
  /** Bytes of scripts on the wire, without their headers. */
  readonly scriptBytes: number;
}

/** A page to visit: where it is, and how a script inside it presses its control (returns whether that had an effect). */
export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly press: () => boolean;
  /** How often that is tried, ms: the steps in which a press is told. A press that takes the page long is tried seldom. */
  readonly everyMs?: number;
  /** A script that runs in the page before everything else: an app around it. */
  readonly before?: string;
}

/** Visits every contender in turn, `rounds` times and once more to warm up, first with an empty cache and then again. */
export async function visitInTurn(
  browser: Browser,
  contenders: readonly Contender[],
  rounds: number,
): Promise<ReadonlyMap<string, { readonly first: readonly Visit[]; readonly repeat: readonly Visit[] }>> {
  const visits = new Map(contenders.map(({ name }) => [name, { first: [] as Visit[], repeat: [] as Visit[] }]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of contenders) {
      // The worker is kept out: the emulation does not slow what it fetches.
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const first = await visit(context, contender);
      const repeat = await visit(context, contender);
      await context.close();
      if (round === 0) continue;
      visits.get(contender.name)?.first.push(first);
      visits.get(contender.name)?.repeat.push(repeat);
    }
  }
  return visits;
}

/** Presses nothing: of a visit that is about what is painted. */
export const nothing = (): boolean => true;

interface Watch {
  firstPaint: number;
  largestPaint: number;
  works: number;
  shift: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before its own scripts. */
function observe(press: () => boolean, everyMs: number): void {
  const watch: Watch = { firstPaint: 0, largestPaint: 0, works: 0, shift: 0 };
  window.watch = watch;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    watch.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    watch.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  // A press before anything listens would send a form, and begin the visit anew.
  addEventListener('submit', (event) => event.preventDefault(), true);
  const timer = setInterval(() => {
    if (!press()) return;
    watch.works = performance.now();
    clearInterval(timer);
  }, everyMs);
}

async function visit(context: BrowserContext, { url, press, everyMs = TRY_MS, before }: Contender): Promise<Visit> {
  const page = await context.newPage();
  const traffic = await slowDown(page);
  if (before !== undefined) await page.addInitScript({ content: before });
  await page.addInitScript({ content: `(${String(observe)})(${String(press)}, ${everyMs})` });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Asked from outside: the pages' own policy forbids the evaluation that waiting inside them takes.
  for (let asked = 0; (await page.evaluate(() => window.watch.works)) === 0; asked += 1) {
    if (asked > 100) throw new Error(`${url}: the control never worked`);
    await page.waitForTimeout(AFTERWARDS / 7);
  }
  await page.waitForTimeout(AFTERWARDS);
  const watch = await page.evaluate(() => window.watch);
  await page.close();
  return { ...watch, ...traffic };
}

/** Puts a page on the slow phone, and counts the bytes of the scripts that come over its network. */
async function slowDown(page: Page): Promise<{ scriptBytes: number }> {
  const session = await page.context().newCDPSession(page);
  const traffic = { scriptBytes: 0 };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += Number(response.headers['content-length'] ?? 0);
  });
  return traffic;
}
