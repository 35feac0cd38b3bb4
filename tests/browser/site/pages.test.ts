import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { faults, smallTargets, violations } from '../look.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ page, go, isUp } = visit);
});

/** Brands, units, addresses and codes, which stand in Latin letters on Urdu pages too. */
const ALLOWED = /\b(?:NBFC|SECP|SAMPLE|English|Facebook|Instagram|Easypaisa|JazzCash|support@asaan\.example)\b/g;

describe.each(['en', 'ur'] as const)('R4, R18 every public page (%s)', (language) => {
  const { site } = textsOf(language);

  /** Axe finds nothing in either scheme, it fits the screen, and an Urdu page is in Urdu. */
  async function isSound(name: string): Promise<void> {
    const found: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await violations(page)));
    }
    found.push(...(await faults(page)));
    const text = await page.evaluate(() => document.body.innerText);
    if (language === 'ur') found.push(...(text.replace(ALLOWED, '').match(/[A-Za-z]{2,}/g) ?? []));
    expect([name, found]).toEqual([name, []]);
  }

  it('is accessible, fits a phone, and has no word of the other language', async () => {
    for (const path of [
      ...SITE_PAGES.map((name) => sitePath(name, language)),
      `/nothing${language === 'ur' ? '/urdo' : ''}`,
    ]) {
      await go(path);
      await isUp();
      await isSound(path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect([path, width, await smallTargets(page)]).toEqual([path, width, []]);
      }
    }
  });

  it('is so with a verdict, a loan that is late, and a complaint that was refused and sent', async () => {
    await go(sitePath('numberCheck', language));
    await isUp();
    for (const number of ['0516011632', '03001234567', '923205690243']) {
      await page.getByLabel(site.numberCheck.field).fill(number);
      await page.keyboard.press('Enter');
      await page.locator('[data-verdict-place] [data-status]').filter({ hasText: number }).waitFor();
      await isSound(number);
    }
    await go(sitePath('calculator', language));
    await isUp();
    await page.getByText(site.calculator.late, { exact: true }).click();
    for (const [field, value] of [
      ['loanAmount', '900'],
      ['loanDay', '30'],
      ['penaltyRate', '2'],
      ['overdueDays', '60'],
    ] as const)
      await page.getByRole('textbox', { name: site.calculator.fields[field] }).fill(value);
    await isSound('a late loan');
    const { fields, submit, submitted } = site.complaint;
    await go(sitePath('complaints', language));
    await isUp();
    await page.getByRole('button', { name: submit, exact: true }).click();
    await isSound('a complaint with problems');
    await page.getByLabel(fields.name).fill('عائشہ');
    await page.getByLabel(fields.mobile).fill('3001234567');
    await page.getByLabel(fields.problem).fill('مجھ سے پن مانگا گیا۔');
    await page.getByRole('button', { name: submit, exact: true }).click();
    await page.getByRole('heading', { name: submitted }).waitFor();
    await isSound('a complaint that was sent');
  });

  it('is so with its menu open, and with the risk dialog on a wide screen', async () => {
    await go(sitePath('home', language));
    await page.getByText(site.frame.openMenu, { exact: true }).click();
    await isSound('menu');
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await go(sitePath('home', language));
    await page.locator('dialog#risk[open]').waitFor();
    await isSound('risk');
  });
});

it('the first press of Tab shows a link past the header, and nothing of it is seen before', async () => {
  for (const path of ['/home', '/home/urdo', '/sandbox']) {
    await go(path);
    const link = page.locator('a[href="#content"]');
    await link.waitFor({ state: 'attached' });
    const isSeen = (): Promise<boolean> => link.evaluate((each) => each.getBoundingClientRect().top >= 0);
    expect([path, await isSeen()]).toEqual([path, false]);
    await page.keyboard.press('Tab');
    expect([path, await link.evaluate((each) => each === document.activeElement), await isSeen()]).toEqual([
      path,
      true,
      true,
    ]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#content, footer') !== null)).toBe(true);
  }
});
