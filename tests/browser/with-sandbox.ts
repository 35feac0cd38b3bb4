import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { launchChromium } from './chromium.ts';

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
