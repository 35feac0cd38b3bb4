import styles from './art.module.css';
import { STAR } from './home-art.tsx';

/** A letter that goes into its envelope, sealed with the star: what is written here is read. */
export function LetterArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <g className={styles.tiles}>
        <path d={STAR} transform="translate(46 66) scale(.8)" />
        <path d={STAR} transform="translate(284 44) scale(.5)" />
        <path d={STAR} transform="translate(282 238) scale(.7)" />
      </g>
      <path className={styles.body} d="M52 132 160 52l108 80v100a18 18 0 0 1-18 18H70a18 18 0 0 1-18-18z" />
      <rect className={styles.screen} x="82" y="34" width="156" height="180" rx="12" />
      <g className={styles.lines}>
        <path d="M106 66h108M106 90h76M106 114h96" />
      </g>
      <path className={styles.button} d="M52 136 160 206l108-70v96a18 18 0 0 1-18 18H70a18 18 0 0 1-18-18z" />
      <path className={styles.star} d={STAR} transform="translate(160 204) scale(.8)" />
      <path className={styles.tick} d="M147 205l9 9 18-20" />
    </svg>
  );
}
