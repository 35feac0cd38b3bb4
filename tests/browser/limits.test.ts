import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, LIMITS } from '#adapters/sandbox/http/rate-limits.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { sharedChromium } from './chromium.ts';
import { fillComplaint } from './forms.ts';
import { violations } from './look.ts';
import { openPhonePage } from './phone-page.ts';

const TOKEN = 'the-token-of-the-admin';
const ONCE = { burst: 1, everyMs: 150_000 };
const TYPED = ['Ayesha', '3001234567', 'A caller asked for my PIN.'] as const;

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await sharedChromium();
});
beforeEach(async () => {
  server = await startTestServer(true, createFaultBoard(), {
    limits: createRateLimits({ ...LIMITS, complaint: ONCE }, () => performance.now()),
    access: { token: TOKEN, isLocalServer: false },
  });
  ({ context, page } = await openPhonePage(browser));
});
afterEach(async () => {
  await context.close();
  await server.stop();
});

describe('a server that takes no more for now', () => {
  it.each([
    ['/complaints', english, '3 minutes', /wait 3 minutes/],
    ['/complaints/urdo', urdu, '3 منٹ', /3\u2069? منٹ/],
  ] as const)('%s says how long to wait, and keeps what was typed', async (path, { site }, wait, seen) => {
    const text = site.complaint;
    await fetch(`${server.gateway}/v3/complaint/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', source: SANDBOX.source },
      body: JSON.stringify({ nameData: 'A', mobileData: TYPED[1], problemData: 'x' }),
    });
    await page.goto(server.origin + path);
    await fillComplaint(page, TYPED);
    await page.getByRole('button', { name: text.submit }).click();
    const said = page.getByRole('alert').filter({ hasText: seen });
    await said.waitFor();
    // Isolates around numbers aside.
    const shown = (await said.innerText()).replace(/[\u2066\u2069]/g, '');
    expect(shown).toContain(text.limited({ wait }));
    const fields = page.locator('form').getByRole('textbox');
    expect(await Promise.all(TYPED.map((_, at) => fields.nth(at).inputValue()))).toEqual(TYPED);
    expect(await violations(page)).toEqual([]);
    expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 1 } });
  });
});

describe('a sandbox that others can reach', () => {
  const seller = async (fragment: string): Promise<void> => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${server.origin}/sandbox/simulator?state=order-1${fragment}`);
  };

  it('lets nobody play the seller by its pages alone, and says what is missing', async () => {
    await seller('');
    await page.getByRole('button', { name: 'Let the token expire' }).click();
    await page.getByText('the admin token is missing or wrong').first().waitFor();
  });

  it('lets whoever opens the printed address, whose token stays in the tab and in no address', async () => {
    await seller(`#admin=${TOKEN}`);
    const frame = page.frameLocator('iframe');
    await frame.getByText(english.shop.order.status.waitingForPayment).first().waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(server.requests.join('\n')).not.toContain(TOKEN);
    await page.getByRole('link', { name: 'States' }).click();
    await page.waitForURL('**/sandbox/simulator?state=all');
    const first = page.frameLocator('iframe').first();
    await first.locator('main').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
