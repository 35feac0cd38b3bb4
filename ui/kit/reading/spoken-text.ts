/** What is not read: controls, what counts no more, and what is no text. */
const SILENT =
  'button, input, select, textarea, s, svg, script, style, template, noscript, dialog, [aria-hidden="true"]';
/** A choice that was made is read as a word before what was chosen. */
const CHOSEN = 'input[type="radio"]:checked';

/**
 * The text of a part of the page, a line for each box of it, so that a voice pauses between; also of what is folded away. What is
 * not shown at this width, and an amount that is crossed out, is left out. `chosen`: what is said before a chosen one.
 */
export function spokenText(region: Element, chosen: string): string {
  const lines: string[] = [];
  let box: Element | null = null;
  let apart: Element | null = null;
  const isRead = (element: Element): boolean =>
    element.matches(CHOSEN) || (!element.matches(SILENT) && displayOf(element) !== 'none');
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && !isRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(CHOSEN)) lines.push(chosen);
      if (!isInline(node)) box = null;
      continue;
    }
    const own = outOf(node, isInline);
    const text = node.nodeValue ?? '';
    // Small print, and what is no plain text by its style, is parted from what is beside it.
    const part = outOf(node, (element) => displayOf(element) === 'inline' && element.tagName !== 'SMALL');
    if (own === box && lines.length > 0) lines[lines.length - 1] += (part === apart ? '' : ' ') + text;
    else lines.push(text);
    box = own;
    apart = part;
  }
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

const displayOf = (element: Element): string => getComputedStyle(element).display;
const isInline = (element: Element): boolean => /^(?:inline|contents|ruby)/.test(displayOf(element));

/** The nearest element around a text that is not `within`. */
function outOf(node: Node, within: (element: Element) => boolean): Element | null {
  let element = node.parentElement;
  while (element !== null && within(element)) element = element.parentElement;
  return element;
}
