import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inOtherLanguage, SITE_ADDRESSES, SITE_PAGES, siteAddressAt, sitePath } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let server: TestServer;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let isWhole: SiteVisit['isWhole'];

withSite((visit) => {
  ({ server, page, go, isUp, isWhole } = visit);
});

describe('R4, R6–R12 every route in both languages', () => {
  it('has its title, language, direction, one heading, its canonical pair, and a switch that leads there and back', async () => {
    const titles = new Set<string>();
    for (const here of SITE_ADDRESSES) {
      await go(here.path);
      await isUp();
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: document.querySelectorAll('h1').length,
        // The page's own styles stand over those that clear the browser's.
        stands: parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize) >= 26,
        // The letters of Urdu titles come inside, and hold a slow network's first paint up by a fifth at most.
        letters: [...document.head.innerHTML.matchAll(/base64,([^)]*)/g)].reduce(
          (sum, [, base64 = '']) => sum + base64.length,
          0,
        ),
        title: document.title,
        contacts: [...document.querySelectorAll('a[href^="mailto:"]')].map(
          (link) => link.closest('dl')?.querySelector('a[href^="tel:"]')?.textContent,
        ),
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => link.hreflang),
        switchTo: document.querySelector<HTMLAnchorElement>('a[data-switch]')?.getAttribute('href'),
      }));
      expect(seen).toMatchObject({
        lang: here.language,
        dir: here.language === 'ur' ? 'rtl' : 'ltr',
        headings: 1,
        stands: true,
        canonical: DEMO.settings.site + sitePath(here.page, here.language),
        alternates: ['en', 'ur', 'x-default'],
        switchTo: inOtherLanguage(here),
        // The contact block stands once, its number in groups.
        contacts: ['051 111 883 883'],
      });
      expect(seen.letters * 0.75, here.path).toBeLessThanOrEqual(here.language === 'ur' ? 12_000 : 0);
      expect(seen.letters > 0, here.path).toBe(here.language === 'ur');
      titles.add(`${here.page} ${here.language} ${seen.title}`);
    }
    expect(titles.size).toBe(SITE_PAGES.length * 2);
  });

  it('R15, Q3, Q4 the switch keeps the page, the query and the choice, and / then leads there', async () => {
    await go('/about?from=app');
    await isWhole();
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/about/urdo?from=app');
    await go('/');
    await page.waitForURL('**/home/urdo');
    await isWhole();
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/home');
    await go('/');
    await page.waitForURL('**/home');
  });

  it('R16, Q5 a hash of ours is followed, and any other taken out of the address bar', async () => {
    await go('/home#/faq/urdo');
    await page.waitForURL('**/FAQ/urdo');
    await go('/about#//evil.example/x');
    await page.waitForURL('**/about');
    await go('/home');
    await go('/about#/%E0%A4%A');
    await page.waitForURL('**/about');
  });

  it('Q1, Q2 correct spellings and other letter cases lead on, and an unknown address is a page in its language', async () => {
    for (const [from, to] of [
      ['/home/urdu', '/home/urdo'],
      ['/service', '/servise'],
      ['/notify/', '/notify'],
    ] as const) {
      await go(from);
      expect(new URL(page.url()).pathname).toBe(to);
    }
    await go('/faq');
    expect(await page.locator('h1').textContent()).toBe(english.site.faq.title);
    for (const [path, title] of [
      ['/nothing', english.common.notFound.title],
      ['/nothing/urdo', urdu.common.notFound.title],
      ['/about/urdo/x', urdu.common.notFound.title],
    ] as const) {
      const answer = await page.goto(server.origin + path);
      expect([answer?.status(), await page.locator('h1').textContent()]).toEqual([404, title]);
    }
  });

  it('R6, R16 the root keeps query and hash in an Urdu session, and a route in the hash takes the query along', async () => {
    await go('/about/urdo');
    await page.evaluate(() => sessionStorage.setItem('language', 'ur'));
    for (const [from, to] of [
      ['/?from=app', '/home/urdo?from=app'],
      ['/#/FAQ', '/FAQ/urdo'],
      ['/?from=app#/FAQ', '/FAQ/urdo?from=app'],
      ['/?from=app#/FAQ/urdo?own=1', '/FAQ/urdo?own=1'],
      ['/home#/notify/urdo', '/notify/urdo'],
      ['/home#/FAQ?q=1', '/FAQ/urdo?q=1'],
      ['/calculator#/FAQ', '/FAQ/urdo'],
    ] as const) {
      await go(from);
      await page.waitForURL(server.origin + to);
    }
  });

  it('R12 the newer family is kept over pages that have one address for both, over the switch and over the root', async () => {
    await go('/homeUrdo');
    await isWhole();
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: urdu.site.frame.menu.about }).first().click();
    await page.waitForURL('**/about/urdo');
    await isWhole();
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: urdu.site.frame.menu.faq }).first().click();
    await page.waitForURL('**/faqUrdo');
    await isWhole();
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/FAQ');
    await isWhole();
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/faqUrdo');
    await go('/');
    await page.waitForURL('**/homeUrdo');
    await go('/home/urdo');
    await isWhole();
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: urdu.site.frame.menu.faq }).first().click();
    await page.waitForURL('**/FAQ/urdo');
  });

  it('R11, R13 every page has a mark where it stands, and the page of both tools is led to', async () => {
    for (const { path, page: name } of SITE_ADDRESSES) {
      await go(path);
      const marked = await page
        .locator('header [aria-current], footer [aria-current]')
        .evaluateAll((links) => links.map((link) => [link.tagName, link.getAttribute('href')]));
      expect([path, marked.length > 0]).toEqual([path, true]);
      if (name === 'numberCheck' || name === 'calculator') {
        expect(await page.locator('main a[href*="servise" i]').count()).toBe(1);
      }
    }
  });

  it('the page for hosts that know one only speaks the language of the address', async () => {
    const html = readFileSync(join(await builtSite('production'), '404.html'), 'utf8');
    for (const [path, language, other] of [
      ['/gone', english, urdu],
      ['/gone/urdo', urdu, english],
    ] as const) {
      await page.route(`**${path}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }));
      await go(path);
      expect(await page.getByText(language.common.notFound.title, { exact: true }).isVisible()).toBe(true);
      expect(await page.getByText(other.common.notFound.title, { exact: true }).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language === urdu ? 'ur' : 'en');
    }
  });

  it('R13 the menu opens on a phone and on a wide screen, closes again, and leads to every page', async () => {
    await go('/home');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'FAQs' }).click();
    await page.waitForURL('**/FAQ');
    await isWhole();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#risk')?.close());
    const service = page.locator('nav:visible').getByText('Service');
    await service.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Calculator' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Service');
    await service.click();
    await page.getByRole('link', { name: 'Calculator' }).click();
    await page.waitForURL('**/calculator');
  });

  it('R13, R15 the keyboard goes through a phone’s header in the order in which it stands', async () => {
    for (const path of ['/home', '/home/urdo']) {
      await go(path);
      const starts: number[] = [];
      for (let at = 0; at < 4; at += 1) {
        await page.keyboard.press('Tab');
        starts.push(
          await page.evaluate(() => {
            const { left, right } = (document.activeElement ?? document.body).getBoundingClientRect();
            return document.dir === 'rtl' ? innerWidth - right : left;
          }),
        );
      }
      const header = starts.slice(1);
      expect([path, ...header]).toEqual([path, ...header.toSorted((a, b) => a - b)]);
    }
  });

  it('R13 the words of the menu stand as far from each other as its shortest lets them, and it is on the screen in large text', async () => {
    for (const path of ['/home', '/home/urdo']) {
      await go(path);
      for (const [width, unevenness] of [
        [721, 6],
        [1024, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const gaps = await page.locator('nav:visible').evaluate((nav) => {
          const words = [...nav.querySelectorAll(':scope > a, :scope > details > summary')].map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            return range.getBoundingClientRect();
          });
          const inOrder = words.sort((one, other) => one.left - other.left);
          return inOrder.slice(1).map(({ left }, at) => left - (inOrder[at]?.right ?? 0));
        });
        expect([path, width, gaps.length]).toEqual([path, width, 4]);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(unevenness);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // The program, which may come while the page is wide, warns there.
      await isWhole();
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#risk')?.close());
      await page.locator('header summary:visible').first().click();
      const drawer = await page.locator('header nav:visible').boundingBox();
      expect([(drawer?.x ?? -1) >= 0, (drawer?.x ?? 0) + (drawer?.width ?? 0) <= 360]).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});

it('every address of the table is known to the table', () => {
  for (const { path } of SITE_ADDRESSES) expect(siteAddressAt(path)?.path).toBe(path);
});
