import { DOCS_PAGES, docsPath } from '#core/routes/docs-pages.ts';
import type { DocsContext } from './docs-frame.tsx';
import styles from './start-page.module.css';

/** What there is, page by page, and the files for programs. */
export function StartPage({
  context: { language, texts },
  files,
}: {
  readonly context: DocsContext;
  readonly files: readonly string[];
}) {
  const { docs } = texts;
  return (
    <>
      <h1 className={styles.title}>{docs.title}</h1>
      <p className={styles.lead}>{docs.description}</p>
      <ul className={styles.cards}>
        {DOCS_PAGES.filter((page) => page !== 'start').map((page) => (
          <li key={page}>
            <h2>
              <a href={docsPath(page, language)}>{docs.pages[page].title}</a>
            </h2>
            <p>{docs.pages[page].text}</p>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{docs.files}</h2>
      <ul className={styles.files} lang="en" dir="ltr">
        {files.map((file) => (
          <li key={file}>
            <a href={`/docs/${file}`}>{file}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The place of the playground. */
export function PlaygroundPage({ context: { texts } }: { readonly context: DocsContext }) {
  const { docs } = texts;
  return (
    <>
      <h1 className={styles.title}>{docs.pages.playground.title}</h1>
      <p>{docs.pages.playground.text}</p>
      <div className={styles.playground} data-playground="">
        <noscript>{docs.noScript}</noscript>
      </div>
    </>
  );
}
