import type { NumberStatus, NumberVerdict } from '#core/number-check/check-number.ts';
import type { NumberCheckScreen } from '#core/number-check/number-check-screen.ts';
import { useText } from '../../binding/text.tsx';
import { useScreen } from '../../binding/use-screen.ts';
import { Button } from '../../parts/button/button.tsx';
import { Card } from '../../parts/card/card.tsx';
import { Field } from '../../parts/field/field.tsx';
import { Icon, type IconName } from '../../parts/icon/icon.tsx';
import styles from './site.module.css';

/** The number check (R19–R25). */
export function NumberCheckPage({ make }: { readonly make: () => NumberCheckScreen }) {
  const text = useText().site.numberCheck;
  const [state, screen] = useScreen(make);
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <form
          className={styles.check}
          onSubmit={(event) => {
            event.preventDefault();
            screen.check();
          }}
        >
          <Field
            label={text.field}
            hint={text.hint}
            value={state.digits}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            onChange={(event) => screen.type(event.target.value)}
          />
          <Button type="submit" disabled={!state.canCheck}>
            {text.check}
          </Button>
        </form>
        <Verdict verdict={state.verdict} onOffer={screen.acceptOffer} />
      </section>
      <Card title={text.rulesTitle}>
        <ul className={styles.list}>
          {text.rules.map((rule) => (
            <li key={rule}>
              <Icon name="shield" /> {rule}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const ICONS: Record<NumberStatus, IconName> = { official: 'check', unofficial: 'cross', unchecked: 'question' };

/** What the check says, in words, colour and icon; spoken when it changes. */
function Verdict({ verdict, onOffer }: { readonly verdict: NumberVerdict; readonly onOffer: () => void }) {
  const text = useText().site.numberCheck;
  const words = text[verdict.status];
  return (
    <div className={styles.verdict} data-status={verdict.status} aria-live="polite" role="status">
      <span className={styles.verdictIcon}>
        <Icon name={ICONS[verdict.status]} />
      </span>
      <div>
        <h2 className={styles.verdictTitle}>{words.title}</h2>
        {verdict.status === 'unchecked' ? null : (
          <p className={styles.judged}>
            {text.judged} <bdi dir="ltr">{verdict.digits}</bdi>
          </p>
        )}
        <p>{words.text}</p>
        {verdict.nationalOffer === null ? null : (
          <Button look="secondary" onClick={onOffer}>
            {text.offer({ number: verdict.nationalOffer })}
          </Button>
        )}
      </div>
    </div>
  );
}
