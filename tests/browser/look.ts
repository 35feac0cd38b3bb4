import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { contrast, rgbOf } from '../support/contrast.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  readonly axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}

/** Everything that axe holds against a page, and words inside of empty fields that are paler than 4.5:1, which it does not look at. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations: all } = await (window as unknown as AxeWindow).axe.run();
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  return [...found, ...(await palePlaceholders(page))];
}

async function palePlaceholders(page: Page): Promise<readonly string[]> {
  const fields = await page.locator('[placeholder]:placeholder-shown').evaluateAll((all) =>
    all.map((each) => ({
      html: each.outerHTML,
      ink: getComputedStyle(each, '::placeholder').color,
      ground: getComputedStyle(each).backgroundColor,
    })),
  );
  return fields
    .filter(({ ink, ground }) => contrast(rgbOf(ink), rgbOf(ground)) < 4.5)
    .map(({ html }) => `placeholder: ${html}`);
}

/** What is wrong with how a page lies: sideways scroll, what stands outside, text wider than its box or below 14 px. */
export function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
    for (const element of document.body.querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, a, button, summary, dt, dd, li, label',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden =
        box.width <= 1 || style.visibility === 'hidden' || element.closest('[hidden], dialog:not([open])') !== null;
      if (isHidden || element.closest('details:not([open])') !== null) continue;
      const words = element.innerText.trim().slice(0, 30);
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`outside: ${words}`);
      // What is folded stands in a column beside.
      const isCut = style.overflow !== 'visible' && style.columnCount === 'auto';
      if (isCut && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      if (element === null || data.trim() === '' || element.getClientRects().length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 14) found.push(`${size} px: ${data.slice(0, 30)}`);
    }
    return found;
  });
}

/** How much there is to read on a page: words that stand there unfolded, and screens to scroll. */
export function readingLoad(page: Page): Promise<{ readonly words: number; readonly screens: number }> {
  return page.evaluate(() => {
    let words = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      const box = element?.getBoundingClientRect();
      const isSeen =
        element?.checkVisibility({ visibilityProperty: true }) === true && box !== undefined && box.width > 1;
      if (isSeen && element.closest('[data-sandbox]') === null)
        words += data.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    }
    const screens = Math.round((10 * document.documentElement.scrollHeight) / window.innerHeight) / 10;
    return { words, screens };
  });
}

/** What may stand in Latin letters on an Urdu page of the shop, beside what the server and the shopper wrote. */
const ALLOWED = /\b(?:Rs|BNPL|AML|CFT|NFC|LTE|[345]G)\b/g;

/** Latin words of ours on a page of the shop: without names, amounts and all else that came from the server or the shopper. */
export async function latinWords(page: Page): Promise<readonly string[]> {
  const own = await page.evaluate(() => {
    const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
    const theirs = 'bdi, [dir=auto], [data-sandbox], dialog:has([data-sandbox])';
    for (const each of copy.querySelectorAll(theirs)) each.remove();
    return copy.textContent;
  });
  return own.replace(ALLOWED, '').match(/[A-Za-z]{2,}/g) ?? [];
}

/** Texts within an element that stand out from their ground by less than 4.5:1 (WCAG 2.2); axe leaves dialogs undecided. `paper`: the ground of all. */
export async function paleTexts(within: Locator, paper: string | null = null): Promise<readonly string[]> {
  const texts = await within.evaluate((root, all) => {
    const groundOf = (element: Element | null): string => {
      const color = element === null ? 'rgb(255, 255, 255)' : getComputedStyle(element).backgroundColor;
      return color === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : color;
    };
    return [...root.querySelectorAll<HTMLElement>(':not(:disabled, :disabled *)')]
      .filter((each) => each.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .map((each) => [each.innerText, getComputedStyle(each).color, all ?? groundOf(each)] as const);
  }, paper);
  return texts.filter(([, ink, ground]) => contrast(rgbOf(ink), rgbOf(ground)) < 4.5).map(([text]) => text);
}

/** Texts that are not read on white paper, in the media that the page has now. */
export const paleInk = (page: Page): Promise<readonly string[]> =>
  paleTexts(page.locator('body'), 'rgb(255, 255, 255)');

/** A script that adds up how much moves in a page by itself. */
export const SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifted += value; }))
    .observe({ type: 'layout-shift', buffered: true });`;

/** How much of a page has moved since it was opened with {@link SHIFTS}. */
export const shiftedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** As small as what a thumb presses may be, px on each side (WCAG 2.5.5). */
const LEAST = 44;

/** What is pressed and smaller than a thumb: `name width × height`. A link inside running text has the height of its line (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const blockOf = (link: HTMLElement): HTMLElement => {
      let block = link.parentElement ?? link;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement !== null) {
        block = block.parentElement;
      }
      return block;
    };
    const isInText = (link: HTMLElement): boolean =>
      link.tagName === 'A' &&
      getComputedStyle(link).display === 'inline' &&
      blockOf(link).innerText.replaceAll(/\s/g, '').length > link.innerText.replaceAll(/\s/g, '').length + 3;
    const kinds = 'a[href], button, summary, input:not([type=hidden]), textarea, select, [role=button], [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((each) => {
      const target = each.closest('label') ?? each;
      const own = each.getBoundingClientRect();
      const whole = target.getBoundingClientRect();
      const [width, height] = [Math.max(own.width, whole.width), Math.max(own.height, whole.height)].map(
        Math.round,
      ) as [number, number];
      // What only a screen reader meets, until it has the focus.
      const isHidden = width <= 1 || height <= 1 || !each.checkVisibility({ visibilityProperty: true });
      if (isHidden || whole.bottom < 0 || each.closest('[inert]') !== null || isInText(each)) return [];
      if (width >= least && height >= least) return [];
      // A card that is pressed as a whole.
      const isStretched = ['::before', '::after'].some((part) => {
        const { position, insetBlockStart, insetInlineStart } = getComputedStyle(each, part);
        return position === 'absolute' && insetBlockStart === '0px' && insetInlineStart === '0px';
      });
      if (isStretched && getComputedStyle(each).position === 'static') return [];
      const name = each.getAttribute('aria-label') ?? each.innerText.trim();
      return [`${name.slice(0, 30) || each.outerHTML.slice(0, 60)} ${width} × ${height}`];
    });
  }, LEAST);
}
