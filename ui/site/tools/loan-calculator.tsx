import { Fragment, useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { isOfDelay, LOAN_CAPS, type LoanField, sliderPosition } from '#core/loan/loan-input.ts';
import { LOAN_TERMS, PENALTY_CAP, PENALTY_MARKETING_RATE, RATE_CAP } from '#core/loan/terms.ts';
import { loanCards } from '#core/safety/message-to-forward.ts';
import { type LoanCalculatorScreen, type LoanCalculatorState, showsDelay } from '#core/screens/loan-calculator.ts';
import { formatRupees } from '#core/text/format.ts';
import { useLeadToProblem } from '../../kit/binding/pressed.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { DigitsField } from '../../kit/parts/field/field.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { MissingProgram } from '../frame/missing-program.tsx';
import { useIsUp, useSite, useSiteTools } from '../frame/site-context.tsx';
import { ForwardCard } from './forward.tsx';
import styles from './loan-calculator.module.css';

/** The loan calculator (R26–R31): sliders and fields in step, a result that follows, the notices of Q18 and Q20. */
export function CalculatorTool() {
  const { screens } = useSiteTools();
  const [state, screen] = useScreen(() => screens.calculator());
  // What the device can share is not known while the page is built, and the fields are not to wait for the message's words.
  const isUp = useIsUp();
  const canForward = useDeferredValue(isUp);
  return (
    <div className={`${shared.stack} ${styles.calculator}`} data-up={isUp ? '' : undefined}>
      <Total state={state} />
      <Inputs state={state} screen={screen} />
      <Results state={state} />
      {state.figures === null || !canForward ? null : (
        <ForwardCard
          about="loan"
          result={Object.values(state.input).join()}
          cards={(context) => (state.figures === null ? [] : loanCards(state.input, state.figures, context))}
        />
      )}
    </div>
  );
}

function Inputs({ state, screen }: { readonly state: LoanCalculatorState; readonly screen: LoanCalculatorScreen }) {
  const { common, site } = useSite();
  const text = site.calculator;
  const { minAmount, maxAmount, amountStep, minDays, maxDays } = LOAN_TERMS;
  const isUp = useIsUp();
  const form = useRef<HTMLFormElement>(null);
  const said = (name: LoanField): string | null => {
    const note = state.notes[name];
    if (note === undefined) return null;
    if (note === 'capped') return text.capped({ cap: LOAN_CAPS[name] ?? '' });
    return note === 'misread' ? text.misread : common.leftOut;
  };
  const late = useRef<HTMLDetailsElement>(null);
  const isLate = showsDelay(state);
  // Whoever closes it has his way, but where one of its fields is asked for.
  useLayoutEffect(() => {
    if (isLate && late.current !== null) late.current.open = true;
  }, [isLate]);
  useLayoutEffect(() => {
    if (isOfDelay(state.gap) && late.current !== null) late.current.open = true;
  });
  const lead = useLeadToProblem(form);
  const field = (name: LoanField, hint: string | null = null) => (
    <DigitsField
      kind={name === 'rate' || name === 'penaltyRate' ? 'decimal' : 'numeric'}
      label={text.fields[name]}
      data-field={name}
      hint={hint}
      problem={state.gap === name ? text.gaps.tabs[name] : null}
      notice={said(name)}
      value={state.input[name]}
      onText={(typed, isOneKey) => screen.type(name, typed, isOneKey)}
    />
  );
  const slid = (
    name: 'loanAmount' | 'loanDay',
    range: { readonly min: number; readonly max: number; readonly step: number },
    slide: (value: number) => void,
  ) => (
    <div className={styles.slid}>
      {field(name)}
      <input
        type="range"
        aria-label={text.fields[name]}
        {...range}
        disabled={!isUp}
        value={sliderPosition(state.input[name], range.min)}
        onChange={(event) => slide(event.target.valueAsNumber)}
      />
    </div>
  );
  return (
    <form
      className={`${cardStyles.card} ${shared.columns} ${styles.inputs}`}
      ref={form}
      data-draft="draft:calculator"
      data-up={isUp ? '' : undefined}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        lead();
        screen.calculate();
      }}
    >
      {slid('loanAmount', { min: minAmount, max: maxAmount, step: amountStep }, screen.slideAmount)}
      {slid('loanDay', { min: minDays, max: maxDays, step: 1 }, screen.slideDays)}
      {field('rate', text.rateHint({ cap: RATE_CAP }))}
      <details className={styles.late} ref={late}>
        <summary>
          {text.late} <Icon name="down" />
        </summary>
        <div className={`${shared.stack} ${styles.lateParts}`}>
          <div className={`${shared.columns} ${styles.pair}`}>
            {field('penaltyRate', text.rateHint({ cap: PENALTY_CAP }))}
            {field('overdueDays')}
          </div>
          <CostByDay state={state} />
          <p className={styles.small}>{text.advertised(PENALTY_MARKETING_RATE)}</p>
        </div>
      </details>
      <Button type="submit" disabled={!isUp}>
        {text.calculate}
      </Button>
      <MissingProgram text={text.broken} />
    </form>
  );
}

/** Characters of a total that fit a small screen in large type. */
const TOTAL_FITS = 14;

/** The total: it stays in view while the sliders below it move. */
function Total({ state: { figures, input } }: { readonly state: LoanCalculatorState }) {
  const { language, site } = useSite();
  const text = site.calculator;
  const total = figures === null ? null : formatRupees(figures.total, language);
  return (
    <Status className={`${shared.apart} ${shared.total} ${styles.total}`} aria-live="polite">
      <p className={styles.caption}>
        {text.result}{' '}
        {figures === null ? null : (
          <small>
            {text.resultFor({
              amount: formatRupees(figures.amount, language),
              days: Number(input.loanDay),
              late: Number(input.overdueDays),
            })}
          </small>
        )}
      </p>
      <p className={styles.sum} data-long={(total ?? '').length > TOTAL_FITS || undefined}>
        {total === null ? '–' : <bdi>{total}</bdi>}
      </p>
    </Status>
  );
}

/** The parts of the total, what is missing for one, and what must be said beside it (Q15, Q18, Q20). */
function Results({ state }: { readonly state: LoanCalculatorState }) {
  const { language, site } = useSite();
  const { calculator: text, readingAids } = site;
  const { figures, missing } = state;
  const parts =
    figures === null
      ? []
      : ([
          [text.amount, figures.amount],
          [text.markup, figures.markup],
          [text.overdueCharge, figures.overdueCharge],
          [text.result, figures.total],
        ] as const);
  return (
    <section className={`${cardStyles.card} ${shared.close} ${styles.results}`} data-spoken="">
      {missing === null ? null : (
        <p>
          {text.noResult} {text.gaps.tabs[missing]}
        </p>
      )}
      <dl className={shared.tight}>
        {parts.map(([name, paisa]) => (
          <div className={shared.apart} key={name}>
            <dt>{name}</dt>
            <dd className={shared.strong}>
              <bdi>{formatRupees(paisa, language)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {state.isOutsideTerms ? <p className={`${shared.note} ${styles.small}`}>{text.outsideTerms}</p> : null}
      {state.isAboveCap ? <p className={`${shared.note} ${styles.small} ${styles.aboveCap}`}>{text.aboveCap}</p> : null}
      <p className={styles.small}>{text.decides}</p>
      <ListenButton text={readingAids} />
    </section>
  );
}

/** What is owed day by day, as bars with their words: nothing is said by colour or length alone. */
function CostByDay({ state }: { readonly state: LoanCalculatorState }) {
  const { language, site } = useSite();
  const text = site.calculator.byDay;
  const id = useId();
  const days = costByDay(state.input);
  if (days.length === 0) return null;
  const most = Math.max(...days.map(({ owed }) => owed));
  return (
    <section className={styles.byDay} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <table>
        <tbody>
          {days.map(({ overdueDays, owed, cap }) => (
            <Fragment key={overdueDays}>
              <tr data-reached={cap !== 'before' || undefined} data-late={overdueDays > 0 || undefined}>
                <th scope="row">{overdueDays === 0 ? text.due : text.late({ days: overdueDays })}</th>
                <td>
                  <svg className={styles.bar} aria-hidden="true">
                    <line x2={`${(100 * owed) / most}%`} y1="50%" y2="50%" />
                  </svg>
                  <bdi>{formatRupees(owed, language)}</bdi>
                </td>
              </tr>
              {cap === 'reached' ? (
                <tr data-reached="" data-late={overdueDays > 0 || undefined} data-note="">
                  <td colSpan={2}>{text.reached}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
