import { ink } from 'virtual:settings/site';
import { docsPath } from '#core/routes/docs-pages.ts';
import { directionOf, otherLanguage } from '#core/text/language.ts';
import { type ContentsLine, type DocsContext, DocsFrame } from '../../docs/frame/docs-frame.tsx';
import { PlaygroundPage, StartPage } from '../../docs/frame/start-page.tsx';
import { type Block, inlineText } from '../../docs/markdown/document.ts';
import { Markdown } from '../../docs/markdown/markdown.tsx';
import type { DocsParts } from './docs-page.ts';

/** A page of the documentation as a whole document. `blocks`: what is written on it; null for the overview and the playground. */
export function DocsDocument({
  context,
  blocks,
  files,
  parts,
}: {
  readonly context: DocsContext;
  readonly blocks: readonly Block[] | null;
  readonly files: readonly string[];
  readonly parts: DocsParts;
}) {
  const { page, language, texts } = context;
  const { docs } = texts;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ink} />
        <meta name="robots" content="noindex" />
        <title>{page === 'start' ? docs.title : `${docs.pages[page].title} – ${docs.title}`}</title>
        <meta name="description" content={docs.pages[page].text} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="alternate" hrefLang={otherLanguage(language)} href={docsPath(page, otherLanguage(language))} />
        {parts.sheet === null ? null : <link rel="stylesheet" href={parts.sheet} />}
        {parts.fonts[language] === '' ? null : <style>{parts.fonts[language]}</style>}
        <script type="module" src={parts.program} />
      </head>
      <body>
        <DocsFrame context={context} contents={blocks === null ? [] : contentsOf(blocks)}>
          {blocks !== null ? (
            <Written context={context} blocks={blocks} />
          ) : page === 'start' ? (
            <StartPage context={context} files={files} />
          ) : (
            <PlaygroundPage context={context} />
          )}
        </DocsFrame>
      </body>
    </html>
  );
}

/** A page that is written in English, in a frame of either language. */
function Written({ context, blocks }: { readonly context: DocsContext; readonly blocks: readonly Block[] }) {
  const { docs } = context.texts;
  return (
    <>
      {context.language === 'en' ? null : <p>{docs.isEnglish}</p>}
      <div lang="en" dir="ltr">
        <Markdown blocks={blocks} />
      </div>
    </>
  );
}

/** Its sections, and what is below them where that is not too much. */
function contentsOf(blocks: readonly Block[]): readonly ContentsLine[] {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level > 1 ? [block] : []));
  const shown = headings.length > MOST_LINES ? headings.filter(({ level }) => level === 2) : headings;
  return shown.map(({ id, parts }) => ({ id, text: inlineText(parts) }));
}

/** Most lines of a table of contents that also names what is below its sections. */
const MOST_LINES = 60;
