import { ADVICE_QUESTIONS, type AdviceQuestion, warnings } from '#core/safety/payment-advice.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon, type IconName } from '../../kit/parts/icon/icon.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { HotlineLink } from '../frame/contact.tsx';
import { useSite } from '../frame/site-context.tsx';
import styles from './advice.module.css';

const ADVICE = [
  ['pay', 'check'],
  ['dontPay', 'cross'],
  ['callUs', 'call'],
] as const satisfies readonly (readonly [string, IconName])[];

/** "Somebody gave me an account or a code": three questions that stay on the phone; a script inside of the page follows the answers. */
export function Advice() {
  const text = useSite().site.safety.advice;
  return (
    <form className={styles.form} data-advice="none" autoComplete="off">
      <Card title={text.title}>
        <PlainAdvice />
        <p data-scripted="">{text.lead}</p>
        <div className={`${shared.columns} ${styles.questions}`} data-scripted="">
          {ADVICE_QUESTIONS.map((question) => (
            <Question question={question} key={question} />
          ))}
        </div>
        <Status className={styles.advice} data-scripted="">
          <p data-on="none">{text.unanswered}</p>
          {ADVICE.map(([advice, icon]) => (
            <div className={shared.tight} data-on={advice} hidden key={advice}>
              <h3>
                <Icon name={icon} /> {text[advice].title}
              </h3>
              <p>{text[advice].text}</p>
              {advice === 'pay' ? null : <HotlineLink />}
            </div>
          ))}
        </Status>
        <Button type="reset" look="quiet" hidden>
          {text.again}
        </Button>
      </Card>
    </form>
  );
}

/** The same without any question to answer, where no script runs. */
function PlainAdvice() {
  const { questions, yes, no, ...text } = useSite().site.safety.advice;
  return (
    <noscript>
      <ul className={`${shared.columns} ${styles.questions}`}>
        {warnings().map(({ question, answer, advice }) => (
          <li key={question}>
            {questions[question]} {answer ? yes : no}: <strong>{text[advice].title}.</strong> {text[advice].text}
          </li>
        ))}
      </ul>
      <HotlineLink />
    </noscript>
  );
}

function Question({ question }: { readonly question: AdviceQuestion }) {
  const text = useSite().site.safety.advice;
  return (
    <fieldset className={styles.question}>
      <legend>{text.questions[question]}</legend>
      {[true, false].map((each) => (
        <label key={String(each)}>
          <input type="radio" name={question} value={String(each)} />
          <span>{each ? text.yes : text.no}</span>
        </label>
      ))}
    </fieldset>
  );
}
