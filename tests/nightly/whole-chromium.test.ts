import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { ACTIONS, QUESTIONS } from '../browser/actions.ts';
import { chromiumOptions } from '../browser/chromium.ts';
import { type DebianProgram, debianProgram } from '../browser/debian-program.ts';
import { fillAddress, fillComplaint } from '../browser/forms.ts';
import { injectApp } from '../browser/injected-app.ts';
import { faults } from '../browser/look.ts';
import { stage } from '../browser/native-app.ts';
import { COMPLAINT, pressIn, typeInto } from '../browser/public-forms.ts';
import { buttonNamed, lastButton, shownTexts, untilUp } from '../browser/reach.ts';
import { ALWAYS, ordersOf } from '../support/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const program = await fullChromium();
const text = shownTexts('en');
const { complaint, numberCheck } = english.site;

let server: TestServer;
let profile: Profile;
let context: BrowserContext;
let page: Page;
let errors: string[];

const isIdle = (): Promise<void> =>
  expect.poll(() => page.locator('[aria-busy="true"], [data-skeleton], [data-shell]').count()).toBe(0);

/** A browser with these settings for all tests of a `describe`, and for each a tab of its own. */
function withProfile(preferences: Preferences): void {
  beforeAll(async () => {
    profile = profileOf(program as NonNullable<typeof program>, preferences);
    context = await profile.open();
  });
  beforeEach(async () => {
    server.faults.clear();
    page = await context.newPage();
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await context.close();
    profile.remove();
  });
}

// Where no whole Chromium can be had, the report says skipped: the package's browser has no settings, and keeps no pages.
describe.skipIf(program === null)('a whole Chromium', () => {
  beforeAll(async () => {
    server = await startTestServer(true);
  });
  afterAll(() => server.stop());

  describe('reliability row 27: a page in its back/forward cache', () => {
    withProfile({});

    /** Opens a state's page inside an app, and presses what leads to it. */
    async function open(state: ShopStateName, shopper: string): Promise<void> {
      const { token, path, order } = await stage(server, SHOP_STATES[state], shopper);
      await injectApp(context, page, 'object', token);
      await page.goto(`${server.origin}/robots.txt`);
      await page.evaluate((poi) => {
        sessionStorage.clear();
        if (poi !== null) sessionStorage.setItem('poi', poi);
      }, order);
      await page.goto(server.origin + path);
      await page.locator('main:not([data-shell] *)').waitFor();
      for (const name of pressesOf(SHOP_STATES[state])) await buttonNamed(page, name).click();
      await isIdle();
      await page.evaluate(() => Object.assign(window, { isKept: true }));
    }

    /** Goes to another page and back; the page must come out of the cache. */
    async function leaveAndReturn(): Promise<void> {
      await page.goto(`${server.origin}/about`);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => 'isKept' in window)).toBe(true);
    }

    it.each(QUESTIONS.filter(([path]) => path !== 'get/addr'))('%s is asked again, once', async (path, state) => {
      await open(state, `kept-${state}`);
      const before = server.sent(path);
      await leaveAndReturn();
      await expect.poll(() => server.sent(path)).toBe(before + 1);
      await isIdle();
    });

    it.each(ACTIONS.filter(({ times }) => times === 1))(
      '$what under way: no overlay stays, and it can be pressed again',
      async ({ state, button, path, what }) => {
        await open(state, `under-way-${what.replaceAll(/\W+/g, '-')}`);
        server.faults.arm({ ...ALWAYS, path, fault: 'hang' });
        await lastButton(page, button(text)).click();
        await expect.poll(() => server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
        server.faults.clear();
        await leaveAndReturn();
        await isIdle();
        expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
        const isThere = await lastButton(page, button(text)).isVisible();
        // What led to it was a dialog, which is gone.
        for (const name of isThere ? [] : pressesOf(SHOP_STATES[state])) await buttonNamed(page, name).click();
        expect(await lastButton(page, button(text)).isEnabled()).toBe(true);
      },
    );

    it('Q62 a complaint that is being sent is told of by its page, and its overlay ends with its request', async () => {
      server.faults.arm({ ...ALWAYS, path: 'v3/complaint/add', fault: 'slow', argument: 1500 });
      const filed = (): number => server.requests.filter((line) => line.includes('complaint/add')).length;
      await page.goto(`${server.origin}/complaints`);
      await untilUp(page);
      await typeInto(page, COMPLAINT);
      await pressIn(page, COMPLAINT);
      await expect.poll(filed).toBe(1);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await leaveAndReturn();
      await page.getByText('may have arrived.').or(page.getByText(complaint.submitted)).first().waitFor();
      await expect.poll(() => page.getByText(complaint.submitting).count()).toBe(0);
      expect(filed()).toBe(1);
    });
  });

  const SITE = SITE_ADDRESSES.map(({ path }) => path);
  const PRODUCT = `${SHOP_PATHS.product}?productId=samsung-galaxy-a16`;
  /** The shop's pages, the sandbox's own, and the bridge's. */
  const OTHERS = [
    PRODUCT,
    SHOP_PATHS.cart,
    SHOP_PATHS.order,
    '/sandbox',
    '/sandbox/simulator',
    '/sandbox/simulator?state=all',
    '/sandbox/playground',
    '/bridge-check',
  ];

  describe.each<readonly [what: string, preferences: Preferences]>([
    ['all site data blocked', { profile: { default_content_setting_values: { cookies: 2 } } }],
    ['third parties blocked', { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }],
    ['text at 200 %', { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } }],
  ])('reliability row 66, %s', (setting, preferences) => {
    withProfile(preferences);

    it('is what the browser really does, and every page works', async () => {
      for (const path of [...SITE, ...OTHERS]) {
        await page.goto(server.origin + path);
        if (SITE.includes(path)) await untilUp(page);
        else {
          await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
          await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
        }
        expect(await page.locator('[data-broken="shown"]').count()).toBe(0);
        const said = await page.locator('body').innerText();
        const lies = setting === 'text at 200 %' && SITE.includes(path) ? await faults(page) : [];
        expect([path, said.trim().length >= 60, lies]).toEqual([path, true, []]);
      }
      await page.goto(`${server.origin}/home`);
      const keeps = page
        .evaluate(() => sessionStorage.setItem('asked', ''))
        .then(
          () => true,
          () => false,
        );
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect([await keeps, size]).toEqual([
        setting !== 'all site data blocked',
        setting === 'text at 200 %' ? '32px' : '16px',
      ]);
    });

    it('a complaint is sent, a number checked and a phone bought', async () => {
      await page.goto(`${server.origin}/complaints`);
      await fillComplaint(page, ['Ayesha', '3001234567', 'A caller asked for my PIN.']);
      await page.getByRole('button', { name: complaint.submit }).click();
      await page.getByRole('heading', { name: complaint.submitted }).waitFor();
      await page.goto(`${server.origin}/notify`);
      await untilUp(page);
      await page.getByLabel(numberCheck.field).fill('0516011632');
      await page.getByRole('button', { name: numberCheck.check }).click();
      await page.locator('[data-status="official"]').first().waitFor();
      const shopper = setting.replaceAll(/\W+/g, '-');
      await page.goto(`${server.origin}${PRODUCT}&shopper=${shopper}`);
      await buttonNamed(page, text.shop.product.buyNow).click();
      await page.getByRole('button', { name: text.shop.cart.addAddress }).click();
      await fillAddress(page, SAMPLE_ADDRESS);
      await page.getByRole('button', { name: text.common.confirm }).click();
      await page.getByText(SAMPLE_ADDRESS.street).first().waitFor();
      await expect.poll(() => ordersOf(server.lender, `${SANDBOX.token}-${shopper}`)).toHaveLength(1);
    });
  });
});

// Helpers

/** What leads to a state, by name. */
const pressesOf = (state: ShopState): readonly string[] => state.press?.(text) ?? [];

/** Settings as a profile's `Preferences` file holds them. */
type Preferences = Readonly<Record<string, unknown>>;

/** A whole Chromium, with profiles, settings and a back/forward cache, which the package's browser lacks; null where there is none. */
function fullChromium(): Promise<DebianProgram | null> {
  return debianProgram('chromium', join('chromium', 'chromium'));
}

/** A profile of a Chromium. */
interface Profile {
  /** Starts the browser. */
  open(): Promise<BrowserContext>;
  remove(): void;
}

/** Makes a profile with these settings. */
function profileOf({ path, env }: DebianProgram, preferences: Preferences): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const { args, ignoreDefaultArgs } = chromiumOptions();
  return {
    async open() {
      const opened = await chromium.launchPersistentContext(folder, {
        executablePath: path,
        ignoreDefaultArgs,
        // Its own way of having no window: Playwright's would be that of the package's browser.
        headless: false,
        args: [...args, '--headless=new'],
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
        env,
        timeout: 60_000,
      });
      opened.setDefaultTimeout(30_000);
      return opened;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
