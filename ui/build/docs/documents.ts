import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { apiPage } from '../../../adapters/server/documents/api-page.ts';
import { type PublicSymbol, readReference } from '../../../adapters/server/documents/reference.ts';
import { type DocsPage, docsPath } from '../../../core/routes/docs-pages.ts';
import type { Language } from '../../../core/text/language.ts';
import { type Block, type Inline, inlineText } from '../../docs/markdown/document.ts';
import { readMarkdown } from './markdown.ts';

/** The pages that are written as Markdown. */
export type WrittenPage = Exclude<DocsPage, 'start' | 'playground'>;

/** The documents of the site: what each page holds, by its links in one language, and files for programs. */
export interface Documents {
  pages(language: Language): Readonly<Record<WrittenPage, readonly Block[]>>;
  readonly files: readonly DocsFile[];
}

/** A file that programs read, below `/docs/`. */
export interface DocsFile {
  readonly name: string;
  readonly text: string;
}

/** Where each page is written. The reference of the library is made of its docstrings. */
const SOURCES: Readonly<Record<Exclude<WrittenPage, 'api'>, string>> = {
  guide: 'tests/package/README.md',
  wire: 'adapters/gateway/README.md',
  fields: 'adapters/gateway/fields.md',
  bridge: 'adapters/host-app/README.md',
  requirements: 'tests/requirements.md',
};

/** Files for programs, which the documents name. */
const FILES = [
  'adapters/gateway/openapi.json',
  'adapters/gateway/postman.json',
  'adapters/gateway/cipher-vectors.json',
  'adapters/host-app/bridge.schema.json',
  'adapters/settings/settings.schema.json',
];

/** Reads the documents of the project's folder. */
export function readDocuments(root: string): Documents {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const texts = Object.entries(SOURCES).map(
    ([page, file]) => [page as keyof typeof SOURCES, file, read(file)] as const,
  );
  const symbols = readReference(root);
  const reference = apiPage(symbols);
  const names = publicNames(
    symbols,
    readMarkdown(reference, () => null),
  );
  return {
    pages: (language) => {
      const linked = texts.map(([page, file, text]) => [page, readMarkdown(text, linksFrom(file, language, names))]);
      const api = readMarkdown(reference, (href) => href);
      return { ...(Object.fromEntries(linked) as Record<keyof typeof SOURCES, readonly Block[]>), api };
    },
    files: FILES.map((file) => ({ name: posix.basename(file), text: read(file) })),
  };
}

/** Anchors in the reference by `file#name`, for the names that stand there once. */
function publicNames(symbols: readonly PublicSymbol[], blocks: readonly Block[]): ReadonlyMap<string, string> {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 3 ? [block] : []));
  const anchors = new Map(headings.map(({ id, parts }) => [inlineText(parts), id]));
  const isTwice = (name: string): boolean => headings.filter(({ parts }) => inlineText(parts) === name).length > 1;
  return new Map(
    symbols.filter(({ name }) => !isTwice(name)).map(({ file, name }) => [`${file}#${name}`, anchors.get(name) ?? '']),
  );
}

const linksFrom =
  (from: string, language: Language, names: ReadonlyMap<string, string>) =>
  (href: string, words: readonly Inline[]): string | null => {
    if (/^(?:https?:|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const target = posix.join(posix.dirname(from), path);
    const page = Object.entries(SOURCES).find(([, file]) => file === target)?.[0];
    if (page !== undefined) {
      return docsPath(page as DocsPage, language) + (anchor === undefined ? '' : `#${anchor}`);
    }
    if (FILES.includes(target)) return `/docs/${posix.basename(target)}`;
    const symbol = names.get(`${target}#${inlineText(words)}`);
    return symbol === undefined ? null : `${docsPath('api', language)}#${symbol}`;
  };
