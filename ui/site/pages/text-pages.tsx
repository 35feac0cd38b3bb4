import { hours, policiesDate, wallets } from 'virtual:settings/company';
import { offline } from 'virtual:settings/features';
import * as reporting from 'virtual:settings/reporting';
import { policies } from 'virtual:settings/site';
import type { POLICY_PAGES } from '#core/routes/site-pages.ts';
import { policySections } from '#core/session/policy-sections.ts';
import { walletNames } from '#core/text/company.ts';
import { hoursIn, writtenDay } from '#core/text/dates.ts';
import { type FaqEntry, type FaqItem, faqByTopic, faqEntries } from '#core/text/faq-entries.ts';
import { kafOf } from '../../kit/parts/card/card.tsx';
import { type CompanyFact, Fact, Mark } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact, PageTitle, WithWallets } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** The answers that name a fact of the company's. */
const FACTS: Partial<Record<FaqItem, CompanyFact>> = { repayment: 'company.wallets', support: 'company.hours' };

/** The 17 items by topic (R8): accordions of the platform's own, which open without a script. */
export function FaqPage() {
  const { common, site, language } = useSite();
  const text = site.faq;
  const topics = [...faqByTopic(faqEntries(text, { ...hoursIn(language, hours, common), ...walletNames(wallets) }))];
  return (
    <div className={`${shared.stack} ${styles.column}`}>
      <PageTitle>{text.title}</PageTitle>
      <nav className={`${shared.row} ${shared.links} ${styles.topics}`} aria-label={text.topicsLabel}>
        {topics.map(([topic]) => (
          <a key={topic} href={`#${topic}`}>
            {text.topics[topic]}
          </a>
        ))}
      </nav>
      {topics.map(([topic, entries]) => (
        <section
          key={topic}
          id={topic}
          className={`${shared.stack} ${styles.topic}`}
          aria-labelledby={`${topic}-title`}
        >
          <h2 id={`${topic}-title`} className={styles.heading} data-kaf={kafOf(text.topics[topic])}>
            {text.topics[topic]}
          </h2>
          <Items entries={entries} />
        </section>
      ))}
    </div>
  );
}

/** Questions with their answers; beside each is its voice, open or not. */
function Items({ entries }: { readonly entries: readonly FaqEntry[] }) {
  const { common, site } = useSite();
  return (
    <div className={`${shared.tight} ${styles.accordion}`}>
      {entries.map(({ item, question, answer }) => (
        <div key={question} data-spoken="">
          <details>
            <summary>
              <h3>{question}</h3> <Icon name="down" />
            </summary>
            <p>
              <Fact of={FACTS[item]} mark={common.sample}>
                {answer}
              </Fact>
            </p>
          </details>
          <ListenButton text={site.readingAids} about={question} />
        </div>
      ))}
    </div>
  );
}

/** One of the footer's texts (R14), with its day and who answers: the lender's, or ours, marked for what it is: a sample (Q8). */
export function PolicyPage({ policy }: { readonly policy: (typeof POLICY_PAGES)[number] }) {
  const { common, site, language } = useSite();
  const text = site.policies[policy];
  const sections = policySections(policy, site, { ...reporting, offline }, policies?.[policy][language] ?? null);
  // Nastaliq is cut to our words.
  const isUncut = language === 'ur' && policies !== null;
  return (
    <article className={`${shared.stack} ${styles.column} ${styles.prose}`}>
      <PageTitle>{text.title}</PageTitle>
      {policiesDate === null ? null : (
        <p>
          <Fact of="company.policiesDate" mark={common.sample}>
            {site.frame.footer.changed({ date: writtenDay(policiesDate, common) })}
          </Fact>
        </p>
      )}
      {sections.map((section) => (
        <section key={section.title + section.text}>
          <h2 className={styles.heading} data-plain={isUncut || undefined}>
            {section.title} {policies === null ? <Mark word={common.sample} /> : null}
          </h2>
          <p>
            <WithWallets text={section.text} />
          </p>
          {section.items === undefined ? null : (
            <ul className={`${shared.stack} ${styles.bullets}`}>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h2 className={styles.heading}>{site.frame.footer.contact}</h2>
        <Contact />
      </section>
    </article>
  );
}
