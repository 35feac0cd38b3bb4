import { Lines } from './icon.tsx';

/** Drawings on the same grid that the shop's first view never shows: they come with the pages that do. */
const PATHS = {
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

/** Names one of these drawings. */
export type LaterIconName = keyof typeof PATHS;

/** A drawing beside words, as `Icon`. */
export function LaterIcon({ name }: { readonly name: LaterIconName }) {
  return <Lines path={PATHS[name]} isMirrored={name === 'truck'} />;
}
