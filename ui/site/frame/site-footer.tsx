import { legalName, social, store } from 'virtual:settings/company';
import { CONTACT_PAGES, POLICY_PAGES } from '#core/routes/site-pages.ts';
import { Fact, HAS_SAMPLES, Mark } from '../../kit/parts/fact/fact.tsx';
import { isSample } from '../../kit/parts/fact/is-sample.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact } from './contact.tsx';
import { PageLink } from './page-parts.tsx';
import { useSite } from './site-context.tsx';
import styles from './site-frame.module.css';

/** Contact where no warning or policy above has it, policies, social pages and the app (R14). */
export function Footer() {
  const { common, site, language, page } = useSite();
  const text = site.frame;
  return (
    <footer className={styles.footer}>
      <h2 className={shared.hidden}>{text.footer.title}</h2>
      <div className={`${shared.columns} ${styles.ends}`}>
        {page !== null && CONTACT_PAGES.has(page) ? null : (
          <section>
            <h3>{text.footer.contact}</h3>
            <Contact />
          </section>
        )}
        <section>
          <h3>{text.footer.policies}</h3>
          <ul className={shared.links}>
            {POLICY_PAGES.map((each) => (
              <li key={each}>
                <PageLink page={each} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{text.footer.social}</h3>
          <ul className={shared.links}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <Fact of="company.social" mark={common.sample}>
                  <a href={url} rel="noreferrer">
                    <bdi dir="ltr">{name}</bdi>
                  </a>
                </Fact>
              </li>
            ))}
          </ul>
        </section>
        <AppBadge />
      </div>
      <p className={styles.legal}>
        <Fact of="company.legalName" mark={common.sample}>
          {text.footer.licensed({ name: legalName[language] })}
        </Fact>
      </p>
      {HAS_SAMPLES ? (
        <p className={styles.legal}>
          {common.sample}: {text.sample}
        </p>
      ) : null}
    </footer>
  );
}

/** The app-store badge (R6, R14), drawn by us. */
function AppBadge() {
  const { common, site } = useSite();
  const isMarked = isSample('company.store');
  return (
    <p>
      <a className={styles.badge} href={store} rel="noreferrer" data-fact={isMarked ? 'company.store' : undefined}>
        <Icon name="download" />
        <strong>
          {site.frame.footer.badge} {isMarked ? <Mark word={common.sample} /> : null}
        </strong>
      </a>
    </p>
  );
}
