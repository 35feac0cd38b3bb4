import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOAN_TERMS } from '#core/loan/terms.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { holdScripts } from '../late-files.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;

withSite((each) => {
  visit = each;
  ({ page } = each);
});

/** What the card shows: total, amount, days and markup. */
const figures = (): Promise<readonly string[]> => page.locator('form[data-loan] [data-figure]').allTextContents();

describe('the first screen of the landing page', () => {
  const language = 'ur';
  const money = (amount: string): string => `${amount}\u00a0روپے`;

  it('R1, R27, Q75 shows the worked example, and works out a loan by its sliders without the page’s program', async () => {
    await holdScripts(page);
    await visit.go(sitePath('home', language));
    expect(await figures()).toEqual([money('12,250'), money('10,000'), '30', money('2,250')]);
    const [amount, days] = [page.locator('#loanAmount'), page.locator('#loanDay')];
    await amount.press('End');
    await days.press('End');
    expect(await figures()).toEqual([money('83,750'), money('50,000'), '90', money('33,750')]);
    await amount.press('Home');
    await days.press('Home');
    expect(await figures()).toEqual([money('1,007.50'), money('1,000'), '1', money('7.50')]);
    // A step towards the end of the line, which is the left of an Urdu one.
    await amount.press('ArrowUp');
    expect(await amount.inputValue()).toBe(String(LOAN_TERMS.minAmount + LOAN_TERMS.amountStep));
    await amount.press('Enter');
    expect(new URL(page.url()).pathname).toBe(sitePath('home', language));
  });

  it('R1, R26 what the sliders show goes along to the calculator', async () => {
    await visit.go(sitePath('home', language));
    await page.locator('#loanAmount').press('End');
    await page.locator('#loanDay').press('Home');
    await page.locator('form[data-loan] a').click();
    await page.waitForURL(`**${sitePath('calculator', language)}`);
    await expect.poll(() => page.locator('main [aria-live=polite]').first().textContent()).toContain(money('50,375'));
    const fields = page.locator('main form input:not([type=range])');
    expect(await Promise.all([0, 1].map((at) => fields.nth(at).inputValue()))).toEqual(['50000', '1']);
    // And back, with what was typed there: the card shows the loan, and leaves rates and lateness as they are.
    await fields.nth(0).fill('20000');
    await fields.nth(2).fill('0.5');
    await page.goBack();
    await expect.poll(figures).toEqual([money('20,150'), money('20,000'), '1', money('150')]);
    await page.locator('#loanDay').press('ArrowLeft');
    await page.locator('form[data-loan] a').click();
    await page.waitForURL(`**${sitePath('calculator', language)}`);
    await expect.poll(() => fields.nth(0).inputValue()).toBe('20000');
    expect(await Promise.all([1, 2].map((at) => fields.nth(at).inputValue()))).toEqual(['2', '0.5']);
  });

  it.each(['en', 'ur'] as const)(
    'Q6, R6, R19 holds the risk and the number check on a small phone, whose verdict comes with the next page (%s)',
    async (each) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.addInitScript(() => sessionStorage.setItem('fonts', 'own'));
      await holdScripts(page);
      await visit.go(sitePath('home', each));
      const feet = ['aside[data-on="narrow"]', 'h1', '#caller', '[data-ask] button'].map(async (selector) => {
        const box = await page.locator(selector).first().boundingBox();
        return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
      });
      expect(Math.max(...(await Promise.all(feet)))).toBeLessThanOrEqual(640);
      await page.locator('#caller').fill('0516011632');
      await page.reload();
      expect(await page.locator('#caller').inputValue()).toBe('0516011632');
      await page.locator('#caller').press('Enter');
      await page.waitForURL(`**${sitePath('numberCheck', each)}`);
      await page.locator('[data-verdict-place] [data-status=official]').waitFor();
    },
  );

  it.each(['en', 'ur'] as const)(
    'R20, Q61 asks for a number where there is none, and hands words on to the check, which says that it takes none (%s)',
    async (each) => {
      await visit.go(sitePath('home', each));
      const caller = page.locator('#caller');
      for (const none of ['', ' --']) {
        await caller.fill(none);
        await caller.press('Enter');
        expect(new URL(page.url()).pathname).toBe(sitePath('home', each));
        expect(await caller.evaluate((field) => field === document.activeElement)).toBe(true);
      }
      await caller.fill('hello');
      await caller.press('Enter');
      await page.waitForURL(`**${sitePath('numberCheck', each)}`);
      await page.getByText(textsOf(each).site.numberCheck.onlyDigits).filter({ visible: true }).waitFor();
    },
  );
});
