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

/**
 * What is wrong with how a page lies: sideways scroll, text wider than its box or below 14 px, headings whose ink leaves
 * their lines, marks over names, lists with some values beside their names and some below.
 */
export async function faults(page: Page): Promise<readonly string[]> {
  return [...(await boxFaults(page)), ...(await markFaults(page)), ...(await listFaults(page))];
}

function boxFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
    const pen = document.createElement('canvas').getContext('2d');
    const shown = [
      ...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, dt, dd, li, label'),
    ];
    for (const element of shown) {
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
      if (!/^H[12]$/.test(element.tagName) || pen === null) continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(element.innerText);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      if (height > Number.parseFloat(style.lineHeight) * 1.02) found.push(`ink of ${Math.round(height)} px: ${words}`);
    }
    return found;
  });
}

/** Text below 14 px, and samples' marks on the ink of what they mark. */
function markFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const pen = document.createElement('canvas').getContext('2d');
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const { data, parentElement: element } = words.currentNode as Text;
      if (element === null || data.trim() === '' || element.getClientRects().length === 0) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      if (size < 14) found.push(`${size} px: ${data.slice(0, 30)}`);
      const mark = element.nextElementSibling;
      if (mark?.tagName !== 'SMALL' || pen === null) continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(data);
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        const isBeside = line.right <= left || right <= line.left;
        const baseline = line.top + ink.fontBoundingBoxAscent;
        const isOver = baseline + ink.actualBoundingBoxDescent > top && baseline - ink.actualBoundingBoxAscent < bottom;
        if (!isBeside && isOver) found.push(`covered: ${data.slice(0, 30)}`);
      }
    }
    return found;
  });
}

/** Lists whose values stand partly beside their names, partly below. */
function listFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dl')].flatMap((list) => {
      const beside = [...list.querySelectorAll('dt')].flatMap((name) => {
        const [one, other] = [name.getBoundingClientRect(), name.nextElementSibling?.getBoundingClientRect()];
        return one.height === 0 || other === undefined ? [] : [other.top < one.bottom - 1];
      });
      return new Set(beside).size > 1 ? [`ragged: ${list.innerText.slice(0, 30)}`] : [];
    }),
  );
}

/** Texts that are not read on white paper: less than 4.5:1 (WCAG 2.2), in the media that the page has now. */
export async function paleInk(page: Page): Promise<readonly string[]> {
  const inks = await page.evaluate(() => {
    const hasWords = ({ childNodes }: Element): boolean =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => each.checkVisibility() && hasWords(each))
      .map((each) => [each.innerText, getComputedStyle(each).color] as const);
  });
  return inks.filter(([, ink]) => contrast(rgbOf(ink), [255, 255, 255]) < 4.5).map(([text]) => text);
}

/** Texts within an element that stand out from their ground by less than 4.5:1 (WCAG 2.2); axe leaves dialogs undecided. */
export function paleTexts(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root) => {
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (element: Element | null): string => {
      const color = element === null ? 'rgb(255, 255, 255)' : getComputedStyle(element).backgroundColor;
      return color === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : color;
    };
    const texts = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (each) =>
        each.checkVisibility() &&
        [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    );
    return texts.flatMap((each) => {
      const [ink, ground] = [luminance(getComputedStyle(each).color), luminance(groundOf(each))];
      const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
      return ratio < 4.5 && !each.matches(':disabled, :disabled *') ? [`${ratio.toFixed(1)}: ${each.innerText}`] : [];
    });
  });
}

/** A script that adds up how much moves in a page by itself. */
export const SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifted += value; }))
    .observe({ type: 'layout-shift', buffered: true });`;

/** How much of a page has moved since it was opened with {@link SHIFTS}. */
export const shiftedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);
