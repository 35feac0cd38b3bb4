import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isWhole: SiteVisit['isWhole'];

withSite((visit) => {
  ({ page, go, isWhole } = visit);
});

describe('R17, R18, Q6, Q7 the risk dialog', () => {
  it('shows once per session and language, from 751 px, and stands inside the page below', async () => {
    const dialog = page.locator('dialog#risk');
    const notice = page.locator('aside[data-on="narrow"]');
    await page.setViewportSize({ width: 750, height: 740 });
    await go('/home');
    await isWhole();
    expect([await dialog.isVisible(), await notice.isVisible()]).toEqual([false, true]);
    await page.setViewportSize({ width: 751, height: 740 });
    await go('/home');
    await dialog.waitFor();
    expect(await notice.isVisible()).toBe(false);
    expect(await dialog.locator('h2').textContent()).toBe('Your financial well-being is our priority');
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

  it('R18, Q7 the wide layout begins at 721 px', async () => {
    await go('/home');
    const isWide = (): Promise<boolean> => page.getByRole('navigation', { name: 'Main menu' }).isVisible();
    await page.setViewportSize({ width: 720, height: 740 });
    expect(await isWide()).toBe(false);
    await page.setViewportSize({ width: 721, height: 740 });
    expect(await isWide()).toBe(true);
  });
});
