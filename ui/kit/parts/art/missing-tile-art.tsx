import styles from './art.module.css';
import { STAR } from './home-art.tsx';

/** A wall of the lender's stars: one of them has fallen out. */
export function MissingTileArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <g className={styles.tiles}>
        <path d={STAR} transform="translate(64 46)" />
        <path d={STAR} transform="translate(256 46)" />
        <path d={STAR} transform="translate(64 234)" />
        <path d={STAR} transform="translate(256 234)" />
      </g>
      <g className={styles.good}>
        <path d={STAR} transform="translate(160 46)" />
        <path d={STAR} transform="translate(64 140)" />
        <path d={STAR} transform="translate(256 140)" />
        <path d={STAR} transform="translate(160 234)" />
      </g>
      <path className={styles.gap} d={STAR} transform="translate(160 140)" />
      <path className={styles.star} d={STAR} transform="translate(206 196) rotate(17) scale(.92)" />
    </svg>
  );
}
