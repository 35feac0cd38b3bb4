import { CHECK_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Contact } from './contact.tsx';
import { useSite } from './site-context.tsx';
import styles from './warning.module.css';

/** The warning about scam repayment accounts, with hotline, mailbox and hours (R5). */
export function Warning() {
  const { site, language, layout, page } = useSite();
  const { title, text, ask } = site.frame.warning;
  const isCheck = page !== null && CHECK_PAGES.has(page);
  return (
    <aside className={`${shared.close} ${styles.warning}`} aria-labelledby="scam-warning">
      <Icon name="alert" />
      <div className={`${shared.tight} ${shared.links} ${styles.words}`}>
        <h2 id="scam-warning">{title}</h2>
        <p>{text}</p>
        <p>{isCheck ? ask : <a href={sitePath('numberCheck', language, layout)}>{ask}</a>}</p>
      </div>
      <Contact />
    </aside>
  );
}
