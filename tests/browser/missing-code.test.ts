import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { textsOf } from '#core/text/languages.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const ROW = '29 code that a newer site has replaced';
const tally = keepTally('browser', 'missing code');
const text = shownTexts('en');
const { broken } = text.common;
const ORDER_PAGE = SHOP_PATHS.order;
let server: TestServer;
let page: Page;
let loads: string[];

withPhone((visit) => {
  ({ server, page } = visit);
  loads = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
});

/** How often the page was loaded from an address. */
const loadsOf = (path: string): number => loads.filter((load) => load === path).length;

const notFound = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

/**
 * Answers 404 for a script, as a server does that has a newer one: until the page was loaded anew, or always. Says how
 * often it did. Newer browsers ask again for what was missing when a page first looked ahead, older ones never do.
 */
async function gone(name: string, isBack: () => boolean = () => false, answer = notFound): Promise<() => number> {
  let hits = 0;
  await page.route(new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`), (route) => {
    if (isBack()) return route.continue();
    hits += 1;
    return answer(route);
  });
  return () => hits;
}

describe(`reliability row ${ROW}`, () => {
  it('the server answers 404', async () => {
    const answer = await fetch(`${server.origin}/assets/cart-00000000.js`);
    await tally.survive(ROW, 1, () => expect(answer.status).toBe(404));
  });

  it('a move in the shop loads the next page whole', async () => {
    const hits = await gone('cart', () => loadsOf(SHOP_PATHS.cart) > 0);
    await reach(page, server, SHOP_STATES['product'], { shopper: 'gone-move' });
    await page.locator('[data-buy]:not([data-shell] *)').click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads.at(-1)).toBe(SHOP_PATHS.cart));
  });

  it('a page of the shop loads itself anew once, and works', async () => {
    const hits = await gone('order', () => loadsOf(ORDER_PAGE) > 1);
    await reach(page, server, SHOP_STATES['order-4'], { shopper: 'gone-once' });
    await buttonNamed(page, text.shop.order.confirmReceipt).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads.slice(-2)).toEqual([ORDER_PAGE, ORDER_PAGE]));
  });

  it('where it stays away the page says so, in both languages, after one reload', async () => {
    const hits = await gone('order');
    await reach(page, server, { ...SHOP_STATES['order-4'], press: () => [] }, { shopper: 'gone-for-good' });
    for (const { title, text: words } of [broken, textsOf('ur').common.broken]) {
      await page.getByText(title).filter({ visible: true }).waitFor();
      expect(await page.locator('body').innerText()).toContain(words);
    }
    const before = loads.length;
    await settled(page);
    await tally.survive(ROW, hits(), () =>
      expect([loads.length, loads.slice(-2)]).toEqual([before, Array(2).fill(ORDER_PAGE)]),
    );
  });

  it('a product page whose program is gone says so in place of its shell', async () => {
    const hits = await gone('shop');
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
    await page.getByText(broken.title).filter({ visible: true }).waitFor();
    expect(await page.locator('[data-shell]').count()).toBe(0);
    await tally.survive(ROW, hits(), () => expect(loads).toHaveLength(2));
  });

  it('row 59: the page that is loaded anew says that a tap on BUY NOW was not carried out, and takes the next', async () => {
    const { route, letGo } = held(notFound);
    const hits = await gone('shop', () => loads.length > 1, route);
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
    await page.locator('[data-shell] [data-buy]').click();
    letGo();
    await page.getByText(text.notices.tapDropped).waitFor();
    await buttonNamed(page, text.shop.product.buyNow).click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual([SHOP_PATHS.product, SHOP_PATHS.product]));
  });

  it('a page of the shop whose program is gone says so after one reload', async () => {
    const hits = await gone('shop');
    await page.goto(`${server.origin}/bnpl/cartInfo`);
    await page.locator('[data-broken="shown"]').getByText(broken.title).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual([SHOP_PATHS.cart, SHOP_PATHS.cart]));
  });

  it('a page of the shop whose program lacks a piece says so after one reload', async () => {
    const hits = await gone('(?!shop|order)[a-z-]+');
    await page.goto(`${server.origin}${ORDER_PAGE}`);
    await page.locator('[data-broken="shown"]').getByText(broken.title).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual([ORDER_PAGE, ORDER_PAGE]));
  });

  it('where nothing of the program comes, not even its failure, a page says so by itself after a while', async () => {
    let hits = 0;
    // The request stays without an answer.
    await page.route(/\/assets\/shop-[\w-]{7}\.js$/, () => void (hits += 1));
    await page.goto(`${server.origin}/bnpl/cartInfo`, { waitUntil: 'commit' });
    const words = page.locator('[data-broken]');
    expect(await words.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    // The style waits 15 seconds; here they pass at once.
    await words.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    await tally.survive(ROW, hits, async () => expect(await page.getByText(broken.title).isVisible()).toBe(true));
  });

  it('a public page loads itself anew once, then says so; its words and the number check stay', async () => {
    const hits = await gone('islands-main');
    await page.goto(`${server.origin}/notify`);
    const words = page.locator('[data-broken]').filter({ visible: true });
    await words.waitFor();
    expect(await words.locator('svg').isVisible()).toBe(true);
    await page.getByLabel('Phone number').fill('0516011632');
    await page.getByRole('button', { name: 'Check number' }).click();
    await page.locator('[data-status="official"]').first().waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual(['/notify', '/notify']));
  });

  it('row 58: a complaint that was sent before its program is sent by the page that is loaded anew, once', async () => {
    const { route, letGo } = held(notFound);
    const hits = await gone('islands-main', () => loads.length > 1, route);
    await page.goto(`${server.origin}/complaints`);
    for (const [at, typed] of ['Ayesha Khan', '3001234567', 'He says he is from you.'].entries())
      await page.getByRole('textbox').nth(at).fill(typed);
    await page.getByRole('button', { name: 'Submit' }).click();
    letGo();
    await page.getByText(textsOf('en').site.complaint.submitted).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual(['/complaints', '/complaints']));
    expect(server.requests.filter((each) => each.includes('/v3/complaint/add'))).toHaveLength(1);
    // It waits no more: a later visit sends nothing.
    await page.reload();
    await page.locator('html[data-works]').waitFor({ state: 'attached' });
    expect(server.requests.filter((each) => each.includes('/v3/complaint/add'))).toHaveLength(1);
  });

  it('row 58: a page is not loaded anew under who types, and goes on in the same field', async () => {
    const { route, letGo } = held(notFound);
    const hits = await gone('islands-main', () => loads.length > 1, route);
    await page.goto(`${server.origin}/notify`);
    const field = page.getByLabel('Phone number');
    await field.click();
    await page.keyboard.type('0516');
    letGo();
    await page.keyboard.type('011632', { delay: 80 });
    await expect.poll(() => loads.length).toBe(2);
    await page.locator('html[data-works]').waitFor({ state: 'attached' });
    expect(await field.inputValue()).toBe('0516011632');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.locator('[data-status="official"]').first().waitFor();
    await tally.survive(ROW, hits(), async () => expect(await field.inputValue()).toBe('0516011632'));
  });

  it('without a network nothing is loaded anew: the page stays as it is', async () => {
    const hits = await gone('islands-main');
    await page.route('**/calculator', (route) =>
      loads.length > 1 || route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(`${server.origin}/calculator`);
    await page.locator('[data-broken]').filter({ visible: true }).waitFor();
    await tally.survive(ROW, hits(), () => expect(loads).toEqual(['/calculator']));
  });
});
