/** Elements within a line of text; every other one begins a line of its own. */
const INLINE = /^(?:A|B|BDI|EM|I|S|SMALL|SPAN|STRONG)$/;
/** What is not read: controls, and what is no text. */
const SILENT = 'button, input, select, textarea, svg, script, style, template, noscript, dialog, [aria-hidden="true"]';

/** The text of a part of the page, line by line, also of what is folded away; what is not shown at this width is left out. */
export function spokenText(region: Element): string {
  const lines: string[] = [];
  let block: Element | null = null;
  let apart: Element | null = null;
  const isRead = (element: Element): boolean =>
    !element.matches(SILENT) && getComputedStyle(element).display !== 'none';
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && !isRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!INLINE.test(node.tagName)) block = null;
      continue;
    }
    const own = blockOf(node);
    const text = node.nodeValue ?? '';
    const part = apartFrom(node);
    if (own === block && lines.length > 0) lines[lines.length - 1] += (part === apart ? '' : ' ') + text;
    else lines.push(text);
    block = own;
    apart = part;
  }
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

/** The part of a line that stands apart from what is beside it: small print, or whatever is no plain text by its style. */
function apartFrom(node: Node): Element | null {
  let part = node.parentElement;
  while (part !== null && INLINE.test(part.tagName)) {
    if (part.tagName === 'SMALL' || getComputedStyle(part).display !== 'inline') return part;
    part = part.parentElement;
  }
  return null;
}

function blockOf(node: Node): Element | null {
  let block = node.parentElement;
  while (block !== null && INLINE.test(block.tagName)) block = block.parentElement;
  return block;
}
