import type { Browser, Page } from 'playwright-core';

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

/** A slow phone on a slow network: what the emulation gives every visit. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
/** The phone of every visit. The worker is kept out: the emulation does not slow what it fetches. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
/** How often a press is tried, ms. */
const TRY_MS = 20;
/** How long a page is watched after it has come to rest, ms. */
const AFTERWARDS = 700;

/** What one visit with an empty cache measured; times in ms since it began. */
export interface Visit {
  readonly largestPaint: number;
  /** When a press first had an effect. */
  readonly works: number;
  /** Every layout shift, also those right after a press. */
  readonly shift: number;
}

/** A page to visit. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  /** Presses its control from inside the page, and says whether that had an effect. It takes the page's time: its paints do not count. */
  readonly press?: (() => boolean) | undefined;
  /** How often that is tried, ms: the steps in which a press is told. */
  readonly everyMs?: number | undefined;
  /** A script that runs in the page before everything else: an app around it. */
  readonly before?: string;
}

/** Visits every contender in turn, `runs` times and once more to warm up; the mean of the middle half of each figure, of shifts the worst. */
export async function visitInTurn(
  browser: Browser,
  contenders: readonly Contender[],
  runs: number,
): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map(contenders.map(({ name }) => [name, [] as Visit[]]));
  for (let run = 0; run <= runs; run += 1) {
    for (const contender of contenders) {
      const seen = await visit(browser, contender);
      if (run > 0) visits.get(contender.name)?.push(seen);
    }
  }
  const summed = (all: readonly Visit[]): Visit => ({
    largestPaint: midmean(all.map((each) => each.largestPaint)),
    works: midmean(all.map((each) => each.works)),
    shift: Math.max(...all.map((each) => each.shift)),
  });
  return new Map([...visits].map(([name, all]) => [name, summed(all)]));
}

/** The mean of the middle half of some values: as steady as their median, and finer where times are told in steps. */
function midmean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

declare global {
  interface Window {
    watch: { -readonly [key in keyof Visit]: number };
  }
}

/** Runs in the page before its own scripts. */
function observe(press: () => boolean, everyMs: number): void {
  const watch = { largestPaint: 0, works: 0, shift: 0 };
  window.watch = watch;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    watch.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    watch.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  // A press before anything listens would send a form, and begin the visit anew. Last of all: a page may leave a press that was answered already.
  addEventListener('submit', (event) => event.preventDefault());
  const timer = setInterval(() => {
    if (!press()) return;
    watch.works = performance.now();
    clearInterval(timer);
  }, everyMs);
}

async function visit(
  browser: Browser,
  { url, press = () => true, everyMs = TRY_MS, before }: Contender,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, CPU_SLOWDOWN, NETWORK);
  if (before !== undefined) await page.addInitScript({ content: before });
  await page.addInitScript({ content: `(${String(observe)})(${String(press)}, ${everyMs})` });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Asked from outside: the pages' own policy forbids the evaluation that waiting inside them takes.
  for (let asked = 0; (await page.evaluate(() => window.watch.works)) === 0; asked += 1) {
    if (asked > 100) throw new Error(`${url}: the control never worked`);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(AFTERWARDS);
  const watch = await page.evaluate(() => window.watch);
  await context.close();
  return watch;
}

/** Slows a page's processor by a factor, and its network where one is named. */
export async function slowDown(page: Page, rate: number, network?: typeof NETWORK): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (network === undefined) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
