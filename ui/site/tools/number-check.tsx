import { hotline, shownHotline } from 'virtual:settings/company';
import { listedOn } from 'virtual:settings/numbers';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { type NumberVerdict, namesHotline, shownNumber, verdictKind } from '#core/number-check/judge-number.ts';
import { verdictCards } from '#core/safety/message-to-forward.ts';
import { writtenDay } from '#core/text/dates.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { DigitsField } from '../../kit/parts/field/field.tsx';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { bringVerdict } from '../frame/early-verdict.ts';
import { MissingProgram } from '../frame/missing-program.tsx';
import page from '../frame/site.module.css';
import { useIsUp, useSite, useSiteTools } from '../frame/site-context.tsx';
import { ForwardCard } from './forward.tsx';
import styles from './verdict.module.css';

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
    <div className={`${shared.stack} ${styles.tool}`}>
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
          <ul className={`${shared.close} ${page.list}`}>
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

/** What the check says, in words, colour and icon (R19), by which list (Q68): what to do first, and whom to call. */
export function Verdict({ verdict, onOffer }: { readonly verdict: NumberVerdict; readonly onOffer?: () => void }) {
  const texts = useSite();
  const text = texts.site.numberCheck;
  const { status, nationalOffer } = verdict;
  const kind = verdictKind(verdict);
  if (kind === 'unchecked') return null;
  const words = text[kind];
  return (
    <div className={`${shared.tight} ${styles.verdict}`} data-status={status} data-spoken="">
      <h2 className={`${shared.row} ${styles.title}`}>
        {kind === 'official' ? <Seal /> : <Icon name="cross" />} <span>{words.title}</span>
      </h2>
      <p className={styles.judged}>
        {text.judged[kind]} <bdi dir="ltr">{shownNumber(verdict)}</bdi>
      </p>
      {verdict.isPartial ? <p data-partial="">{text.onlyDigits}</p> : null}
      {namesHotline(kind) ? (
        <Fact of="company.hotline" mark={texts.common.sample}>
          <a className={shared.pressed} href={`tel:${hotline}`}>
            <Icon name="call" />
            <span>
              {text.callUs} <bdi dir="ltr">{shownHotline}</bdi>
            </span>
          </a>
        </Fact>
      ) : null}
      <p>
        {typeof words.text === 'string' ? (
          words.text
        ) : (
          <Fact of="company.numbers.listedOn" mark={texts.common.sample}>
            {words.text({ date: writtenDay(listedOn, texts.common) })}
          </Fact>
        )}
      </p>
      {nationalOffer === null || onOffer === undefined ? null : (
        <Button look="secondary" onClick={onOffer}>
          {text.offer({ number: nationalOffer })}
        </Button>
      )}
      <ListenButton text={texts.site.readingAids} />
    </div>
  );
}

/** The digits only say which template it is: those of the number that was checked take their place, and what it need not say goes. */
const TEMPLATES = [
  ['official', 'official', '0'],
  ['unofficial', 'unofficial', '0'],
  ['unreadable', 'unchecked', '…'],
] as const;

/** The verdicts as templates, for the script that answers before the page's program is there. */
export function VerdictTemplates() {
  return TEMPLATES.map(([name, status, digits]) => (
    <template data-verdict={name} key={name}>
      <Verdict verdict={{ digits, status, nationalOffer: null, isPartial: name !== 'unreadable' }} />
    </template>
  ));
}
