import type { Page, Request } from 'playwright-core';
import { LANGUAGE_KEY, SHOPPER_KEY } from '#adapters/composition/sandbox-browser.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import type { ShopState, StateTexts } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { pathOf } from '#core/routes/places.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';

/** The texts as a page shows them. */
export const shownTexts = (language: Language): StateTexts => directedTexts(language, textsOf(language));

/** Brings somebody new into a state of the shop, opens its page and presses what leads there. */
export async function reach(
  page: Page,
  server: TestServer,
  state: ShopState,
  { shopper, language = 'en' }: { readonly shopper: string; readonly language?: Language },
): Promise<void> {
  const token = `${SANDBOX.token}-${shopper}`;
  const gateway = createMemoryGateway(server.lender, async () => ({ token, parameters: {} }));
  const seen = await state.reach({ gateway, perform: lenderActions(server.lender), shopper: token });
  // What the tab remembers is put there from an address without a page: the page itself is loaded once.
  await page.goto(`${server.origin}/healthz`);
  const kept = { [SHOPPER_KEY]: shopper, [LANGUAGE_KEY]: language, poi: seen.order, 'draft:address': null };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    }
  }, kept);
  await page.goto(server.origin + pathOf(seen.place));
  for (const name of state.press?.(shownTexts(language)) ?? []) await buttonNamed(page, name).click();
}

/** The button, the choice, or what is folded, whose name holds these words; none of the product's shell, which is about to go. */
export function buttonNamed(page: Page, name: string) {
  const named = { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) };
  return page
    .getByRole('button', named)
    .or(page.getByRole('radio', named))
    .or(page.locator('summary', { hasText: name }))
    .and(page.locator(':not([data-shell] *)'))
    .first();
}

/** The same, and of several the last: what a dialog over the page asks. */
export function lastButton(page: Page, name: string) {
  return buttonNamed(page, name).or(page.getByRole('dialog').getByRole('button', { name })).last();
}

/** A page's requests: those without an end yet, and how many there ever were. */
interface Traffic {
  readonly open: Set<Request>;
  begun: number;
}

const watched = new WeakMap<Page, Traffic>();

/** Longest that a request may keep a page from coming to rest, ms. */
const LONGEST_MS = 60_000;

/** Follows a new page's requests, for {@link settled}. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  const { open } = traffic;
  watched.set(page, traffic);
  page.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return;
    traffic.begun += 1;
    open.add(request);
  });
  const close = (request: Request): void => void open.delete(request);
  page.on('requestfinished', close).on('requestfailed', close);
  page.on('response', (response) => {
    const opened = response.request();
    if (!opened.isNavigationRequest() || opened.frame() !== page.mainFrame()) return;
    // A document that is replaced may take requests with it whose end nobody tells.
    for (const request of Array.from(open)) {
      if (request === opened) return;
      open.delete(request);
    }
  });
}

/**
 * Waits until a watched page has come to rest: no request is under way, and during so many frames of the page, each with
 * a task after it, none begins. Shows that what came was dealt with and that nothing more is sent, at the pace of the page
 * and not of a clock. What the page does after a timer of its own needs `page.clock.fastForward` before.
 */
export async function settled(page: Page, frames = 10): Promise<void> {
  const traffic = watched.get(page);
  if (traffic === undefined) throw new Error('this page is not watched: call watchRequests when it is made');
  const started = performance.now();
  for (;;) {
    const { begun } = traffic;
    // A document that is replaced meanwhile takes the waiting with it.
    const isSame = await passFrames(page, frames).then(
      () => true,
      () => false,
    );
    if (isSame && traffic.open.size === 0 && traffic.begun === begun) return;
    if (performance.now() - started > LONGEST_MS) {
      throw new Error(`still under way: ${Array.from(traffic.open, (request) => request.url()).join(', ')}`);
    }
  }
}

/** So much of its time passes between two looks of {@link passTime}, and at most in all, ms. */
const [STEP_MS, MOST_MS] = [500, 20_000];

/**
 * Lets the time of a watched page pass, by `page.clock` that was installed before, until a condition holds: a step whenever
 * the page has come to rest, so that a wait costs none and whatever is under way has its end. Throws after 20 s of it.
 * `rest`: how it comes to rest where a request has no end, {@link passFrames}.
 */
export async function passTime(
  page: Page,
  isDone: () => Promise<boolean>,
  rest: typeof passFrames = settled,
): Promise<void> {
  for (let passed = 0; ; passed += STEP_MS) {
    await rest(page, 3);
    if (await isDone()) return;
    if (passed >= MOST_MS) throw new Error(`nothing came of ${MOST_MS} ms of the page's time`);
    await page.clock.fastForward(STEP_MS);
  }
}

/** Lets a page draw so many frames, and do a task after each. */
export function passFrames(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
  }, frames);
}

/** Waits until every form in sight of a public page has its program. */
export const untilUp = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[data-island]:not([hidden] *) form:not([data-up])') === null);

/** Ms since the browser began to open the page, by the page's own clock. */
export const sinceNavigation = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** The page falls asleep as the back/forward cache and the app in front of it let it. */
export const sleep = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** And wakes up. */
export const wake = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
