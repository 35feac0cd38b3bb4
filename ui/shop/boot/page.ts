import type { EarlyProduct } from '#adapters/gateway/early.ts';
import type { EarlyHost } from '#adapters/host-app/questions.ts';
import type { Store } from '#core/lib/store.ts';
import { shopPageAt } from '#core/routes/places.ts';
import { directionOf, type Language } from '#core/text/language.ts';

declare global {
  interface Window {
    /** Whether a tap on BUY NOW of the product page's shell waits for the page. */
    asaanTap?: Store<boolean>;
    /** What the product page asked before its program was there, which goes on with it; missing where there is no app. */
    asaanEarly?: {
      readonly host: EarlyHost;
      /** Null where the address names no phone, or there is no cipher yet. */
      readonly product: EarlyProduct | null;
    };
    /** Resolves once the shop's sheet is loaded, or will not be. */
    asaanSheet?: Promise<void>;
  }
}

/** What reports call the page. */
export const pageName = (): string => shopPageAt(window.location.pathname) ?? 'other';

/** Gives the page its language and its side, and the product page's shell its words (Q50). */
export function turnPage(language: Language): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = directionOf(language);
  delete page.dataset['unturned'];
  for (const each of document.querySelectorAll<HTMLElement>('[data-shell] [data-ur]')) {
    const words = each.dataset[language] ?? '';
    if (each.ariaLabel === null) each.textContent = words;
    else each.ariaLabel = words;
  }
}

/** Longest that a page waits for its sheet, ms: words without a look are better than none. */
const SHEET_WAIT_MS = 8000;

/** Puts the shop's sheet into the page, once: one in the document that never came would keep all from being painted. */
export const loadSheet = (): Promise<void> => (window.asaanSheet ??= putSheet());

function putSheet(): Promise<void> {
  const href = document.documentElement.dataset['sheet'] ?? '';
  if (href === '') return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    setTimeout(resolve, SHEET_WAIT_MS);
  });
}
