import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { READ_DEADLINE_MS } from '#adapters/gateway/http-exchange.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS, SKU, type Trouble } from '../faults/acts.ts';
import { keepTally, sample } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { type Staged, stage } from './native-app.ts';
import { appAround, NATIVE_HOSTS, type NativeHost } from './native-hosts.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { buttonNamed, shownTexts } from './reach.ts';
import { passTime, sinceNavigation } from './settled.ts';
import { withPhone, withSandbox } from './with-sandbox.ts';

const ROW = '59 the first question of a page, inside the app';
const tally = keepTally('browser', 'early gateway');
const text = shownTexts('en');
/** What comes in at most, ms after it was due: the machine is busy. */
const LEEWAY_MS = 1000;
/** When the program is loaded at the latest, ms after the navigation. */
const PROGRAM_MS = 3000;

let server: TestServer;
let page: Page;
let errors: string[];

withPhone((visit) => {
  ({ server, page, errors } = visit);
});

// More phones are bought in the full run than the shop has.
beforeEach(() => server.lender.act({ action: 'stock', sku: SKU, left: 1000 }));

/** Faults that end by themselves, and those that only a deadline ends. */
const FAULTS = {
  'never answered': { ...ALWAYS, fault: 'hang' },
  'a byte in 200 ms': { ...ALWAYS, fault: 'trickle', argument: 200 },
  refused: { ...ALWAYS, fault: 'refuse' },
  'closed without an answer': { ...ALWAYS, fault: 'drop' },
  'HTTP 500': { ...ALWAYS, fault: 'status', argument: { status: 500, body: '{"code":0}' } },
  'another page': { ...ALWAYS, fault: 'body', argument: '<title>Wi-Fi</title>' },
  'encrypted with another key': { ...ALWAYS, fault: 'wrongKey' },
  'of another shape': { ...ALWAYS, fault: 'shape', argument: { productId: [] } },
  'three megabytes': { ...ALWAYS, fault: 'body', argument: JSON.stringify({ code: 0, data: 'A'.repeat(3_000_000) }) },
} as const satisfies Record<string, Trouble>;
const HANGS: ReadonlySet<string> = new Set(['never answered', 'a byte in 200 ms']);

/** Pages with the question that they open with: the product's is asked before its program. */
const PAGES: readonly (readonly [path: string, state: ShopStateName])[] = [
  ['product/detail', 'product'],
  ['pay/type/bnpl', 'cart'],
  ['get/purchase/info', 'cart'],
  ['get/calc/info', 'calculator'],
  ['get/order/details', 'order-4'],
  ['get/refund/cooling/info', 'refund'],
];

const CASES = NATIVE_HOSTS.flatMap((host) =>
  Object.keys(FAULTS).flatMap((what) =>
    PAGES.map(([path, state]) => ({ host, path, state, what: what as keyof typeof FAULTS })),
  ),
);

describe(`reliability row ${ROW}`, () => {
  const wall = beginByTheWallClock();

  it.each(sample(CASES, 20))(
    '$path, $what, $host: words and a way on by 20 s, and it works afterwards',
    async (each) => {
      const { host, path, state, what } = each;
      const shopper = `early-${host}-${path}-${what}`.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 60);
      const staged = await stage(server, SHOP_STATES[state], shopper);
      await page.clock.install();
      server.faults.arm({ ...FAULTS[what], path });
      await openIn(host, staged, { after: HANGS.has(what) ? 4000 : 0 });
      const retry = buttonNamed(page, text.common.retry);
      if (HANGS.has(what)) {
        // The app answers late, the program comes all the same, and the question is out.
        await expect.poll(() => askedOfApp().catch(() => 0)).toBeGreaterThan(0);
        await page.clock.fastForward(4000);
        await expect.poll(hits).toBeGreaterThan(0);
        await page.locator('#root > *').first().waitFor({ state: 'attached' });
        expect(await retry.count()).toBe(0);
        await page.clock.fastForward(READ_DEADLINE_MS - (await sinceNavigation(page)));
      } else await passTime(page, () => retry.isVisible());
      await retry.waitFor();
      const shown = await sinceNavigation(page);
      await tally.survive(`${ROW}: ${what}`, hits(), async () => {
        expect(shown).toBeLessThanOrEqual(READ_DEADLINE_MS + LEEWAY_MS);
        expect(await page.locator('[data-shell]').count()).toBe(0);
        expect(await page.locator('[data-broken]').filter({ visible: true }).count()).toBe(0);
      });
      server.faults.clear();
      await retry.click();
      await expect.poll(() => retry.count()).toBe(0);
      await expect.poll(() => page.locator('[data-skeleton], [aria-busy="true"]').count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it.each(NATIVE_HOSTS)('%s: an app that never answers is told of in words, and nothing is sent', async (host) => {
    await page.clock.install();
    const staged = await stage(server, SHOP_STATES['product'], `early-silent-${host}`);
    const before = server.requests.length;
    await openIn(host, staged, { token: null });
    const retry = buttonNamed(page, text.common.retry);
    const afterOneMoreSecond = async (): Promise<number> => {
      await page.clock.fastForward(1000);
      return retry.count();
    };
    await expect.poll(afterOneMoreSecond).toBe(1);
    const asked = await askedOfApp();
    await tally.survive(`${ROW}: a silent app`, asked, async () => {
      expect(await sinceNavigation(page)).toBeLessThanOrEqual(READ_DEADLINE_MS + LEEWAY_MS);
      expect(server.requests.slice(before).filter((line) => line.includes('/v1/bnpl/'))).toEqual([]);
    });
  });

  it('on every platform, by the wall clock: an app that takes 4.5 s and a gateway that trickles; the program after three, words after twenty', async () => {
    for (const { host, shown, program } of await wall.waited()) {
      await tally.survive(`${ROW}: by the wall clock`, Math.min(hits(wall.server()), 1), () => {
        expect([host, program <= PROGRAM_MS + LEEWAY_MS]).toEqual([host, true]);
        expect(shown).toBeGreaterThan(READ_DEADLINE_MS - LEEWAY_MS);
        expect(shown).toBeLessThanOrEqual(READ_DEADLINE_MS + LEEWAY_MS);
      });
    }
    // The taps were refused in words: nothing was bought.
    expect([wall.server().sent('now/buy'), wall.errors()]).toEqual([0, []]);
  });
});

// Helpers

const hits = (of = server): number => of.faults.armed()[0]?.hits ?? 0;

/** What a platform's page had done by the wall clock, ms since its navigation: words were there, and its program was asked for. */
interface Waited {
  readonly host: NativeHost;
  readonly shown: number;
  readonly program: number;
}

/** Begins before the other tests what the last one awaits: nearly all of it is waiting. Browser and server are its own. */
function beginByTheWallClock() {
  let ownBrowser: Browser;
  let ownServer: TestServer;
  let phone: PhonePage;
  let waited: Promise<readonly Waited[]>;
  withSandbox((...started) => {
    [ownBrowser, ownServer] = started;
  });
  beforeAll(async () => {
    phone = await openPhonePage(ownBrowser);
    ownServer.faults.arm({ ...ALWAYS, path: 'product/detail', fault: 'trickle', argument: 200 });
    const opened = await Promise.all(
      NATIVE_HOSTS.map(async (host) => {
        const on = await phone.context.newPage();
        const staged = await stage(ownServer, SHOP_STATES['product'], `early-wall-${host}`);
        await openIn(host, staged, { after: 4500 }, on, ownServer.origin);
        await on.locator('[data-shell] [data-buy]').click();
        return { host, on };
      }),
    );
    waited = Promise.all(
      opened.map(async ({ host, on }) => {
        await buttonNamed(on, text.common.retry).waitFor();
        return { host, shown: await sinceNavigation(on), program: await programAskedAt(on) };
      }),
    );
    // Its failure is the last test's.
    waited.catch(() => undefined);
  });
  return { waited: () => waited, server: () => ownServer, errors: () => phone.errors };
}

const askedOfApp = (): Promise<number> =>
  page.evaluate(() => (window as unknown as { askedOfApp: readonly string[] }).askedOfApp.length);

/** When the page asked for its program, ms since the navigation. */
const programAskedAt = (on: Page): Promise<number> =>
  on.evaluate(() => {
    const { program = '' } = document.documentElement.dataset;
    return performance.getEntriesByName(location.origin + program)[0]?.startTime ?? Number.POSITIVE_INFINITY;
  });

/** Opens a staged page inside the app of a platform. */
async function openIn(
  host: NativeHost,
  { token, path, order }: Staged,
  answers: { readonly token?: null; readonly after?: number },
  on = page,
  origin = server.origin,
): Promise<void> {
  await on.addInitScript({ content: appAround(host, { token, ...answers }) });
  if (order !== null) {
    await on.addInitScript((poi) => location.protocol === 'about:' || sessionStorage.setItem('poi', poi), order);
  }
  await on.goto(origin + path, { waitUntil: 'commit' });
}
