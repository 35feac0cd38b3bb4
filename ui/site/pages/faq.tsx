import { hours, wallets } from 'virtual:settings/company';
import { walletNames } from '#core/text/company.ts';
import { type FaqItem, faqEntries } from '#core/text/faq-entries.ts';
import { hoursIn } from '#core/text/opening-hours.ts';
import { type CompanyFact, Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** The answers that name a fact of the company's. */
const FACTS: Partial<Record<FaqItem, CompanyFact>> = { repayment: 'company.wallets', support: 'company.hours' };

/** The accordion of 17 items (R8): the platform's own, so that it opens without a script; beside each is its voice, open or not. */
export function FaqPage() {
  const { common, site, language } = useSite();
  const text = site.faq;
  return (
    <>
      <h1 className={styles.title}>{text.title}</h1>
      <div className={styles.accordion}>
        {faqEntries(text, { ...hoursIn(language, hours), ...walletNames(wallets) }).map(
          ({ item, question, answer }) => (
            <div key={question} data-spoken="">
              <details>
                <summary>
                  <h2>{question}</h2> <Icon name="down" />
                </summary>
                <p>
                  <Answered fact={FACTS[item]} mark={common.sample} text={answer} />
                </p>
              </details>
              <ListenButton text={site.readingAids} about={question} />
            </div>
          ),
        )}
      </div>
    </>
  );
}

/** An answer; marked where it names what is a sample. */
function Answered({
  fact,
  mark,
  text,
}: {
  readonly fact: CompanyFact | undefined;
  readonly mark: string;
  readonly text: string;
}) {
  return fact === undefined ? (
    text
  ) : (
    <Fact of={fact} mark={mark}>
      {text}
    </Fact>
  );
}
