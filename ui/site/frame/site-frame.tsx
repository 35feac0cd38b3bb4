import type { ReactNode } from 'react';
import {
  inOtherLanguage,
  POLICY_PAGES,
  SITE_MENU,
  type SitePage,
  sitePath,
  WARNING_PAGES,
} from '#core/routes/site-pages.ts';
import { COMPANY } from '#core/text/company.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Contact } from './contact.tsx';
import { RiskDialog, RiskNotice } from './risk.tsx';
import { useSite } from './site-context.tsx';
import styles from './site-frame.module.css';
import { Warning } from './warning.tsx';

/** A public page: header with the menu and the language switch (R13, R15), content, warning (R5), footer (R14). */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { site, page } = useSite();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {site.frame.skip}
      </a>
      <Header />
      <main id="content" className={styles.main}>
        <RiskNotice />
        {children}
        {page !== null && WARNING_PAGES.has(page) ? <Warning /> : null}
      </main>
      <Footer />
      <RiskDialog />
    </div>
  );
}

function Header() {
  const { site, common, page, language, layout } = useSite();
  const text = site.frame;
  const other = language === 'en' ? 'ur' : 'en';
  const address = { path: '', page: page ?? 'home', language, layout } as const;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.logo} data-display="" href={sitePath('home', language, layout)}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {common.name}
        </a>
        {/* Before the menu, and shown after it: what comes later in the page must not push what is painted. */}
        <a
          className={styles.switch}
          href={inOtherLanguage(address)}
          lang={other}
          dir={other === 'ur' ? 'rtl' : 'ltr'}
          data-switch={other}
        >
          {text.otherLanguage}
        </a>
        <details className={styles.burger} data-menu="">
          <summary>
            <Icon name="menu" /> {text.openMenu}
          </summary>
          <Menu label={text.openMenu} />
        </details>
        <Menu label={text.navigation} />
      </div>
    </header>
  );
}

function Menu({ label }: { readonly label: string }) {
  const { site } = useSite();
  return (
    <nav aria-label={label} className={styles.menu}>
      {SITE_MENU.map((entry) =>
        entry.kind === 'page' ? (
          <PageLink page={entry.page} key={entry.page} />
        ) : (
          <details className={styles.dropdown} data-menu="" key={entry.name}>
            <summary>
              {site.frame.menu[entry.name]} <Icon name="down" />
            </summary>
            <div className={styles.panel}>
              {entry.pages.map((each) => (
                <PageLink page={each} key={each} />
              ))}
            </div>
          </details>
        ),
      )}
    </nav>
  );
}

function PageLink({ page }: { readonly page: SitePage }) {
  const { site, page: current, language, layout } = useSite();
  const name = site.frame.menu[page];
  return (
    <a href={sitePath(page, language, layout)} aria-current={page === current ? 'page' : undefined}>
      {name}
    </a>
  );
}

function Footer() {
  const { site, language } = useSite();
  const text = site.frame;
  return (
    <footer className={styles.footer}>
      <h2 data-plain="" className={styles.hidden}>
        {text.footer.title}
      </h2>
      <div className={styles.columns}>
        <section>
          <h3>{text.footer.contact}</h3>
          <Contact />
        </section>
        <section>
          <h3>{text.footer.policies}</h3>
          <ul>
            {POLICY_PAGES.map((each) => (
              <li key={each}>
                <PageLink page={each} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{text.footer.social}</h3>
          <ul>
            {COMPANY.social.value.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noreferrer">
                  <bdi dir="ltr">{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <AppBadge />
      </div>
      <p className={styles.legal}>{text.footer.licensed({ name: COMPANY.name.value[language] })}</p>
      <div className={styles.tools}>
        <button type="button" hidden data-tool="large" aria-pressed="false">
          {text.largeText}
        </button>
        <button type="button" hidden data-tool="listen" data-stop={site.safety.stopListening}>
          {site.safety.listen}
        </button>
      </div>
    </footer>
  );
}

/** The app-store badge (R6, R14), drawn by us. */
export function AppBadge() {
  const { site } = useSite();
  const { badge, getApp } = site.frame.footer;
  return (
    <a className={styles.badge} href={COMPANY.appStore.value} rel="noreferrer">
      <Icon name="download" />
      <span>
        <small>{getApp}</small>
        <strong>{badge}</strong>
      </span>
    </a>
  );
}
