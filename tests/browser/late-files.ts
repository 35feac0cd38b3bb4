import type { Page, Route } from 'playwright-core';
import { passFrames } from './reach.ts';

/** Lets something happen to a page's requests for a file, `name.js` whatever its hash; says how often it did. */
export async function happensTo(
  page: Page,
  file: string,
  what: (route: Route) => Promise<void>,
): Promise<() => number> {
  let hits = 0;
  await page.route(new RegExp(`/assets/${file.replace('.', '-[\\w-]{8}\\.')}$`), (route) => {
    hits += 1;
    return what(route);
  });
  return () => hits;
}

/** A file that never comes. */
export const never = (): Promise<void> => new Promise(() => undefined);

/** A file, or an answer, that is held back until it is let go. */
export interface Held {
  readonly route: (route: Route) => Promise<void>;
  readonly letGo: () => void;
}

/** Makes one; `then` is what becomes of it, by default it comes. */
export function held(then = (route: Route): Promise<void> => route.continue()): Held {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { route: (route) => isFree.then(() => then(route)), letGo };
}

/** Holds every script of a page back until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { route, letGo } = held();
  await page.route('**/assets/*.js', route);
  return letGo;
}

/** The words for a broken page by the style's own clock: its fifteen seconds pass at once. */
export async function afterFifteenSeconds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().delay === 15_000) animation.finish();
    }
  });
  // What hears of their end hears it with a frame.
  await passFrames(page, 2);
}
