import { CHECK_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { HotlineLink } from './contact.tsx';
import { useSite } from './site-context.tsx';
import styles from './site-frame.module.css';

/** The warning about scam repayment accounts (R5): one line with a link on the pages that are about scams themselves. */
export function Warning() {
  const { site, language, layout, page } = useSite();
  const { title, text, ask } = site.frame.warning;
  const isCheck = page !== null && CHECK_PAGES.has(page);
  return (
    <aside className={`${shared.beside} ${shared.links} ${styles.warning}`} aria-labelledby="scam-warning">
      <Icon name="alert" />
      {isCheck ? (
        <a id="scam-warning" href={`${sitePath('faq', language, layout)}#safety`}>
          {title}
        </a>
      ) : (
        <div>
          <h2 id="scam-warning">{title}</h2>
          <p>{text}</p>
          <p className={shared.row}>
            <a href={sitePath('numberCheck', language, layout)}>{ask}</a> <HotlineLink />
          </p>
        </div>
      )}
    </aside>
  );
}
