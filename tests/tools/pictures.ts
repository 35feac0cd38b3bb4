import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errors, type Page } from 'playwright-core';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATE_NAMES, SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { siteFingerprint, startProgress } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { SITE_PAGES } from '#core/routes/site-pages.ts';
import type { Language } from '#core/text/language.ts';
import { launchChromium } from '../browser/chromium.ts';
import { faults, readingLoad, violations } from '../browser/look.ts';
import { passFrames, reach, settled, watchRequests } from '../browser/reach.ts';
import { seeState } from '../browser/state-words.ts';
import { DEMO } from '../support/demo.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { bookPage, compareWithLast, keepLast, type Picture, type Spread } from './picture-book.ts';
import { besideEachOther, README_PICTURE, README_PICTURE_PATH, README_SCREENS } from './readme-picture.ts';
import { NO_PAGE, openSiteMoment, openSitePage, SITE_MOMENTS } from './site-pictures.ts';

/** A small phone in both schemes, and a desktop. */
const VIEWS = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;
const HEIGHT = 740;

const folder = join(PROJECT, 'build', 'pictures');

/** Something to be shown: what it is called, and how it is opened; a complaint where it does not say what it must. */
type Shown = readonly [name: string, open: (page: Page, server: TestServer) => Promise<string | null>];

/** What is longer than anybody looks at is drawn as far as the first screen goes. */
const LONG = 'sandbox-states';

/** What came of a run. */
export interface Drawn {
  readonly pictures: readonly Picture[];
  /** What axe, the eye's own rules, the console and the texts hold against them. */
  readonly problems: readonly string[];
  /** Whether the pictures that these were compared with were drawn of the same sources. */
  readonly isOfSameSources: boolean;
}

/**
 * `npm run pictures`: every public page and every state of the shop in both languages, the sandbox's tools, light and dark, to look at,
 * with what axe holds against each and what has changed since the last run; build/pictures/index.html shows all of it from
 * disk. `-- --only TEXT` draws those alone whose name holds the text; `-- --readme` draws the README's picture instead.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const options = { only: { type: 'string', default: '' }, readme: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...argv], options });
  if (values.readme) return drawForReadme();
  const { pictures, problems } = await drawPictures(values.only);
  if (pictures.length === 0) {
    process.stderr.write(`pictures: nothing is called '${values.only}'\n`);
    return 2;
  }
  for (const { file, words, screens } of pictures.filter(({ width, scheme }) => width === 360 && scheme === 'light')) {
    process.stdout.write(`${file}: ${words} words, ${screens} screens\n`);
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const changed = pictures.filter(({ change }) => change.kind === 'changed').length;
  process.stdout.write(
    `${pictures.length} pictures, ${changed} changed, ${problems.length} problems: build/pictures/index.html\n`,
  );
  return problems.length === 0 ? 0 : 1;
}

/** Draws everything whose name holds a text, and compares it with what the last run drew. */
export async function drawPictures(only = ''): Promise<Drawn> {
  const shown = everything().filter(([name]) => name.includes(only));
  const isOfSameSources = keepLast(folder, only + siteFingerprint('sandbox', DEMO));
  const problems: string[] = [];
  const step = startProgress('pictures', shown.length);
  const spreads: Spread[] = [];
  await onPhone(problems, async (page) => {
    for (const [name, open] of shown) {
      step(name);
      // A sandbox of its own, whose first order it is: numbers are the same in every run.
      const server = await startSandbox();
      const complaint = await open(page, server);
      if (complaint !== null) problems.push(`${name}: ${complaint}`);
      spreads.push({ name, pictures: await shoot(page, name) });
      // A page that stayed open would go on asking a server that is gone.
      await page.goto('about:blank');
      await server.stop();
    }
  });
  writeFileSync(join(folder, 'index.html'), bookPage(spreads));
  const pictures = spreads.flatMap((spread) => spread.pictures);
  for (const { file, faults: found } of pictures) problems.push(...found.map((fault) => `${file}: ${fault}`));
  return { pictures, problems, isOfSameSources };
}

/** Draws the first view of the README's screens, beside each other in its picture. */
async function drawForReadme(): Promise<number> {
  const problems: string[] = [];
  const all = new Map(everything());
  await onPhone(problems, async (page) => {
    const server = await startSandbox();
    const screens: Buffer[] = [];
    for (const wanted of README_SCREENS) {
      const complaint = await all.get(wanted)?.(page, server);
      if (complaint !== null) problems.push(`${wanted}: ${complaint ?? 'no such screen'}`);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await toTop(page);
      screens.push(await page.screenshot());
    }
    writeFileSync(README_PICTURE_PATH, await besideEachOther(page, screens));
    await server.stop();
  });
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${README_PICTURE}: ${Math.round(statSync(README_PICTURE_PATH).size / 1000)} kB\n`);
  return problems.length === 0 ? 0 : 1;
}

/** Scrolls a page to where it starts: what sticks to the screen would stand in the middle of its picture. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** When all pictures are taken, so that days and hours on them are the same in every run: 15 July 2026, noon in Karachi. */
const NOW = Date.UTC(2026, 6, 15, 7);

/** A sandbox whose clock stands still. */
function startSandbox(): Promise<TestServer> {
  const clock = { ...createSystemClock(), now: () => NOW };
  return startTestServer(true, undefined, { lender: createLender(createMemoryLedger(), clock) });
}

/** A small phone's page at that time; what it complains of is added to the problems. */
async function onPhone(problems: string[], use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  const context = await browser.newContext({
    viewport: { width: 360, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  await page.addInitScript(stopDate, NOW);
  watchRequests(page);
  page.on('console', (message) => {
    // An address without a page is answered as such.
    if (message.type() !== 'error' || message.location().url.includes(NO_PAGE)) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  try {
    await use(page);
  } finally {
    await browser.close();
  }
}

/** Stops the day and hour of a page, and nothing else: whoever takes times, as the fonts' script does, goes on taking them. */
function stopDate(now: number): void {
  window.Date = new Proxy(Date, {
    // Without arguments a date is now.
    construct: (target, given: readonly unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [now] : given) as Date,
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
}

/** The sandbox's pages, each with what stands on it once it is there. */
const TOOLS: readonly (readonly [name: string, path: string, there: string])[] = [
  ['shelf-en', '/sandbox?language=en', 'main li'],
  ['shelf-ur', '/sandbox?language=ur', 'main li'],
  ['simulator', '/sandbox/simulator?state=cart', '[data-log] li'],
  ['states', '/sandbox/simulator?state=all', 'section iframe'],
  ['playground-en', '/sandbox/playground', '[data-figures]'],
  ['playground-ur', '/sandbox/playground/urdo', '[data-figures]'],
  ['bridge-check', '/bridge-check', '[data-method]'],
];

/** Every public page and every state of the shop, in both languages, and the tools beside them. */
function everything(): readonly Shown[] {
  const inBoth = (['en', 'ur'] as const).flatMap((language) => [
    ...SITE_PAGES.map(
      (name): Shown => [`${name}-${language}`, (page, server) => openSitePage(page, server, name, language)],
    ),
    ...SITE_MOMENTS.map(
      (name): Shown => [`${name}-${language}`, (page, server) => openSiteMoment(page, server, name, language)],
    ),
    ...SHOP_STATE_NAMES.map(
      (name): Shown => [`shop-${name}-${language}`, (page, server) => openState(page, server, name, language)],
    ),
  ]);
  return [...inBoth, ...TOOLS.map(toolShown)];
}

/** Opens a tool; the phones on it are in their state when nothing is asked any more. */
function toolShown([name, path, there]: (typeof TOOLS)[number]): Shown {
  return [
    `sandbox-${name}`,
    async (page, server) => {
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await page.goto(server.origin + path);
      await page.locator(there).first().waitFor();
      await settled(page);
      return null;
    },
  ];
}

/** Brings a new shopper into a state of the shop and opens its page; a complaint where it does not say what it must. */
async function openState(
  page: Page,
  server: TestServer,
  name: ShopStateName,
  language: Language,
): Promise<string | null> {
  try {
    await reach(page, server, SHOP_STATES[name], { shopper: `pictures-${language}-${name}`, language });
    await seeState(page, name, language);
    return null;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return 'does not say what it must';
    throw error;
  }
}

/** Pictures of what stands on a page, with what is wrong with each. */
async function shoot(page: Page, name: string): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const { width, scheme } of VIEWS) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: HEIGHT });
    const file = `${name}-${width}-${scheme}.png`;
    await toTop(page);
    // At another width other parts stand there, with the next frames.
    await passFrames(page, 2);
    if (name === LONG) await settled(page);
    const png = await page.screenshot({ path: join(folder, file), fullPage: name !== LONG });
    // Colours are judged once for each scheme, the layout at every width.
    const found = [...(width === 360 ? await violations(page) : []), ...(await faults(page))];
    const change = compareWithLast(folder, file, png);
    pictures.push({ file, width, scheme, ...(await readingLoad(page)), faults: found, change });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 360, height: HEIGHT });
  return pictures;
}
