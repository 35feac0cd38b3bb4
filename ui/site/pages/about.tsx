import { legalName, licence } from 'virtual:settings/company';
import { listedOn, missing, numbers } from 'virtual:settings/numbers';
import { isDemo } from 'virtual:settings/site';
import { publishedNumbers, publishedRanges } from '#core/number-check/published-numbers.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { writtenDay } from '#core/text/dates.ts';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** Mission, vision and the company's disclosure (R7). */
export function AboutPage() {
  const texts = useSite();
  const { site, language, layout } = texts;
  const text = site.about;
  return (
    <>
      <h1 className={styles.title}>{text.title}</h1>
      <div className={styles.columns}>
        <Card title={text.missionTitle}>
          <p>{text.mission}</p>
        </Card>
        <Card title={text.visionTitle}>
          <p>{text.vision}</p>
        </Card>
      </div>
      <Card title={text.disclosureTitle}>
        <dl className={styles.facts}>
          <Fact name={text.disclosure.companyName}>
            {legalName[language]}
            <Sample />
          </Fact>
          <Fact name={text.disclosure.principalBusiness}>{text.business}</Fact>
          <Fact name={text.disclosure.status}>{text.nbfc}</Fact>
          <Fact name={text.disclosure.licenceIssued}>{writtenDay(licence.date, texts.common)}</Fact>
          <Fact name={text.disclosure.licenceNumber}>
            <bdi dir="ltr">{licence.number}</bdi>
            <Sample />
          </Fact>
          <Fact name={text.disclosure.outboundNumbers}>
            <Numbers />
            <p>{text.numbersNote({ date: writtenDay(listedOn, texts.common) })}</p>
            {missing === 0 ? null : <p className={styles.sample}>{text.numbersMissing({ count: missing })}</p>}
          </Fact>
        </dl>
        <div className={styles.actions}>
          <ButtonLink look="secondary" href={sitePath('numberCheck', language, layout)}>
            <Icon name="shield" /> {text.check}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

/** Marks a fact that the licence holder has not supplied (Q8). */
function Sample() {
  const { site } = useSite();
  return isDemo ? <small className={styles.sample}>{site.frame.sample}</small> : null;
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The numbers that the number check calls official: the same table, so that the two cannot differ. */
function Numbers() {
  const { site } = useSite();
  return (
    <ul className={styles.numbers}>
      {publishedRanges(numbers).map((range) => (
        <li key={range.from}>{site.about.range(range)}</li>
      ))}
      {publishedNumbers(numbers).map((number) => (
        <li key={number}>
          <bdi dir="ltr">{number}</bdi>
        </li>
      ))}
    </ul>
  );
}
