import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  readonly axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
}

/** Everything that axe holds against a page. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as AxeWindow).axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** What is wrong with how a page lies: sideways scroll, text wider than its box, headings whose ink leaves their lines. */
export function faults(page: Page): Promise<readonly string[]> {
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
      if (style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${words}`);
      if (!/^H[12]$/.test(element.tagName) || pen === null) continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(element.innerText);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      if (height > Number.parseFloat(style.lineHeight) * 1.02) found.push(`ink of ${Math.round(height)} px: ${words}`);
    }
    return found;
  });
}
