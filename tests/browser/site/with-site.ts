import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { TestServer } from '../../support/test-server.ts';
import { withSandbox } from '../phone-page.ts';
import { untilUp, watchRequests } from '../reach.ts';

/** What a test of the public site has in hand. */
export interface SiteVisit {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens a path of the site. */
  readonly go: (path: string) => Promise<unknown>;
  /** Waits until the page's program is there, where it has working parts. */
  readonly isUp: () => Promise<unknown>;
  /** Waits until the small things of a page work: switch, menu, dialog, tools. */
  readonly isWhole: () => Promise<unknown>;
}

/** For each test a small phone's page without a service worker; it fails where the page errs, warns or asks elsewhere. */
export function withSite(use: (visit: SiteVisit) => void): void {
  let browser: Browser;
  let server: TestServer;
  let context: BrowserContext;
  let problems: string[] = [];
  let foreign: string[] = [];
  withSandbox((...started) => {
    [browser, server] = started;
  });
  beforeEach(async () => {
    problems = [];
    foreign = [];
    context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    watchRequests(page);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isMissingPage = message.text().includes('404');
      const isOurs = !isMissingPage && !message.text().includes('blocked by Playwright');
      if ((message.type() === 'error' || message.type() === 'warning') && isOurs) problems.push(message.text());
    });
    page.on('request', (request) => {
      const isInside = /^(?:data|blob):/.test(request.url()) || request.url().startsWith(server.origin);
      if (!isInside) foreign.push(request.url());
    });
    use({
      browser,
      server,
      context,
      page,
      go: (path) => page.goto(server.origin + path),
      isUp: () => untilUp(page),
      isWhole: () => page.waitForFunction(() => document.documentElement.dataset['whole'] === ''),
    });
  });
  afterEach(async () => {
    await context.close();
    expect({ problems, foreign }).toEqual({ problems: [], foreign: [] });
  });
}
