import { policiesDate, wallets } from 'virtual:settings/company';
import { offline } from 'virtual:settings/features';
import * as reporting from 'virtual:settings/reporting';
import { policies } from 'virtual:settings/site';
import type { POLICY_PAGES } from '#core/routes/site-pages.ts';
import { policySections } from '#core/session/policy-sections.ts';
import { walletNames } from '#core/text/company.ts';
import { writtenDay } from '#core/text/dates.ts';
import { Fact, Mark } from '../../kit/parts/fact/fact.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact, PageTitle } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

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
            {typeof section.text === 'string' ? (
              section.text
            ) : (
              <Fact of="company.wallets" mark={common.sample}>
                {section.text(walletNames(wallets))}
              </Fact>
            )}
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
