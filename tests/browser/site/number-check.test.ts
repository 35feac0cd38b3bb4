import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePath } from '#core/routes/site-pages.ts';
import { textsOf, urdu } from '#core/text/languages.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { launchChromium } from '../chromium.ts';
import { happensTo, held } from '../late-files.ts';
import { type SiteVisit, withSite } from './with-site.ts';

const { field: urduField } = urdu.site.numberCheck;

describe('R19–R24 the number check in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let server: TestServer;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    server = await startTestServer(true);
    context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isOurs = !message.text().includes('blocked by Playwright');
      if (isOurs && (message.type() === 'error' || message.type() === 'warning')) problems.push(message.text());
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('is readable before any script runs, and has a title and a description of its own', async () => {
    const html = await (await fetch(`${server.origin}/notify`)).text();
    expect(html).toContain('<title>Is this number really ours? – asaan</title>');
    expect(html).toContain('Three rules against scams');
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  });

  it('says official, unofficial and, once cleared, nothing', async () => {
    await page.goto(`${server.origin}/notify`);
    const field = page.getByLabel('Phone number');
    const button = page.getByRole('button', { name: 'Check number' });
    expect(await button.isDisabled()).toBe(true);
    await field.fill('0516011632');
    await button.click();
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    await field.fill('0516011631');
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Not on our list' }).waitFor();
    await field.fill('');
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
    expect(await button.isDisabled()).toBe(true);
  });

  it('Q61 reads +92 and Urdu digits, shows what was judged, and offers the 0… form of a bare 92…', async () => {
    const field = page.getByLabel('Phone number');
    await field.fill('+92 51 6011632');
    expect(await field.inputValue()).toBe('0516011632');
    await field.fill('۰۵۱۶۰۱۱۶۳۲');
    expect(await field.inputValue()).toBe('0516011632');
    await field.fill('92516011632');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Not on our list' }).waitFor();
    await page.getByRole('button', { name: /Did you mean 0516011632/ }).click();
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await field.inputValue()).toBe('0516011632');
  });

  it('R20 stops typing at 12 digits', async () => {
    const field = page.getByLabel('Phone number');
    await field.fill('');
    await field.pressSequentially('05111188388345');
    expect(await field.inputValue()).toBe('051111883883');
  });

  it('R20 before its program frees the button by the same rule, and checks', async () => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${server.origin}/notify`);
    const field = page.getByLabel('Phone number');
    const button = page.getByRole('button', { name: 'Check number' });
    for (const text of ['call me', '+', '-']) {
      await field.fill(text);
      expect(await button.isDisabled()).toBe(true);
    }
    await field.fill('۰۵۱-6011632');
    await button.click();
    await page.locator('[data-verdict-place] [data-status="official"]').waitFor();
    expect(await field.inputValue()).toBe('0516011632');
    await page.unrouteAll();
  });

  it('sends nothing anywhere, and nothing went wrong', () => {
    expect(server.requests.filter((request) => !/^GET \/(?:assets\/|notify$|icon|pattern)/.test(request))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('the number check before its program is there', () => {
  let page: Page;
  let go: SiteVisit['go'];
  let isUp: SiteVisit['isUp'];

  withSite((visit) => {
    ({ page, go, isUp } = visit);
  });

  it('R19 answers at once, and the program takes over what was typed, judged and focused', async () => {
    await page.addInitScript(() => {
      const real = window.addEventListener.bind(window);
      window.addEventListener = ((type: string, run: () => void, ...rest: []) => {
        if (type === 'load') Object.assign(window, { release: run });
        else real(type, run, ...rest);
      }) as typeof window.addEventListener;
    });
    await go('/notify');
    const field = page.getByLabel('Phone number');
    await field.fill('۰۵۱۶۰۱۱۶۳۲');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await page.evaluate(() => window.asaanIsUp)).toBeUndefined();
    expect(await field.inputValue()).toBe('0516011632');
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await isUp();
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await field.inputValue()).toBe('0516011632');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('');
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
  });

  it.each([
    ['en', 'before'],
    ['ur', 'before'],
    ['en', 'after'],
    ['ur', 'after'],
  ] as const)('R19 has all of a verdict’s heading in sight on any phone (%s, %s it)', async (language, when) => {
    const { field, unofficial } = textsOf(language).site.numberCheck;
    for (const height of [480, 640, 700, 740, 780]) {
      await page.setViewportSize({ width: 360, height });
      await go(sitePath('numberCheck', language));
      if (when === 'after') await isUp();
      await page.getByLabel(field).fill('03001234567');
      await page.locator('form[data-check] button').click();
      const heading = page.getByRole('heading', { name: unofficial.title });
      await heading.waitFor();
      const within = () =>
        heading.evaluate((title) => {
          const { top, bottom } = title.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(within, { message: `${height} px` }).toBe(true);
    }
  });

  it.each(['before', 'half before', 'after'])(
    'Q3 the language switch brings the verdict along that was given %s it',
    async (when) => {
      await page.setViewportSize({ width: 360, height: 480 });
      const parts = held();
      if (when === 'half before') await happensTo(page, 'islands-main.js', parts.route);
      await go('/notify');
      if (when === 'half before') await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      if (when === 'after') await isUp();
      await page.getByLabel('Phone number').fill('0516011632');
      await page.getByLabel('Phone number').press('Enter');
      await page.getByRole('heading', { name: 'Official number' }).waitFor();
      await page.locator('a[data-switch]').click();
      await page.waitForURL('**/notify/urdo');
      parts.letGo();
      await page.locator('[data-verdict-place] [data-status="official"]').waitFor();
      expect(await page.getByLabel(urduField).inputValue()).toBe('0516011632');
      const heading = page.locator('[data-verdict-place] h2');
      const foot = () => heading.evaluate((title) => title.getBoundingClientRect().bottom - innerHeight);
      await expect.poll(foot).toBeLessThan(0);
      // A number that was not checked is not checked there either.
      await page.getByLabel(urduField).fill('0516011633');
      await page.locator('a[data-switch]').click();
      await page.waitForURL('**/notify');
      await isUp();
      expect(await page.getByLabel('Phone number').inputValue()).toBe('0516011633');
      await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
    },
  );
});
