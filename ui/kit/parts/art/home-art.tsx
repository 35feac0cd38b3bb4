import styles from './art.module.css';

/** A hand that holds a phone with the calculator: the sum, one slider, one button. `sum`: empty where there is none. */
export function HomeArt({ sum }: { readonly sum: string }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="160" cy="140" r="124" />
      <path className={styles.paper} d="M91 184c-4 38 24 46 46 56 18 8 30 16 38 32l103-32c-8-6-14-12-14-24l-30-40" />
      <path className={styles.sleeve} d="M178 280l-6-12 94-28 38 40" />
      <path className={styles.sleeve} d="M166 258c42 0 78-6 108-28l10 15c-32 23-72 31-114 30z" />
      <circle className={styles.gold} cx="263" cy="246" r="3" />
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
        <path d="M264 216c0-23-16-40-28-53-9-10-22-19-35-25-15-6-29 7-18 21 12 14 22 28 32 42 4 6 9 12 16 15" />
        <path d="M97 104c-17-6-23 16-4 22l12 3c12 2 15-15 3-20zM87 123c-13 6-10 23 4 26l13 4c12 2 14-18 5-23M87 148c-11 7-7 21 5 24l11 3c11 2 14-16 5-22M91 172c-8 7-4 18 5 20l7 2c10 2 13-14 4-19" />
      </g>
      <path className={styles.ink} d="M180 148l9 7c6 3 13-5 10-11l-7-7" />
    </svg>
  );
}
