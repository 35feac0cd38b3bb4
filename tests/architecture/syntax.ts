import { parseAst } from 'vite';

/** A node of a source file's syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parses a TypeScript file; JSX by its ending. */
export function parseSource(file: string, text: string): SyntaxNode {
  const program: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`);
  return program;
}

/** Whether a value is a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below one, in order. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Shows every node below one, and itself. */
export function visit(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

/** The node in a field, null where there is none. */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** The nodes of a field that holds a list. */
export function nodesIn(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A field's text, null where it is none. */
export function textIn(node: SyntaxNode | null, field: string): string | null {
  const value = node?.[field];
  return typeof value === 'string' ? value : null;
}
