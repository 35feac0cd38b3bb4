import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { sharedChromium } from './chromium.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';

/** Hands over the worker's browser and a sandbox of this file's own, which stops after its tests. */
export function withSandbox(use: (browser: Browser, server: TestServer) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(true);
    use(await sharedChromium(), server);
  });
  afterAll(() => server.stop());
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
