import { sitePath } from '#core/routes/site-pages.ts';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Island } from '../frame/island.tsx';
import { NoScript } from '../frame/missing-program.tsx';
import { PageTitle } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import { VerdictTemplates } from '../tools/number-check.tsx';
import tabs from './service-tabs.module.css';

/** The number check on its own address (R11), with what helps against scams. */
export function NumberCheckPage() {
  const text = useSite().site.numberCheck;
  return (
    <>
      <header className={shared.tight}>
        <PageTitle>{text.title}</PageTitle>
        <p className={styles.lead} data-scripted="">
          {text.lead}
        </p>
        <NoScriptCheck />
      </header>
      <Island name="numberCheck" />
      <VerdictTemplates />
      <BothTools />
    </>
  );
}

/** The calculator on its own address (R11). */
export function CalculatorPage() {
  const text = useSite().site.calculator;
  return (
    <>
      <header className={shared.stack}>
        <PageTitle>{text.title}</PageTitle>
        <p className={styles.lead} data-scripted="">
          {text.lead}
        </p>
        <NoScript />
      </header>
      <Island name="calculator" />
      <BothTools />
    </>
  );
}

/** The way from one tool to the page of both. */
function BothTools() {
  const { site, language, layout } = useSite();
  return (
    <p className={styles.action}>
      <ButtonLink look="secondary" href={sitePath('service', language, layout)}>
        {site.service.open}
      </ButtonLink>
    </p>
  );
}

/** Both tools as two tabs, the newer layout (R11). */
export function ServicePage() {
  const text = useSite().site.service;
  return (
    <>
      <header className={shared.stack}>
        <PageTitle>{text.title}</PageTitle>
        <NoScriptCheck />
      </header>
      <ServiceTabs />
      <VerdictTemplates />
    </>
  );
}

/** The complaint form (R10), open to everybody (R75). */
export function ComplaintPage() {
  const text = useSite().site.complaint;
  return (
    <section className={`${shared.stack} ${styles.two}`}>
      <div className={shared.stack}>
        <PageTitle>{text.title}</PageTitle>
        <p className={styles.lead}>{text.lead}</p>
        <NoScript />
        <Island name="complaint" />
      </div>
      <Card title={text.nextTitle}>
        <ol className={`${shared.close} ${styles.numbered}`}>
          {text.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

/** The same above the number check: its list can be read without it. */
function NoScriptCheck() {
  const { site, language, layout } = useSite();
  return (
    <NoScript>
      <a href={sitePath('about', language, layout)}>{site.numberCheck.listOnAbout}</a>
    </NoScript>
  );
}

const TABS = ['calculator', 'numberCheck'] as const;

/** The newer layout (R11): calculator and number check as two tabs, which a script inside of the page turns. */
function ServiceTabs() {
  const { site } = useSite();
  return (
    <div className={shared.stack}>
      <div
        role="tablist"
        aria-label={site.frame.menu.service}
        className={`${shared.row} ${tabs.list}`}
        data-scripted=""
      >
        {TABS.map((tab, at) => (
          <button
            type="button"
            role="tab"
            key={tab}
            id={`tab-${tab}`}
            aria-selected={at === 0}
            aria-controls={`panel-${tab}`}
            tabIndex={at === 0 ? 0 : -1}
          >
            {site.frame.menu[tab]}
          </button>
        ))}
      </div>
      {TABS.map((tab, at) => (
        <div role="tabpanel" key={tab} id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} hidden={at > 0}>
          <Island name={tab} />
        </div>
      ))}
    </div>
  );
}
