import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIDGE_WAIT_MS } from '#adapters/host-app/json-rpc.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { injectApp, SHAPES } from './injected-app.ts';
import { stage } from './native-app.ts';
import { buttonNamed, shownTexts } from './reach.ts';
import { settled, sinceNavigation } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const tally = keepTally('browser', 'silent app');
const text = shownTexts('en');
/** When the program is loaded at the latest, ms after the navigation. */
const PROGRAM_MS = 3000;
/** What comes in at most, ms after it was due: the machine is busy, and a second wait would be five seconds. */
const LEEWAY_MS = 4000;
let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

describe('reliability row 34 an app that does not say who the shopper is', () => {
  it.each(SHAPES.flatMap((shape) => (['product', 'order-4'] as const).map((state) => [shape, state] as const)))(
    '%s, %s: is waited for five seconds in all, then there are words, and a retry asks it anew',
    async (shape, state) => {
      const { token, path, order } = await stage(server, SHOP_STATES[state], `silent-${shape}-${state}`);
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
      await tally.survive('34 an app that never answers', 1, async () => {
        await words.waitFor();
        expect(await sinceNavigation(page)).toBeLessThanOrEqual(BRIDGE_WAIT_MS + LEEWAY_MS);
        expect(app.asked.filter((method) => method === 'getToken')).toHaveLength(1);
        expect(server.requests.slice(before).filter((line) => line.includes('/v1/bnpl/'))).toEqual([]);
        app.answers('getToken', { result: token });
        await buttonNamed(page, text.common.retry).click();
        await page.locator('main').getByText(/Rs\./).first().waitFor();
      });
    },
  );
});
