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
  letters: 'M2 19l3-8 3 8M3.2 16h3.6M10 19l6-15 6 15M12.2 14h7.6',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  truck:
    'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6',
  pin: 'M12 21c-4.5-5-7-8.5-7-11.5a7 7 0 0 1 14 0C19 12.5 16.5 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11H5v9h14v-9h-1',
  sound: 'M5 10v4h3l4 4V6L8 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

/** The name of an icon’s drawing. */
export type IconName = keyof typeof PATHS;

const MIRRORED: ReadonlySet<IconName> = new Set(['back', 'forward', 'truck']);

/** A drawing beside words; it says nothing of its own to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  const isMirrored = MIRRORED.has(name);
  return (
    <svg className={styles.icon} data-mirrored={isMirrored || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The lender's star: eight points, as on tiles. It stands for what is verified, and for nothing else. */
const STAR =
  'M0-40L11.7-28.3H28.3V-11.7L40 0 28.3 11.7V28.3H11.7L0 40-11.7 28.3H-28.3V11.7L-40 0-28.3-11.7V-28.3H-11.7z';

/** The star with its tick, beside what is verified: a verdict, the licence, a receipt. As large as the letters beside it. */
export function Seal() {
  return (
    <svg className={styles.seal} viewBox="-42 -42 84 84" aria-hidden="true" focusable="false">
      <path d={STAR} />
      <path className={styles.tick} d="M-17 1l12 12 22-25" />
    </svg>
  );
}
