import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { QUESTIONS, questionOf } from './actions.ts';
import { openStaged, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { buttonNamed, settled, shownTexts } from './reach.ts';

const text = shownTexts('en');
let server: TestServer;
let page: Page;
/** What must not happen: errors, breaches of the policy, requests that leave this machine. */
let wrong: string[];

withPhone((visit) => {
  ({ server, page } = visit);
  wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) wrong.push(message.text());
  });
  page.on('dialog', (dialog) => {
    wrong.push(dialog.message());
    void dialog.dismiss();
  });
  // What the page's own policy stops never leaves; anything else does, whether it arrives or not.
  page.on('requestfinished', (request) => leave(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') leave(request.url());
  });
});

function leave(url: string): void {
  if (!url.startsWith(server.origin)) wrong.push(url);
}

const ran = (): Promise<unknown> => page.evaluate(() => (window as { __xss?: unknown }).__xss);

/** What a state's page asks first is answered truly, but for every text and address of a picture in it. */
async function withAnswer(
  state: ShopStateName,
  shopper: string,
  change: (key: string, value: string) => string,
): Promise<number> {
  const staged = await stage(server, SHOP_STATES[state], shopper);
  const [path] = QUESTIONS.find(([, each]) => each === state) ?? ['', state];
  const query = new URLSearchParams(staged.path.split('?')[1]);
  let changed = 0;
  const asked = questionOf(path, query.get('productId'), staged.order);
  const { data } = await server.lender.answer(path, { token: staged.token, ...asked });
  const told = JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const next = change(key, value);
    if (next !== value) changed += 1;
    return next;
  }) as unknown;
  server.faults.arm({ ...ALWAYS, path, fault: 'shape', argument: told });
  await openStaged(page, server, staged);
  await page.locator('main:not([data-shell] *)').waitFor();
  await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
  expect(server.faults.armed()[0]?.hits).toBeGreaterThan(0);
  return changed;
}

/** Fields that are no text for people. */
const isOpaque = (key: string, value: string): boolean =>
  /id$|code$|pic|list|price|amount/i.test(key) || /^[\d.]*$/.test(value);

describe('reliability row 45, texts that try something', () => {
  const SEEN_IN = ['product', 'cart', 'order-4', 'calculator', 'refund', 'address-known'] as const;

  it.each(SEEN_IN.map((state, at) => ({ state, at })))('$state shows them as they stand', async ({ state, at }) => {
    let turn = at;
    const used = new Set<string>();
    const changed = await withAnswer(state, `texts-${state}-${at}`, (key, value) => {
      if (isOpaque(key, value) || /^\d{4}-/.test(value)) return value;
      turn += 1;
      const next = HOSTILE_TEXTS[turn % HOSTILE_TEXTS.length] ?? '';
      used.add(next);
      return next;
    });
    const shown = await page.evaluate(
      () => document.body.innerText + [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    );
    expect(Math.max(1, changed)).toBeGreaterThan(0);
    expect([await ran(), wrong]).toEqual([undefined, []]);
    // Word for word, at least one of them; which are shown depends on the page.
    if (used.size > 0) expect([...used].some((each) => shown.includes(each))).toBe(true);
    expect(
      await page.locator('main img[src="x"], main svg[onload], main script, main a[href^="javascript"]').count(),
    ).toBe(0);
  });
});

describe('reliability row 46, addresses of pictures that lead elsewhere', () => {
  const CASES = [
    { state: 'product', url: 'data:image/svg+xml,<svg onload="window.__xss=1"/>' },
    { state: 'cart', url: 'https://evil.example/x.png' },
    { state: 'order-4', url: '//evil.example/x.png' },
  ] as const;

  it.each(CASES)('$state asks nobody for $url', async ({ state, url }) => {
    const changed = await withAnswer(state, `urls-${state}-${url.length}`, (key, value) =>
      value.endsWith('.webp') || /pic/i.test(key) ? url : value,
    );
    await settled(page);
    expect(changed).toBeGreaterThan(0);
    // The page's policy stops what is behind TLS elsewhere; the page itself asks for nothing else.
    const elsewhere = wrong.filter((each) => !each.includes('Content Security Policy'));
    expect([await ran(), elsewhere]).toEqual([undefined, []]);
  });
});

describe('reliability row 47, what stands behind a #', () => {
  it.each(['//evil.example', '/<script>window.__xss=1</script>', '/home@evil.example'])(
    '%s leads nowhere but to a page of ours',
    async (route) => {
      await page.goto(`${server.origin}/about#${route}`);
      await page.waitForLoadState('networkidle');
      const { origin, hash } = new URL(page.url());
      expect([origin, hash]).toEqual([server.origin, '']);
      expect(await page.locator('h1').count()).toBe(1);
      expect([await ran(), wrong]).toEqual([undefined, []]);
    },
  );
});

const long = (length: number): string => 'A phone of many words '.repeat(Math.ceil(length / 22)).slice(0, length);

/** A phone with everything that a server can have too much of, below what an answer may weigh. */
const PHONE = {
  productId: 'samsung-galaxy-a16',
  productName: long(100_000),
  brandName: 'Samsung',
  price: 55_999,
  discountRate: 1e21,
  deliveryTime: long(100_000),
  productPicList: Array.from({ length: 3000 }, (_, at) => `/gateway/pictures/samsung-galaxy-a16/${at}.webp`),
  presaleStatus: 0,
  description: { text: long(200_000), attribute: { general: { weight: 1e21, releaseDate: '2026-02-30' } } },
  skuInfo: Array.from({ length: 6000 }, (_, at) => ({
    skuCode: `samsung-galaxy-a16--${at}`,
    color: `Colour ${at}`,
    availableStatus: 1,
    storage: '128GB',
  })),
};

describe('reliability row 64, a phone of megabytes on a slow one', () => {
  it('is shown with a cap, and answers a tap within a second', async () => {
    const staged = await stage(server, SHOP_STATES['product'], 'megabytes');
    server.faults.arm({ ...ALWAYS, path: 'product/detail', fault: 'shape', argument: PHONE });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await openStaged(page, server, staged);
    await buttonNamed(page, text.shop.product.buyNow).waitFor();
    await page.locator('main:not([data-shell] *)').waitFor();
    const took = await page.evaluate(async () => {
      const radios = document.querySelectorAll<HTMLElement>('main input[type="radio"]');
      const began = performance.now();
      radios[radios.length - 1]?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    });
    expect(server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
    expect(took).toBeLessThan(1000);
    expect(await page.locator('main input[type="radio"]').count()).toBeLessThanOrEqual(61);
    const words = await page.locator('main').innerText();
    expect(words.length).toBeLessThan(20_000);
    expect(words).not.toMatch(/Infinity|NaN|\de\+?\d/);
    expect(wrong).toEqual([]);
  });
});
