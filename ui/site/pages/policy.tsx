import { wallets } from 'virtual:settings/company';
import { offline } from 'virtual:settings/features';
import * as reporting from 'virtual:settings/reporting';
import { policies } from 'virtual:settings/site';
import type { POLICY_PAGES } from '#core/routes/site-pages.ts';
import { policySections } from '#core/session/policy-sections.ts';
import { walletNames } from '#core/text/company.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** One of the footer's texts (R14): the lender's, or ours, marked for what it is: a sample (Q8). */
export function PolicyPage({ policy }: { readonly policy: (typeof POLICY_PAGES)[number] }) {
  const { common, site, language } = useSite();
  const text = site.policies[policy];
  const sections = policySections(policy, site, { ...reporting, offline }, policies?.[policy][language] ?? null);
  // Nastaliq is cut to our words.
  const isUncut = language === 'ur' && policies !== null;
  return (
    <article className={styles.prose}>
      <PageTitle>{text.title}</PageTitle>
      {policies === null ? (
        <p className={styles.sample} data-fact="policies">
          {common.sample}: {site.frame.sample}
        </p>
      ) : null}
      {sections.map((section) => (
        <section key={section.title + section.text}>
          <h2 className={styles.heading} data-plain={isUncut || undefined}>
            {section.title}
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
        </section>
      ))}
    </article>
  );
}
