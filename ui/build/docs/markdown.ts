import { lexer, type Token, type Tokens } from 'marked';
import { type Block, type Inline, inlineText, type TableRow } from '../../docs/markdown/document.ts';

/** Where a link of a document leads on the site; null where the site has nothing there: then its words stand alone. */
export type ResolveLink = (href: string, words: readonly Inline[]) => string | null;

/** Reads Markdown as GitHub does, anchors included. Throws on what our documents have no use for: HTML, pictures, quotations. */
export function readMarkdown(text: string, resolve: ResolveLink): readonly Block[] {
  const slugs = new Map<string, number>();
  const blocksOf = (tokens: readonly Token[]): readonly Block[] =>
    tokens.filter(({ type }) => type !== 'space').map(blockOf);

  function blockOf(token: Token): Block {
    const known = token as Tokens.Heading | Tokens.Paragraph | Tokens.Text | Tokens.Code | Tokens.List | Tokens.Table;
    switch (known.type) {
      case 'heading': {
        const parts = inlinesOf(known.tokens, resolve);
        return { kind: 'heading', level: known.depth, id: slugOf(inlineText(parts), slugs), parts };
      }
      case 'paragraph':
        return { kind: 'paragraph', parts: inlinesOf(known.tokens, resolve) };
      case 'text':
        return { kind: 'paragraph', parts: inlinesOf(known.tokens ?? [known], resolve) };
      case 'code':
        return { kind: 'code', text: known.text };
      case 'list':
        return { kind: 'list', items: known.items.map((item) => blocksOf(item.tokens)) };
      case 'table':
        return {
          kind: 'table',
          head: known.header.map((cell) => inlinesOf(cell.tokens, resolve)),
          rows: known.rows.map((row) => rowOf(row.map((cell) => inlinesOf(cell.tokens, resolve)))),
        };
      default:
        throw new Error(`a document has a part of an unknown kind: ${token.raw.slice(0, 60)}`);
    }
  }

  return blocksOf(lexer(text));
}

function rowOf(cells: readonly (readonly Inline[])[]): TableRow {
  const first = inlineText(cells[0] ?? []);
  return { id: /^[RQ]\d+[a-z]?$/.test(first) ? first : null, cells };
}

function inlinesOf(tokens: readonly Token[], resolve: ResolveLink): readonly Inline[] {
  return tokens.flatMap((token): readonly Inline[] => {
    const known = token as Tokens.Text | Tokens.Codespan | Tokens.Strong | Tokens.Em | Tokens.Link | Tokens.Escape;
    switch (known.type) {
      case 'text':
      case 'escape':
        return [{ kind: 'text', text: known.text.replaceAll('\n', ' ') }];
      case 'codespan':
        return [{ kind: 'code', text: known.text }];
      case 'strong':
        return [{ kind: 'strong', parts: inlinesOf(known.tokens, resolve) }];
      case 'em':
        return [{ kind: 'emphasis', parts: inlinesOf(known.tokens, resolve) }];
      case 'link': {
        const parts = inlinesOf(known.tokens, resolve);
        const href = resolve(known.href, parts);
        return href === null ? parts : [{ kind: 'link', href, parts }];
      }
      default:
        throw new Error(`a line has a part of an unknown kind: ${token.raw.slice(0, 60)}`);
    }
  });
}

/** The anchor that GitHub gives a heading; the second of a name gets `-1`. */
function slugOf(text: string, taken: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
  const before = taken.get(slug) ?? 0;
  taken.set(slug, before + 1);
  return before === 0 ? slug : `${slug}-${before}`;
}
