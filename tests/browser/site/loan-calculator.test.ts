import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let server: TestServer;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];

withSite((visit) => {
  ({ page, server, go, isUp } = visit);
});

describe('R26–R31 the calculator', () => {
  it('Q16 opens with the answered example before any script, with late payment folded and the small print below', async () => {
    for (const [path, { calculator: text }] of [
      ['/calculator', english.site],
      ['/calculator/urdo', urdu.site],
    ] as const) {
      const html = await (await fetch(server.origin + path)).text();
      for (const part of ['10000', '12,250', '2,250']) expect(html).toContain(part);
      await go(path);
      await isUp();
      expect(await page.getByLabel(text.fields.overdueDays).isVisible()).toBe(false);
      await page.getByText(text.late, { exact: true }).click();
      expect(await page.getByLabel(text.fields.overdueDays).isVisible()).toBe(true);
    }
    await go('/servise');
    await isUp();
    const panel = page.getByRole('tabpanel', { name: english.site.frame.menu.calculator });
    await panel.getByText(english.site.calculator.small.decides).waitFor();
  });

  it('keeps the total in view while either slider moves on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await go('/calculator');
    await isUp();
    const total = page.getByRole('status').filter({ hasText: english.site.calculator.result });
    for (const name of [english.site.calculator.amountSlider, english.site.calculator.daysSlider]) {
      const slider = page.getByLabel(name);
      await slider.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const before = await total.innerText();
      await slider.press('ArrowRight');
      await expect.poll(() => total.innerText()).not.toBe(before);
      const box = await total.boundingBox();
      expect([name, box !== null && box.y >= 0 && box.y + box.height <= 560]).toEqual([name, true]);
    }
  });

  it('Q18, Q20 keeps sliders and fields in step, names what is missing, and says once that charges are above the loan', async () => {
    await go('/calculator');
    await isUp();
    const amount = page.getByLabel('Loan amount (Rs.)');
    await amount.fill('');
    await page.getByText('No result yet. Please enter the loan amount').waitFor();
    await page.getByLabel('Loan amount, slider').fill('20000');
    expect(await amount.inputValue()).toBe('20000');
    await amount.fill('007000');
    expect(await amount.inputValue()).toBe('7000');
    expect(await page.getByLabel('Loan amount, slider').inputValue()).toBe('7000');
    await page.getByText(english.site.calculator.late, { exact: true }).click();
    await page.getByText('Rs.\u00a08,575').first().waitFor();
    await page.getByLabel('Penalty interest (% a day)').fill('9');
    expect(await page.getByLabel('Penalty interest (% a day)').inputValue()).toBe('2.3');
    const above = page.getByText(english.site.calculator.aboveCap);
    for (const [days, place] of [
      ['33', 'form'],
      ['40', '[data-spoken]'],
    ] as const) {
      await page.getByLabel('Overdue days').fill(days);
      await page.locator(place).filter({ has: above }).waitFor();
      expect([days, await above.count()]).toEqual([days, 1]);
    }
  });

  it('Q3 the language switch brings along what was typed', async () => {
    await go('/calculator');
    await isUp();
    await page.getByLabel('Loan amount (Rs.)').fill('12300');
    await page.getByText(english.site.calculator.late, { exact: true }).click();
    await page.getByLabel('Overdue days').fill('7');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/calculator/urdo');
    await isUp();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('12300');
    expect(await page.getByLabel(urdu.site.calculator.fields.overdueDays).inputValue()).toBe('7');
    // The session's draft alone holds it: neither what outlives the tab, nor the address.
    const [drafts, rest] = await page.evaluate(() => [
      Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes('12300')),
      JSON.stringify([...Object.values(localStorage), window.name, window.location.href]),
    ]);
    expect(drafts).toEqual(['draft:calculator']);
    expect(rest).not.toContain('12300');
  });

  it('R26 its total covers no field in use, on as much of a screen as a keyboard leaves and in larger text', async () => {
    await page.setViewportSize({ width: 360, height: 320 });
    await go('/calculator');
    await isUp();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
    for (const input of (await page.locator('main form input:visible').all()).toReversed()) {
      await input.focus();
      const isSeen = await input.evaluate((each) => {
        const { left, top, bottom } = each.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 30, y) === each);
      });
      expect(isSeen).toBe(true);
    }
  });

  it('R11 stands beside the number check as two tabs, and what was typed into one stays', async () => {
    await go('/serviseUrdo');
    await isUp();
    const tab = (name: string) => page.getByRole('tab', { name });
    await page.getByLabel(urdu.site.calculator.fields.loanAmount).fill('5000');
    await tab(urdu.site.frame.menu.calculator).press('ArrowLeft');
    await page.getByLabel(urdu.site.numberCheck.field).fill('0516011632');
    await page.getByLabel(urdu.site.numberCheck.field).press('Enter');
    await page.getByRole('heading', { name: urdu.site.numberCheck.official.title }).waitFor();
    await tab(urdu.site.frame.menu.calculator).click();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('5000');
  });
});
