import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { fillAddress, fillComplaint } from './forms.ts';
import { openPhonePage, withSandbox } from './phone-page.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';

/** Each can be told from everything else wherever it turns up. */
const CANARIES = {
  token: 'canary-token-7f3a',
  secret: 'sandbox-secret',
  name: 'Canary Nameless',
  phoneNumber: '03009876541',
  email: 'canary.mail@gmail.com',
  street: 'House 7741 Canary Street',
  problem: 'CANARYCOMPLAINT 5518',
  checked: '0519994443',
};

const text = shownTexts('en');
let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
const heard: string[] = [];

withSandbox((...started) => {
  [browser, server] = started;
});
beforeAll(async () => {
  ({ context, page } = await openPhonePage(browser));
  page.on('console', (message) => heard.push(`console ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The gateway's own payload is the one place for all of it, and there it is not legible.
    heard.push(`request ${request.url()}`);
    if (!url.pathname.startsWith('/gateway/')) heard.push(`body ${request.postData() ?? ''}`);
  });
});
afterAll(() => context.close());

describe('what a person typed, and who that is, turns up nowhere', () => {
  it('on the public pages: the number that was checked, and the complaint once it was sent', async () => {
    await page.goto(`${server.origin}/notify`);
    await page.getByLabel('Phone number').fill(CANARIES.checked);
    await page.getByRole('button', { name: 'Check number' }).click();
    await page.locator('[data-status="unofficial"]').first().waitFor();
    // It stands in the field, whose draft the session keeps, and in the verdict.
    await clean(['checked'], ['storage', 'document']);
    await page.goto(`${server.origin}/complaints`);
    await fillComplaint(page, [CANARIES.name, CANARIES.phoneNumber.slice(1), CANARIES.problem]);
    await page.locator('main form button[type="submit"]').click();
    await expect.poll(() => server.requests.filter((line) => line.includes('complaint/add')).length).toBe(1);
    await expect.poll(() => page.locator('form').getByRole('textbox').count()).toBe(0);
    // The receipt stays in the person's hands until it is erased.
    await clean(['name', 'phoneNumber', 'problem'], ['storage', 'document']);
    await page.getByRole('button', { name: textsOf('en').site.complaint.eraseReceipts }).click();
    await page.locator('form[novalidate]').waitFor();
    await clean(['name', 'phoneNumber', 'problem'], []);
  });

  it('in the shop: token, secret, and the address once it is saved', async () => {
    await reach(page, server, SHOP_STATES['address-new'], { shopper: CANARIES.token });
    await fillAddress(page, CANARIES);
    await buttonNamed(page, text.common.confirm).click();
    await expect.poll(() => server.requests.some((line) => line.includes('complete/addr'))).toBe(true);
    // Back to where the form was opened from.
    await page.waitForURL(/\/sandbox$/, { waitUntil: 'networkidle' });
    // The stand-in of the app keeps its own token in the session; the page under it never does.
    await clean(['secret', 'name', 'phoneNumber', 'email', 'street'], []);
    await clean(['token'], ['storage']);
  });
});

// Helpers

/** None of these is heard on the console, in addresses or bodies, or kept in storage and cookies. */
async function clean(
  names: readonly (keyof typeof CANARIES)[],
  exceptIn: readonly ('storage' | 'document')[],
): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
  );
  const isExempt = (line: string): boolean => exceptIn.some((each) => line.startsWith(each));
  const places = [...heard, `storage ${stored}`, `address ${page.url()}`, `document ${await page.content()}`]
    .filter((line) => !isExempt(line))
    // The stand-in of the app is told in its address whom it stands in for.
    .filter((line) => !line.includes('/sandbox?shopper='));
  for (const name of names) {
    const seen = places.filter((line) =>
      decodeURIComponent(line.replace(/%(?![0-9a-f]{2})/gi, '')).includes(CANARIES[name]),
    );
    expect([name, seen]).toEqual([name, []]);
  }
}
