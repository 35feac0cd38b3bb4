import { hours, wallets } from 'virtual:settings/company';
import { walletNames } from '#core/text/company.ts';
import { faqEntries } from '#core/text/faq-entries.ts';
import { hoursIn } from '#core/text/opening-hours.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** The accordion of 17 items (R8): the platform's own, so that it opens without a script. */
export function FaqPage() {
  const { site, language } = useSite();
  const text = site.faq;
  return (
    <>
      <h1 className={styles.title}>{text.title}</h1>
      <div className={styles.accordion}>
        {faqEntries(text, { ...hoursIn(language, hours), ...walletNames(wallets) }).map(({ question, answer }) => (
          <details key={question} data-spoken="">
            <summary>
              <h2>{question}</h2> <Icon name="down" />
            </summary>
            <p>{answer}</p>
            <ListenButton text={site.readingAids} />
          </details>
        ))}
      </div>
    </>
  );
}
