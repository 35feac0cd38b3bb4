import { licence, store } from 'virtual:settings/company';
import { EXAMPLE_INPUT, exampleLoan } from '#core/loan/example-loan.ts';
import { LOAN_TERMS, RATE_CAP } from '#core/loan/terms.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { shownDay } from '#core/text/dates.ts';
import { formatRupees } from '#core/text/format.ts';
import { Button, ButtonLink } from '../../kit/parts/button/button.tsx';
import card from '../../kit/parts/card/card.module.css';
import { Card } from '../../kit/parts/card/card.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import field from '../../kit/parts/field/field.module.css';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { NoScript } from '../frame/missing-program.tsx';
import { HotlineLink, PageTitle, Row, WithWallets } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import cardStyles from './loan-card.module.css';

/** The landing page: a number to check, reasons to trust (R5–R7), a loan to work out, who can borrow (R3), terms (R1), how it works (R2). */
export function HomePage() {
  const { common, site } = useSite();
  const text = site.home;
  return (
    <>
      <section className={`${shared.stack} ${styles.two} ${styles.band}`}>
        <div className={shared.tight}>
          <PageTitle>{site.numberCheck.title}</PageTitle>
          <p className={styles.lead}>{text.ask}</p>
        </div>
        <Ask />
      </section>
      <Trust />
      <section className={`${shared.stack} ${styles.two}`}>
        <div className={shared.stack}>
          <h2 className={styles.heading}>{text.title}</h2>
          <p className={styles.lead}>{text.lead}</p>
          <ul className={`${shared.tight} ${styles.list}`} aria-label={text.whoTitle}>
            {text.who.map((each) => (
              <li key={each}>
                <Icon name="check" /> <span>{each}</span>
              </li>
            ))}
          </ul>
          <p className={styles.action}>
            <Fact of="company.store" mark={common.sample}>
              <ButtonLink look="secondary" href={store} rel="noreferrer">
                <Icon name="download" /> {common.getApp}
              </ButtonLink>
            </Fact>
          </p>
        </div>
        <LoanCard />
      </section>
      <Card title={text.termsTitle}>
        <dl className={`${shared.columns} ${shared.facts} ${styles.even}`}>
          {text.terms.map(({ name, value }) => (
            <Row name={name} key={name}>
              {value}
            </Row>
          ))}
        </dl>
        <p className={styles.small}>{site.calculator.decides}</p>
      </Card>
      <section className={shared.close}>
        <h2 className={styles.heading}>{text.howTitle}</h2>
        <ol className={`${shared.columns} ${styles.steps}`}>
          {text.how.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                <WithWallets text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The one job that cannot wait: the number of a caller, which a script inside of the page hands on to the number check. */
function Ask() {
  const { site, language, layout } = useSite();
  const text = site.numberCheck;
  return (
    <div className={card.card}>
      <NoScript />
      <form
        className={shared.stack}
        action={sitePath('numberCheck', language, layout)}
        autoComplete="off"
        data-ask=""
        data-scripted=""
      >
        <div className={field.field}>
          <label className={field.label} htmlFor="caller">
            {text.field}
          </label>
          <input className={field.input} id="caller" type="tel" inputMode="tel" dir="ltr" required />
        </div>
        <Button type="submit">{text.check}</Button>
      </form>
    </div>
  );
}

/** Why a borrower may trust this lender, in one strip: licence, supervisor, hotline (R5, R7). */
function Trust() {
  const { common, site } = useSite();
  const { trust } = site.home;
  return (
    <dl className={`${shared.columns} ${shared.facts} ${styles.trust}`}>
      <Row name={site.about.disclosure.licenceNumber}>
        <Seal />{' '}
        <Fact of="company.licence.number" mark={common.sample}>
          <bdi dir="ltr">{licence.number}</bdi>
        </Fact>{' '}
        <small>
          <Fact of="company.licence.date" mark={common.sample}>
            {trust.issued({ date: shownDay(licence.date, common) })}
          </Fact>
        </small>
      </Row>
      <Row name={trust.supervisor}>{trust.secp}</Row>
      <Row name={site.frame.hotline}>
        <HotlineLink />
      </Row>
    </dl>
  );
}

const { minAmount, maxAmount, amountStep, minDays, maxDays } = LOAN_TERMS;
const AMOUNTS = { min: minAmount, max: maxAmount, step: amountStep };
const DAYS = { min: minDays, max: maxDays, step: 1 };

/** The calculator of the landing page: two sliders at the worked example; a script inside of the page follows them (R1, R27). */
function LoanCard() {
  const { site, language, layout } = useSite();
  const { calculate, rate, more } = site.home;
  const text = site.calculator;
  const loan = exampleLoan();
  if (loan === null) return null;
  const amount = formatRupees(loan.amount, language);
  const markup = formatRupees(loan.markup, language);
  const total = formatRupees(loan.total, language);
  return (
    <form
      className={`${card.card} ${shared.tight} ${cardStyles.card}`}
      autoComplete="off"
      data-loan=""
      aria-labelledby="loan-card"
    >
      <h2 className={card.title} id="loan-card">
        {calculate}
      </h2>
      <output className={`${shared.apart} ${shared.total} ${cardStyles.sum}`} htmlFor="loanAmount loanDay">
        <span>{text.result}</span>
        <bdi className={cardStyles.total} data-figure="total">
          {total}
        </bdi>
      </output>
      <NoScript />
      <Slider name="loanAmount" label={text.amount} figure="amount" shown={amount} range={AMOUNTS} />
      <Slider name="loanDay" label={text.fields.loanDay} figure="days" shown={String(loan.days)} range={DAYS} />
      <p className={shared.apart}>
        <span>{text.markup}</span>
        <bdi data-figure="markup">{markup}</bdi>
      </p>
      <p className={styles.small}>
        {rate({ rate: RATE_CAP })} <a href={sitePath('calculator', language, layout)}>{more}</a>
      </p>
    </form>
  );
}

/** A slider with its value beside its name; it can be moved where a script follows it. */
function Slider({
  name,
  label,
  figure,
  shown,
  range,
}: {
  readonly name: 'loanAmount' | 'loanDay';
  readonly label: string;
  readonly figure: 'amount' | 'days';
  readonly shown: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
}) {
  return (
    <div>
      <p className={shared.apart}>
        <label htmlFor={name}>{label}</label>
        <bdi data-figure={figure}>{shown}</bdi>
      </p>
      <input type="range" id={name} name={name} {...range} defaultValue={EXAMPLE_INPUT[name]} disabled />
    </div>
  );
}
