import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { contrast } from '../support/contrast.ts';
import type { TestServer } from '../support/test-server.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';
import { withPhone } from './with-sandbox.ts';

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
  ['light', ['/home', '/complaints'], ['product', 'order-locked']],
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

it.each(['en', 'ur'] as const)('and on the letters beside a list, which scrolls them (%s)', async (language) => {
  const text = shownTexts(language);
  await reach(page, server, SHOP_STATES['address-new'], { shopper: `ring-letters-${language}`, language });
  await buttonNamed(page, text.shop.address.fields.province).click();
  const letters = page.getByRole('navigation', { name: text.shop.address.letters }).getByRole('button');
  await letters.first().waitFor();
  await letters.nth(1).evaluate((each) => {
    each.dataset['ring'] = '0';
  });
  expect(await ringShare(0)).toBeGreaterThan(LEAST_SHARE);
});

it('a heading that takes the focus after a key shows no ring: it is no control', async () => {
  await reach(page, server, SHOP_STATES['cart-without-address'], { shopper: 'ring-heading' });
  await page.keyboard.press('Tab');
  const ring = await page.locator('h1').evaluate((heading) => {
    heading.focus();
    const { outlineStyle, boxShadow } = getComputedStyle(heading);
    return [heading.matches(':focus-visible'), outlineStyle, boxShadow];
  });
  expect(ring).toEqual([true, 'none', 'none']);
});

/** Each kind of control on a kind of ground that was not looked at yet, marked with its number. */
function kinds(of: Page, before: readonly string[]): Promise<readonly (readonly [at: number, name: string])[]> {
  return of.evaluate((known) => {
    const names = new Set(known);
    const found: [number, string][] = [];
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ];
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
