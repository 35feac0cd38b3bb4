import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { textsOf } from '#core/text/languages.ts';
import { keepTally, sample } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { afterFifteenSeconds, happensTo, held, letGoAfter, never } from './late-files.ts';
import { appOf, openStaged, stage } from './native-app.ts';
import { buttonNamed, shownTexts } from './reach.ts';
import { startProxy } from './rewriting-proxy.ts';
import { passFrames, passTime } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const ROW = '58 scripts and styles that come late, or never';
const tally = keepTally('browser', 'late scripts');
const text = shownTexts('en');
const { broken } = text.common;
const { site } = textsOf('en');
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';
let server: TestServer;
let page: Page;
let errors: string[];
let before: number;

withPhone((visit) => {
  ({ server, page, errors } = visit);
  before = server.requests.length;
});

/** What is late: a file of the product page by its name. */
const FILES = ['painter.js', 'shop.js', 'product.js', 'en.js', 'shop.css', 'product.css'] as const;

/** Words in the page's own place, a way out, and nothing left that looks as if it could be pressed. */
async function saysBroken(): Promise<void> {
  for (const { title, reload } of [broken, textsOf('ur').common.broken]) {
    expect(await page.getByText(title).filter({ visible: true }).count()).toBe(1);
    expect(await page.getByText(reload, { exact: true }).filter({ visible: true }).count()).toBe(1);
  }
  const alive = page.locator('[data-shell] button:enabled').filter({ visible: true });
  expect(await alive.count()).toBe(0);
}

describe(`reliability row ${ROW}`, () => {
  const LATE = [1, 3, 10].flatMap((seconds) => FILES.map((file) => ({ file, seconds })));

  it.each(sample(LATE, 5))('$file after $seconds s: a tap made before it buys once', async ({ file, seconds }) => {
    const staged = await stage(server, SHOP_STATES['product'], `late-${file.replace('.', '-')}-${seconds}`);
    const back = held();
    const hits = await happensTo(page, file, back.route);
    await page.clock.install();
    await openStaged(page, server, staged);
    await page.locator('[data-shell] [data-buy]').click();
    await expect.poll(hits).toBeGreaterThan(0);
    await letGoAfter(page, back, seconds);
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(`${ROW}: late`, hits(), () =>
      expect([server.sent('now/buy', before), errors]).toEqual([1, []]),
    );
  });

  it.each(sample(FILES, 5))('%s never: words and a way out, or the page without its look', async (file) => {
    const hits = await happensTo(page, file, never);
    await page.clock.install();
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], `never-${file.replace('.', '-')}`));
    await expect.poll(hits).toBeGreaterThan(0);
    if (file === 'shop.css') {
      // The sheet has a deadline: the page is there all the same, and can be used.
      const buy = buttonNamed(page, text.shop.product.buyNow);
      await passTime(page, () => buy.isVisible(), passFrames);
      await buy.click();
      await page.getByText(text.shop.cart.addAddress).waitFor();
      return tally.survive(`${ROW}: never`, hits(), () => expect(server.sent('now/buy', before)).toBe(1));
    }
    await page.locator('[data-shell] [data-buy]').click();
    await afterFifteenSeconds(page);
    await tally.survive(`${ROW}: never`, hits(), saysBroken);
  });

  it('a sheet that never comes does not keep the cart from being painted', async () => {
    const hits = await happensTo(page, 'shop.css', never);
    const { token, path, order } = await stage(server, SHOP_STATES['cart'], 'never-cart-sheet');
    await page.addInitScript({ content: appOf(token) });
    await page.addInitScript(
      (poi) => location.protocol === 'about:' || sessionStorage.setItem('poi', poi),
      order ?? '',
    );
    await page.clock.install();
    // Its load event waits for the sheet.
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await passTime(page, () => buttonNamed(page, text.common.continue).isVisible(), passFrames);
    await tally.survive(`${ROW}: never`, hits(), () => expect(errors).toEqual([]));
  });

  it('a program that never comes leaves words in the place of the cart', async () => {
    const hits = await happensTo(page, 'shop.js', never);
    const staged = await stage(server, SHOP_STATES['cart'], 'never-cart');
    await page.goto(server.origin + staged.path, { waitUntil: 'commit' });
    await page.locator('[data-waiting]').waitFor();
    await afterFifteenSeconds(page);
    await tally.survive(`${ROW}: never`, hits(), saysBroken);
  });

  it('the next page’s code never: the browser asks for the whole page', async () => {
    await page.clock.install();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    const isBack = (): boolean => loads.includes('/bnpl/cartInfo');
    const hits = await happensTo(page, 'cart.js', (route) => (isBack() ? route.continue() : never()));
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'never-next'));
    await buttonNamed(page, text.shop.product.buyNow).click();
    await expect.poll(hits).toBeGreaterThan(0);
    await expect.poll(() => server.sent('now/buy', before)).toBe(1);
    const afterAWhile = async (): Promise<boolean> => {
      await page.clock.fastForward(5000);
      return isBack();
    };
    await expect.poll(afterAWhile).toBe(true);
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(`${ROW}: never`, hits(), () => expect(server.sent('now/buy', before)).toBe(1));
  });

  it('a tap while the page’s last bytes are on their way buys once, when they are there', async () => {
    let letGo = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const proxy = await startProxy(server.origin, (document) => document, { from: '<div role="alert"', until });
    const staged = await stage(server, SHOP_STATES['product'], 'last-bytes');
    await page.addInitScript({ content: appOf(staged.token) });
    await page.goto(proxy.origin + staged.path, { waitUntil: 'commit' });
    const buy = page.locator('[data-shell] [data-buy]');
    await buy.click();
    const [isBusy, asked] = [await buy.getAttribute('aria-busy'), server.sent('product/detail', before)];
    letGo();
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(`${ROW}: before its page`, 1, () =>
      expect([isBusy, asked, server.sent('now/buy', before), errors]).toEqual(['true', 0, 1, []]),
    );
    await proxy.stop();
  });

  it('the space bar held on BUY NOW while the page comes buys once, when it is let go', async () => {
    const back = held();
    const hits = await happensTo(page, 'shop.js', back.route);
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'held-space'));
    await page.locator('[data-shell] [data-buy]').focus();
    await page.keyboard.down(' ');
    await expect.poll(hits).toBeGreaterThan(0);
    back.letGo();
    await page.locator('#root [data-buy]').waitFor({ state: 'attached' });
    await passFrames(page, 10);
    const shells = await page.locator('[data-shell]').count();
    await page.keyboard.up(' ');
    await page.getByText(text.shop.cart.addAddress).waitFor();
    await tally.survive(`${ROW}: late`, hits(), () =>
      expect([shells, server.sent('now/buy', before), errors]).toEqual([1, 1, []]),
    );
  });

  it('the shell of a page that is being made keeps its buttons after fifteen seconds, and no words come over it', async () => {
    let hits = 0;
    await page.route('**/product/detail*', () => {
      hits += 1;
    });
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'held-shell'));
    await page.locator('[data-shell="held"]').waitFor();
    await afterFifteenSeconds(page);
    const seen = [page.locator('[data-shell] [data-buy]'), page.locator('[data-broken]')];
    const isSeen = await Promise.all(seen.map((each) => each.filter({ visible: true }).count()));
    await tally.survive(`${ROW}: late`, hits, () => expect(isSeen).toEqual([1, 0]));
  });

  it('a program that comes as something else than a script is loaded anew once, then told of', async () => {
    const hits = await happensTo(page, 'shop.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
    );
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'wrong-type'));
    await expect.poll(hits).toBe(2);
    await page.locator('[data-broken="shown"]').waitFor();
    await tally.survive(`${ROW}: of another type`, hits(), saysBroken);
  });
});

describe('a document that somebody rewrote on its way', () => {
  /** Changes the document, and leaves its policy; says how often the browser refused something of it. */
  async function rewritten(path: string, change: (html: string) => string): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { refusals: seen });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    });
    await page.route(`**${path.split('?')[0]}*`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const sent = await response.text();
      const after = change(sent);
      expect(after).not.toBe(sent);
      await route.fulfill({ response, body: after });
    });
    return () => page.evaluate(() => (window as unknown as { refusals: string[] }).refusals.length);
  }

  const changedScript = (html: string): string => html.replace(/(<script(?: type="module")?>)/g, '$1/* cdn */');

  it.each([
    ['scripts are', changedScript],
    ['script that asks is', (html: string) => html.replace('<script type="module">', '$&/* cdn */')],
  ])('says so at once where the product page’s %s refused, within reach, and BUY NOW is off', async (_what, change) => {
    const refusals = await rewritten(PRODUCT, change);
    await page.goto(server.origin + PRODUCT);
    await page.getByText(broken.title).filter({ visible: true }).waitFor();
    expect(await page.locator('[data-shell] [data-buy]').isDisabled()).toBe(true);
    for (const way of await page.locator('[data-broken] a').all()) await way.click({ trial: true });
    await tally.survive(`${ROW}: refused`, await refusals(), saysBroken);
  });

  it('BUY NOW of the product’s shell is off where the script that keeps a tap is refused, and the page comes', async () => {
    const refusals = await rewritten(PRODUCT, (html) => html.replace('<script>', '<script>/* cdn */'));
    const program = held();
    await page.route('**/assets/shop-*.js', program.route);
    await page.goto(server.origin + PRODUCT);
    await page.locator('[data-shell] [data-back]:enabled').waitFor();
    const isOff = await page.locator('[data-shell] [data-buy]').isDisabled();
    program.letGo();
    await page.locator('[data-buy]:not([data-shell] *):enabled').waitFor();
    await tally.survive(`${ROW}: refused`, await refusals(), () => expect(isOff).toBe(true));
  });

  it.each([
    ['/notify', site.numberCheck],
    ['/calculator', site.calculator],
    ['/complaints', site.complaint],
    ['/servise', site.calculator],
  ] as const)(
    'says so after a while on %s, where its scripts are refused, and nothing there takes what would be lost',
    async (path, { broken: missing }) => {
      const refusals = await rewritten(path, changedScript);
      await page.goto(server.origin + path);
      const words = page.locator('[data-broken]');
      expect(await words.filter({ visible: true }).count()).toBe(0);
      await afterFifteenSeconds(page);
      await tally.survive(`${ROW}: refused`, await refusals(), async () => {
        const said = await words.filter({ visible: true }).innerText();
        expect([said.includes(missing), said.includes(site.frame.stillKept)]).toEqual([true, false]);
        const live = page.locator('[data-island] :is(button, input, textarea):enabled').filter({ visible: true });
        expect(await live.count()).toBe(0);
      });
    },
  );

  it('works where only its inlined styles are refused', async () => {
    const refusals = await rewritten(PRODUCT, (html) => html.replace('<style>', '<style>/* cdn */'));
    await openStaged(page, server, await stage(server, SHOP_STATES['product'], 'no-styles'));
    await buttonNamed(page, text.shop.product.buyNow).waitFor();
    await expect.poll(() => page.locator('[data-broken]').count()).toBe(0);
    await tally.survive(`${ROW}: refused`, await refusals(), () => expect(errors).toEqual([]));
  });

  it('works untouched: nothing is refused, and no words for a broken page come', async () => {
    await page.goto(`${server.origin}/calculator`);
    await page.locator('html[data-works]').waitFor({ state: 'attached' });
    await afterFifteenSeconds(page);
    expect(await page.locator('[data-broken]').filter({ visible: true }).count()).toBe(0);
  });
});
