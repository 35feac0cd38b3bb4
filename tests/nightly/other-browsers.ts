import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firefox, openFirefox } from './firefox.ts';
import type { OtherPage } from './other-page.ts';
import { openWebkit, webkit } from './webkit.ts';

const foxes = await firefox();
const kits = await webkit();

/** How each browser is started; null where it cannot be had. */
const BROWSERS = {
  Firefox: foxes === null ? null : () => openFirefox(foxes),
  WebKit: kits === null ? null : () => openWebkit(kits),
};

/** What a test in another browser has in hand. */
export interface OtherVisit {
  readonly page: OtherPage;
  /** Waits until the page's program is there. */
  readonly isUp: () => Promise<void>;
}

/** The same tests in each browser, one page for all of them; where it cannot be had, the report says skipped. */
export function inOtherBrowsers(what: string, tests: (name: string, visit: () => OtherVisit) => void): void {
  describe.each(Object.entries(BROWSERS))(`${what}, in %s`, (name, open) => {
    if (open === null) {
      it.skip('opens');
      return;
    }
    let page: OtherPage;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      ({ page, stop } = await open());
      await page.resize(360, 740);
    });
    afterAll(() => stop());
    const isUp = (): Promise<void> =>
      expect.poll(() => page.ask(() => 'works' in document.documentElement.dataset)).toBe(true);
    tests(name, () => ({ page, isUp }));
  });
}
