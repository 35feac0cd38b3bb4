import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { orderFor } from '../browser/forms.ts';
import { type InjectedApp, injectApp } from '../browser/injected-app.ts';
import { ordersOf } from '../support/acts.ts';
import { freshClone, readmeCommands } from '../support/fresh-clone.ts';
import { BRAND_ABROAD, ORIGINS, type Setup } from '../support/other-origins.ts';
import { BRAND_ICON } from '../support/own-brand.ts';
import { startNginx, webServer } from '../support/web-servers.ts';
import { type PhoneAbroad, type Travel, withOtherOrigins } from './origins.ts';

const nginx = await webServer('nginx');
const [BUILD = '', SERVE = ''] = readmeCommands('Put it live');
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';
const clone = freshClone();
let travel: Travel;
/** What the purchase was, for the logs. */
let bought: { readonly token: string; readonly order: string } | null = null;
let site: { readonly origin: string; log?(): string; stop(): Promise<void> };

// A lender whose gateway takes tokens in a header: each call across origins is asked for with `authorization`.
const { secret: _none, ...gateway } = BRAND_ABROAD.gateway;
const SETTINGS = { ...BRAND_ABROAD, gateway: { ...gateway, transport: 'bearer-body' } };

withOtherOrigins(
  (each) => {
    travel = each;
  },
  async () => {
    const config = join(clone.folder, 'asaan.config.json');
    writeFileSync(config, JSON.stringify(SETTINGS));
    writeFileSync(join(clone.folder, 'icon.svg'), BRAND_ICON);
    await clone.run(BUILD);
    return { config, folder: join(clone.folder, 'dist'), recipes: join(clone.folder, 'build', 'deploy') };
  },
);
beforeAll(async () => {
  site = nginx === null ? await travel.serveOurs() : await travel.serveBy(nginx, startNginx);
});
afterAll(async () => {
  await site.stop();
  clone.remove();
});

/** Opens a page inside the app that the browser itself puts around it, as `addJavascriptInterface` does. */
async function openInApp(
  setup?: Setup,
): Promise<PhoneAbroad & { readonly app: InjectedApp; readonly calls: readonly Call[] }> {
  const phone = await travel.meet(site.origin, false, setup);
  const app = await injectApp(phone.context, phone.page, 'object', phone.token);
  const calls = followCalls(phone.page);
  await phone.page.goto(site.origin + PRODUCT);
  return { ...phone, app, calls };
}

/** A call as the browser sends it. */
interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a page sends to the gateway. */
function followCalls(page: Page): readonly Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const isCall = request.url().startsWith(ORIGINS.gateway) && request.method() === 'POST';
    if (isCall) calls.push({ path: request.url().replace(ORIGINS.gateway, ''), headers: request.headers() });
  });
  return calls;
}

/** Lines of a log with all of these words. */
const linesWith = (log: string, ...words: readonly string[]): readonly string[] =>
  log.split('\n').filter((line) => words.every((word) => line.includes(word)));

describe('the two commands of the README, from nothing, with a gateway on another origin', () => {
  it('are those that are walked here', () => {
    expect(BUILD).toBe('ASAAN_CONFIG=asaan.config.json npm run build');
    expect(SERVE).toMatch(/nginx -c "\$PWD\/build\/deploy\/(?:nginx\/)?nginx\.conf"$/);
  });

  it('R37–R68 a phone is bought inside an app: every call asks for its token’s header first, and no log has it', async () => {
    const { page, press, see, met, token, app, calls, problems } = await openInApp();
    await orderFor(page, SAMPLE_ADDRESS);
    await page.getByRole('radio', { name: /3 terms/ }).check();
    await press('Continue');
    await expect.poll(() => app.asked.filter((method) => method.startsWith('open'))).toHaveLength(1);
    const [order] = await ordersOf(met.lender, token);
    expect(order?.status).toBe('waitingForPayment');
    await met.lender.act({ action: 'pay', order: order?.id ?? '' });
    await page.goto(`${site.origin}/bnpl/productBuyDetails?productOrderId=${order?.id}`);
    await see('Waiting For Seller Confirmation');
    for (const { path, headers } of calls) {
      expect(path).toMatch(/^\/gateway\/v2\/bnpl\/[a-z/]+$/);
      expect(headers['authorization']).toBe(`Bearer ${token}`);
    }
    // The addresses do not change: a permission counts for the next call of the same path.
    const paths = (method: string): ReadonlySet<string> =>
      new Set(met.calls.filter((call) => call.startsWith(method)).map((call) => call.split(' ')[1] ?? ''));
    expect(paths('POST').size).toBeGreaterThan(5);
    // A permission that was just given is awaited with its call.
    await expect.poll(() => [...paths('OPTIONS')].filter((path) => !paths('POST').has(path))).toEqual([]);
    expect(paths('OPTIONS')).toEqual(paths('POST'));
    for (const call of ['now/buy', 'complete/addr', 'purchase/action']) {
      await expect.poll(() => linesWith(travel.log(), '"POST"', `/gateway/v2/bnpl/${call}"`, '200')).toHaveLength(1);
    }
    for (const word of [token, order?.id ?? 'none', SAMPLE_ADDRESS.street]) expect(travel.log()).not.toContain(word);
    expect(problems).toEqual([]);
    bought = { token, order: order?.id ?? 'none' };
  });

  it.skipIf(nginx === null)('and its pages are in the operator’s log, without token and order', async () => {
    const log = (): string => site.log?.() ?? '';
    await expect.poll(() => linesWith(log(), '"GET"', '"/bnpl/productBuyDetails"', '200')).toHaveLength(1);
    expect(linesWith(log(), '"GET"', '"/bnpl/productInfo"', '200')).toHaveLength(1);
    expect(bought).not.toBeNull();
    for (const word of Object.values(bought ?? {})) expect(log()).not.toContain(word);
  });
});
