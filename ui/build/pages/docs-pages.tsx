import { renderToStaticMarkup } from 'react-dom/server';
import { docsPath } from '#core/routes/docs-pages.ts';
import { DOCS_TEXTS } from '#core/text/docs-texts.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { textsOf } from '#core/text/languages.ts';
import { sectionsOf } from '../../docs/search/sections-of.ts';
import { DocsDocument } from './docs-document.tsx';
import type { DocsModule } from './docs-page.ts';

/** A page as HTML. */
export const drawPage: DocsModule['drawPage'] = ({ page, language, blocks, files }, parts) => {
  const texts = directedTexts(language, { ...textsOf(language), docs: DOCS_TEXTS[language] });
  const document = <DocsDocument context={{ page, language, texts }} blocks={blocks} files={files} parts={parts} />;
  return `<!doctype html>${renderToStaticMarkup(document)}\n`;
};

/** What the search searches, by the pages in English. */
export const indexOf: DocsModule['indexOf'] = (pages) =>
  pages.flatMap(({ page, language, blocks }) =>
    blocks === null ? [] : sectionsOf(docsPath(page, language), DOCS_TEXTS.en.pages[page].title, blocks),
  );
