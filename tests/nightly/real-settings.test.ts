import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { fillAddress, fillComplaint } from '../browser/forms.ts';
import { fullChromium, type Preferences, type Profile, profileOf } from '../browser/full-chromium.ts';
import { faults } from '../browser/look.ts';
import { buttonNamed, shownTexts } from '../browser/reach.ts';
import { ordersOf } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const program = await fullChromium();
const text = shownTexts('en');

/** What a person, his school or his phone's maker sets in a browser. */
const SETTINGS = {
  'all site data blocked': { profile: { default_content_setting_values: { cookies: 2 } } },
  'third parties blocked': { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } },
  'JavaScript off': { profile: { default_content_setting_values: { javascript: 2 } } },
  'forced colours': {},
  'text at 200 %': { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } },
} as const satisfies Readonly<Record<string, Preferences>>;

const SITE = SITE_ADDRESSES.map(({ path }) => path);
const SHOP = [`${SHOP_PATHS.product}?productId=samsung-galaxy-a16`, SHOP_PATHS.cart, SHOP_PATHS.order];
/** The sandbox's own pages, and the bridge's. */
const OURS = ['/sandbox', '/sandbox/simulator', '/sandbox/states', '/sandbox/playground', '/bridge-check'];
const PAGES = [...SITE, ...SHOP, ...OURS];

// Where no whole Chromium can be had, the report says skipped: the package's browser has no settings.
describe.skipIf(program === null)('reliability row 66, real settings of a browser', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(true);
  });
  afterAll(() => server.stop());

  describe.each(Object.entries(SETTINGS))('%s', (setting, preferences) => {
    let profile: Profile;
    let context: BrowserContext;
    let page: Page;
    let errors: string[];
    beforeAll(async () => {
      profile = profileOf(program as NonNullable<typeof program>, preferences);
      context = await profile.open();
    });
    afterAll(async () => {
      await context.close();
      profile.remove();
    });
    beforeEach(async () => {
      page = await context.newPage();
      // The one setting that a browser without a desktop takes from its driver alone.
      if (setting === 'forced colours') await page.emulateMedia({ forcedColors: 'active' });
      errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
    });
    afterEach(() => page.close());

    const isScripted = setting !== 'JavaScript off';

    it('is what the browser really does', async () => {
      await page.goto(`${server.origin}/home`);
      const seen = await page.evaluate(() => {
        let storage = true;
        try {
          window.sessionStorage.setItem('asked', '');
        } catch {
          storage = false;
        }
        const { matches } = window.matchMedia('(forced-colors: active)');
        return { storage, isForced: matches, text: getComputedStyle(document.documentElement).fontSize };
      });
      expect(seen).toEqual({
        storage: setting !== 'all site data blocked',
        isForced: setting === 'forced colours',
        text: setting === 'text at 200 %' ? '32px' : '16px',
      });
    });

    it('every page works, or says why', async () => {
      for (const path of PAGES) {
        await page.goto(server.origin + path);
        const said = isScripted ? await wordsOf(page, path) : await page.locator('body').innerText();
        const isSaid = isScripted || SITE.includes(path) || said.includes(text.common.noScript);
        const lies = setting === 'text at 200 %' && SITE.includes(path) ? await faults(page) : [];
        const bare = setting === 'forced colours' ? await page.evaluate(withoutEdge) : [];
        expect([path, said.trim().length >= 60, isSaid, errors, lies, bare]).toEqual([path, true, true, [], [], []]);
      }
    });

    it.runIf(isScripted)('a complaint is sent, a number checked and a phone bought', async () => {
      const site = textsOf('en').site;
      await page.goto(`${server.origin}/complaints`);
      await fillComplaint(page, ['Ayesha', '3001234567', 'A caller asked for my PIN.']);
      await page.getByRole('button', { name: site.complaint.submit }).click();
      await page.getByRole('heading', { name: site.complaint.submitted }).waitFor();
      await page.goto(`${server.origin}/notify`);
      await page.waitForFunction(() => 'asaanIsUp' in window);
      await page.getByLabel(site.numberCheck.field).fill('0516011632');
      await page.getByRole('button', { name: site.numberCheck.check }).click();
      await page.locator('[data-status="official"]').first().waitFor();
      const shopper = setting.replaceAll(/\W+/g, '-');
      await page.goto(`${server.origin}${SHOP[0]}&shopper=${shopper}`);
      await buttonNamed(page, text.shop.product.buyNow).click();
      await page.getByRole('button', { name: text.shop.cart.addAddress }).click();
      await fillAddress(page, SAMPLE_ADDRESS);
      await page.getByRole('button', { name: text.shop.address.confirm }).click();
      await page.getByText(SAMPLE_ADDRESS.street).waitFor();
      const bought = (): Promise<readonly unknown[]> => ordersOf(server.lender, `${SANDBOX.token}-${shopper}`);
      await expect.poll(bought).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  });
});

// Helpers

/** What a page says once its program is there. */
async function wordsOf(page: Page, path: string): Promise<string> {
  if (SITE.includes(path)) {
    await page.waitForFunction(() => 'asaanIsUp' in window || document.querySelector('[data-island]') === null);
  } else {
    await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
  }
  expect(await page.locator('[data-broken="shown"]').count()).toBe(0);
  return page.locator('body').innerText();
}

/** Where forced colours take every background away: controls that neither words, a picture nor a line show any more. */
function withoutEdge(): readonly string[] {
  const hasLine = (style: CSSStyleDeclaration): boolean =>
    style.borderBlockStartStyle !== 'none' && Number.parseFloat(style.borderBlockStartWidth) > 0;
  return [...document.querySelectorAll<HTMLElement>('button, input:not([type="range"]), textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1)
    .filter((each) => each.innerText.trim() === '' && each.querySelector('svg, img') === null)
    .filter((each) => each.closest('label') === null)
    .filter((each) => !hasLine(getComputedStyle(each)) && !hasLine(getComputedStyle(each, '::before')))
    .map((each) => `${each.tagName} ${each.getAttribute('aria-label')}`);
}
