import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { buildIdIn, ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { launchChromium } from '../browser/chromium.ts';
import { openPhonePage, type PhonePage } from '../browser/phone-page.ts';
import { untilUp } from '../browser/reach.ts';
import { builtSite } from '../support/built.ts';
import { BRAND, settingsAt } from '../support/own-brand.ts';

let browser: Browser;
let server: RunningServer;
let now: Hono<Served>;
let built: string;
const folder = mkdtempSync(join(tmpdir(), 'asaan-deploy-'));

beforeAll(async () => {
  browser = await launchChromium();
  built = await builtSite('production');
  now = createSite(built);
  const app = new Hono<Served>();
  app.all('*', (c) => now.fetch(c.req.raw, c.env));
  server = await serve({ host: '127.0.0.1', port: 0, app });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('R10, a new site over an old one', () => {
  it('is shown at once, works, is what is kept offline, and leaves nothing of the old one behind', async () => {
    const { context, page, errors } = await openKeptPage();
    const before = await kept(page);
    expect(before.names).toHaveLength(1);
    now = createSite(successor());
    // An old page that is still open goes on.
    await check(page);
    // The new one: from the network first, before its worker is there.
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe('A newer heading');
    await check(page);
    await expect.poll(() => stores(page)).toEqual(['asaan-newer0000000']);
    const after = await kept(page);
    expect(after.files.some((file) => file.includes('islands-main-newer000'))).toBe(true);
    const old = before.files.filter((file) => file.includes('islands-main-'));
    expect([old.length, after.files.filter((file) => old.includes(file))]).toEqual([1, []]);
    await context.setOffline(true);
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe('A newer heading');
    await check(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a site that keeps nothing offline, over one that did', () => {
  it('ends its worker, empties its stores, and works on from the network alone', async () => {
    now = createSite(built);
    const { context, page, errors } = await openKeptPage();
    expect((await kept(page)).files).toContain('/notify');
    now = createSite(await builtWithoutOffline());
    // A page that the old worker serves leads to the new one.
    await page.reload();
    await expect.poll(() => workers(page)).toBe(0);
    expect(await kept(page)).toEqual({ names: [], files: [] });
    expect(await page.title()).toContain('Qarz');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await page.reload();
      expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, false]);
      await untilUp(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await workers(page)).toBe(0);
    }
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    expect(errors).toEqual([]);
    await context.close();
  });
});

// Helpers

/** A phone on the number check, once the worker that keeps it is in charge of the page. */
async function openKeptPage(): Promise<PhonePage> {
  const phone = await openPhonePage(browser, { serviceWorkers: 'allow' });
  await phone.page.goto(`${server.origin}/notify`);
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return phone;
}

/** The site of a lender who switched offline pages off. */
const builtWithoutOffline = (): Promise<string> =>
  ensureSite('production', join(PROJECT, 'build', 'brand'), settingsAt('brand', BRAND));

/** How many workers stand. */
const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function check(page: Page): Promise<void> {
  await untilUp(page);
  await page.getByLabel('Phone number').fill('0516011632');
  await page.getByRole('button', { name: 'Check number' }).click();
  await page.locator('[data-status="official"]').first().waitFor();
  await page.getByLabel('Phone number').fill('');
}

/** The worker's stores, read without opening one: that would make a store again which is just being deleted. */
const stores = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** What the worker keeps once its stores no longer change: they, and the addresses in them. */
const kept = (page: Page): Promise<{ readonly names: readonly string[]; readonly files: readonly string[] }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, files: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

/** The site after its next deploy: another build and heading, a program of another name, a worker of another version. */
function successor(): string {
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const program = readdirSync(assets).find((file) => /^islands-main-[\w-]{8}\.js$/.test(file)) ?? '';
  const newer = 'islands-main-newer000.js';
  const build = buildIdIn(built) ?? '';
  renameSync(join(assets, program), join(assets, newer));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    // Their compressed forms are the old ones.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    else if (/\.(?:html|js)$/.test(file)) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text
          .replaceAll(program, newer)
          .replaceAll(build, 'newer0000000')
          .replace(/(<h1[^>]*>)[^<]+/, '$1A newer heading'),
      );
    }
  }
  return folder;
}
