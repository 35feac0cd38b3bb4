import type { DocsPage } from '#core/routes/docs-pages.ts';
import type { Language } from '#core/text/language.ts';
import type { Block } from '../../docs/markdown/document.ts';
import type { Section } from '../../docs/search/find-sections.ts';

/** What the bundler made for the documentation. */
export interface DocsParts {
  readonly program: string;
  /** Null where the program brings it, in development. */
  readonly sheet: string | null;
  /** `@font-face` rules of a language; none in development. */
  readonly fonts: Readonly<Record<Language, string>>;
}

/** What a page is drawn from. */
export interface DocsContent {
  readonly page: DocsPage;
  readonly language: Language;
  /** What is written on it; null for the overview and the playground. */
  readonly blocks: readonly Block[] | null;
  /** Names of the files for programs. */
  readonly files: readonly string[];
}

/** What docs-pages.tsx exports, for the plugin that loads what was built of it. */
export interface DocsModule {
  /** A page as HTML. */
  drawPage(content: DocsContent, parts: DocsParts): string;
  /** What the search searches, by the pages in English. */
  indexOf(pages: readonly DocsContent[]): readonly Section[];
}
