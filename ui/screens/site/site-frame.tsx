import type { ReactNode } from 'react';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { useText } from '../../binding/text.tsx';
import styles from './site.module.css';

const MENU: readonly SitePage[] = ['home', 'numberCheck'];

/** A public page: header with the menu, content, footer. */
export function SiteFrame({ page, children }: { readonly page: SitePage | null; readonly children: ReactNode }) {
  const text = useText().site.frame;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.logo} href={sitePath('home', 'en')}>
            <img src="/icon.svg" alt="" width="32" height="32" />
            {text.name}
          </a>
          <nav aria-label={text.navigation} className={styles.menu}>
            {MENU.map((each) => (
              <a href={sitePath(each, 'en')} key={each} aria-current={each === page ? 'page' : undefined}>
                {text.menu[each]}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p>{text.warning.text}</p>
        </div>
      </footer>
    </div>
  );
}
