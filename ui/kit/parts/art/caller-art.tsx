import styles from './art.module.css';
import { STAR } from './home-art.tsx';

/** A ringing phone between two seals: a ticked star for ours, a broken one for everybody else. */
export function CallerArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <g className={styles.tiles}>
        <path d={STAR} transform="translate(40 226) scale(.7)" />
        <path d={STAR} transform="translate(284 60) scale(.8)" />
      </g>
      <g className={styles.waves}>
        <path d="M92 92a70 70 0 0 0 0 96M72 74a98 98 0 0 0 0 132M228 92a70 70 0 0 1 0 96M248 74a98 98 0 0 1 0 132" />
      </g>
      <rect className={styles.body} x="112" y="30" width="96" height="212" rx="20" />
      <rect className={styles.screen} x="120" y="42" width="80" height="186" rx="11" />
      <g className={styles.lines}>
        <path d="M138 70h44M146 88h28" />
      </g>
      <circle className={styles.good} cx="160" cy="142" r="26" />
      <path
        className={styles.handset}
        d="M149 132l5 2 2 6-3 3c2 4 5 7 9 9l3-3 6 2 2 5c-2 4-5 5-8 4-10-3-17-10-20-20-1-3 1-6 4-8z"
      />
      <path className={styles.star} d={STAR} transform="translate(232 222) scale(.78)" />
      <path className={styles.tick} d="M219 223l9 9 18-20" />
      <path className={styles.badStar} d={STAR} transform="translate(86 52) scale(.62)" />
      <path className={styles.badMark} d="M77 43l18 18M95 43l-18 18" />
    </svg>
  );
}
