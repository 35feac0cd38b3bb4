import { readFileSync } from 'node:fs';

/** A piece of code in a document. */
export interface Block {
  /** Its file, as its first line names it: `// shop.ts`. */
  readonly name: string;
  readonly text: string;
}

/** The pieces of code of a document that name their file. */
export function blocksOf(document: string): readonly Block[] {
  const found = readFileSync(document, 'utf8').matchAll(/^```tsx?\n\/\/ (\S+\.tsx?)\n([^]*?)^```$/gm);
  return [...found].map(([, name = '', text = '']) => ({ name, text }));
}
