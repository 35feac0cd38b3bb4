import { legalName, licence, mission, vision } from 'virtual:settings/company';
import { listedOn, missing, numbers } from 'virtual:settings/numbers';
import { publishedNumbers, publishedRanges } from '#core/number-check/official-numbers.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { writtenDay } from '#core/text/dates.ts';
import { groupedPhone } from '#core/text/format.ts';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { PageTitle, Row } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** What the company says of itself, where it says anything (R7). */
const CLAIMS = [
  ['mission', mission],
  ['vision', vision],
] as const;

/** Mission, vision and the company's disclosure (R7). */
export function AboutPage() {
  const texts = useSite();
  const { common, site, language, layout } = texts;
  const text = site.about;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <div className={shared.columns}>
        {CLAIMS.map(([name, claim]) =>
          claim === null ? null : (
            <Card key={name} title={text.claims[name]}>
              <p>
                <Fact of={`company.${name}`} mark={common.sample}>
                  {claim[language]}
                </Fact>
              </p>
            </Card>
          ),
        )}
      </div>
      <Card title={text.disclosureTitle}>
        <dl className={`${shared.columns} ${shared.facts} ${styles.facts}`}>
          <Row name={text.disclosure.companyName}>
            <Fact of="company.legalName" mark={common.sample}>
              {legalName[language]}
            </Fact>
          </Row>
          <Row name={text.disclosure.principalBusiness}>{text.business}</Row>
          <Row name={text.disclosure.status}>{text.nbfc}</Row>
          <Row name={text.disclosure.licenceIssued}>
            <Fact of="company.licence.date" mark={common.sample}>
              {writtenDay(licence.date, common)}
            </Fact>
          </Row>
          <Row name={text.disclosure.licenceNumber}>
            <Fact of="company.licence.number" mark={common.sample}>
              <Seal /> <bdi dir="ltr">{licence.number}</bdi>
            </Fact>
          </Row>
          <Row name={text.disclosure.outboundNumbers} of="company.numbers">
            <Numbers />
            <p>
              <Fact of="company.numbers.listedOn" mark={common.sample}>
                {text.numbersNote({ date: writtenDay(listedOn, common) })}
              </Fact>
            </p>
            {missing === 0 ? null : (
              <p className={`${shared.note} ${styles.small}`}>{text.numbersMissing({ count: missing })}</p>
            )}
          </Row>
        </dl>
        <p className={styles.action}>
          <ButtonLink look="secondary" href={sitePath('numberCheck', language, layout)}>
            <Icon name="shield" /> {site.home.check}
          </ButtonLink>
        </p>
      </Card>
    </>
  );
}

/** The numbers that the number check calls official: the same table, so that the two cannot differ. */
function Numbers() {
  const { site } = useSite();
  return (
    <ul className={`${shared.columns} ${styles.numbers}`}>
      {publishedRanges(numbers).map(({ from, to }) => (
        <li key={from}>{site.about.range({ from: groupedPhone(from), to: groupedPhone(to) })}</li>
      ))}
      {publishedNumbers(numbers).map((number) => (
        <li key={number}>
          <bdi dir="ltr">{groupedPhone(number)}</bdi>
        </li>
      ))}
    </ul>
  );
}
