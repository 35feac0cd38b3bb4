import styles from './art.module.css';
import { STAR } from './star.ts';

/** A ringing phone between two verdicts: the star for ours, a cross for everybody else. */
export function CallerArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <RingingPhone />
      <path className={styles.gold} d={STAR} transform="translate(232 222) scale(.78)" />
      <path className={styles.tick} d="M219 223l9 9 18-20" />
      <circle className={styles.bad} cx="86" cy="52" r="24" />
      <path className={styles.badMark} d="M77 43l18 18M95 43l-18 18" />
    </svg>
  );
}

/** A phone on which somebody calls, on its ground. */
export function RingingPhone() {
  return (
    <>
      <circle className={styles.ground} cx="160" cy="140" r="118" />
      <path
        className={styles.waves}
        d="M92 92a70 70 0 0 0 0 96M72 74a98 98 0 0 0 0 132M228 92a70 70 0 0 1 0 96M248 74a98 98 0 0 1 0 132"
      />
      <rect className={styles.body} x="110" y="28" width="100" height="218" rx="20" />
      <rect className={styles.screen} x="118" y="40" width="84" height="192" rx="11" />
      <path className={styles.lines} d="M138 70h44M146 88h28" />
      <circle className={styles.bar} cx="160" cy="142" r="26" />
      <path
        className={styles.handset}
        d="M149 132l5 2 2 6-3 3c2 4 5 7 9 9l3-3 6 2 2 5c-2 4-5 5-8 4-10-3-17-10-20-20-1-3 1-6 4-8z"
      />
    </>
  );
}
