import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let context: BrowserContext;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let forgive: SiteVisit['forgive'];
withSite((visit) => {
  ({ context, page, go, isUp, forgive } = visit);
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

  it('Q3, Q24, R72 keeps what was typed through a refusal, a reload, a language switch and a failure, until it is erased', async () => {
    await page.route('**/v3/complaint/add', (route) => route.fulfill({ json: { code: 400110, data: null } }), {
      times: 1,
    });
    await open();
    await fill();
    await press(text.submit);
    const alert = page.getByRole('alert').filter({ hasText: english.notices.lostParameter });
    await alert.waitFor();
    // It is led to: the button stands a screen below it.
    const { y = -1 } = (await alert.boundingBox()) ?? {};
    expect(y >= 0 && y < 740).toBe(true);
    await page.reload();
    await isUp();
    expect(await value(fields.name)).toBe('Ayesha');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/complaints/urdo');
    await isUp();
    const there = urdu.site.complaint;
    expect(await value(there.fields.problem)).toBe('A caller asked for my PIN.');
    await context.setOffline(true);
    await press(there.submit);
    await page.getByText(there.unknown).waitFor();
    await context.setOffline(false);
    expect(await value(there.fields.name)).toBe('Ayesha');
    await press(there.erase);
    expect(await value(there.fields.name)).toBe('');
    forgive('ERR_INTERNET_DISCONNECTED');
  });

  it('Q62 says of a complaint that was under way when its page was loaded anew that it may have arrived', async () => {
    await open();
    await fill();
    await page.route('**/v3/complaint/add', () => undefined);
    await press(text.submit);
    await page.getByText(text.submitting).waitFor();
    // What would be typed now belongs to no complaint.
    expect(await page.locator('form').getByRole('textbox').and(page.locator(':not([readonly])')).count()).toBe(0);
    await page.reload();
    await page.getByText(`${text.causes.left} ${text.unknown}`).waitFor();
    expect(await value(fields.problem)).toBe('A caller asked for my PIN.');
    await page.unroute('**/v3/complaint/add');
    await isUp();
    await press(text.sendAgain);
    await page.getByRole('heading', { name: text.submitted }).waitFor();
  });
});
