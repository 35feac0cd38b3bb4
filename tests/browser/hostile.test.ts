import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { QUESTIONS, questionOf } from './actions.ts';
import { openStaged, stage } from './native-app.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

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
      value.endsWith('.svg') || /pic/i.test(key) ? url : value,
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
