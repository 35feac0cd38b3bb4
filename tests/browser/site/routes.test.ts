import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inOtherLanguage, SITE_ADDRESSES, SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let isWhole: SiteVisit['isWhole'];

withSite((visit) => {
  ({ page, go, isUp, isWhole } = visit);
});

describe('R4, R6–R13 every route in both languages', () => {
  it('has its title, language, direction, one heading, its canonical pair, and a switch that leads there and back', async () => {
    const titles = new Set<string>();
    for (const here of SITE_ADDRESSES) {
      await go(here.path);
      await isUp();
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        contacts: [...document.querySelectorAll('a[href^="mailto:"]')].map(
          (link) => link.closest('dl')?.querySelector('a[href^="tel:"]')?.textContent,
        ),
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => link.hreflang),
        marks: document.querySelectorAll('header [aria-current], footer [aria-current]').length,
        switchTo: document.querySelector<HTMLAnchorElement>('a[data-switch]')?.getAttribute('href'),
      }));
      expect([here.path, seen.marks > 0]).toEqual([here.path, true]);
      expect(seen).toMatchObject({
        lang: here.language,
        dir: here.language === 'ur' ? 'rtl' : 'ltr',
        headings: 1,
        canonical: DEMO.settings.site + sitePath(here.page, here.language),
        alternates: ['en', 'ur', 'x-default'],
        switchTo: inOtherLanguage(here),
        // The contact block stands once, its number in groups.
        contacts: ['051 111 883 883'],
      });
      titles.add(`${here.page} ${here.language} ${seen.title}`);
    }
    expect(titles.size).toBe(SITE_PAGES.length * 2);
  });

  it('R6, R12, R16 the root and a hash keep language, family of addresses and query of the session', async () => {
    await go('/homeUrdo');
    await isWhole();
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: urdu.site.frame.menu.about }).first().click();
    await page.waitForURL('**/about/urdo');
    await isWhole();
    await page.locator('header summary').first().click();
    await page.getByRole('link', { name: urdu.site.frame.menu.faq }).first().click();
    await page.waitForURL('**/faqUrdo');
    for (const switched of ['**/FAQ', '**/faqUrdo']) {
      await isWhole();
      await page.locator('a[data-switch]').click();
      await page.waitForURL(switched);
    }
    await go('/');
    await page.waitForURL('**/homeUrdo');
    await go('/?from=app#/FAQ/urdo?own=1');
    await page.waitForURL('**/FAQ/urdo?own=1');
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
    await page.locator('dialog#risk').getByRole('button').click();
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
});

it('R17, R18, Q6, Q7 the wide layout begins at 721 px, and the risk dialog shows once per session and language from 751 px, inside the page below, and follows the window', async () => {
  const dialog = page.locator('dialog#risk');
  const notice = page.locator('aside[data-on="narrow"]');
  await go('/home');
  await isWhole();
  for (const [width, isWide, isDialog] of [
    [751, true, true],
    [720, false, false],
    [721, true, false],
    [750, true, false],
    [751, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => dialog.isVisible(), { message: `${width} px` }).toBe(isDialog);
    const isBarred = (await page.locator('nav:visible').filter({ hasText: 'FAQs' }).count()) > 0;
    expect([width, isBarred, await notice.isVisible()]).toEqual([width, isWide, !isDialog]);
  }
  await page.getByRole('button', { name: 'OK' }).click();
  for (const [path, isShown] of [
    ['/about', false],
    ['/about/urdo', true],
  ] as const) {
    await go(path);
    await isWhole();
    expect([path, await dialog.isVisible()]).toEqual([path, isShown]);
  }
});
