import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { textsOf } from '#core/text/languages.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { injectApp } from './injected-app.ts';
import { stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { shownTexts, sleep, untilUp, wake } from './reach.ts';

const text = shownTexts('en');
const DAY_MS = 86_400_000;
let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

/** Lays a complaint of a day ago into the session of a page that is open. */
const layOldDraft = (): Promise<void> =>
  page.evaluate(
    (changedAt) => {
      sessionStorage.setItem('draft:complaint', JSON.stringify({ name: 'Amna', mobile: '', problem: '', changedAt }));
    },
    Date.now() - DAY_MS - 1,
  );

const draft = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('draft:complaint'));

describe('Q71 a token that was renewed for the same shopper', () => {
  it.each(['.1', ''])('Q49 a phone is shown by itself after its page’s login, token%s', async (renewal) => {
    const { token, path } = await stage(server, SHOP_STATES['product'], `phone-${renewal.length}`);
    const app = await injectApp(context, page, 'object', token);
    server.faults.arm({ ...ALWAYS, path: 'product/detail', fault: 'code', argument: 400_113 });
    await page.goto(server.origin + path);
    await page.getByRole('heading', { name: text.shop.login.title }).waitFor();
    server.faults.clear();
    await sleep(page);
    app.answers('getToken', { result: token + renewal });
    await wake(page);
    await page.locator('[data-buy]:enabled').waitFor();
  });
});

describe('the age of a draft', () => {
  it('is looked at when a page is opened, left open, and seen again', async () => {
    await page.clock.install();
    await page.goto(`${server.origin}/calculator`);
    for (const come of ['time', 'sight', 'load'] as const) {
      await layOldDraft();
      if (come === 'time') await page.clock.fastForward(62_000);
      else if (come === 'sight') {
        await sleep(page);
        await wake(page);
      } else {
        await page.reload();
        await page.clock.fastForward(2000);
      }
      await expect.poll(draft).toBeNull();
      if (come === 'time') await page.clock.fastForward(2000);
    }
  });

  it('empties a form that shows it, too', async () => {
    await page.clock.install();
    await page.goto(`${server.origin}/complaints`);
    await untilUp(page);
    const field = page.getByLabel(textsOf('en').site.complaint.fields.name).first();
    await field.fill('Amna Typed');
    await expect.poll(draft).toContain('Amna Typed');
    // Out of sight: whoever sees a page has not slept, and its clock was set.
    await sleep(page);
    await page.clock.fastForward(DAY_MS + 62_000);
    // The page is loaded anew where its form is to be emptied, which may end the call.
    await wake(page).catch(() => undefined);
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await draft()).toBeNull();
    // A receipt alone is as private.
    await page.evaluate(() => {
      Object.assign(window, { isOld: true });
      sessionStorage.setItem('receipt:complaint', JSON.stringify({ receipts: '[]', changedAt: Date.now() }));
    });
    await sleep(page);
    await page.clock.fastForward(DAY_MS + 62_000);
    await wake(page).catch(() => undefined);
    await page.waitForFunction(() => !('isOld' in window));
  });
});
