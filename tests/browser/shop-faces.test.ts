import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { SHIFTS, shiftedIn, wordRoom } from './look.ts';
import { openPhonePage } from './phone-page.ts';
import { reach } from './reach.ts';
import { passFrames } from './settled.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe('English headings of the shop', () => {
  it('are in the display face where it is near; a visit that would wait for it keeps its own letters', async () => {
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
    const came = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/manrope-'));
    isHeld = false;
    await came;
    await passFrames(page, 2);
    expect(await facesOf(page)).toEqual(own);
    await page.unroute('**/assets/manrope-*');
    // A machine that is busy may be late once more.
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
          return (await facesOf(page)).every((each) => /Manrope/.test(each));
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('Urdu headings of the shop', () => {
  it('have more room between their words than Nastaliq was drawn with', async () => {
    const { context, page } = await openPhonePage(browser);
    await reach(page, server, SHOP_STATES.product, { shopper: 'words', language: 'ur' });
    await page.getByRole('heading', { name: textsOf('ur').phone.specifications }).waitFor();
    expect(await wordRoom(page)).toEqual({ 'Urdu Nastaliq': 0.12 });
    await context.close();
  });
});

describe('a page of the shop', () => {
  it('stands still in the phone’s letters where its Urdu fonts come after it was shown', async () => {
    const { context, page, problems } = await openPhonePage(browser);
    const { payments } = textsOf('ur');
    await page.addInitScript({ content: SHIFTS });
    let [asked, came] = [0, 0];
    let isHeld = true;
    await page.route('**/*.woff2', async (route) => {
      asked++;
      await expect.poll(() => isHeld, { timeout: 30_000 }).toBe(false);
      await route.continue();
      came++;
    });
    await reach(page, server, SHOP_STATES['order-locked'], { shopper: 'late-fonts', language: 'ur' });
    await page.getByRole('heading', { name: payments.keep.title }).waitFor();
    await passFrames(page, 3);
    const [own, shifts] = [await facesOf(page), await shiftedIn(page)];
    expect(own).not.toEqual([]);
    isHeld = false;
    await expect.poll(() => [asked > 0, came === asked]).toEqual([true, true]);
    await page.waitForLoadState('networkidle');
    await passFrames(page, 3);
    expect([await facesOf(page), await shiftedIn(page)]).toEqual([own, shifts]);
    expect(own.some((each) => /Naskh|Nastaliq/.test(each))).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ur'] as const)('is shown by a browser that keeps its fonts from pages (%s)', async (language) => {
    const { context, page, problems } = await openPhonePage(browser);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'FontFace');
      Object.defineProperty(Document.prototype, 'fonts', { value: undefined });
    });
    await reach(page, server, SHOP_STATES.cart, { shopper: `no-fonts-${language}`, language });
    await page.getByRole('heading', { name: textsOf(language).shop.cart.payment, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ur'] as const)(
    'R54 of an order that waits for its payment moves nothing once shown (%s)',
    async (language) => {
      const { context, page } = await openPhonePage(browser);
      await page.addInitScript({ content: SHIFTS });
      await reach(page, server, SHOP_STATES['order-1'], { shopper: `still-${language}`, language });
      const { payments } = textsOf(language);
      await page.getByRole('button', { name: payments.owed.openInCart }).waitFor();
      await page.waitForLoadState('networkidle');
      await passFrames(page, 3);
      expect(await shiftedIn(page)).toBe(0);
      await context.close();
    },
  );
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
