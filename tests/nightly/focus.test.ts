import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { reach } from '../browser/reach.ts';
import { settled } from '../browser/settled.ts';
import { withPhone } from '../browser/with-sandbox.ts';
import { contrast } from '../support/contrast.ts';
import type { TestServer } from '../support/test-server.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** WCAG 2.4.13: as many pixels as a line of 2 px around what has the focus change by 3:1 at least; half of it, where it is partly covered. */
const LEAST_SHARE = 0.5;
const LEAST_CONTRAST = 3;

/** Each scheme meets every surface once: pages of the site, states of the shop. */
const PAGES = [
  ['light', ['/home', '/complaints'], ['product', 'order-locked', 'address-provinces']],
  ['dark', ['/notify?number=03001234567', '/FAQ'], ['cart-without-address', 'product-missing']],
] as const;

it.each(PAGES)('the ring of the focus is seen on every surface (%s)', async (colorScheme, paths, states) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const unseen: string[] = [];
  const seen = new Set<string>();
  const look = async (where: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    for (const [at, name] of await kinds(page, [...seen])) {
      seen.add(name);
      const share = await ringShare(at);
      if (share < LEAST_SHARE) unseen.push(`${where}: ${name} ${share.toFixed(2)}`);
    }
  };
  for (const path of paths) {
    await page.goto(server.origin + path);
    await page.waitForFunction(() => document.readyState === 'complete');
    await look(path);
  }
  for (const name of states) {
    await reach(page, server, SHOP_STATES[name], { shopper: `ring-${colorScheme}-${name}` });
    await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
    await look(name);
  }
  expect(seen.size).toBeGreaterThan(12);
  expect(unseen).toEqual([]);
});

/** A wide screen, low ones, and ones with large text: width, height, % of the text's size. */
const SCREENS = [
  [1280, 800, 100],
  [1280, 500, 200],
  [740, 360, 200],
  [360, 740, 100],
] as const;

it.each(['cart', 'order-1', 'product', 'calculator', 'refund', 'address-known'] as const)(
  'what has the focus is seen whole, down the page of %s and up again',
  async (state) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page, server, SHOP_STATES[state], { shopper: `seen-${state}` });
    await page.locator('main :is(section, form, fieldset)').first().waitFor();
    for (const [width, height, size] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
      await settled(page);
      expect([width, height, size, await coveredFocus()]).toEqual([width, height, size, []]);
    }
  },
);

/** Controls of which something is off the screen or covered when they have the focus: down the page, and up again. */
const coveredFocus = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const covered = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)')];
    const controls = all.filter((each) => !each.matches(':disabled') && each.checkVisibility());
    for (const way of [controls, controls.toReversed()]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, way === controls ? 0 : document.documentElement.scrollHeight);
      for (const each of way) {
        each.focus();
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isWhole = [0.05, 0.5, 0.95].every((share) => {
          const hit = document.elementFromPoint((left + right) / 2, top + share * (bottom - top));
          return hit !== null && ((each.closest('label') ?? each).contains(hit) || hit.contains(each));
        });
        if (!isWhole || top < 0 || bottom > innerHeight) covered.add(each.innerText || each.outerHTML.slice(0, 60));
      }
    }
    return [...covered];
  });

/** Each kind of control on a kind of ground that was not looked at yet, marked with its number. */
function kinds(of: Page, before: readonly string[]): Promise<readonly (readonly [at: number, name: string])[]> {
  return of.evaluate((known) => {
    const names = new Set(known);
    const found: [number, string][] = [];
    // What lies below an open dialog takes no focus.
    const root = document.querySelector('dialog[open]') ?? document;
    const all = root.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]');
    for (const each of all) {
      const box = each.getBoundingClientRect();
      const isOurs =
        each.closest('[data-sandbox], [hidden], dialog:not([open]), details:not([open]) > :not(summary)') === null;
      if (!isOurs || box.width < 4 || box.height < 4 || !each.checkVisibility({ visibilityProperty: true })) continue;
      if (each.matches(':disabled')) continue;
      let ground: Element | null = each.parentElement;
      const colorOf = (element: Element): string => getComputedStyle(element).backgroundColor;
      while (ground !== null && colorOf(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
      const look = each.dataset['look'] ?? each.parentElement?.dataset['look'] ?? '';
      const name = `${each.tagName}.${each.className} ${look} on ${ground === null ? 'page' : colorOf(ground)}`;
      if (names.has(name)) continue;
      names.add(name);
      each.dataset['ring'] = String(found.length);
      found.push([found.length, name]);
    }
    return found;
  }, before);
}

/** How much of a line of 2 px around a control changes by 3:1 when it gets the focus. */
async function ringShare(at: number): Promise<number> {
  const control = page.locator(`[data-ring="${at}"]`);
  await control.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (box === null) return 0;
  const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
  const before = PNG.sync.read(await page.screenshot({ clip }));
  await control.evaluate((each: HTMLElement) => {
    const visibly: FocusOptions & { readonly focusVisible: true } = { preventScroll: true, focusVisible: true };
    each.focus(visibly);
  });
  const after = PNG.sync.read(await page.screenshot({ clip }));
  await control.evaluate((each: HTMLElement) => {
    each.blur();
    delete each.dataset['ring'];
  });
  return changedPixels(before, after) / (4 * (box.width + box.height));
}

function changedPixels(before: PNG, after: PNG): number {
  let count = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const [one, other] = [before, after].map(({ data }) => data.subarray(at, at + 3));
    if (one !== undefined && other !== undefined && contrast([...one], [...other]) >= LEAST_CONTRAST) count += 1;
  }
  return count;
}
