import type { Page } from 'playwright-core';

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
