import { licence, store, wallets } from 'virtual:settings/company';
import { Fragment, type ReactNode } from 'react';
import { exampleLoan } from '#core/loan/example-loan.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { walletNames } from '#core/text/company.ts';
import { shownDay } from '#core/text/dates.ts';
import { formatRupees } from '#core/text/format.ts';
import { Art } from '../../kit/parts/art/art.tsx';
import drawnHome from '../../kit/parts/art/home.svg?raw';
import wallet from '../../kit/parts/art/wallet.svg?raw';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { HotlineLink } from '../frame/contact.tsx';
import { PageTitle } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import { LoanCard } from './loan-card.tsx';

/** The landing page: a loan to work out, the app, reasons to trust (R5–R7), terms (R1), who can borrow (R3), how it works (R2). */
export function HomePage() {
  const { common, site, language, layout } = useSite();
  const text = site.home;
  const loan = exampleLoan();
  const sum = loan === null ? '' : formatRupees(loan.total, language);
  return (
    <>
      <section className={`${shared.stack} ${styles.hero} ${styles.landing}`}>
        <div className={`${shared.stack} ${styles.words}`}>
          <PageTitle>{text.title}</PageTitle>
          <p className={styles.lead}>{text.lead}</p>
          <div className={styles.actions}>
            <Fact of="company.store" mark={common.sample}>
              <ButtonLink href={store} rel="noreferrer">
                <Icon name="download" /> {site.frame.footer.getApp}
              </ButtonLink>
            </Fact>
            <ButtonLink look="secondary" href={sitePath('numberCheck', language, layout)}>
              <Icon name="shield" /> {text.check}
            </ButtonLink>
          </div>
        </div>
        <LoanCard />
      </section>
      <Trust />
      <div className={`${shared.columns} ${styles.terms}`}>
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
          <ul className={`${shared.close} ${styles.list}`}>
            {text.who.map((each) => (
              <li key={each}>
                <Icon name="check" /> <span>{each}</span>
              </li>
            ))}
          </ul>
          <Art drawing={wallet} size="small" />
        </Card>
        <Art drawing={drawnHome}>
          {/* Its size is of the drawing, which does not grow with the text. */}
          <text className="sum" x="159" y="106" fontSize="14" textAnchor="middle">
            {sum}
          </text>
        </Art>
      </div>
      <section className={shared.close}>
        <h2 className={styles.heading}>{text.howTitle}</h2>
        <ol className={`${shared.columns} ${styles.steps}`}>
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

/** Why a borrower may trust this lender, in one strip: licence, supervisor, hotline (R5, R7). */
function Trust() {
  const { common, site } = useSite();
  const { trust } = site.home;
  return (
    <dl className={`${shared.columns} ${shared.facts} ${styles.trust}`}>
      <Reason name={site.about.disclosure.licenceNumber}>
        <Seal />{' '}
        <Fact of="company.licence.number" mark={common.sample}>
          <bdi dir="ltr">
            {licence.number.split(/(?<=\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </Fact>
        <small>
          <Fact of="company.licence.date" mark={common.sample}>
            {trust.issued({ date: shownDay(licence.date, common) })}
          </Fact>
        </small>
      </Reason>
      <Reason name={trust.supervisor}>{trust.secp}</Reason>
      <Reason name={site.frame.hotline}>
        <HotlineLink />
      </Reason>
    </dl>
  );
}

function Reason({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
