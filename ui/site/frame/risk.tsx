import { Button } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './risk.module.css';
import { useSite } from './site-context.tsx';

/** The warning of short-term high-interest loans as the platform's dialog: opened by script, on wide screens alone (R17). */
export function RiskDialog() {
  const { common, site } = useSite();
  const { title, text } = site.safety.risk;
  return (
    <dialog className={styles.dialog} id="risk" aria-labelledby="risk-title">
      <form method="dialog" className={`${shared.close} ${styles.content}`}>
        <span className={styles.icon}>
          <Icon name="shield" />
        </span>
        <h2 id="risk-title">{title}</h2>
        <p>{text}</p>
        <Button type="submit">{common.ok}</Button>
      </form>
    </dialog>
  );
}

/** The same words inside the page, where the dialog never shows: on narrow screens (Q6), and where no script runs. */
export function RiskNotice() {
  return (
    <>
      <Notice on="narrow" />
      <noscript>
        <Notice on="wide" />
      </noscript>
    </>
  );
}

function Notice({ on }: { readonly on: 'narrow' | 'wide' }) {
  const { title, text } = useSite().site.safety.risk;
  return (
    <aside className={`${shared.note} ${styles.notice}`} data-on={on} aria-label={title}>
      <h2>{title}</h2> <p>{text}</p>
    </aside>
  );
}
