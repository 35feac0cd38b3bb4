import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe('English headings of the shop', () => {
  it('are in the display face where the device has kept it; a visit that would wait for it keeps its own letters', async () => {
    const { context, page, problems } = await openPhonePage(browser);
    let asked = 0;
    let isHeld = true;
    await page.route('**/assets/manrope-*', async (route) => {
      asked++;
      await expect.poll(() => isHeld).toBe(false);
      await route.continue();
    });
    await reach(page, server, SHOP_STATES.cart, { shopper: 'faces', language: 'en' });
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
    const own = await facesOf(page);
    expect([asked > 0, own.some((each) => /Manrope/.test(each))]).toEqual([true, false]);
    isHeld = false;
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Manrope' && status === 'loaded'),
    );
    expect(await facesOf(page)).toEqual(own);
    await page.unroute('**/assets/manrope-*');
    await page.reload();
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
    await expect.poll(async () => (await facesOf(page)).every((each) => /Manrope/.test(each))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** The fonts that a page's headings are painted in. */
async function facesOf(page: Page): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, section > h2',
  });
  const faces = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) faces.add(familyName);
  }
  await inspector.detach();
  return [...faces];
}
