/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** A line of a table. Its id is what stands in its first cell, where that names a requirement or a decision. */
export interface TableRow {
  readonly id: string | null;
  readonly cells: readonly (readonly Inline[])[];
}

/** A part of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[] };

/** What a line says, without its marks. */
export const inlineText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : inlineText(part.parts))).join('');
