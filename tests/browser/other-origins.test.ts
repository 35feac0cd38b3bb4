import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { english } from '#core/text/catalogue.ts';
import { type OriginFaults, startThreeOrigins, type ThreeOrigins } from '../support/three-origins.ts';
import { launchChromium } from './chromium.ts';
import { fillAddress, fillComplaint } from './forms.ts';
import { askedOf } from './native-app.ts';
import { openPhonePage } from './phone-page.ts';

const COMPLAINT = ['Ayesha Khan', '03001234567', 'Somebody calls me.'] as const;
const TOKEN = `${SANDBOX.token}-abroad`;

let browser: Browser;
let place: ThreeOrigins;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  await place.stop();
});

/** Starts the three origins and opens a phone's page, inside the app where it has a token. */
async function open(path: string, token: string | null, faults?: OriginFaults): Promise<void> {
  place = await startThreeOrigins(faults);
  ({ page, problems } = await openPhonePage(browser, token));
  await page.goto(place.site + path);
}

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const see = (text: string): Promise<void> => page.getByText(text).first().waitFor();

async function complain(): Promise<void> {
  await fillComplaint(page, COMPLAINT);
  await press(english.site.complaint.submit);
}

describe('gateway and pictures on other origins', () => {
  it('R34, R36 a complaint arrives, asked for beforehand and let in for this site alone', async () => {
    await open('/complaints', null);
    await complain();
    await see('Submitted successfully');
    expect(await place.lender.act({ action: 'count' })).toEqual({ ok: true, stored: { orders: 0, complaints: 1 } });
    expect(place.calls).toEqual([
      `OPTIONS /gateway/v3/complaint/add ${place.site}`,
      `POST /gateway/v3/complaint/add ${place.site}`,
    ]);
    expect(problems).toEqual([]);
  });

  it('R37–R68 a phone is bought inside the app: its pictures show, every call arrives', async () => {
    await open('/bnpl/productInfo?productId=samsung-galaxy-a16', TOKEN);
    await page.getByRole('heading', { name: 'Galaxy A16', level: 2 }).waitFor();
    await page.waitForFunction(
      (origin) =>
        [...document.images].some(
          ({ src, complete, naturalWidth }) => src.startsWith(origin) && complete && naturalWidth > 0,
        ),
      place.pictures,
    );
    expect(place.shown.length).toBeGreaterThan(0);
    await press('BUY NOW');
    await press('Add Delivery Address');
    await fillAddress(page, SAMPLE_ADDRESS);
    await press('Confirm');
    await see(SAMPLE_ADDRESS.street);
    await page.getByRole('radio', { name: /3 terms/ }).click();
    await press('Continue');
    await expect.poll(async () => (await askedOf(page)).filter((method) => method.startsWith('open'))).toHaveLength(1);
    const perform = lenderActions(place.lender);
    const stored = await perform({ action: 'orders', shopper: TOKEN });
    const [order] = stored?.ok === true ? (stored.stored as { id: string; status: string }[]) : [];
    expect(order?.status).toBe('waitingForPayment');
    await perform({ action: 'pay', order: order?.id ?? '' });
    await page.goto(`${place.site}/bnpl/productBuyDetails?productOrderId=${order?.id}`);
    await see('Waiting For Seller Confirmation');
    const posts = place.calls.filter((call) => call.startsWith('POST'));
    const questions = place.calls.filter((call) => call.startsWith('OPTIONS'));
    // The payload makes each address new, so that no browser may reuse an earlier permission.
    expect([posts.length, questions.length]).toEqual([posts.length, posts.length]);
    expect(posts.length).toBeGreaterThan(7);
    expect(problems).toEqual([]);
  });

  it('says that nothing came where the gateway does not let this site in', async () => {
    await open('/complaints', null, { allowed: ['https://somebody.example'] });
    await complain();
    await see(english.site.complaint.unknown);
    expect(await place.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 0 } });
    expect(problems.join('\n')).toContain('CORS');
  });

  it('lets nothing out where the policy names no other origin', async () => {
    await open('/complaints', null, { isPolicyClosed: true });
    await complain();
    await see(english.site.complaint.unknown);
    expect(place.calls).toEqual([]);
    expect(problems.join('\n')).toContain('Content Security Policy');
  });
});
