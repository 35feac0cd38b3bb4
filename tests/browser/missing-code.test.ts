import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { withPhone } from './phone-page.ts';
import { COMPLAINT, stands, typeInto } from './public-forms.ts';
import { buttonNamed, reach, shownTexts, untilUp } from './reach.ts';

const text = shownTexts('en');
const { broken } = text.common;
const PRODUCT = `${SHOP_PATHS.product}?productId=samsung-galaxy-a16`;
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

const loadsOf = (path: string): number => loads.filter((load) => load === path).length;

const notFound = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

/** Answers so for a script, by default as a server does that has a newer one: until the page was loaded anew, or always. */
async function gone(name: string, isBack: () => boolean = () => false, answer = notFound): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) =>
    isBack() ? route.continue() : answer(route),
  );
}

describe('reliability row 29: code of the shop that a newer site has replaced', () => {
  it('a move in the shop loads the next page whole', async () => {
    await gone('cart', () => loadsOf(SHOP_PATHS.cart) > 0);
    await reach(page, server, SHOP_STATES['product'], { shopper: 'gone-move' });
    await buttonNamed(page, text.shop.product.buyNow).click();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(loads.at(-1)).toBe(SHOP_PATHS.cart);
  });

  it('row 58 so it does where the next page’s code never comes, and buys once', async () => {
    await gone(
      'cart',
      () => loadsOf(SHOP_PATHS.cart) > 0,
      () => new Promise(() => undefined),
    );
    await page.clock.install();
    await reach(page, server, SHOP_STATES['product'], { shopper: 'never-move' });
    const before = server.requests.length;
    await buttonNamed(page, text.shop.product.buyNow).click();
    await expect.poll(() => server.sent('now/buy', before)).toBe(1);
    const afterAWhile = async (): Promise<number> => {
      await page.clock.fastForward(5000);
      return loadsOf(SHOP_PATHS.cart);
    };
    await expect.poll(afterAWhile).toBe(1);
    await page.getByText(text.shop.cart.addAddress).waitFor();
    expect(server.sent('now/buy', before)).toBe(1);
  });

  it('a page of the shop loads itself anew once, and works', async () => {
    await gone('order', () => loadsOf(SHOP_PATHS.order) > 1);
    await reach(page, server, SHOP_STATES['order-4'], { shopper: 'gone-once' });
    await buttonNamed(page, text.shop.order.confirmReceipt).waitFor();
    expect(loads.slice(-2)).toEqual([SHOP_PATHS.order, SHOP_PATHS.order]);
  });

  const wifi = (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' });

  it.each([
    ['the product’s program', 'shop', PRODUCT, notFound],
    ['the product’s program, in whose place a captive portal answers', 'shop', PRODUCT, wifi],
    ['a piece of the order’s program', '(?!shop|order)[a-z-]+', SHOP_PATHS.order, notFound],
  ] as const)('%s stays away: the page says so after one reload', async (_what, name, path, answer) => {
    await gone(name, () => false, answer);
    await page.goto(server.origin + path);
    await page.locator('[data-broken="shown"]').getByText(broken.title).waitFor();
    expect(await page.locator('[data-shell] button:enabled').filter({ visible: true }).count()).toBe(0);
    expect(loads).toEqual([path.split('?')[0], path.split('?')[0]]);
  });
});

describe('reliability row 29: code of a public page that a newer site has replaced', () => {
  it('the page loads itself anew once, then says so; its words and the number check stay', async () => {
    await gone('islands-main');
    await page.goto(`${server.origin}/notify`);
    await page.locator('[data-broken]').filter({ visible: true }).waitFor();
    await page.getByLabel('Phone number').fill('0516011632');
    await page.getByRole('button', { name: 'Check number' }).click();
    await page.locator('[data-status="official"]').first().waitFor();
    expect(loads).toEqual(['/notify', '/notify']);
  });

  it('Q3 what was typed meanwhile stands in the page that is loaded anew', async () => {
    const { route, letGo } = held(notFound);
    await gone('islands-main', () => loads.length > 1, route);
    await page.goto(`${server.origin}/complaints`);
    await typeInto(page, COMPLAINT);
    letGo();
    await expect.poll(() => loads).toEqual(['/complaints', '/complaints']);
    await untilUp(page);
    await stands(page, COMPLAINT);
  });

  it('without a network nothing is loaded anew: the page stays as it is', async () => {
    await gone('islands-main');
    await page.route('**/calculator', (route) =>
      loads.length > 1 || route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(`${server.origin}/calculator`);
    await page.locator('[data-broken]').filter({ visible: true }).waitFor();
    expect(loads).toEqual(['/calculator']);
  });
});
