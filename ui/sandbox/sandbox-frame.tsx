import { type ReactNode, useLayoutEffect } from 'react';
import { directionOf, type Language, otherLanguage } from '#core/text/language.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import { SkipLink } from '../kit/parts/page-head/page-head.tsx';
import shared from '../kit/styles/shared.module.css';
import { fontsOf } from '../kit/texts/load-language.ts';
import controls from './controls.module.css';
import styles from './sandbox-page.module.css';
import { SANDBOX_TEXT, type SandboxText } from './sandbox-text.ts';

/** A page of the sandbox. */
type SandboxPageName = keyof SandboxText['pages'];

/** Where each page is, for a reader of a language; the shelf goes on in the language that its tab has. */
const ADDRESSES: Readonly<Record<SandboxPageName, (language: Language) => string>> = {
  shelf: () => '/sandbox',
  simulator: () => '/sandbox/simulator',
  states: () => '/sandbox/simulator?state=all',
  playground: (language) => (language === 'ur' ? '/sandbox/playground/urdo' : '/sandbox/playground'),
  bridgeCheck: () => '/bridge-check',
};
const PAGES = Object.keys(ADDRESSES) as SandboxPageName[];

/** The same page in the other language, where it has both. */
const SWITCHES: Partial<typeof ADDRESSES> = {
  shelf: (language) => `/sandbox?language=${language}`,
  playground: ADDRESSES.playground,
};

/** The header that all pages of the sandbox share, and a page below it, in one language. */
export function SandboxFrame({
  page,
  language = 'en',
  children,
}: {
  readonly page: SandboxPageName;
  readonly language?: Language;
  readonly children: ReactNode;
}) {
  const text = SANDBOX_TEXT[language];
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dir = directionOf(language);
    document.title = `${text.pages[page]} – ${text.name}`;
    void fontsOf(language);
  }, [page, language, text]);
  const other = otherLanguage(language);
  const otherPath = SWITCHES[page]?.(other);
  return (
    <div className={styles.frame} data-sandbox="">
      <SkipLink text={text.skip} />
      <header className={styles.header}>
        <div className={`${shared.row} ${styles.inside}`}>
          <a className={`${controls.title} ${styles.brand}`} href="/sandbox">
            <img src="/icon.svg" alt="" width="28" height="28" />
            {text.name}
          </a>
          <nav aria-label={text.menu}>
            <ul className={styles.menu}>
              {PAGES.map((each) => (
                <li key={each}>
                  <a href={ADDRESSES[each](language)} aria-current={each === page ? 'page' : undefined}>
                    {text.pages[each]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {otherPath === undefined ? null : (
            <a href={otherPath} lang={other} dir={directionOf(other)}>
              {text.otherLanguage}
            </a>
          )}
          <p className={styles.mark}>{text.mark}</p>
        </div>
      </header>
      <main id="content" className={`${bridge.page} ${shared.stack} ${styles.main}`}>
        {children}
      </main>
    </div>
  );
}
