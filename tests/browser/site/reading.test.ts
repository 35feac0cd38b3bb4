import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let browser: Browser;
let server: TestServer;
let page: Page;
let go: SiteVisit['go'];

withSite((visit) => {
  ({ browser, server, page, go } = visit);
});

describe('what helps against scams', () => {
  it('on paper every answer stands open, and on the screen it is closed again', async () => {
    await go('/FAQ');
    await page.locator('html[data-whole]').waitFor({ state: 'attached' });
    await page.locator('main summary').first().click();
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        document.title = String(document.querySelectorAll('main details[open]').length);
      }),
    );
    await page.pdf();
    expect([await page.title(), await page.locator('main details[open]').count()]).toEqual(['17', 1]);
  });

  it('larger text grows the whole page, and every page after it from its first paint, until it is taken back', async () => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shifted: entry.startTime });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const size = async (): Promise<number> =>
      Number.parseFloat(
        await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontSize),
      );
    const button = page.getByRole('button', { name: 'Larger text' });
    // On a phone it is in the menu.
    const openMenu = (): Promise<void> => page.locator('header summary').first().click();
    await go('/about');
    const plain = await size();
    await openMenu();
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect(await size()).toBeGreaterThan(plain * 1.1);
    await go('/FAQ');
    expect(await size()).toBeGreaterThan(plain * 1.1);
    await openMenu();
    await page.getByRole('button', { name: 'Larger text', pressed: true }).waitFor();
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted)).toBe(0);
    await button.click();
    await go('/about');
    expect(await size()).toBe(plain);
  });
});

describe('without a script', () => {
  it('Q75 every page is readable, the accordion opens, and a tool says what to do instead', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const quiet = await plain.newPage();
    await quiet.goto(`${server.origin}/FAQ`);
    await quiet.locator('summary', { hasText: english.site.faq.items.period.question }).click();
    expect(await quiet.getByText(english.site.faq.items.period.answer).isVisible()).toBe(true);
    for (const [path, text] of [
      ['/notify', english.site.frame.noScript],
      ['/notify/urdo', urdu.site.frame.noScript],
    ] as const) {
      await quiet.goto(server.origin + path);
      const instead = quiet.locator('noscript p', { hasText: text.slice(0, 20) });
      expect(await instead.isVisible()).toBe(true);
      // Q6: no dialog opens here, so that the words of the risk stand inside the page on any width.
      for (const width of [360, 750, 751, 1280]) {
        await quiet.setViewportSize({ width, height: 740 });
        expect(await quiet.locator('aside[data-on]:visible').count()).toBe(1);
      }
    }
    await plain.close();
  });
});
