import type { Page } from 'playwright-core';

/** What a line's end tears apart: an amount that stands on two lines, a short word that does. */
export function tornText(page: Page): Promise<readonly string[]> {
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
