import type { POLICY_PAGES } from '#core/routes/site-pages.ts';
import { reportingSections } from '#core/text/privacy.ts';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** One of the footer's texts (R14), marked for what it is: a sample (Q8). */
export function PolicyPage({ policy }: { readonly policy: (typeof POLICY_PAGES)[number] }) {
  const { site } = useSite();
  const text = site.policies[policy];
  const told = policy === 'privacy' ? reportingSections(site.reporting, __REPORTING__) : [];
  return (
    <article className={styles.prose}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.sample}>{site.frame.sample}</p>
      {[...text.sections, ...told].map((section) => (
        <section key={section.title}>
          <h2 className={styles.heading}>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  );
}
