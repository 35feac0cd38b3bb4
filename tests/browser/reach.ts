import type { Page } from 'playwright-core';
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
