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
