import { useText } from '../../kit/binding/text.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from './lock-explained.module.css';

/** The lock in plain words, before anybody agrees to it: when, what still works, how it opens again. */
export function LockExplained() {
  const { lock } = useText().shop;
  return (
    <details className={styles.lock}>
      <summary className={styles.summary}>
        <Icon name="lock" /> <span>{lock.title}</span> <Icon name="down" />
      </summary>
      <ul className={styles.facts}>
        <li>{lock.when}</li>
        <li>{lock.works}</li>
        <li>{lock.unlock}</li>
      </ul>
    </details>
  );
}
