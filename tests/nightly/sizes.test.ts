import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { headings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import { faults, latinWords } from '../browser/look.ts';
import { withPhone } from '../browser/phone-page.ts';
import { passFrames, reach, settled } from '../browser/reach.ts';
import { DEMO } from '../support/demo.ts';
import type { TestServer } from '../support/test-server.ts';
import { openSiteMoment } from '../tools/site-pictures.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** Widths with the text as it is, and with text of twice the size. */
const SIZES = [
  [100, [320, 360, 720, 721, 750, 751, 1280]],
  [200, [320, 360, 1024, 1280]],
] as const;

/** Nothing of an open page scrolls sideways or is cut at any width, and in large text no amount and no short word is torn. */
async function isSound(): Promise<void> {
  const found: string[] = [];
  for (const [size, widths] of SIZES) {
    for (const width of widths) {
      await resize(width, size);
      const all = [...(await faults(page)), ...(size === 200 ? await tornText() : [])];
      found.push(...all.map((fault) => `${width} px, text of ${size} %: ${fault}`));
    }
  }
  expect(found).toEqual([]);
}

async function resize(width: number, size: number, height = 740): Promise<void> {
  await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
  await page.setViewportSize({ width, height });
  await passFrames(page, 1);
}

describe.each(['en', 'ur'] as const)(
  'R18 at any width, and in text of twice the size, nothing scrolls sideways, is cut or torn (%s)',
  (language) => {
    beforeEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

    it.each(SITE_PAGES)('%s', async (name) => {
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), `riskSeen:${language}`);
      await page.goto(server.origin + sitePath(name, language));
      await settled(page);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main details, [data-menu]')) each.open = true;
      });
      if (language === 'ur') expect(await notInNastaliq(page)).toEqual([]);
      await isSound();
    });

    it.each(['numberCheck-verdict', 'not-found', 'offline'] as const)('%s', async (moment) => {
      await openSiteMoment(page, server, moment, language);
      await isSound();
    });

    it.each(SHOP_STATE_NAMES)('%s', async (name) => {
      await reach(page, server, SHOP_STATES[name], { shopper: `sizes-${name}-${language}`, language });
      await settled(page);
      if (language === 'ur') expect([...(await latinWords(page)), ...(await notInNastaliq(page))]).toEqual([]);
      await isSound();
    });
  },
);

it.each(['cart', 'order-1', 'product', 'calculator', 'refund', 'address-known'] as const)(
  'what has the focus is seen whole and ringed, down the page of %s and up again',
  async (state) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, server, SHOP_STATES[state], { shopper: `seen-${state}` });
    await page.locator('main :is(section, form, fieldset)').first().waitFor();
    // A wide screen, low ones, and ones with large text.
    for (const [width, height, size] of [
      [1280, 800, 100],
      [1280, 500, 200],
      [740, 360, 200],
      [360, 740, 100],
    ] as const) {
      await resize(width, size, height);
      await settled(page);
      expect([width, height, size, await badlyFocused()]).toEqual([width, height, size, []]);
    }
  },
);

it('reliability row 66: where forced colours take every background away, words, a picture or a line show each control', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  const look = async (where: string): Promise<void> => {
    await settled(page);
    expect([where, await page.evaluate(withoutEdge)]).toEqual([where, []]);
  };
  for (const name of SITE_PAGES) {
    await page.goto(server.origin + sitePath(name, 'en'));
    await look(name);
  }
  for (const name of ['product', 'cart', 'address-new', 'calculator'] as const) {
    await reach(page, server, SHOP_STATES[name], { shopper: `forced-${name}` });
    await look(name);
  }
});

/** Controls that neither words, a picture nor a line show. */
function withoutEdge(): readonly string[] {
  const hasLine = (style: CSSStyleDeclaration): boolean =>
    style.borderBlockStartStyle !== 'none' && Number.parseFloat(style.borderBlockStartWidth) > 0;
  return [...document.querySelectorAll<HTMLElement>('button, input:not([type="range"]), textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1)
    .filter((each) => each.innerText.trim() === '' && each.querySelector('svg, img') === null)
    .filter((each) => each.closest('label') === null)
    .filter((each) => !hasLine(getComputedStyle(each)) && !hasLine(getComputedStyle(each, '::before')))
    .map((each) => `${each.tagName} ${each.getAttribute('aria-label')}`);
}

/** Controls that have no ring, or of which something is off the screen or covered, when they have the focus. */
const badlyFocused = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bad = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)')];
    const controls = all.filter((each) => !each.matches(':disabled') && each.checkVisibility());
    const visibly: FocusOptions & { readonly focusVisible: true } = { focusVisible: true };
    for (const way of [controls, controls.toReversed()]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, way === controls ? 0 : document.documentElement.scrollHeight);
      for (const each of way) {
        each.focus(visibly);
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isWhole = [0.05, 0.5, 0.95].every((share) => {
          const hit = document.elementFromPoint((left + right) / 2, top + share * (bottom - top));
          return hit !== null && ((each.closest('label') ?? each).contains(hit) || hit.contains(each));
        });
        const isRinged = getComputedStyle(each).outlineStyle !== 'none';
        if (!isWhole || !isRinged || top < 0 || bottom > innerHeight)
          bad.add(each.innerText || each.outerHTML.slice(0, 60));
      }
    }
    return [...bad];
  });

/** What is set in Nastaliq, which has the glyphs of the catalogue's headings alone, and is none of them. */
async function notInNastaliq(open: Page): Promise<readonly string[]> {
  const set = await open.locator('body *:not(footer *)').evaluateAll((elements) =>
    elements
      .filter((each) => getComputedStyle(each).fontFamily.includes('"Urdu Nastaliq"'))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /[\u0600-\u06FF]/.test(nodeValue ?? '')),
      )
      .map((each) => {
        const own = each.cloneNode(true) as HTMLElement;
        for (const mark of own.querySelectorAll('small')) mark.remove();
        return own.textContent.replace(/[\u2066\u2069]/g, '').trim();
      }),
  );
  const known = new Set([...headings(urdu), DEMO.settings.company.name.ur]);
  return set.filter((each) => !known.has(each));
}

/** What a line's end tears apart: an amount that stands on two lines, a short word that does. */
function tornText(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const amount = String.raw`Rs\.\u00a0\d[\d,.]*|\d[\d,.]*\u00a0روپے|\d{1,3}(?:,\d{3})+(?:\.\d+)?`;
    const units = new RegExp(`${amount}|[\\p{L}\\p{M}]{3,12}(?![\\p{L}\\p{M}])`, 'gu');
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      // What only a screen reader meets is as narrow as can be, or lies in what is.
      if (element.getBoundingClientRect().width <= 1 || element.closest('thead')?.clientWidth === 1) continue;
      const text = node.textContent ?? '';
      for (const { 0: unit, index } of text.matchAll(units)) {
        // The end of a longer word is no word.
        if (/\p{L}/u.test(unit) && /[\p{L}\p{M}\d/]/u.test(text[index - 1] ?? '')) continue;
        // Words of sellers and shoppers may be of any length.
        if (!/\d/.test(unit) && element.closest('bdi, [dir=auto]') !== null) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + unit.length);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const lines = new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / (height / 2))));
        if (lines.size > 1) found.push(`torn in ${element.closest('[class]')?.className ?? ''}: ${unit}`);
      }
    }
    return found;
  });
}
