import { STAR } from '../art/star.ts';
import styles from './seal.module.css';

/** The star with its tick, beside what is verified: a verdict, the licence, a receipt. As large as the letters beside it. */
export function Seal() {
  return (
    <svg className={styles.seal} viewBox="-42 -42 84 84" aria-hidden="true" focusable="false">
      <path d={STAR} />
      <path className={styles.tick} d="M-17 1l12 12 22-25" />
    </svg>
  );
}
