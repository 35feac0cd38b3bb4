import styles from './art.module.css';

/** The lender's star: eight points, as on tiles. All drawings are built around it. */
export const STAR =
  'M0 -40 L11.7 -28.3 L28.3 -28.3 L28.3 -11.7 L40 0 L28.3 11.7 L28.3 28.3 L11.7 28.3 L0 40 L-11.7 28.3 L-28.3 28.3 L-28.3 11.7 L-40 0 L-28.3 -11.7 L-28.3 -28.3 L-11.7 -28.3 Z';

/** A phone whose screen shows one plain sheet of terms, coins beside it, the star above. */
export function HomeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <g className={styles.tiles}>
        <path d={STAR} transform="translate(52 60) scale(.8)" />
        <path d={STAR} transform="translate(276 220) scale(1.1)" />
        <path d={STAR} transform="translate(286 44) scale(.5)" />
      </g>
      <rect className={styles.body} x="104" y="16" width="128" height="248" rx="22" />
      <rect className={styles.screen} x="114" y="30" width="108" height="220" rx="12" />
      <path className={styles.star} d={STAR} transform="translate(168 76) scale(.72)" />
      <path className={styles.tick} d="M156 77l8 8 17-18" />
      <g className={styles.lines}>
        <path d="M130 126h76M130 146h50M130 166h64" />
      </g>
      <rect className={styles.button} x="130" y="196" width="76" height="30" rx="10" />
      <g transform="translate(62 196)">
        <ellipse className={styles.coinSide} cx="0" cy="44" rx="38" ry="13" />
        <path className={styles.coinSide} d="M-38 30v14h76V30z" />
        <ellipse className={styles.coin} cx="0" cy="30" rx="38" ry="13" />
        <path className={styles.coinSide} d="M-32 12v14h76V12z" />
        <ellipse className={styles.coin} cx="6" cy="12" rx="38" ry="13" />
        <path className={styles.coinMark} d="M-4 12h20M6 7v10" />
      </g>
    </svg>
  );
}
