import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { sharedChromium } from './chromium.ts';
import { appOf } from './native-app.ts';
import { watchRequests } from './reach.ts';

/** A small phone's page, and what was wrong on it. */
export interface PhonePage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What nobody caught, on every page of the context. */
  readonly errors: string[];
  /** The same, and what the browser's console calls an error. */
  readonly problems: string[];
  /** Presses the button of just this name, or opens what is folded under it. */
  press(name: string): Promise<void>;
  /** Waits until a text is there. */
  see(text: string): Promise<void>;
}

/** Opens a phone's page in a context of its own, without a service worker; inside the app where there is a token. */
export async function openPhonePage(
  browser: Browser,
  { token = null, ...options }: BrowserContextOptions & { readonly token?: string | null } = {},
): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const [errors, problems]: [string[], string[]] = [[], []];
  context.on('weberror', (error) => {
    errors.push(error.error().message);
    problems.push(error.error().message);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const page = await context.newPage();
  watchRequests(page);
  if (token !== null) await page.addInitScript({ content: appOf(token) });
  return {
    context,
    page,
    errors,
    problems,
    press: (name) =>
      page
        .getByRole('button', { name, exact: true })
        .or(page.locator('summary', { hasText: name }))
        .click(),
    see: (text) => page.getByText(text.replace('Rs. ', 'Rs.\u00a0')).first().waitFor(),
  };
}

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

/** What a browser does that keeps nothing: scripts that run in a page before its own. */
export const REFUSED_STORAGE = {
  'may not be touched': `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  'is full': `Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };`,
};
