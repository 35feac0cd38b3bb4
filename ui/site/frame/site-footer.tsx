import { legalName, licence, social, store } from 'virtual:settings/company';
import { POLICY_PAGES } from '#core/routes/site-pages.ts';
import { writtenDay } from '#core/text/dates.ts';
import { Fact, Mark } from '../../kit/parts/fact/fact.tsx';
import { isSample } from '../../kit/parts/fact/is-sample.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact } from './contact.tsx';
import { PageLink } from './page-parts.tsx';
import { useSite } from './site-context.tsx';
import styles from './site-frame.module.css';

/** Contact where no policy above has it, policies, social pages, the app (R14), and who the company is. */
export function Footer() {
  const { common, site, language, page } = useSite();
  const text = site.frame;
  const { number, date } = licence;
  return (
    <footer className={styles.footer}>
      <h2 className={shared.hidden}>{text.footer.title}</h2>
      {POLICY_PAGES.some((each) => each === page) ? null : <Contact />}
      <ul className={`${shared.row} ${shared.links} ${styles.ends}`}>
        {POLICY_PAGES.map((each) => (
          <li key={each}>
            <PageLink page={each} />
          </li>
        ))}
        {social.map((each) => (
          <li key={each.name}>
            <Fact of="company.social" mark={common.sample}>
              <a href={each.url} rel="noreferrer">
                <bdi dir="ltr">{each.name}</bdi>
              </a>
            </Fact>
          </li>
        ))}
        <li>
          <AppBadge />
        </li>
      </ul>
      <p className={styles.legal}>
        <Fact of="company.legalName" mark={common.sample}>
          {text.footer.licensed({ name: legalName[language] })}
        </Fact>{' '}
        <Fact of="company.licence.number" mark={common.sample}>
          {text.footer.licence({ number, date: writtenDay(date, common) })}
        </Fact>
      </p>
    </footer>
  );
}

/** The app-store badge (R6, R14), drawn by us. */
function AppBadge() {
  const { common } = useSite();
  const isMarked = isSample('company.store');
  return (
    <a className={styles.badge} href={store} rel="noreferrer" data-fact={isMarked ? 'company.store' : undefined}>
      <Icon name="download" /> {common.getApp} {isMarked ? <Mark word={common.sample} /> : null}
    </a>
  );
}
