import { store, wallets } from 'virtual:settings/company';
import { exampleLoan } from '#core/loan/example-loan.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { walletNames } from '#core/text/company.ts';
import { formatRupees } from '#core/text/format.ts';
import { HomeArt } from '../../kit/parts/art/home-art.tsx';
import { WalletArt } from '../../kit/parts/art/wallet-art.tsx';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { LaterIcon } from '../../kit/parts/icon/later-icon.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import { LoanCard } from './loan-card.tsx';
import { Trust } from './trust.tsx';

/** The landing page: a loan to work out, the app, reasons to trust (R5–R7), terms (R1), who can borrow (R3), how it works (R2). */
export function HomePage() {
  const { common, site, language, layout } = useSite();
  const text = site.home;
  const loan = exampleLoan();
  return (
    <>
      <section className={`${styles.hero} ${styles.landing}`}>
        <div className={styles.heroWords}>
          <PageTitle>{text.title}</PageTitle>
          <p className={styles.lead}>{text.lead}</p>
          <div className={styles.actions}>
            <Fact of="company.store" mark={common.sample}>
              <ButtonLink href={store} rel="noreferrer">
                <LaterIcon name="download" /> {site.frame.footer.getApp}
              </ButtonLink>
            </Fact>
            <ButtonLink look="secondary" href={sitePath('numberCheck', language, layout)}>
              <LaterIcon name="shield" /> {text.check}
            </ButtonLink>
          </div>
        </div>
        <LoanCard />
      </section>
      <Trust />
      <div className={styles.columns}>
        <Card title={text.termsTitle}>
          <DefinitionList>
            {text.terms.map(({ name, value }) => (
              <Definition name={name} key={name}>
                {value}
              </Definition>
            ))}
          </DefinitionList>
          <p>{site.calculator.small.decides}</p>
        </Card>
        <Card title={text.whoTitle}>
          <ul className={styles.list}>
            {text.who.map((each) => (
              <li key={each}>
                <Icon name="check" /> <span>{each}</span>
              </li>
            ))}
          </ul>
          <WalletArt />
        </Card>
        <HomeArt sum={loan === null ? '' : formatRupees(loan.total, language)} />
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{text.howTitle}</h2>
        <ol className={styles.steps}>
          {text.how.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                {typeof step.text === 'string' ? (
                  step.text
                ) : (
                  <Fact of="company.wallets" mark={common.sample}>
                    {step.text(walletNames(wallets))}
                  </Fact>
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
