import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ page, go, isUp } = visit);
});

const text = english.site.complaint;
const { fields } = text;
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const value = (label: string): Promise<string> => page.getByLabel(label).inputValue();

async function open(): Promise<void> {
  await go('/complaints');
  await isUp();
}

async function fill(): Promise<void> {
  await page.getByLabel(fields.name).fill('Ayesha');
  await page.getByLabel(fields.mobile).fill('0300 1234567');
  await page.getByLabel(fields.problem).fill('A caller asked for my PIN.');
}

describe('R32–R36 the complaint form', () => {
  it('R33 names every gap in a summary that takes the focus, and leads to the fields', async () => {
    await open();
    await press(text.submit);
    const summary = page.getByRole('alert').filter({ hasText: text.summary });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByText('Please enter 10 digits starting from 3').click();
    expect(await page.getByLabel(fields.mobile).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('R35, Q25 says that it arrived, and when; its receipt stays until it is erased, beside what is typed anew', async () => {
    await open();
    await fill();
    await press(text.submit);
    await page.getByRole('heading', { name: text.submitted }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toBeNull();
    const receipt = page.getByText(/Accepted on \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m/);
    for (const again of [async () => undefined, () => page.reload()]) {
      await again();
      await receipt.waitFor();
      for (const read of ['Ayesha', '0300 1234567', 'A caller asked for my PIN.'])
        await page.getByText(read, { exact: true }).waitFor();
    }
    await isUp();
    // By the keyboard, which goes on in the form: the button is gone with what it stood in.
    await page.getByRole('button', { name: text.another }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    await page.getByLabel(fields.name).fill('Bilal');
    await press(text.eraseReceipts);
    await page.reload();
    await isUp();
    await expect.poll(() => value(fields.name)).toBe('Bilal');
    expect(await receipt.count()).toBe(0);
  });
});

describe('R26–R31 the calculator', () => {
  it('keeps the total in view while either slider moves on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await go('/calculator');
    await isUp();
    const total = page.getByRole('status').filter({ hasText: english.site.calculator.result });
    for (const name of ['loanAmount', 'loanDay'] as const) {
      const slider = page.getByRole('slider', { name: english.site.calculator.fields[name] });
      await slider.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const before = await total.innerText();
      await slider.press('ArrowRight');
      await expect.poll(() => total.innerText()).not.toBe(before);
      const box = await total.boundingBox();
      expect([name, box !== null && box.y >= 0 && box.y + box.height <= 560]).toEqual([name, true]);
    }
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
});
