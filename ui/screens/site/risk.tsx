import { Icon } from '../../parts/icon/icon.tsx';
import { useSite } from '../../site/site-context.tsx';
import styles from './risk.module.css';

/** The warning of short-term high-interest loans as the platform's dialog: opened by script, on wide screens alone (R17). */
export function RiskDialog() {
  const { title, text, ok } = useSite().site.safety.risk;
  return (
    <dialog className={styles.dialog} id="risk" aria-labelledby="risk-title">
      <form method="dialog" className={styles.content}>
        <span className={styles.icon}>
          <Icon name="shield" />
        </span>
        <h2 id="risk-title">{title}</h2>
        <p>{text}</p>
        <button className={styles.ok}>{ok}</button>
      </form>
    </dialog>
  );
}

/** The same words inside the page, where the dialog never shows (Q6). */
export function RiskNotice() {
  const { title, text } = useSite().site.safety.risk;
  return (
    <aside className={styles.notice} aria-labelledby="risk-notice">
      <Icon name="shield" />
      <div>
        <h2 id="risk-notice">{title}</h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}
