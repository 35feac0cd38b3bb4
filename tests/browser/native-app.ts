import type { Page } from 'playwright-core';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { OrderId } from '#core/lib/ids.ts';
import { pathOf } from '#core/routes/places.ts';
import type { TestServer } from '../support/test-server.ts';
import { buttonNamed, shownTexts } from './reach.ts';

/**
 * A script that puts an Android app around the page: it answers each method `after` so many ms, notes what it is asked, and
 * can ask for a reload. `parameters` is code.
 */
export const appOf = (token: string, parameters = '{}', after = 0): string => `
  window.asked = [];
  window.asaanHost = {
    listeners: [],
    tell(message) { this.listeners.forEach((hear) => hear({ data: JSON.stringify({ jsonrpc: '2.0', ...message }) })); },
    postMessage(message) {
      const { id, method } = JSON.parse(message);
      if (method !== 'getServiceInfo') window.asked.push(method);
      const result = { getToken: '${token}', getAppParameters: ${parameters}, getServiceInfo: null }[method];
      setTimeout(() => this.tell({ id, result: result ?? true }), ${after});
    },
    addEventListener(_type, hear) { this.listeners.push(hear); },
    removeEventListener() {},
  };`;

/** What the app was asked by the page that is open now. */
export const askedOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { asked: readonly string[] }).asked);

/** Somebody in a state of the shop, who has not opened its page yet. */
export interface Staged {
  readonly state: ShopState;
  readonly token: string;
  /** Path and query. */
  readonly path: string;
  readonly order: OrderId | null;
}

/** Brings somebody new into a state of the shop. */
export async function stage(server: TestServer, state: ShopState, shopper: string): Promise<Staged> {
  const token = `${SANDBOX.token}-${shopper}`;
  const gateway = createMemoryGateway(server.lender, async () => ({ token, parameters: {} }));
  const { place, order } = await state.reach({ gateway, perform: lenderActions(server.lender), shopper: token });
  return { state, token, path: pathOf(place), order };
}

/** Opens the state's page inside the app, and presses what leads to it. */
export async function openStaged(page: Page, server: TestServer, { state, token, path, order }: Staged): Promise<void> {
  await page.addInitScript({ content: appOf(token) });
  if (order !== null) {
    // Every page but the empty one that a browser begins with, which has no storage.
    await page.addInitScript((poi) => location.protocol === 'about:' || sessionStorage.setItem('poi', poi), order);
  }
  await page.goto(server.origin + path);
  for (const name of state.press?.(shownTexts('en')) ?? []) await buttonNamed(page, name).click();
}

/** Brings somebody new into a state of the shop, and opens its page inside the app. */
export async function openInApp(page: Page, server: TestServer, state: ShopState, shopper: string): Promise<void> {
  await openStaged(page, server, await stage(server, state, shopper));
}

/** Moves an open page of the shop to an address of it that names none, as the browser's history can. */
export async function openNowhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/bnpl/nothing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText(shownTexts('en').cases.noPage.title).waitFor();
}
