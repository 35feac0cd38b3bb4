import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { fullChromium, type Profile, profileOf } from '../browser/full-chromium.ts';
import { COMPLAINT, pressIn, typeInto } from '../browser/public-forms.ts';
import { ALWAYS } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const text = english.site.complaint;
const program = await fullChromium();

let server: TestServer;
let profile: Profile;
let context: BrowserContext;
let page: Page;
let errors: string[];

// Where no whole Chromium can be had, the report says skipped: the package's browser keeps and restores no pages.
describe.skipIf(program === null)('Q62 a complaint that is being sent, in a Chromium with a profile', () => {
  beforeAll(async () => {
    server = await startTestServer(true);
    profile = profileOf(program as NonNullable<typeof program>, { session: { restore_on_startup: 1 } });
    context = await profile.open();
  });
  afterAll(async () => {
    await context.close();
    await server.stop();
    profile.remove();
  });
  beforeEach(async () => {
    server.faults.clear();
    // One tab: a browser that restores several is there only when the first one is, whichever it loads first.
    const fresh = await context.newPage();
    for (const other of context.pages()) if (other !== fresh) await other.close();
    watch(fresh);
  });

  function watch(opened: Page): void {
    page = opened;
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  }

  const filed = (): number => server.requests.filter((line) => line.includes('complaint/add')).length;
  const openAnew = async (): Promise<void> => {
    await page.goto(`${server.origin}/complaints`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.locator('html[data-works]').waitFor({ state: 'attached' });
    await typeInto(page, COMPLAINT);
    const before = filed();
    await pressIn(page, COMPLAINT);
    await expect.poll(filed).toBe(before + 1);
  };

  it('row 27 is told of by a page that was left and come back to, and its overlay ends with its request', async () => {
    server.faults.arm({ ...ALWAYS, path: 'v3/complaint/add', fault: 'slow', argument: 1500 });
    await openAnew();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${server.origin}/about`);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByText(text.unknown).or(page.getByText(text.submitted)).first().waitFor();
    await expect.poll(() => page.getByText(text.submitting).count()).toBe(0);
    // Nobody could tell otherwise whether this test met the cache.
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
    expect([filed(), errors]).toEqual([1, []]);
  });

  it('row 28 a browser that ends and restores its tabs says that it may have arrived', async () => {
    server.faults.arm({ ...ALWAYS, path: 'v3/complaint/add', fault: 'hang' });
    await openAnew();
    await context.close();
    context = await profile.open(['--restore-last-session']);
    const restored = (): readonly Page[] => context.pages().filter((each) => each.url().endsWith('/complaints'));
    await expect.poll(() => restored().length).toBe(1);
    watch(restored()[0] as Page);
    await page.getByText(text.unknown).waitFor();
    expect(errors).toEqual([]);
  });
});
