import { hotline } from 'virtual:settings/company';
import { useId, useLayoutEffect } from 'react';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { LOAN_CAPS, LOAN_FIELDS, type LoanField, sliderPosition } from '#core/loan/loan-input.ts';
import { LOAN_TERMS, PENALTY_CAP, RATE_CAP } from '#core/loan/terms.ts';
import { loanMessage } from '#core/safety/message-to-forward.ts';
import {
  FIRST_LOAN_INPUT,
  type LoanCalculatorScreen,
  type LoanCalculatorState,
} from '#core/screens/loan-calculator.ts';
import { formatRupees } from '#core/text/format.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import { useEarlyPress, useIsUp } from '../frame/before-program.ts';
import { restoredInput, useLanguageSwitchState } from '../frame/language-switch-state.ts';
import { useSite, useSiteTools } from '../frame/site-context.tsx';
import { ForwardCard } from './forward.tsx';
import styles from './loan-calculator.module.css';

/** The loan calculator (R26–R31): sliders and fields in step, a result that follows, the notices of Q18 and Q20. */
export function CalculatorTool() {
  const { screens } = useSiteTools();
  const [state, screen] = useScreen(() => screens.calculator());
  useLayoutEffect(() => {
    const typed = restoredInput('calculator', LOAN_FIELDS);
    if (typed === null) return;
    for (const field of LOAN_FIELDS) {
      // What was typed on this page already is newer.
      if (screen.state.getSnapshot().input[field] === FIRST_LOAN_INPUT[field]) screen.type(field, typed[field] ?? '');
    }
  }, [screen]);
  useLanguageSwitchState('calculator', () => state.input);
  return (
    <div className={styles.calculator}>
      <Inputs state={state} screen={screen} />
      <Results state={state} />
      {state.figures === null ? null : (
        <div className={styles.below}>
          <CostByDay state={state} />
          <ForwardCard
            about="loan"
            result={Object.values(state.input).join()}
            message={(languages, now) =>
              state.figures === null ? '' : loanMessage(state.input, state.figures, { now, hotline, languages })
            }
          />
        </div>
      )}
    </div>
  );
}

function Inputs({ state, screen }: { readonly state: LoanCalculatorState; readonly screen: LoanCalculatorScreen }) {
  const { common, site } = useSite();
  const text = site.calculator;
  const { minAmount, maxAmount, amountStep, minDays, maxDays } = LOAN_TERMS;
  const isUp = useIsUp();
  const form = useEarlyPress(screen.calculate);
  const said = (name: LoanField): string | null => {
    const cap = LOAN_CAPS[name];
    if (cap !== undefined && state.capped.includes(name)) return text.capped({ cap });
    return state.truncated.includes(name) ? common.leftOut : null;
  };
  const field = (name: LoanField, hint: string | null = null) => (
    <Field
      label={text.fields[name]}
      hint={hint}
      problem={state.gap === name ? text.gaps.tabs[name] : null}
      notice={said(name)}
      value={state.input[name]}
      inputMode={name === 'rate' || name === 'penaltyRate' ? 'decimal' : 'numeric'}
      dir="ltr"
      autoComplete="off"
      onText={(typed) => screen.type(name, typed)}
    />
  );
  return (
    <form
      className={styles.inputs}
      ref={form}
      data-early=""
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        screen.calculate();
      }}
    >
      <div className={styles.slid}>
        {field('loanAmount')}
        <input
          type="range"
          aria-label={text.amountSlider}
          min={minAmount}
          max={maxAmount}
          step={amountStep}
          value={sliderPosition(state.input.loanAmount, minAmount)}
          onChange={(event) => screen.slideAmount(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.slid}>
        {field('loanDay')}
        <input
          type="range"
          aria-label={text.daysSlider}
          min={minDays}
          max={maxDays}
          step={1}
          value={sliderPosition(state.input.loanDay, minDays)}
          onChange={(event) => screen.slideDays(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.pair}>
        {field('rate', text.rateHint({ cap: RATE_CAP }))}
        {field('penaltyRate', text.rateHint({ cap: PENALTY_CAP }))}
      </div>
      {field('overdueDays')}
      <Button type="submit" disabled={!isUp}>
        {text.calculate}
      </Button>
    </form>
  );
}

/** Characters of a total that fit a small screen in large type. */
const TOTAL_FITS = 12;

/** The total, its parts, and what must be said beside it. */
function Results({ state }: { readonly state: LoanCalculatorState }) {
  const text = useSite().site.calculator;
  const { figures, capDay } = state;
  const total = figures === null ? null : formatRupees(figures.total);
  const parts = figures === null ? [] : (['amount', 'markup', 'overdueCharge'] as const);
  return (
    <Status className={styles.results} aria-live="polite">
      <p className={styles.caption}>{text.result}</p>
      <p className={styles.total} data-long={(total ?? '').length > TOTAL_FITS || undefined}>
        {total === null ? <span className={styles.none}>–</span> : <bdi dir="ltr">{total}</bdi>}
      </p>
      {figures === null ? <p>{text.noResult}</p> : null}
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{text[part]}</dt>
            <dd>
              <bdi dir="ltr">{formatRupees(figures?.[part] ?? 0)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {state.isOutsideTerms ? <p className={styles.notice}>{text.outsideTerms}</p> : null}
      {capDay === null ? null : (
        <p className={styles.notice} data-strong={state.isAboveCap || undefined}>
          {capDay === 0 ? text.capAtOnce : text.capDay({ day: capDay })} {text.aboveCap}
        </p>
      )}
    </Status>
  );
}

/** What is owed day by day, as bars with their words: nothing is said by colour or length alone. */
function CostByDay({ state }: { readonly state: LoanCalculatorState }) {
  const text = useSite().site.calculator.byDay;
  const id = useId();
  const days = costByDay(state.input);
  const most = Math.max(...days.map(({ owed }) => owed));
  return (
    <section className={styles.byDay} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.owed}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ overdueDays, owed, reachesPrincipal }) => (
            <tr key={overdueDays} data-reached={reachesPrincipal || undefined}>
              <th scope="row">
                {reachesPrincipal
                  ? text.reached({ days: overdueDays })
                  : overdueDays === 0
                    ? text.due
                    : text.late({ days: overdueDays })}
              </th>
              <td>
                <span className={styles.bar} style={{ inlineSize: `${(100 * owed) / most}%` }} />
                <bdi dir="ltr">{formatRupees(owed)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
