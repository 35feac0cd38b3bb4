import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { afterFifteenSeconds, happensTo, never } from '../browser/late-files.ts';
import { openStaged, stage } from '../browser/native-app.ts';
import { openPhonePage, type PhonePage } from '../browser/phone-page.ts';
import { FORMS, type PublicForm, pressIn, saysSo, stands, typeInto } from '../browser/public-forms.ts';
import { shownTexts } from '../browser/reach.ts';
import { untilUp } from '../browser/settled.ts';
import { withSandbox } from '../browser/with-sandbox.ts';
import type { TestServer } from '../support/test-server.ts';

const text = shownTexts('en');
/** So late a file is, s. */
const DELAYS = [1, 3, 10] as const;
let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

/** Opens a phone for each delay at once, on which a file comes so late. */
async function afterEachDelay(file: string, use: (phone: PhonePage, delay: number) => Promise<void>): Promise<void> {
  const tryOne = async (delay: number): Promise<void> => {
    const phone = await openPhonePage(browser);
    const hits = await happensTo(phone.page, file, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay * 1000));
      await route.continue();
    });
    await use(phone, delay);
    expect([file, delay, hits() > 0, phone.errors]).toEqual([file, delay, true, []]);
    await phone.context.close();
  };
  await Promise.all(DELAYS.map(tryOne));
}

/** The files of the product page, by their names. */
const FILES = ['shop.js', 'product.js', 'en.js', 'style.css'] as const;

describe('reliability row 58: scripts and styles that come late, by the wall clock', () => {
  it.each(FILES)('%s after 1, 3 and 10 s: a tap on BUY NOW made before it buys once', async (file) => {
    const before = server.requests.length;
    await afterEachDelay(file, async ({ page, see }, delay) => {
      await openStaged(
        page,
        server,
        await stage(server, SHOP_STATES.product, `late-${file.replace('.', '-')}-${delay}`),
      );
      await page.locator('[data-shell] [data-buy]').click();
      await see(text.shop.cart.addAddress);
    });
    expect(server.sent('now/buy', before)).toBe(DELAYS.length);
  });

  it.each(FILES.filter((file) => file !== 'style.css'))('%s never: words and a way out', async (file) => {
    const { page, context, see } = await openPhonePage(browser);
    const hits = await happensTo(page, file, never);
    await openStaged(page, server, await stage(server, SHOP_STATES.product, `never-${file.replace('.', '-')}`));
    await expect.poll(hits).toBeGreaterThan(0);
    await page.locator('[data-shell] [data-buy]').click();
    await afterFifteenSeconds(page);
    await see(text.common.broken.title);
    expect(await page.locator('[data-shell] button:enabled').filter({ visible: true }).count()).toBe(0);
    await context.close();
  });

  const TOOLS = FORMS.flatMap((form) => ['main.js', 'islands-main.js', form.file].map((file) => ({ ...form, file })));

  it.each(TOOLS)('$path, $file after 1, 3 and 10 s: what was typed before it counts', async (form) => {
    await afterEachDelay(form.file, ({ page }) => useEarly(page, form));
  });
});

async function useEarly(page: Page, form: PublicForm): Promise<void> {
  await page.goto(server.origin + form.path);
  await typeInto(page, form);
  await pressIn(page, form);
  await untilUp(page);
  await saysSo(page, form);
  if (form.path !== '/complaints') await stands(page, form);
}
