import { type Block, inlineText } from '../markdown/document.ts';
import type { Section } from './find-sections.ts';

/** The sections of a document: each heading with the words up to the next one, each line of the requirements by itself. */
export function sectionsOf(address: string, page: string, blocks: readonly Block[]): readonly Section[] {
  const found: { address: string; page: string; heading: string; text: string }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      found.push({ address: `${address}#${block.id}`, page, heading: inlineText(block.parts), text: '' });
      continue;
    }
    const last = found.at(-1);
    if (last !== undefined) last.text = `${last.text} ${textOf(block)}`.trim();
    if (block.kind !== 'table') continue;
    for (const { id, cells } of block.rows) {
      if (id === null) continue;
      const text = cells.slice(1).map(inlineText).join(' ');
      found.push({ address: `${address}#${id}`, page, heading: id, text });
    }
  }
  return found;
}

/** What a part says; a line that is a section of its own is left out. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.parts);
    case 'code':
      return '';
    case 'list':
      return block.items.flatMap((item) => item.map(textOf)).join(' ');
    case 'table':
      return block.rows.flatMap(({ id, cells }) => (id === null ? cells.map(inlineText) : [])).join(' ');
  }
}
