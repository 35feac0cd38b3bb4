import { useLayoutEffect, useRef, useState } from 'react';
import {
  ADVICE_QUESTIONS,
  type AdviceAnswers,
  type AdviceQuestion,
  paymentAdvice,
  warnings,
} from '#core/safety/payment-advice.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon, type IconName } from '../../kit/parts/icon/icon.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { useIsUp } from '../frame/before-program.ts';
import { HotlineLink } from '../frame/contact.tsx';
import { useSite } from '../frame/site-context.tsx';
import styles from './advice.module.css';

const ICONS = { pay: 'check', dontPay: 'cross', callUs: 'call' } as const satisfies Record<string, IconName>;

/** "Somebody gave me an account or a code": three questions that stay on the phone. */
export function Advice() {
  const text = useSite().site.safety.advice;
  const [answers, setAnswers] = useState<AdviceAnswers>({});
  const advice = paymentAdvice(answers);
  return (
    <div className={advice === null ? styles.unanswered : undefined}>
      <Card title={text.title}>
        <PlainAdvice />
        <p data-scripted="">{text.lead}</p>
        <div className={`${shared.columns} ${styles.questions}`} data-scripted="">
          {ADVICE_QUESTIONS.map((question) => (
            <Question
              key={question}
              question={question}
              answer={answers[question]}
              onAnswer={(answer) => setAnswers((before) => ({ ...before, [question]: answer }))}
            />
          ))}
        </div>
        <Status className={`${shared.tight} ${styles.advice}`} data-advice={advice ?? 'none'} data-scripted="">
          {advice === null ? (
            <p>{text.unanswered}</p>
          ) : (
            <>
              <h3>
                <Icon name={ICONS[advice]} /> {text[advice].title}
              </h3>
              <p>{text[advice].text}</p>
              {advice === 'pay' ? null : <HotlineLink />}
            </>
          )}
        </Status>
        {Object.keys(answers).length === 0 ? null : (
          <Button look="quiet" onClick={() => setAnswers({})}>
            {text.again}
          </Button>
        )}
      </Card>
    </div>
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

function Question({
  question,
  answer,
  onAnswer,
}: {
  readonly question: AdviceQuestion;
  readonly answer: boolean | undefined;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const text = useSite().site.safety.advice;
  const isUp = useIsUp();
  const choices = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // What was chosen before the program, or on the page of the other language.
    const before = choices.current?.querySelector<HTMLInputElement>(':checked');
    if (before != null) onAnswer(before.value === 'true');
    // oxlint-disable-next-line react/exhaustive-deps -- later on the answers are the state's
  }, []);
  return (
    <fieldset ref={choices} className={styles.question} data-choice="" disabled={!isUp}>
      <legend>{text.questions[question]}</legend>
      {[true, false].map((each) => (
        <label key={String(each)}>
          <input
            type="radio"
            name={question}
            value={String(each)}
            checked={answer === each}
            onChange={() => onAnswer(each)}
          />
          <span>{each ? text.yes : text.no}</span>
        </label>
      ))}
    </fieldset>
  );
}
