import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { launchChromium } from './chromium.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';

/** Starts a browser and a sandbox for all tests of a file, hands them over, and stops them afterwards. */
export function withSandbox(use: (browser: Browser, server: TestServer) => void): void {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    browser = await launchChromium();
    server = await startTestServer(true);
    use(browser, server);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
}

/** What a test has in hand. */
export interface Visit extends PhonePage {
  readonly browser: Browser;
  readonly server: TestServer;
}

/** The same, and for each test a small phone's page in a context of its own, and a sandbox without faults. */
export function withPhone(use: (visit: Visit) => void): void {
  let browser: Browser;
  let server: TestServer;
  let phone: PhonePage;
  withSandbox((...started) => {
    [browser, server] = started;
  });
  beforeEach(async () => {
    server.faults.clear();
    phone = await openPhonePage(browser);
    use({ browser, server, ...phone });
  });
  afterEach(() => phone.context.close());
}
