import type { Page, Route } from 'playwright-core';

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

/** A file that comes after so many seconds; null for never. */
export const late =
  (seconds: number | null) =>
  async (route: Route): Promise<void> => {
    await new Promise((resolve) => seconds !== null && setTimeout(resolve, seconds * 1000));
    await route.continue();
  };

/** A file that is held back until it is let go, and then comes as another is said to. */
export function held(then: (route: Route) => Promise<void> = late(0)): {
  readonly route: (route: Route) => Promise<void>;
  readonly letGo: () => void;
} {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { route: (route) => isFree.then(() => then(route)), letGo };
}

/** The words for a broken page by the style's own clock: its fifteen seconds pass at once. */
export async function afterFifteenSeconds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (
        animation instanceof CSSAnimation &&
        ['broken', 'gone'].some((name) => animation.animationName.includes(name))
      )
        animation.finish();
    }
  });
}
