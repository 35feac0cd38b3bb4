import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { afterFifteenSeconds, happensTo, never } from './late-files.ts';
import { openStaged, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { COMPLAINT, FORMS, stands, typeInto } from './public-forms.ts';
import { buttonNamed, passFrames, passTime, shownTexts, untilUp } from './reach.ts';

const text = shownTexts('en');
const { broken } = text.common;
const { frame, complaint } = english.site;
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';
let server: TestServer;
let page: Page;
let errors: string[];
let before: number;
withPhone((visit) => {
  ({ server, page, errors } = visit);
  before = server.requests.length;
});

/** Words in the page's own place, a way out, and nothing left that looks as if it could be pressed. */
async function saysBroken(): Promise<void> {
  for (const { title, reload } of [broken, textsOf('ur').common.broken]) {
    expect(await page.getByText(title).filter({ visible: true }).count()).toBe(1);
    expect(await page.getByText(reload, { exact: true }).filter({ visible: true }).count()).toBe(1);
  }
  expect(await page.locator('[data-shell] button:enabled').filter({ visible: true }).count()).toBe(0);
}

/** Changes a document on its way, and leaves its policy: the browser refuses what was changed. */
async function rewritten(path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path.split('?')[0]}*`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const sent = await response.text();
    expect(change(sent)).not.toBe(sent);
    await route.fulfill({ response, body: change(sent) });
  });
}

const changedScripts = (html: string): string => html.replace(/(<script(?: type="module")?>)/g, '$1/* cdn */');

describe('reliability row 58: a page of the shop whose scripts or styles never come', () => {
  it.each([['product'], ['cart']] as const)('%s: words and a way out after a while', async (state) => {
    const hits = await happensTo(page, 'shop.js', never);
    const { path } = await stage(server, SHOP_STATES[state], `never-${state}`);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.locator('[data-broken]').waitFor({ state: 'attached' });
    await expect.poll(hits).toBeGreaterThan(0);
    await afterFifteenSeconds(page);
    await saysBroken();
  });

  it('without its sheet it is there all the same, and a tap made before buys once', async () => {
    const hits = await happensTo(page, 'style.css', never);
    await page.clock.install();
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'never-sheet'));
    await expect.poll(hits).toBeGreaterThan(0);
    const buy = buttonNamed(page, text.shop.product.buyNow);
    await passTime(page, () => buy.isVisible(), passFrames);
    await buy.click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect([server.sent('now/buy', before), errors]).toEqual([1, []]);
  });

  it('so it is where somebody rewrote the document on its way, and the browser refuses its scripts', async () => {
    await rewritten(PRODUCT, changedScripts);
    await page.goto(server.origin + PRODUCT);
    expect(await page.locator('[data-shell] button:enabled').count()).toBe(0);
    await afterFifteenSeconds(page);
    await saysBroken();
    for (const way of await page.locator('[data-broken] a').all()) await way.click({ trial: true });
  });
});

describe('reliability row 58: a public page whose scripts never come', () => {
  it.each(FORMS)('$path: words and a way out; what was typed stays, also when loaded again', async (form) => {
    const hits = await happensTo(page, form.file, never);
    await page.goto(server.origin + form.path);
    await expect.poll(hits).toBeGreaterThan(0);
    await typeInto(page, form);
    await afterFifteenSeconds(page);
    const words = page.locator('[data-broken]').filter({ visible: true });
    expect(await words.innerText()).toContain(`${form.broken} ${frame.stillKept}`);
    expect(await page.getByText(frame.waiting).filter({ visible: true }).count()).toBe(0);
    expect(await words.locator('a[href^="tel:"]').count()).toBe(1);
    await stands(page, form, false);
    // The number check alone works by a script inside of its page.
    const alive = page.locator('[data-island] button:enabled').filter({ visible: true });
    expect(await alive.count()).toBe(form.path === '/notify' ? 1 : 0);
    await words.getByRole('link', { name: english.common.broken.reload }).click();
    await stands(page, form, false);
  });

  it.each([FORMS[0], COMPLAINT])('$path has no button that looks alive where its scripts are refused', async (form) => {
    await rewritten(form?.path ?? '', changedScripts);
    await page.goto(server.origin + form?.path);
    const words = page.locator('[data-broken]').filter({ visible: true });
    expect(await words.count()).toBe(0);
    await afterFifteenSeconds(page);
    const { numberCheck } = english.site;
    expect(await words.innerText()).toContain(form === COMPLAINT ? complaint.broken : numberCheck.broken);
    expect(await words.innerText()).not.toContain(frame.stillKept);
    const live = page.locator('[data-island] :is(button, [type=range]):enabled').filter({ visible: true });
    expect(await live.count()).toBe(0);
  });

  it('no such words come over a page that works', async () => {
    await page.goto(`${server.origin}/calculator`);
    await untilUp(page);
    await afterFifteenSeconds(page);
    expect(await page.locator('[data-broken]').filter({ visible: true }).count()).toBe(0);
  });
});
