import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type Page } from 'playwright-core';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { SITE_PAGES, type SitePage, sitePath } from '#core/routes/site-pages.ts';
import type { Language } from '#core/text/language.ts';
import { launchChromium } from '../browser/chromium.ts';
import { reach, shownTexts } from '../browser/reach.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const LANGUAGES = ['en', 'ur'] as const;
const HEIGHT = 740;
/** A small phone, and the first widths of the wide layouts. */
const WIDTHS = [360, 751, 1280];

const folder = join(PROJECT, 'build', 'pictures');

/** A row of the index: one thing at several widths. */
interface Row {
  readonly title: string;
  readonly files: readonly string[];
}

/** `npm run pictures`: every public page and every state of the shop, in both languages, for people to look at; build/pictures/index.html shows all. */
export async function main(): Promise<number> {
  const server = await startTestServer(true);
  const browser = await launchChromium();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 360, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  const progress = startProgress('pictures', LANGUAGES.length * (SITE_PAGES.length + SHOP_STATE_NAMES.length));
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    for (const name of SITE_PAGES) {
      progress.step(`${name}, ${language}`);
      await openSitePage(page, server, name, language);
      rows.push(await shoot(page, `${name}-${language}`, name));
    }
    for (const name of SHOP_STATE_NAMES) {
      progress.step(`${name}, ${language}`);
      const state: ShopState = SHOP_STATES[name];
      const isThere = await openState(page, server, state, `pictures-${language}-${name}`, language);
      if (!isThere) problems.push(`shop-${name}-${language} does not say what it must`);
      rows.push(await shoot(page, `shop-${name}-${language}`, state.title));
    }
  }
  progress.end();
  await browser.close();
  await server.stop();
  writeFileSync(join(folder, 'index.html'), indexPage(rows));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${rows.length} pages and states, build/pictures/index.html\n`);
  return problems.length === 0 ? 0 : 1;
}

/** Opens a public page as somebody who has read the warning, with its tool filled in where it has one. */
async function openSitePage(page: Page, server: TestServer, name: SitePage, language: Language): Promise<void> {
  await page.goto(server.origin + sitePath(name, language));
  await page.waitForFunction(() => window.asaanIsUp === true || document.querySelector('[data-island]') === null);
  for (const risk of await page.locator('dialog[open] button').all()) await risk.click();
  if (name === 'numberCheck') {
    await page.locator('form[data-check] input').fill('92516011632');
    await page.locator('form[data-check] button').click();
  }
  if (name === 'calculator') {
    const fields = page.locator('form input:not([type=range])');
    for (const [at, text] of ['20000', '30', '0.75', '2.3', '10'].entries()) await fields.nth(at).fill(text);
  }
  if (name === 'complaints') await page.locator('form[class] button[type=submit]').click();
}

/** Brings a new shopper into a state of the shop and opens its page; false where it does not say what it must. */
async function openState(
  page: Page,
  server: TestServer,
  state: ShopState,
  shopper: string,
  language: Language,
): Promise<boolean> {
  try {
    await reach(page, server, state, { shopper, language });
    for (const words of state.says(shownTexts(language))) {
      await page.getByText(words).filter({ visible: true }).first().waitFor();
    }
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function shoot(page: Page, name: string, title: string): Promise<Row> {
  const files: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const file = `${name}-${width}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    files.push(file);
  }
  await page.setViewportSize({ width: 360, height: HEIGHT });
  return { title: `${title} (${name})`, files };
}

function indexPage(rows: readonly Row[]): string {
  const figures = rows.map(
    ({ title, files }) =>
      `<h2>${title.replaceAll('<', '&lt;')}</h2><p>${files.map((file) => `<a href="${file}"><img loading="lazy" height="360" src="${file}" alt="${file}"></a>`).join(' ')}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><body>${figures.join('\n')}</body></html>\n`;
}
