import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../support/test-server.ts';
import { openPhonePage, type PhonePage } from '../phone-page.ts';
import { withSandbox } from '../with-sandbox.ts';
import { ENDINGS } from './endings.ts';
import type { Purchase } from './purchases.ts';
import { WAYS } from './troubles.ts';
import { Walker } from './walker.ts';
import { surround } from './walking-app.ts';
import { recordWire, type Sent } from './wire-record.ts';

/** Walks purchases one after the other, in one browser, on one page and one server; each is somebody new. */
export function walkAll(title: string, purchases: readonly Purchase[]): void {
  let browser: Browser;
  let server: TestServer;
  let phone: PhonePage;
  let sent: Sent[];
  withSandbox((...started) => {
    [browser, server] = started;
  });
  beforeAll(async () => {
    phone = await openPhonePage(browser);
    await surround(phone.context);
    sent = recordWire(phone.page);
    await phone.page.goto(`${server.origin}/home`);
  });
  afterAll(() => phone.context.close());

  describe(title, () => {
    it.each(purchases.map((purchase) => [purchase.name, purchase] as const))('%s', async (_name, purchase) => {
      const walker = new Walker({ page: phone.page, sent, server }, purchase);
      await WAYS[purchase.trouble](walker);
      await ENDINGS[purchase.ending](walker);
      expect(phone.errors.splice(0)).toEqual([]);
    });
  });
}
