import styles from './art.module.css';

/** A hand that holds a phone with the calculator: the sum, one slider, one button. `sum`: empty where others set it. */
export function HomeArt({ sum }: { readonly sum: string }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="160" cy="140" r="124" />
      <g className={styles.paper}>
        <path d="M212 120c22 2 36 20 36 48 0 34 14 60 34 112H168c2-18 8-32 8-46z" />
      </g>
      <path className={styles.sleeve} d="M162 280l6-26c36 8 78 0 102-18l18 44z" />
      <rect className={styles.body} x="98" y="18" width="122" height="232" rx="20" />
      <rect className={styles.screen} x="106" y="28" width="106" height="212" rx="12" />
      <path className={styles.bar} d="M106 40a12 12 0 0 1 12-12h82a12 12 0 0 1 12 12v18H106z" />
      <path
        className={styles.gold}
        d="M106 58l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 1 1.2v4.8z"
      />
      <path className={styles.lines} d="M120 76h46" />
      {/* Its size is of the drawing, which does not grow with the text. */}
      {sum === '' ? null : (
        <text className={styles.sum} x="159" y="106" fontSize="14" textAnchor="middle">
          {sum}
        </text>
      )}
      <path className={styles.lines} d="M120 134h78" />
      <path className={styles.slid} d="M120 134h48" />
      <circle className={styles.knob} cx="168" cy="134" r="8" />
      <path className={styles.lines} d="M120 158h34M178 158h20M120 176h44M184 176h14" />
      <rect className={styles.bar} x="118" y="198" width="82" height="26" rx="9" />
      <g className={styles.paper}>
        <path d="M241 214c-18-14-37-46-49-60-9-11 3-22 13-13 15 14 33 31 43 47" />
        <path d="M96 104h11a9 9 0 0 1 0 18H96c-12 0-12-18 0-18zM92 128h15a9 9 0 0 1 0 18H92c-12 0-12-18 0-18zM92 152h15a9 9 0 0 1 0 18H92c-12 0-12-18 0-18zM96 176h10a9 9 0 0 1 0 18H96c-12 0-12-18 0-18z" />
      </g>
    </svg>
  );
}
