import { NUMBER_MAX_DIGITS } from '#core/number-check/read-number.ts';
import { verdictCards } from '#core/safety/message-to-forward.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import { restoredInput, useLanguageSwitchState } from '../frame/language-switch-state.ts';
import { preloadedCheck } from '../frame/preloaded-check.ts';
import { useSite, useSiteTools } from '../frame/site-context.tsx';
import { ForwardCard } from './forward.tsx';
import styles from './tools.module.css';
import { Verdict } from './verdict.tsx';

/** The number check (R19–R25): type, check, read the verdict, warn others. */
export function NumberCheckTool() {
  const { screens } = useSiteTools();
  const { site } = useSite();
  const text = site.numberCheck;
  const [state, screen] = useScreen(() => {
    const made = screens.numberCheck();
    const preloaded = preloadedCheck();
    const typed = preloaded?.text ?? restoredInput('numberCheck', ['digits'])?.['digits'];
    if (typed !== undefined) made.type(typed);
    if (preloaded?.isChecked === true) made.check();
    return made;
  });
  useLanguageSwitchState('numberCheck', () => ({ digits: state.digits.slice(0, 20) }));
  const { verdict, digits } = state;
  return (
    <div className={styles.tool}>
      <form
        className={styles.check}
        data-check=""
        onSubmit={(event) => {
          event.preventDefault();
          screen.check();
        }}
      >
        <Field
          label={text.field}
          hint={digits.length > NUMBER_MAX_DIGITS ? text.tooLong : text.hint}
          value={digits}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          onChange={(event) => screen.type(event.target.value)}
        />
        <Button type="submit" disabled={!state.canCheck}>
          {text.check}
        </Button>
      </form>
      <Status aria-live="polite" data-verdict-place="">
        <Verdict verdict={verdict} onOffer={screen.acceptOffer} />
      </Status>
      {verdict.status === 'unchecked' ? null : (
        <ForwardCard
          about={verdict.status}
          result={verdict.digits}
          cards={(context) => verdictCards(verdict, context)}
        />
      )}
    </div>
  );
}
