import styles from './art.module.css';
import { STAR } from './star.ts';

/** A wallet, and a receipt out of it that bears the seal. */
export function WalletArt() {
  return (
    <svg className={`${styles.art} ${styles.small}`} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="160" cy="120" rx="150" ry="76" />
      <g transform="rotate(6 214 90)">
        <path
          className={styles.screen}
          d="M164 14h100v142l-8.3-7-8.4 7-8.3-7-8.3 7-8.4-7-8.3 7-8.3-7-8.4 7-8.3-7-8.3 7-8.4-7-8.3 7z"
        />
        <path className={styles.lines} d="M180 32h26M180 48h20M180 70h38M238 70h10" />
        <path className={styles.slid} d="M180 90h34M232 90h16" />
        <path className={styles.gold} d={STAR} transform="translate(236 42) scale(.42)" />
        <path className={styles.tick} d="M228 42l6 6 11-12" />
      </g>
      <path className={styles.note} d="M58 66l120-22 6 34H62z" />
      <path
        className={styles.sleeve}
        d="M48 78h164a16 16 0 0 1 16 16v76a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16V94a16 16 0 0 1 16-16z"
      />
      <path className={styles.seam} d="M44 92h172M44 172h172" />
      <path className={styles.body} d="M178 114h50v38h-50a19 19 0 0 1 0-38z" />
      <circle className={styles.gold} cx="186" cy="133" r="8" />
    </svg>
  );
}
