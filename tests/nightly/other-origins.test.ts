import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/shop-state.ts';
import { deploymentFor } from '#adapters/server/deployment.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { type ServedSite, servedSite } from '#adapters/server/site-table.ts';
import { english } from '#core/text/catalogue.ts';
import { launchChromium } from '../browser/chromium.ts';
import { fillComplaint, orderFor } from '../browser/forms.ts';
import { askedOf } from '../browser/native-app.ts';
import { openPhonePage, type PhonePage } from '../browser/phone-page.ts';
import { buttonNamed, passTime, untilUp } from '../browser/reach.ts';
import { ordersOf } from '../support/acts.ts';
import {
  type Abroad,
  type BuiltSite,
  ORIGINS,
  type OtherOrigins,
  type Setup,
  siteAbroad,
  startOtherOrigins,
} from '../support/other-origins.ts';
import { BRAND } from '../support/own-brand.ts';

const { complaint } = english.site;
const COMPLAINT = ['Ayesha Khan', '03001234567', 'Somebody calls me.'] as const;
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';

let origins: OtherOrigins;
let built: BuiltSite;
let browser: Browser;
let site: RunningServer;
let visits = 0;
const open: PhonePage[] = [];

beforeAll(async () => {
  [origins, built] = await Promise.all([startOtherOrigins(), siteAbroad()]);
  browser = await launchChromium(origins.hosts);
});
// nginx and Caddy send what our server sends: web-servers.test.ts holds them to each other.
beforeEach(async () => {
  const deployment = deploymentFor('production', false, { ASAAN_CONFIG: built.config });
  if ('faults' in deployment) throw new Error(deployment.faults.join('\n'));
  site = await served(servedSite(deployment.settings));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  await site.stop();
});
afterAll(async () => {
  await Promise.all([browser.close(), origins.stop()]);
});

const served = (policy: ServedSite): Promise<RunningServer> =>
  serve({ host: '127.0.0.1', port: 0, app: createSite(built.folder, policy) });

/** A phone's page, what it met on other origins, and who its shopper is. */
interface PhoneAbroad extends PhonePage {
  readonly met: Abroad;
  readonly token: string;
}

/** A phone that has opened nothing yet, inside the app for a page of the shop. */
async function meet(path: string, setup: Setup = {}): Promise<PhoneAbroad> {
  visits += 1;
  const name = `visitor ${visits}`;
  const met = origins.meet(name, site.origin, setup);
  const token = `${SANDBOX.token}-abroad-${visits}`;
  const phone = await openPhonePage(browser, { userAgent: name, token: path.startsWith('/bnpl/') ? token : null });
  open.push(phone);
  return { ...phone, met, token };
}

async function visit(path: string, setup: Setup = {}): Promise<PhoneAbroad> {
  const phone = await meet(path, setup);
  await phone.page.goto(site.origin + path);
  return phone;
}

const complaintsOf = async ({ lender }: Abroad): Promise<unknown> => {
  const counted = await lender.act({ action: 'count' });
  return counted.ok ? (counted.stored as { complaints: number }).complaints : counted.reason;
};

async function complain({ page, press }: PhonePage): Promise<void> {
  await fillComplaint(page, COMPLAINT);
  await press(complaint.submit);
}

/** Whether a picture of the pictures' origin is there to be seen. */
const isShown = ({ page }: PhonePage): Promise<boolean> =>
  page.evaluate((origin) => {
    const images = [...document.images].filter(({ src }) => src.startsWith(origin));
    return images.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, ORIGINS.pictures);

const toldTo = ({ told }: Abroad): readonly (readonly [string, unknown])[] =>
  told.map(([path, text]) => [path, JSON.parse(text) as unknown] as const);

describe('reliability row 60, gateway, pictures and reports on other origins', () => {
  it('R19, R25 a number is checked, and counted without a question beforehand', async () => {
    const { page, press, met, problems } = await visit('/notify');
    await untilUp(page);
    await page.getByLabel('Phone number').fill(BRAND.company.hotline);
    await press('Check number');
    await page.locator('[data-status="official"]').first().waitFor();
    await expect
      .poll(() => toldTo(met))
      .toEqual([
        ['POST /analytics', { name: 'pageView', page: 'notify' }],
        ['POST /analytics', { name: 'button', page: 'notify', button: 'check' }],
      ]);
    expect([problems, met.calls]).toEqual([[], []]);
  });

  it('R37–R68 a phone is bought inside the app: pictures show, every call is asked for beforehand and arrives', async () => {
    const phone = await visit(PRODUCT);
    const { page, press, see, met, token, problems } = phone;
    await page.getByRole('heading', { name: 'Galaxy A16', level: 2 }).waitFor();
    await expect.poll(() => isShown(phone)).toBe(true);
    await orderFor(page, SAMPLE_ADDRESS);
    await page.getByRole('radio', { name: /3 terms/ }).check();
    await press('Continue');
    await expect.poll(async () => (await askedOf(page)).filter((method) => method.startsWith('open'))).toHaveLength(1);
    const [order] = await ordersOf(met.lender, token);
    expect(order?.status).toBe('waitingForPayment');
    await met.lender.act({ action: 'pay', order: order?.id ?? '' });
    await page.goto(`${site.origin}/bnpl/productBuyDetails?productOrderId=${order?.id}`);
    await see('Waiting For Seller Confirmation');
    // The payload makes each address new, so that no browser may reuse an earlier permission.
    const asked = (method: string): readonly string[] =>
      met.calls.flatMap((call) => (call.startsWith(method) ? [call.slice(method.length)] : [])).sort();
    await expect.poll(() => asked('OPTIONS').join() === asked('POST').join()).toBe(true);
    expect(asked('POST').length).toBeGreaterThan(7);
    expect([problems, met.told]).toEqual([[], []]);
  });

  it('R34, R36 a complaint arrives, asked for beforehand and let in for this site alone', async () => {
    const phone = await visit('/complaints');
    await complain(phone);
    await phone.see('Submitted successfully');
    const path = `/gateway/v3/complaint/add ${site.origin}`;
    expect([await complaintsOf(phone.met), phone.met.calls]).toEqual([1, [`OPTIONS ${path}`, `POST ${path}`]]);
    expect(phone.problems).toEqual([]);
  });

  it.each<readonly [what: string, setup: Setup, says: RegExp, stored: number]>([
    ['says nothing', { marks: () => null }, /No 'Access-Control-Allow-Origin'/, 0],
    [
      'marks what is asked beforehand alone',
      { marks: (name, value, isQuestion) => (isQuestion || !name.endsWith('allow-origin') ? value : null) },
      /No 'Access-Control-Allow-Origin'/,
      1,
    ],
  ])('a gateway whose CORS %s is told of in words and by the console, and there is a way on', async (...each) => {
    const [, setup, says, stored] = each;
    const [form, shop] = await Promise.all([visit('/complaints', setup), meet(PRODUCT, setup)]);
    await shop.page.clock.install();
    await shop.page.goto(site.origin + PRODUCT);
    await complain(form);
    await form.see('may have arrived.');
    const retry = buttonNamed(shop.page, english.common.retry);
    await passTime(shop.page, () => retry.isVisible());
    expect(await complaintsOf(form.met)).toBe(stored);
    expect(await form.page.locator('form textarea').inputValue()).toBe(COMPLAINT[2]);
    for (const [{ met, problems, errors }, call, page] of [
      [form, 'fileComplaint', 'complaints'],
      [shop, 'readProduct', 'product'],
    ] as const) {
      expect(problems.join('\n')).toMatch(says);
      expect([problems.join('\n').includes(ORIGINS.gateway), errors]).toEqual([true, []]);
      await expect.poll(() => toldTo(met)).toContainEqual(['POST /errors', { kind: 'unreachable', call, page }]);
    }
    shop.met.mend();
    await retry.click();
    await buttonNamed(shop.page, 'BUY NOW').waitFor();
  });

  it('a site that is sent with the policy of another lets nothing out, and says so in words and by the console', async () => {
    await site.stop();
    site = await served({});
    const phone = await visit('/complaints');
    await complain(phone);
    await phone.see('may have arrived.');
    expect(phone.problems.join('\n')).toContain('Content Security Policy');
    expect(phone.met.calls).toEqual([]);
  });
});
