import { type Language, parseLanguage } from '#core/text/language.ts';
import { shopStateOf } from './workshop-tools.ts';

/** Widths of a phone's screen, CSS px. */
export const WIDTHS = { '320': '320 px', '360': '360 px', '412': '412 px', '768': '768 px' } as const;
/** The colours that the device asks for. */
export type Scheme = 'device' | 'light' | 'dark';
/** The text's size by the device's settings. */
export const TEXT_SIZES = { '100': '100 %', '130': '130 %', '200': '200 %' } as const;

/** The phone around the shop. */
export interface Device {
  readonly width: keyof typeof WIDTHS;
  readonly scheme: Scheme;
  readonly textSize: keyof typeof TEXT_SIZES;
}

/** What the simulator shows: an address of its own each, which can be shared. */
export interface Shown extends Device {
  readonly state: string;
  readonly language: Language;
}

const USUAL: Shown = { state: 'product', language: 'en', width: '360', scheme: 'device', textSize: '100' };

/** The state that an address names and the shop does not have: a link from before it was renamed. Null where there is none. */
export function unknownStateAt(search: string): string | null {
  const name = new URLSearchParams(search).get('state');
  return name === null || shopStateOf(name) !== null ? null : name;
}

/** The choice that an address makes among these; the usual one where it makes none of them. */
export function among<T extends string>(query: URLSearchParams, name: string, all: readonly T[], usual: T): T {
  return all.find((each) => each === query.get(name)) ?? usual;
}

/** Reads what an address shows; what it does not say, or says wrongly, is as usual. */
export function shownAt(search: string): Shown {
  const query = new URLSearchParams(search);
  return {
    state: unknownStateAt(search) === null ? (query.get('state') ?? USUAL.state) : USUAL.state,
    language: parseLanguage(query.get('language')) ?? USUAL.language,
    width: among(query, 'width', Object.keys(WIDTHS) as Device['width'][], USUAL.width),
    scheme: among(query, 'scheme', ['device', 'light', 'dark'], USUAL.scheme),
    textSize: among(query, 'text', Object.keys(TEXT_SIZES) as Device['textSize'][], USUAL.textSize),
  };
}

/** The address of what the simulator shows, without what is as usual. `shownAt` undoes it. */
export function simulatorPath(shown: Partial<Shown> & Pick<Shown, 'state'>): string {
  const { state, language, width, scheme, textSize } = { ...USUAL, ...shown };
  const said: Readonly<Record<string, string>> = { language, width, scheme, text: textSize };
  const usual: Readonly<Record<string, string>> = {
    language: USUAL.language,
    width: USUAL.width,
    scheme: USUAL.scheme,
    text: USUAL.textSize,
  };
  const query = new URLSearchParams({ state });
  for (const [name, value] of Object.entries(said)) if (value !== usual[name]) query.set(name, value);
  return `/sandbox/simulator?${query.toString()}`;
}
