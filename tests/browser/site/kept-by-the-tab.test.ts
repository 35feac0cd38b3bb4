import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { REFUSED_STORAGE } from '../refused-storage.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isWhole: SiteVisit['isWhole'];
let hasProgram: SiteVisit['isUp'];
withSite((visit) => {
  ({ page, go, isWhole, isUp: hasProgram } = visit);
});

/** What a browser does where it keeps nothing, or what is short alone. */
const REFUSALS = {
  ...REFUSED_STORAGE,
  'takes the beginning alone': `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) { if (text.length > 75) throw new DOMException('no', 'QuotaExceededError'); set.call(this, key, text); };`,
};

async function isUp(): Promise<void> {
  await isWhole();
  if ((await page.locator('[data-island]').count()) > 0) await hasProgram();
}

async function open(path: string): Promise<void> {
  await go(path);
  await isUp();
}

async function switchTo(path: string): Promise<void> {
  await page.locator('a[data-switch]').first().click();
  await page.waitForURL(`**${path}`);
  await isUp();
  expect(await page.evaluate(() => window.name)).toBe('');
}

const shows = (label: string, text: string): Promise<void> =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);

describe.each(Object.entries(REFUSALS))(
  'Q3, reliability row 30: where storage %s, the switch brings along',
  (_, script) => {
    it('a complaint', async () => {
      await page.addInitScript({ content: script });
      await open('/complaints');
      const words = { name: 'Ayesha', mobile: '3001234567', problem: 'Somebody called me' } as const;
      for (const [field, text] of Object.entries(words))
        await page.getByLabel(english.site.complaint.fields[field as keyof typeof words], { exact: true }).fill(text);
      await page.getByText(english.site.complaint.notKept).waitFor();
      await switchTo('/complaints/urdo');
      for (const [field, text] of Object.entries(words))
        await shows(urdu.site.complaint.fields[field as keyof typeof words], text);
    });

    it('a loan, and so does the way from the landing page to the calculator', async () => {
      await page.addInitScript({ content: script });
      await open('/home');
      const { loanAmount } = english.site.calculator.fields;
      await page.locator('form[data-loan] input').first().fill('33000');
      await page.getByRole('link', { name: english.site.home.example.more }).click();
      await page.waitForURL('**/calculator');
      await isUp();
      await shows(loanAmount, '33000');
      await page.getByLabel(loanAmount, { exact: true }).fill('23456');
      await switchTo('/calculator/urdo');
      await shows(urdu.site.calculator.fields.loanAmount, '23456');
    });
  },
);

describe('what was erased or typed anew', () => {
  const { fields, erase, summary, submit } = english.site.complaint;

  it('stays so with Back after the switch: the browser puts nothing older back', async () => {
    for (const then of ['', 'Second']) {
      await open('/complaints');
      await page.getByLabel(fields.name, { exact: true }).fill('First');
      await switchTo('/complaints/urdo');
      await page.getByRole('button', { name: urdu.site.complaint.erase }).click();
      await page.getByLabel(urdu.site.complaint.fields.name, { exact: true }).fill(then);
      await page.goBack();
      await page.waitForURL('**/complaints');
      await isUp();
      await shows(fields.name, then);
      // Longer than anything written before the program looks for what came without an event.
      await page.waitForTimeout(500);
      await shows(fields.name, then);
      await page.getByRole('button', { name: erase }).click();
    }
  });

  it('is not brought back by a link of the page itself, nor by one that was not followed', async () => {
    await page.addInitScript({ content: REFUSALS['may not be touched'] });
    await open('/complaints');
    await page.getByLabel(fields.name, { exact: true }).fill('Secret');
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(summary).waitFor();
    await page.locator('[role="alert"] a[href^="#"]').first().click();
    expect(await page.evaluate(() => window.name)).toBe('');
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await page.locator('a[data-switch]').first().click();
    expect(await page.evaluate(() => window.name)).toContain('Secret');
    await page.getByRole('button', { name: erase }).click();
    expect(await page.evaluate(() => window.name)).toBe('');
    await page.reload();
    await isUp();
    await shows(fields.name, '');
  });
});

describe('Q3 the switch brings along', () => {
  it('the answers about a caller', async () => {
    await open('/notify');
    const answers = page.locator('fieldset[data-choice]');
    for (const [at, choice] of [0, 1, 1].entries()) await answers.nth(at).getByRole('radio').nth(choice).check();
    await switchTo('/notify/urdo');
    const chosen = await page
      .locator('fieldset[data-choice] input')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ checked }) => checked));
    expect(chosen).toEqual([true, false, false, true, false, true]);
  });

  it.each([
    ['/servise', '/serviseUrdo', english, urdu],
    ['/serviseUrdo', '/servise', urdu, english],
  ] as const)('the tab that was open (%s)', async (from, to, here, there) => {
    await open(from);
    await page.getByRole('tab', { name: here.site.frame.menu.numberCheck }).click();
    await page.getByLabel(here.site.numberCheck.field).fill('0516011632');
    await page.getByRole('button', { name: here.site.numberCheck.check, exact: true }).click();
    await switchTo(to);
    const tab = page.getByRole('tab', { name: there.site.frame.menu.numberCheck });
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.locator('[data-status="official"]').waitFor();
  });

  it('a field of lateness that is asked for, in sight, as after a reload', async () => {
    await open('/calculator');
    const { fields, late } = english.site.calculator;
    await page.getByText(late).click();
    await page.getByLabel(fields.overdueDays, { exact: true }).fill('45');
    await page.getByLabel(fields.penaltyRate, { exact: true }).fill('');
    await page.reload();
    await isUp();
    await expect.poll(() => page.getByLabel(fields.penaltyRate, { exact: true }).isVisible()).toBe(true);
    // Nor can it be closed while it is asked for, where the keyboard is led.
    await page.getByRole('button', { name: english.site.calculator.calculate, exact: true }).click();
    const isLed = () =>
      page.getByLabel(fields.penaltyRate, { exact: true }).evaluate((field) => {
        const all = [...document.querySelectorAll('[aria-live="polite"]')];
        const total = all.find((each) => getComputedStyle(each).position === 'sticky')?.getBoundingClientRect();
        const label = document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect();
        const isClear = total !== undefined && label !== undefined && label.top >= total.bottom;
        return [field === document.activeElement, isClear];
      });
    await expect.poll(isLed).toEqual([true, true]);
    await page.getByText(late).click();
    await expect.poll(() => page.getByLabel(fields.penaltyRate, { exact: true }).isVisible()).toBe(true);
    await switchTo('/calculator/urdo');
    const penalty = page.getByLabel(urdu.site.calculator.fields.penaltyRate, { exact: true });
    await expect.poll(() => penalty.isVisible()).toBe(true);
  });
});
