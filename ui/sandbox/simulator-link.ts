import { shopStateOf } from '#adapters/sandbox/scenarios/states.ts';

/** What can be chosen for the phone around the shop, and what each choice is called. */
export const CHOICES = {
  language: { en: 'English', ur: 'اردو' },
  width: { '320': '320 px', '360': '360 px', '412': '412 px', '768': '768 px' },
  scheme: { device: 'as this device', light: 'light', dark: 'dark' },
  text: { '100': '100 %', '130': '130 %', '200': '200 %' },
} as const;

/** The phone around the shop. */
export type Device = { readonly [Name in keyof typeof CHOICES]: keyof (typeof CHOICES)[Name] };

/** Stands in the place of a state's name for all of them, side by side. */
export const ALL = 'all';

/** What the simulator shows: an address of its own each, which can be shared. */
export interface Shown extends Device {
  /** A state's name, or `ALL`. */
  readonly state: string;
  /** The words by which states are looked for; empty for all. */
  readonly q: string;
}

const USUAL: Shown = { state: 'product', q: '', language: 'en', width: '360', scheme: 'device', text: '100' };

const isState = (name: string): boolean => name === ALL || shopStateOf(name) !== null;

/** Reads what an address shows; what it does not say, or says wrongly, is as usual. */
export function shownAt({ search }: Pick<Location, 'search'>): Shown {
  const query = new URLSearchParams(search);
  const name = query.get('state') ?? USUAL.state;
  const chosen = <Name extends keyof Device>(of: Name): Device[Name] =>
    (Object.keys(CHOICES[of]) as Device[Name][]).find((each) => each === query.get(of)) ?? USUAL[of];
  return {
    state: isState(name) ? name : USUAL.state,
    q: query.get('q') ?? USUAL.q,
    language: chosen('language'),
    width: chosen('width'),
    scheme: chosen('scheme'),
    text: chosen('text'),
  };
}

/** The address of what the simulator shows, without what is as usual. `shownAt` undoes it. */
export function simulatorPath({ state, ...rest }: Partial<Shown> & Pick<Shown, 'state'>): string {
  const query = new URLSearchParams({ state });
  for (const name of ['language', 'width', 'scheme', 'text', 'q'] as const) {
    const value = rest[name] ?? USUAL[name];
    if (value !== USUAL[name]) query.set(name, value);
  }
  return `/sandbox/simulator?${query.toString()}`;
}
