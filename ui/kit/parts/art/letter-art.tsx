import styles from './art.module.css';

/** A letter that goes into its envelope: what is written here is read. */
export function LetterArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="160" cy="150" rx="146" ry="112" />
      <path className={styles.sleeve} d="M52 132 160 52l108 80v100a18 18 0 0 1-18 18H70a18 18 0 0 1-18-18z" />
      <rect className={styles.screen} x="82" y="34" width="156" height="180" rx="12" />
      <path className={styles.slid} d="M106 62h60" />
      <path className={styles.lines} d="M106 84h108M106 104h76M106 124h96" />
      <path className={styles.body} d="M52 136 160 206l108-70v96a18 18 0 0 1-18 18H70a18 18 0 0 1-18-18z" />
      <path className={styles.fold} d="M56 246l84-53M264 246l-84-53" />
    </svg>
  );
}
