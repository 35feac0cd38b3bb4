import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { shopHeadings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import { openPhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { passFrames } from './settled.ts';
import { smallTargets } from './targets.ts';
import { withSandbox } from './with-sandbox.ts';
import { tornText } from './wrapped.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

/** The headings that the shop's cut of Nastaliq is made for. */
const HEADINGS = new Set(shopHeadings(urdu));

/** What may stand in Latin letters on an Urdu page, beside what the server and the shopper wrote. */
const ALLOWED = /\b(?:Rs|BNPL|AML|CFT|NFC|LTE|[345]G)\b/g;

describe.each([
  ['en', 'light'],
  ['ur', 'dark'],
] as const)('R37–R68 every state of the shop (%s, %s)', (language, colorScheme) => {
  let context: BrowserContext;
  let page: Page;
  let problems: string[];
  const texts = shownTexts(language);

  beforeAll(async () => {
    ({ context, page, problems } = await openPhonePage(browser, { colorScheme, reducedMotion: 'reduce' }));
  });
  afterAll(() => context.close());

  it.each(SHOP_STATE_NAMES.map((name) => [`${SHOP_STATES[name].shows.join(', ')} ${name}`, name] as const))(
    '%s says what it must, is accessible, fits, and has no word of the other language',
    async (_title, name) => {
      const state: ShopState = SHOP_STATES[name];
      await reach(page, server, state, { shopper: `${language}-${name}`, language });
      for (const words of state.says(texts)) {
        await page.getByText(words).filter({ visible: true }).first().waitFor();
      }
      expect(await violations(page)).toEqual([]);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect([width, await faults(page)]).toEqual([width, []]);
      }
      expect(await smallTargets(page)).toEqual([]);
      if (language === 'ur') {
        expect(foreignWords(await ownText())).toEqual([]);
        expect(await facesRead()).toEqual(['Urdu Naskh 400', 'Urdu Naskh 700', 'Urdu Nastaliq 400']);
        expect((await inNastaliq()).filter((heading) => !HEADINGS.has(heading))).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [360, 320, 1024]) {
        await page.setViewportSize({ width, height: 740 });
        await passFrames(page, 1);
        const found = width === 320 ? [] : await faults(page);
        expect([width, '200 %', found, await tornText(page)]).toEqual([width, '200 %', [], []]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined();
      expect(problems.splice(0)).toEqual([]);
    },
  );

  /** The faces that the shop has fetched. */
  const facesRead = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
    );

  /** What is set in Nastaliq, of which the shop has no more letters than its headings need. */
  function inNastaliq(): Promise<readonly string[]> {
    return page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('#root *')];
      const holdsText = (each: HTMLElement): boolean =>
        [...each.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && /[\u0600-\u06FF]/.test(nodeValue ?? ''),
        );
      const set = all.filter((each) => holdsText(each) && /^"?Urdu Nastaliq/.test(getComputedStyle(each).fontFamily));
      return set.map((each) => each.textContent.replace(/[\u2066\u2069]/g, ''));
    });
  }

  /** What we wrote: without names, amounts and everything else that came from the server or the shopper. */
  function ownText(): Promise<string> {
    return page.evaluate(() => {
      const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
      const theirs = 'bdi, [dir=auto], [data-sandbox], dialog:has([data-sandbox])';
      for (const each of copy.querySelectorAll(theirs)) each.remove();
      return copy.textContent;
    });
  }
});

// Helpers

const foreignWords = (text: string): readonly string[] => text.replace(ALLOWED, '').match(/[A-Za-z]{2,}/g) ?? [];
