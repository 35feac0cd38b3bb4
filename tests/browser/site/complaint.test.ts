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

describe('R32–R36 the complaint form', () => {
  const fill = async (): Promise<void> => {
    await page.getByLabel('Name').fill('Ayesha');
    await page.getByLabel('Mobile number').fill('0300 1234567');
    await page.getByLabel('Problem description').fill('A caller asked for my PIN.');
  };

  it('R33 names every gap in a summary that takes the focus, and leads to the fields', async () => {
    await go('/complaints');
    await isUp();
    await page.getByRole('button', { name: 'Submit' }).click();
    const summary = page.getByRole('alert').filter({ hasText: english.site.complaint.summary });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByText('Please enter 10 digits starting from 3').click();
    expect(await page.getByLabel('Mobile number').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel('Mobile number').fill('30012');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await page.getByText('Incorrect format of Mobile Number').count()).toBe(2);
  });

  it('R35, Q25 says that it arrived, when, and what happens next', async () => {
    await go('/complaints');
    await isUp();
    await fill();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Submit successfully' }).waitFor();
    // Once: on a phone in the receipt, beside it where there is room.
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.getByText(english.site.complaint.nextTitle).filter({ visible: true }).count()).toBe(1);
    }
    expect(await page.getByText(/Accepted on \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m/).count()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toBeNull();
  });

  it('R35 has what was sent begin below its names, whatever letters it is of', async () => {
    const { fields, submit, submitted } = urdu.site.complaint;
    await go('/complaints/urdo');
    await isUp();
    await page.getByLabel(fields.name).fill('Ayesha');
    await page.getByLabel(fields.mobile).fill('3001234567');
    await page.getByLabel(fields.problem).fill('A caller asked for my PIN.');
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('heading', { name: submitted }).waitFor();
    const edges = await page.locator('[data-island] dl :is(dt, dd)').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect([edges.length, Math.max(...edges) - Math.min(...edges) <= 2]).toEqual([6, true]);
  });

  it('Q25 keeps the receipt of each complaint until the receipts are erased, whatever is erased of the form', async () => {
    const text = english.site.complaint;
    /** Presses by the keyboard, which goes on in the form: the button is gone with what it stood in. */
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    };
    await go('/complaints');
    await isUp();
    for (const problem of ['The first.', 'The second.']) {
      await fill();
      await page.getByLabel('Problem description').fill(problem);
      await page.getByRole('button', { name: text.submit }).click();
      await page.getByRole('heading', { name: text.submitted }).waitFor();
      await press(text.another);
    }
    await fill();
    await page.getByRole('button', { name: text.erase }).click();
    for (const again of [async () => undefined, () => page.reload()]) {
      await again();
      await isUp();
      await expect
        .poll(() => page.locator('[data-island] dd').evaluateAll((all) => all.map((each) => each.textContent)))
        .toEqual(['Ayesha', '0300 1234567', 'The second.', 'Ayesha', '0300 1234567', 'The first.']);
    }
    await press(text.another);
    await page.getByLabel('Name').fill('Bilal');
    await press(text.eraseReceipts);
    await page.reload();
    await isUp();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Bilal');
    expect(await page.getByText('The first.').count()).toBe(0);
  });

  it.each([
    ['/complaints', english],
    ['/complaints/urdo', urdu],
  ] as const)(
    'R72, Q72 a refusal says its code’s words, then what became of it: %s',
    async (path, { notices, site }) => {
      for (const [code, words] of [
        [400110, notices.lostParameter],
        [400113, notices.tokenExpired],
        [400115, notices.invalidPhone],
        // R72's text for all others speaks of the network, which did its part.
        [400900, null],
      ] as const) {
        await page.route('**/v3/complaint/add', (route) => route.fulfill({ json: { code, data: null } }));
        await go(path);
        await isUp();
        const { fields, submit, causes, failed } = site.complaint;
        await page.getByLabel(fields.name).fill('Ayesha');
        await page.getByLabel(fields.mobile).fill('3001234567');
        await page.getByLabel(fields.problem).fill('A caller asked for my PIN.');
        await page.getByRole('button', { name: submit }).click();
        const said = words === null ? '' : `${words}${site === urdu.site ? '۔' : '.'} `;
        await page.getByText(`${said}${causes.refused} ${failed}`, { exact: true }).waitFor();
        // It is led to: the button stands a screen below it.
        const alert = await page.getByRole('alert').filter({ hasText: causes.refused }).boundingBox();
        expect(alert !== null && alert.y >= 0 && alert.y < 740).toBe(true);
        expect(await page.getByLabel(fields.name).inputValue()).toBe('Ayesha');
      }
    },
  );

  it('Q3, Q24 keeps what was typed through a reload, a language switch and a failure, until it is erased', async () => {
    await go('/complaints');
    await isUp();
    await fill();
    await page.reload();
    await isUp();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ayesha');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/complaints/urdo');
    await isUp();
    const text = urdu.site.complaint;
    expect(await page.getByLabel(text.fields.problem).inputValue()).toBe('A caller asked for my PIN.');
    await context.setOffline(true);
    await page.getByRole('button', { name: text.submit }).click();
    await page.getByText(text.unknown).waitFor();
    await context.setOffline(false);
    expect(await page.getByLabel(text.fields.name).inputValue()).toBe('Ayesha');
    await page.getByRole('button', { name: text.erase }).click();
    expect(await page.getByLabel(text.fields.name).inputValue()).toBe('');
    forgive('ERR_INTERNET_DISCONNECTED');
  });

  it('Q62 says of a complaint that was under way when its page was loaded anew that it may have arrived', async () => {
    const text = english.site.complaint;
    await go('/complaints');
    await isUp();
    await fill();
    await page.route('**/v3/complaint/add', () => undefined);
    await page.getByRole('button', { name: text.submit }).click();
    await page.getByText(text.submitting).waitFor();
    // What would be typed now belongs to no complaint.
    expect(await page.locator('form').getByRole('textbox').and(page.locator(':not([readonly])')).count()).toBe(0);
    await page.reload();
    await page.getByText(`${text.causes.left} ${text.unknown}`).waitFor();
    expect(await page.getByLabel('Problem description').inputValue()).toBe('A caller asked for my PIN.');
    await page.unroute('**/v3/complaint/add');
    await isUp();
    await page.getByLabel('Problem description').fill('A caller asked for my PIN!');
    await page.reload();
    await page.getByText(/^What you sent before, on .* may have arrived\.$/).waitFor();
    await isUp();
    await page.getByLabel('Problem description').fill('A caller asked for my PIN.');
    await page.reload();
    await isUp();
    await page.getByRole('button', { name: text.sendAgain }).click();
    await page.getByRole('heading', { name: text.submitted }).waitFor();
  });

  it('Q26 counts to 2000, and says what is too long instead of cutting it', async () => {
    await go('/complaints');
    await isUp();
    await page.getByLabel('Problem description').fill('x'.repeat(2001));
    await page.getByText('2001 of 2000 characters').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await page.getByText('Please shorten the description to 2000 characters').count()).toBe(2);
  });

  it('promises to keep nothing where the browser forbids to store anything, and shows the receipt all the same', async () => {
    const text = english.site.complaint;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await go('/complaints');
    await isUp();
    await page.getByText(text.kept).waitFor({ state: 'detached' });
    await fill();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: text.submitted }).waitFor();
    expect(await page.getByText('A caller asked for my PIN.').count()).toBe(1);
    expect(await page.getByText(text.receiptsKept).count()).toBe(0);
  });
});
