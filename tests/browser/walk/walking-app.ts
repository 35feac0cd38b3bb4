import type { BrowserContext, Page } from 'playwright-core';

/** Where the person who walks stands between two pages. */
const KEY = 'walk';

/** What the app answers, for whoever walks now; it notes what it is asked with the order that it is asked about. */
const APP = `
  window.asked = [];
  window.asaanHost = {
    listeners: [],
    tell(message) { this.listeners.forEach((hear) => hear({ data: JSON.stringify({ jsonrpc: '2.0', ...message }) })); },
    postMessage(message) {
      const { id, method, params } = JSON.parse(message);
      const who = JSON.parse(localStorage.getItem('${KEY}') ?? '{}');
      window.asked.push(params?.productOrderId === undefined ? method : method + ' ' + params.productOrderId);
      const result = { getToken: who.token, getAppParameters: { language: who.language }, getServiceInfo: null }[method];
      setTimeout(() => this.tell({ id, result: result ?? true }));
    },
    addEventListener(_type, hear) { this.listeners.push(hear); },
    removeEventListener() {},
  };`;

/** Puts the app around every page of a context. */
export const surround = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: APP });

/** Lets somebody new walk from here on. */
export async function becomes(page: Page, who: { readonly token: string; readonly language: string }): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      sessionStorage.clear();
      localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(who)] as const,
  );
}

/** What the app was asked by the page that is open now, `openOrderConfirmation 123` for one about an order. */
export const askedOfApp = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly asked: readonly string[] }).asked);

/** The app says that the page of an order, or the cart, is out of date. */
export const refresh = (page: Page, what: 'refreshOrder' | 'refreshCart'): Promise<void> =>
  page.evaluate(
    (method) =>
      (window as unknown as { readonly asaanHost: { tell(message: object): void } }).asaanHost.tell({ method }),
    what,
  );
