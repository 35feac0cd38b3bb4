import styles from './icon.module.css';

/** Our own drawings on a 24 × 24 grid. Those that point somewhere turn around where reading goes right to left. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  phone: 'M7 3h10v18H7zM11 18h2',
  call: 'M6 3l3 1 1 4-2 2c1 2.5 3.5 5 6 6l2-2 4 1 1 3c-1 2-3 3-5 2.5C9 19 5 15 3.5 8 3 6 4 4 6 3z',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01',
} as const;

/** The name of an icon’s drawing. */
export type IconName = keyof typeof PATHS;

const MIRRORED: ReadonlySet<IconName> = new Set(['back', 'forward']);

/** A drawing beside words; it says nothing of its own to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Lines path={PATHS[name]} isMirrored={MIRRORED.has(name)} />;
}

/** Lines on the grid. `isMirrored`: turned around where reading goes right to left. */
export function Lines({ path, isMirrored }: { readonly path: string; readonly isMirrored: boolean }) {
  return (
    <svg className={styles.icon} data-mirrored={isMirrored || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
