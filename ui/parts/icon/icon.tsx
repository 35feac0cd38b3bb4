import styles from './icon.module.css';

/** Our own drawings on a 24 × 24 grid. Those that point somewhere turn around where reading goes right to left. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  cross: 'M7 7l10 10M17 7L7 17',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200',
  truck:
    'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a1.800 1.800 0 1 0 0-3.600A1.800 1.800 0 0 0 7 19zM17 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6',
  pin: 'M12 21c-4.500-5-7-8.500-7-11.500a7 7 0 0 1 14 0C19 12.500 16.500 16 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  phone: 'M7 3h10v18H7zM11 18h2',
  call: 'M6 3l3 1 1 4-2 2c1 2.500 3.500 5 6 6l2-2 4 1 1 3c-1 2-3 3-5 2.500C9 19 5 15 3.500 8 3 6 4 4 6 3z',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  alert: 'M12 4l9 16H3zM12 10v4.500M12 17.200h.01',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M6 11H5v9h14v-9h-1',
  sound: 'M5 10v4h3l4 4V6L8 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .800-1 1.700M12 16.500h.01',
} as const;

export type IconName = keyof typeof PATHS;

const MIRRORED: ReadonlySet<IconName> = new Set(['back', 'forward', 'truck']);

/** A drawing beside words; it says nothing of its own to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={styles.icon}
      data-mirrored={MIRRORED.has(name) || undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
