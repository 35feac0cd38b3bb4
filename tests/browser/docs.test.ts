import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DOCS_ADDRESSES, docsPath } from '#core/routes/docs-pages.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { withPhone } from './with-sandbox.ts';

let visit: PhonePage & { readonly server: TestServer };
let browser: Parameters<typeof openPhonePage>[0];
withPhone((each) => {
  visit = each;
  ({ browser } = each);
});

const isUp = (page: Page): Promise<void> => page.getByRole('search').waitFor();

it('every page of the documentation works, fits a phone, and axe has nothing against it', async () => {
  const { page, problems, server } = visit;
  for (const { path, page: name } of DOCS_ADDRESSES.filter(({ language }) => language === 'en')) {
    await page.goto(server.origin + path);
    await isUp(page);
    // A page of eight hundred like sections says no more than one of forty.
    const found = [...(await faults(page)), ...(name === 'api' ? [] : await violations(page))];
    expect([path, found]).toEqual([path, []]);
  }
  expect(problems).toEqual([]);
});

it('the documentation is searched without a network after the first visit', async () => {
  const { context, page } = await openPhonePage(browser, { serviceWorkers: 'allow' });
  await page.goto(visit.server.origin + docsPath('guide', 'en'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/docs'))?.active?.state))
    .toBe('activated');
  await context.setOffline(true);
  await page.goto(visit.server.origin + docsPath('playground', 'en'));
  await page.locator('[data-part="number"]').getByRole('textbox').fill('0516011632');
  await page.locator('[data-status="official"]').waitFor();
  await page.getByRole('searchbox').fill('Q62');
  await page.getByRole('search').locator('a[href="/docs/requirements#Q62"]').waitFor();
  await context.close();
});
