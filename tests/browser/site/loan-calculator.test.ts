import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { urdu } from '#core/text/languages.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];

withSite((visit) => {
  ({ page, go, isUp } = visit);
});

describe('R26–R31 the calculator', () => {
  it('keeps sliders and fields in step, names the first gap, and shows total, parts and the notices of Q18 and Q20', async () => {
    await go('/calculator');
    await isUp();
    const amount = page.getByLabel('Loan amount (Rs.)');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter the loan amount').waitFor();
    await page.getByLabel('Loan amount, slider').fill('20000');
    expect(await amount.inputValue()).toBe('20000');
    await amount.fill('007000');
    expect(await amount.inputValue()).toBe('7000');
    expect(await page.getByLabel('Loan amount, slider').inputValue()).toBe('7000');
    await page.getByLabel('Loan period (days)').fill('30');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter the penalty interest (0-2.2%)').waitFor();
    await page.getByLabel('Penalty interest (% a day)').fill('9');
    expect(await page.getByLabel('Penalty interest (% a day)').inputValue()).toBe('2.3');
    await page.getByText('Rs.\u00a08,575').first().waitFor();
    await page.getByText('The charges reach the loan amount on overdue day 34.').waitFor();
    expect(await page.getByRole('row').count()).toBe(6);
    await amount.fill('900');
    await page.getByText('Outside Rs. 1,000–50,000 / 1–90 days').waitFor();
  });

  it('Q3 the language switch brings along what was typed', async () => {
    await go('/calculator');
    await isUp();
    await page.getByLabel('Loan amount (Rs.)').fill('12300');
    await page.getByLabel('Overdue days').fill('7');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/calculator/urdo');
    await isUp();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('12300');
    expect(await page.getByLabel(urdu.site.calculator.fields.overdueDays).inputValue()).toBe('7');
    expect(
      await page.evaluate(() => JSON.stringify([...Object.values(sessionStorage), ...Object.values(localStorage)])),
    ).not.toContain('12300');
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
