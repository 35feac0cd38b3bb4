import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { held } from './late-files.ts';
import { SHIFTS, shiftedIn } from './look.ts';
import { appOf, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { passFrames, reach, settled, shownTexts } from './reach.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** How much has moved in a page once nothing is asked any more; what moved is told after it was drawn. */
async function shifted(): Promise<number> {
  await settled(page);
  return shiftedIn(page);
}

describe('nothing moves under a finger', () => {
  it.each([
    ['en', 360],
    ['ur', 1280],
  ] as const)(
    'R37, R39, Q50 on the product page when the app says its language late, the phone comes and the program takes over (%s, %s px)',
    async (language, width) => {
      const { path, token } = await stage(server, SHOP_STATES.product, `still-${language}`);
      await page.setViewportSize({ width, height: 740 });
      // The shell is painted by then.
      await page.addInitScript({ content: appOf(token, `{ language: '${language}' }`, 250) + SHIFTS });
      const [answer, program] = [held(), held()];
      await page.route('**/product/detail?*', answer.route);
      await page.route('**/assets/shop-*.js', program.route);
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      const buy = page.locator('[data-shell] [data-buy]:enabled');
      await expect.poll(() => buy.textContent()).toBe(shownTexts(language).shop.product.buyNow);
      answer.letGo();
      await page.locator('[data-fill="picture"] > img').waitFor();
      const before = await topsOf(page.locator('[data-fill="picture"]'), page.locator('[data-fill="price"]'), buy);
      program.letGo();
      await page.locator('[data-shell]').waitFor({ state: 'detached' });
      await page.locator('details').first().waitFor();
      expect(
        await topsOf(page.locator('main img').first(), page.locator('h2 + p > bdi'), page.locator('[data-buy]')),
      ).toEqual(before);
      // Letters of Urdu’s own face, which comes later, are some pixels wider or higher than what stood there.
      expect(await shifted()).toBeLessThanOrEqual(language === 'ur' ? 0.005 : 0);
    },
  );

  it('R54 on the page of an order that waits for its payment, where its Urdu fonts come after it was shown', async () => {
    await page.addInitScript({ content: SHIFTS });
    const fonts = held();
    let asked = 0;
    await page.route('**/*.woff2', (route) => {
      asked += 1;
      return fonts.route(route);
    });
    await reach(page, server, SHOP_STATES['order-1'], { shopper: 'still-fonts', language: 'ur' });
    await page.getByRole('button', { name: textsOf('ur').payments.owed.openInCart }).waitFor();
    await passFrames(page, 3);
    const before = await shiftedIn(page);
    fonts.letGo();
    expect([before, await shifted(), asked > 0]).toEqual([0, 0, true]);
  });

  it('R4 on any public page, whether its letters come late or at once', async () => {
    await page.addInitScript({ content: SHIFTS });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const [slow, fast] = [
      { offline: false, latency: 400, downloadThroughput: 1e6, uploadThroughput: 1e6 },
      { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    ];
    // Nothing is kept from another page yet.
    for (const [line, paths] of [
      [slow, ['/home/urdo', '/notify/urdo']],
      [fast, SITE_ADDRESSES.map(({ path }) => path)],
    ] as const) {
      await network.send('Network.emulateNetworkConditions', line);
      for (const path of paths) {
        await page.goto(server.origin + path);
        await page.waitForFunction(() => document.documentElement.dataset['whole'] === '');
        expect([path, await shifted()]).toEqual([path, 0]);
      }
    }
  });

  it('R30 on a page with sliders while one goes from end to end', async () => {
    for (const path of ['/home', '/calculator/urdo']) {
      await page.goto(server.origin + path);
      await settled(page);
      const slider = page.locator('input[type=range]:enabled').first();
      const tops = new Set<unknown>();
      for (let amount = 1000; amount <= 50_000; amount += 4900) {
        await slider.fill(String(amount));
        await page.getByText(amount.toLocaleString('en')).filter({ visible: true }).first().waitFor();
        for (const top of await topsOf(slider)) tops.add(top);
      }
      expect([path, tops.size]).toEqual([path, 1]);
    }
  });
});

it.each(['en', 'ur'] as const)(
  'R39 price, monthly price and colours are in sight above BUY NOW on a small phone, below a picture of a third of it (%s)',
  async (language) => {
    await reach(page, server, SHOP_STATES.product, { shopper: `in-sight-${language}`, language });
    const main = page.locator('main:not([data-shell] *)');
    const decides = [main.locator('h2 + p'), main.locator('h2 + p + p'), main.getByRole('radio').first()];
    await decides[2]?.waitFor();
    await settled(page);
    const foot = (await page.locator('footer').boundingBox())?.y ?? 0;
    for (const each of decides) {
      const { y, height } = (await each.boundingBox()) ?? { y: foot, height: 1 };
      expect(y + height).toBeLessThanOrEqual(foot);
    }
    const picture = await main.getByRole('img').first().boundingBox();
    expect(picture?.height ?? 740).toBeLessThanOrEqual(0.45 * 740);
  },
);

describe('what buys stays on the screen however far the page is scrolled', () => {
  it.each([
    ['R37', 'product', 360, 740],
    ['R37', 'product', 1280, 740],
    ['R48', 'cart', 360, 740],
    ['R48', 'cart', 1280, 600],
  ] as const)('%s %s at %s × %s', async (_id, state, width, height) => {
    await page.setViewportSize({ width, height });
    await reach(page, server, SHOP_STATES[state], { shopper: `stays-${state}-${width}` });
    const { common, shop } = shownTexts('en');
    const name = state === 'product' ? shop.product.buyNow : common.continue;
    const button = page
      .locator('#root')
      .getByRole('button', { name, exact: true })
      .and(page.locator(':not([data-shell] *)'));
    await button.waitFor();
    await settled(page);
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((to) => scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), share);
      const isUppermost = await button.evaluate((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && each.contains(found);
      });
      expect([share, isUppermost]).toEqual([share, true]);
    }
  });
});

describe('a browser whose fonts hang, or that keeps them from pages', () => {
  it('shows every page and its program all the same', async () => {
    await page.route('**/*.woff2', () => undefined);
    for (const path of ['/home', '/home/urdo']) {
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.documentElement.dataset['whole'] === '');
      expect([path, await page.evaluate(() => 'wait' in document.documentElement.dataset)]).toEqual([path, false]);
    }
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'FontFace');
      Object.defineProperty(Document.prototype, 'fonts', { value: undefined });
    });
    await page.goto(`${server.origin}/home/urdo`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await reach(page, server, SHOP_STATES.cart, { shopper: 'no-fonts', language: 'ur' });
    await page.getByRole('group', { name: textsOf('ur').shop.cart.payment, exact: true }).waitFor();
  });
});

/** Where things begin, px from the top of the page. */
const topsOf = (...all: readonly Locator[]): Promise<readonly number[]> =>
  Promise.all(all.map((each) => each.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))));
