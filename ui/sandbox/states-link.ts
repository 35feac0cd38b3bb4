import { LANGUAGES, type Language } from '#core/text/language.ts';
import { among, type Device, WIDTHS } from './simulator-link.ts';
import { shopStateOf } from './workshop-tools.ts';

/** How the page of all states shows them: its address says so, and a link shows the same. */
export interface Overview {
  /** What is looked for; empty for all. */
  readonly query: string;
  readonly show: 'both' | Language;
  readonly width: Device['width'];
  readonly size: 'small' | 'full';
}

/** Reads what an address shows; what it does not say is as usual. */
export function overviewAt(search: string): Overview {
  const query = new URLSearchParams(search);
  return {
    query: query.get('q') ?? '',
    show: among(query, 'language', ['both', ...LANGUAGES], 'both'),
    width: among(query, 'width', Object.keys(WIDTHS) as Device['width'][], '360'),
    size: among(query, 'size', ['small', 'full'], 'small'),
  };
}

/** The address of an overview, without what is as usual. `overviewAt` undoes it. */
export function overviewPath({ query: words, show, width, size }: Overview): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (show !== 'both') query.set('language', show);
  if (width !== '360') query.set('width', width);
  if (size !== 'small') query.set('size', size);
  const said = query.toString();
  return said === '' ? '/sandbox/states' : `/sandbox/states?${said}`;
}

/** Whether a state's name, title or a line that it shows has the words. */
export function isFoundBy(name: string, words: string): boolean {
  const state = shopStateOf(name);
  if (state === null) return false;
  const all = [name, state.title, ...state.shows].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
