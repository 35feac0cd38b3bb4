import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIDGE_WAIT_MS } from '#adapters/host-app/json-rpc.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { READ_DEADLINE_MS } from '#core/ports/gateway.ts';
import { ALWAYS, type Trouble } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { injectApp } from './injected-app.ts';
import { appOf, askedOf, type Staged, stage } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { buttonNamed, passTime, settled, shownTexts, sinceNavigation } from './reach.ts';

const text = shownTexts('en');
/** What comes in at most, ms after it was due: the machine is busy. */
const LEEWAY_MS = 1000;
/** When the program is loaded at the latest, ms after the navigation. */
const PROGRAM_MS = 3000;

let server: TestServer;
let context: BrowserContext;
let page: Page;
let errors: string[];
withPhone((visit) => {
  ({ server, context, page, errors } = visit);
});

/** The question that each page opens with, and what becomes of it. Every kind of failure is proved at the wire. */
const CASES: readonly (readonly [path: string, state: ShopStateName, what: string, Trouble])[] = [
  ['product/detail', 'product', 'never answered', { ...ALWAYS, fault: 'hang' }],
  ['pay/type/bnpl', 'cart', 'cut off', { ...ALWAYS, fault: 'refuse' }],
  ['get/refund/cooling/info', 'refund', 'misshapen', { ...ALWAYS, fault: 'shape', argument: { sku: [] } }],
];

/** Opens a staged page inside an app that answers `after` so many ms. */
async function openIn({ token, path, order }: Staged, after: number): Promise<void> {
  await page.addInitScript({ content: appOf(token, '{}', after) });
  if (order !== null) {
    await page.addInitScript((poi) => location.protocol === 'about:' || sessionStorage.setItem('poi', poi), order);
  }
  await page.goto(server.origin + path, { waitUntil: 'commit' });
}

describe('reliability row 59: the first question of a page, inside the app', () => {
  it.each(CASES)('%s of %s %s: words and a way on by 20 s, and it works afterwards', async (...each) => {
    const [path, state, what, trouble] = each;
    const hangs = trouble.fault === 'hang';
    const hits = (): number => server.faults.armed()[0]?.hits ?? 0;
    const staged = await stage(server, SHOP_STATES[state], `early-${what.replaceAll(' ', '-')}`);
    await page.clock.install();
    server.faults.arm({ ...trouble, path });
    await openIn(staged, hangs ? 4000 : 0);
    const retry = buttonNamed(page, text.common.retry);
    if (hangs) {
      // The app answers late, the program comes all the same, and the question is out.
      await expect.poll(() => askedOf(page).catch(() => [])).not.toEqual([]);
      await page.clock.fastForward(4000);
      await expect.poll(hits).toBeGreaterThan(0);
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      expect(await retry.count()).toBe(0);
      await page.clock.fastForward(READ_DEADLINE_MS - (await sinceNavigation(page)));
    } else await passTime(page, () => retry.isVisible());
    await retry.waitFor();
    expect(hits()).toBeGreaterThan(0);
    expect(await sinceNavigation(page)).toBeLessThanOrEqual(READ_DEADLINE_MS + LEEWAY_MS);
    expect(await page.locator('[data-shell]').count()).toBe(0);
    expect(await page.locator('[data-broken]').filter({ visible: true }).count()).toBe(0);
    server.faults.clear();
    await retry.click();
    await expect.poll(() => retry.count()).toBe(0);
    await expect.poll(() => page.locator('[data-skeleton], [aria-busy="true"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('reliability row 34: an app that does not say who the shopper is', () => {
  it.each([
    ['listener', 'product'],
    ['ios', 'order-4'],
  ] as const)(
    '%s, %s: is waited for five seconds in all, then there are words, and a retry asks it anew',
    async (...each) => {
      const [shape, state] = each;
      const { token, path, order } = await stage(server, SHOP_STATES[state], `silent-${state}`);
      const app = await injectApp(context, page, shape, token);
      app.answers('getToken', 'silent');
      if (order !== null) await page.addInitScript((poi) => sessionStorage.setItem('poi', poi), order);
      const before = server.requests.length;
      await page.clock.install();
      await page.goto(server.origin + path);
      await expect.poll(() => app.asked.includes('getToken')).toBe(true);
      // The program comes meanwhile, and goes on with the question that is out.
      await page.clock.fastForward(PROGRAM_MS);
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      await settled(page);
      const words = page.getByRole('heading', { name: text.shop.login.title });
      expect(await words.count()).toBe(0);
      await page.clock.fastForward(BRIDGE_WAIT_MS - PROGRAM_MS);
      await words.waitFor();
      // A second wait would be five seconds more.
      expect(await sinceNavigation(page)).toBeLessThanOrEqual(2 * BRIDGE_WAIT_MS - LEEWAY_MS);
      expect(app.asked.filter((method) => method === 'getToken')).toHaveLength(1);
      expect(server.requests.slice(before).filter((line) => line.includes('/v1/bnpl/'))).toEqual([]);
      app.answers('getToken', { result: token });
      await buttonNamed(page, text.common.retry).click();
      await page.locator('main').getByText(/Rs\./).first().waitFor();
    },
  );
});
