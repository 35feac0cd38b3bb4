import { type ReactNode, useEffect } from 'react';
import { DOCS_ROOT } from '#core/routes/docs-pages.ts';
import { SkipLink } from '../kit/parts/skip-link/skip-link.tsx';
import { fontsOf } from '../kit/texts/load-language.ts';
import styles from './sandbox-frame.module.css';
import { sandboxText } from './sandbox-text.ts';

export { PageHead } from '../kit/parts/page-head/page-head.tsx';

/** A page of the sandbox. */
export type SandboxPageName = keyof typeof sandboxText.pages;

const ADDRESSES: Readonly<Record<SandboxPageName, string>> = {
  shelf: '/sandbox',
  simulator: '/sandbox/simulator',
  states: '/sandbox/states',
  bridgeCheck: '/bridge-check',
  documentation: DOCS_ROOT,
};
const PAGES = Object.keys(ADDRESSES) as SandboxPageName[];

/** The header that all tools of the sandbox share, and a page of them below it: English in both languages of the shop. */
export function SandboxFrame({ page, children }: { readonly page: SandboxPageName; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${sandboxText.pages[page]} – ${sandboxText.name}`;
  }, [page]);
  useEffect(() => void fontsOf('en'), []);
  return (
    <div className={styles.frame} lang="en" dir="ltr" data-sandbox="">
      <SkipLink text={sandboxText.skip} />
      <header className={styles.header}>
        <div className={styles.inside}>
          <a className={styles.brand} href="/sandbox">
            <img src="/icon.svg" alt="" width="28" height="28" />
            {sandboxText.name}
          </a>
          <nav aria-label={sandboxText.menu}>
            <ul className={styles.menu}>
              {PAGES.map((each) => (
                <li key={each}>
                  <a href={ADDRESSES[each]} aria-current={each === page ? 'page' : undefined}>
                    {sandboxText.pages[each]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.mark}>{sandboxText.mark}</p>
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
