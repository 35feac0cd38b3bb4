import { hotline, shownHotline } from 'virtual:settings/company';
import { listedOn } from 'virtual:settings/numbers';
import { type NumberVerdict, namesHotline, shownNumber, verdictKind } from '#core/number-check/judge-number.ts';
import { writtenDay } from '#core/text/dates.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { useSite } from '../frame/site-context.tsx';
import styles from './verdict.module.css';

/** What the check says, in words, colour and icon (R19), by which list (Q68): what to do first, and whom to call. */
export function Verdict({ verdict, onOffer }: { readonly verdict: NumberVerdict; readonly onOffer?: () => void }) {
  const texts = useSite();
  const text = texts.site.numberCheck;
  const { status, nationalOffer } = verdict;
  const kind = verdictKind(verdict);
  if (kind === 'unchecked') return null;
  const words = text[kind];
  return (
    <div className={styles.verdict} data-status={status} data-spoken="">
      <h2 className={styles.title}>
        {kind === 'official' ? <Seal /> : <Icon name="cross" />} <span>{words.title}</span>
      </h2>
      <p className={styles.judged}>
        {text.judged[kind]} <bdi dir="ltr">{shownNumber(verdict)}</bdi>
      </p>
      {verdict.isPartial ? <p data-partial="">{text.onlyDigits}</p> : null}
      {namesHotline(kind) ? (
        <Fact of="company.hotline" mark={texts.common.sample}>
          <a className={styles.call} href={`tel:${hotline}`}>
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
