import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { ENDINGS } from './walk/endings.ts';
import { PURCHASES } from './walk/purchases.ts';
import { Walker } from './walk/walker.ts';
import { surround } from './walk/walking-app.ts';
import { recordWire, type Sent } from './walk/wire-record.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
let phone: PhonePage;
let sent: Sent[];
withSandbox((...started) => {
  [browser, server] = started;
});
// One page for all of them: each purchase is somebody new's.
beforeAll(async () => {
  phone = await openPhonePage(browser);
  await surround(phone.context);
  sent = recordWire(phone.page);
  await phone.page.goto(`${server.origin}/home`);
});
afterAll(() => phone.context.close());

describe('R37–R68 a purchase, every amount reckoned a second time, until it ends', () => {
  it.each(PURCHASES.map((purchase) => [purchase.name, purchase] as const))('%s', async (_name, purchase) => {
    const walker = new Walker({ page: phone.page, sent, server }, purchase);
    await walker.buys();
    await ENDINGS[purchase.ending](walker);
    expect(phone.errors.splice(0)).toEqual([]);
  });
});
