import { EXAMPLE_INPUT, exampleLoan } from '#core/loan/example-loan.ts';
import { LOAN_TERMS, RATE_CAP } from '#core/loan/terms.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { formatRupees } from '#core/text/format.ts';
import cardStyles from '../../kit/parts/card/card.module.css';
import shared from '../../kit/styles/shared.module.css';
import { NoScript } from '../frame/missing-program.tsx';
import frame from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import styles from './loan-card.module.css';

const { minAmount, maxAmount, amountStep, minDays, maxDays } = LOAN_TERMS;
const AMOUNTS = { min: minAmount, max: maxAmount, step: amountStep };
const DAYS = { min: minDays, max: maxDays, step: 1 };

/** The calculator of the landing page: two sliders at the worked example; a script inside of the page follows them (R1, R27). */
export function LoanCard() {
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
      className={`${cardStyles.card} ${shared.tight} ${styles.card}`}
      autoComplete="off"
      data-loan=""
      aria-labelledby="loan-card"
    >
      <h2 className={cardStyles.title} id="loan-card">
        {calculate}
      </h2>
      <output className={`${shared.apart} ${styles.sum}`} htmlFor="loanAmount loanDay">
        <span>{text.result}</span>
        <bdi className={styles.total} data-figure="total">
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
      <p className={frame.small}>
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
