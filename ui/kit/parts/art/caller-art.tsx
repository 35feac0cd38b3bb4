import styles from './art.module.css';

/** A ringing phone that asks who calls: the verdict beside it answers. */
export function CallerArt() {
  return (
    <svg className={styles.art} viewBox="-40 20 400 240" aria-hidden="true" focusable="false">
      <RingingPhone />
      <path className={styles.paper} d="M196 92l1-26a32 32 0 1 1 15 20z" />
      <path className={styles.query} d="M218 50a10 10 0 1 1 14 9c-3 1-4 3-4 6M228 73v.2" />
    </svg>
  );
}

/** A phone on which somebody calls, on its ground. */
function RingingPhone() {
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
