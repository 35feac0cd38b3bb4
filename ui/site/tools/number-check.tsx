import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { verdictCards } from '#core/safety/message-to-forward.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { DigitsField } from '../../kit/parts/field/field.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { bringVerdict } from '../frame/early-verdict.ts';
import { MissingProgram } from '../frame/missing-program.tsx';
import { useIsUp, useSite, useSiteTools } from '../frame/site-context.tsx';
import { ForwardCard } from './forward.tsx';
import styles from './verdict.module.css';
import { Verdict } from './verdict.tsx';

/** The number check (R19–R25): type, check, read the verdict, warn others. Where it comes three rules stand before it. */
export function NumberCheckTool() {
  const { screens } = useSiteTools();
  const { site } = useSite();
  const text = site.numberCheck;
  const [state, screen] = useScreen(() => screens.numberCheck());
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const judged = form.current?.dataset['judged'];
    // The inlined script's verdict is given again, on the text that the field has told by now.
    if (judged !== undefined) screen.check(judged === 'pressed');
  }, [screen]);
  const { verdict, digits, rest, lead } = state;
  // The verdict is painted first: writing the message, with its date, takes a slow phone a tenth of a second.
  const forwarded = useDeferredValue(verdict);
  const isUp = useIsUp();
  return (
    <div className={styles.tool}>
      <form
        className={`${shared.stack} ${styles.check}`}
        ref={form}
        data-check=""
        data-up={isUp ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          screen.check();
          bringVerdict();
        }}
      >
        <DigitsField
          kind="tel"
          label={text.field}
          hint={text.hint}
          notice={rest !== '' ? text.full : lead !== '' ? text.onlyDigits : null}
          value={digits}
          onText={screen.type}
        />
        <Button type="submit" disabled={!state.canCheck}>
          {text.check}
        </Button>
        <MissingProgram text={text.broken} early={text.brokenEarly} />
      </form>
      <div className={`${shared.stack} ${styles.answer}`}>
        <Status className={styles.place} aria-live="polite" data-verdict-place="" data-scripted="">
          <Verdict verdict={verdict} onOffer={screen.acceptOffer} />
        </Status>
        <Card title={text.rulesTitle}>
          <ul className={`${shared.close} ${styles.rules}`}>
            {text.rules.map((rule) => (
              <li key={rule}>
                <Icon name="shield" /> <span>{rule}</span>
              </li>
            ))}
          </ul>
        </Card>
        {forwarded.digits === '' ? null : (
          <ForwardCard
            about={forwarded.status === 'official' ? 'official' : 'unofficial'}
            result={forwarded.digits}
            cards={(context) => verdictCards(forwarded, context)}
          />
        )}
      </div>
    </div>
  );
}
