import { legalName, licence, name, social, store } from 'virtual:settings/company';
import type { ReactNode } from 'react';
import {
  CHECK_PAGES,
  inOtherLanguage,
  MENU_PAGES,
  POLICY_PAGES,
  sitePath,
  TOOL_PAGES,
  WARNING_PAGES,
} from '#core/routes/site-pages.ts';
import { writtenDay } from '#core/text/dates.ts';
import { directionOf, otherLanguage } from '#core/text/language.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Fact, HAS_SAMPLES, isSample, Mark } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { SkipLink } from '../../kit/parts/page-head/page-head.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact, HotlineLink, PageLink } from './page-parts.tsx';
import risk from './risk.module.css';
import { useSite } from './site-context.tsx';
import styles from './site-frame.module.css';

/** A public page: header with the menu and the language switch (R13, R15), content, warning (R5), footer (R14). */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { site, page } = useSite();
  return (
    <div className={styles.frame}>
      <SkipLink text={site.frame.skip} />
      <Header />
      <main id="content" className={`${shared.stack} ${styles.main}`}>
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
  const { common, site, page, language, layout } = useSite();
  const text = site.frame;
  const other = otherLanguage(language);
  const address = { path: '', page: page ?? 'home', language, layout } as const;
  return (
    <header className={styles.header}>
      {HAS_SAMPLES ? (
        <p className={styles.samples}>
          <Mark word={common.sample} /> {text.sample}
        </p>
      ) : null}
      <div className={`${shared.row} ${styles.inner}`}>
        <div className={styles.brand}>
          <Fact of="company.name" mark={common.sample}>
            <a className={`${shared.pressed} ${styles.logo}`} href={sitePath('home', language, layout)}>
              <img src="/icon.svg" alt="" width="32" height="32" />
              {name[language]}
            </a>
          </Fact>
        </div>
        {/* Before the menu, and on wide screens shown after it: what comes later in the page must not push what is painted. */}
        <a
          className={styles.switch}
          href={inOtherLanguage(address)}
          lang={other}
          dir={directionOf(other)}
          data-switch={other}
        >
          {text.otherLanguage}
        </a>
        <details className={styles.burger} data-menu="">
          <summary>
            <Icon name="menu" /> {text.openMenu}
          </summary>
          <div className={styles.drawer}>
            <Menu label={text.openMenu} />
            <ReadingAids />
          </div>
        </details>
        <Menu label={text.navigation} />
        <ReadingAids />
      </div>
    </header>
  );
}

/** Larger text and a voice, in the phone's menu and in the header of wide screens. They show once the page's program is there. */
function ReadingAids() {
  const { readingAids } = useSite().site;
  return (
    <div className={styles.aids}>
      <button type="button" className={shared.pressed} hidden data-tool="large" aria-pressed="false">
        <Icon name="letters" />
        <span>{readingAids.largeText}</span>
      </button>
      <ListenButton text={readingAids} />
    </div>
  );
}

function Menu({ label }: { readonly label: string }) {
  const { site, page } = useSite();
  return (
    <nav aria-label={label} className={styles.menu}>
      {MENU_PAGES.map((each) => (
        <PageLink page={each} key={each} />
      ))}
      <details data-menu="">
        <summary aria-current={(page !== null && ['service', ...TOOL_PAGES].includes(page)) || undefined}>
          {site.frame.menu.service} <Icon name="down" />
        </summary>
        <div className={styles.panel}>
          {TOOL_PAGES.map((each) => (
            <PageLink page={each} key={each} />
          ))}
        </div>
      </details>
    </nav>
  );
}

/** The warning of short-term high-interest loans as the platform's dialog: opened by script, on wide screens alone (R17). */
function RiskDialog() {
  const { common, site } = useSite();
  const { title, text } = site.safety.risk;
  return (
    <dialog className={risk.dialog} id="risk" aria-labelledby="risk-title">
      <form method="dialog" className={`${shared.close} ${risk.content}`}>
        <span className={risk.icon}>
          <Icon name="shield" />
        </span>
        <h2 id="risk-title">{title}</h2>
        <p>{text}</p>
        <Button type="submit">{common.ok}</Button>
      </form>
    </dialog>
  );
}

/** The same words inside the page, where the dialog never shows: on narrow screens (Q6), and where no script runs. */
function RiskNotice() {
  return (
    <>
      <Notice on="narrow" />
      <noscript>
        <Notice on="wide" />
      </noscript>
    </>
  );
}

function Notice({ on }: { readonly on: 'narrow' | 'wide' }) {
  const { title, text } = useSite().site.safety.risk;
  return (
    <aside className={`${shared.note} ${risk.notice}`} data-on={on} aria-label={title}>
      <h2>{title}</h2> <p>{text}</p>
    </aside>
  );
}

/** The warning about scam repayment accounts (R5): one line with a link on the pages that are about scams themselves. */
function Warning() {
  const { site, language, layout, page } = useSite();
  const { title, text, ask } = site.frame.warning;
  const isCheck = page !== null && CHECK_PAGES.has(page);
  return (
    <aside className={`${shared.beside} ${shared.links} ${styles.warning}`} aria-labelledby="scam-warning">
      <Icon name="alert" />
      {isCheck ? (
        <a id="scam-warning" href={`${sitePath('faq', language, layout)}#safety`}>
          {title}
        </a>
      ) : (
        <div>
          <h2 id="scam-warning">{title}</h2>
          <p>{text}</p>
          <p className={shared.row}>
            <a href={sitePath('numberCheck', language, layout)}>{ask}</a> <HotlineLink />
          </p>
        </div>
      )}
    </aside>
  );
}

/** Contact where no policy above has it, policies, social pages, the app (R14), and who the company is. */
function Footer() {
  const { common, site, language, page } = useSite();
  const text = site.frame;
  const { number, date } = licence;
  return (
    <footer className={styles.footer}>
      <h2 className={shared.hidden}>{text.footer.title}</h2>
      {POLICY_PAGES.some((each) => each === page) ? null : <Contact />}
      <ul className={`${shared.row} ${shared.links} ${styles.ends}`}>
        {POLICY_PAGES.map((each) => (
          <li key={each}>
            <PageLink page={each} />
          </li>
        ))}
        {social.map((each) => (
          <li key={each.name}>
            <Fact of="company.social" mark={common.sample}>
              <a href={each.url} rel="noreferrer">
                <bdi dir="ltr">{each.name}</bdi>
              </a>
            </Fact>
          </li>
        ))}
        <li>
          <AppBadge />
        </li>
      </ul>
      <p className={styles.legal}>
        <Fact of="company.legalName" mark={common.sample}>
          {text.footer.licensed({ name: legalName[language] })}
        </Fact>{' '}
        <Fact of="company.licence.number" mark={common.sample}>
          {text.footer.licence({ number, date: writtenDay(date, common) })}
        </Fact>
      </p>
    </footer>
  );
}

/** The app-store badge (R6, R14), drawn by us. */
function AppBadge() {
  const { common } = useSite();
  const isMarked = isSample('company.store');
  return (
    <a className={styles.badge} href={store} rel="noreferrer" data-fact={isMarked ? 'company.store' : undefined}>
      <Icon name="download" /> {common.getApp} {isMarked ? <Mark word={common.sample} /> : null}
    </a>
  );
}
