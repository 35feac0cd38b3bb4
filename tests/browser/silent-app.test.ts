import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIDGE_WAIT_MS } from '#adapters/host-app/json-rpc.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { injectApp, SHAPES } from './injected-app.ts';
import { stage } from './native-app.ts';
import { buttonNamed, shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const tally = keepTally('browser', 'silent app');
const text = shownTexts('en');
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
      await settled(page);
      await page.clock.fastForward(BRIDGE_WAIT_MS);
      await tally.survive('34 an app that never answers', 1, async () => {
        await page.getByRole('heading', { name: text.shop.login.title }).waitFor();
        expect(server.requests.slice(before).filter((line) => line.includes('/v1/bnpl/'))).toEqual([]);
        app.answers('getToken', { result: token });
        await buttonNamed(page, text.common.retry).click();
        await page.locator('main').getByText(/Rs\./).first().waitFor();
      });
    },
  );
});
