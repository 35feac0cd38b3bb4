import type { ReactNode } from 'react';
import { DOCS_PAGES, type DocsPage, docsPath } from '#core/routes/docs-pages.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { DocsTexts } from '#core/text/docs-texts.ts';
import type { Language } from '#core/text/language.ts';
import { directionOf, otherLanguage } from '#core/text/language.ts';
import { SkipLink } from '../../kit/parts/skip-link/skip-link.tsx';
import styles from './docs-frame.module.css';

/** Where a page of the documentation stands, with its words. */
export interface DocsContext {
  readonly page: DocsPage;
  readonly language: Language;
  readonly texts: Pick<Catalogue, 'common' | 'site'> & { readonly docs: DocsTexts };
}

/** A line of a page's table of contents. */
export interface ContentsLine {
  readonly id: string;
  readonly text: string;
}

/** A page of the documentation: its menu, the search, its contents, then what it holds. */
export function DocsFrame({
  context,
  contents,
  children,
}: {
  readonly context: DocsContext;
  readonly contents: readonly ContentsLine[];
  readonly children: ReactNode;
}) {
  const { docs, site } = context.texts;
  return (
    <>
      <SkipLink text={site.frame.skip} />
      <Header context={context} />
      <div className={styles.columns}>
        {contents.length === 0 ? null : (
          <details className={styles.contents} open>
            <summary>{docs.contents}</summary>
            <nav aria-label={docs.contents} lang="en" dir="ltr">
              <ul>
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        )}
        <main id="content" className={styles.main}>
          {children}
        </main>
      </div>
    </>
  );
}

function Header({ context }: { readonly context: DocsContext }) {
  const { page, language, texts } = context;
  const { docs, site } = texts;
  const other = otherLanguage(language);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.top}>
          <a className={styles.brand} href={docsPath('start', language)}>
            <img src="/icon.svg" alt="" width="28" height="28" />
            {docs.title}
          </a>
          <a href="/sandbox">{docs.sandbox}</a>
          <a href={docsPath(page, other)} lang={other} dir={directionOf(other)} data-switch={other}>
            {site.frame.otherLanguage}
          </a>
        </div>
      </div>
      <nav className={styles.pages} aria-label={docs.menu}>
        <ul className={styles.menu}>
          {DOCS_PAGES.map((each) => (
            <li key={each}>
              <a href={docsPath(each, language)} aria-current={each === page ? 'page' : undefined}>
                {docs.pages[each].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.search} data-search="">
        <noscript>{docs.noScript}</noscript>
      </div>
    </header>
  );
}
