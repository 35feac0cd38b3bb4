import { SHOP_STATE_NAMES, SHOP_STATES, shopStateOf } from '#adapters/sandbox/scenarios/states.ts';
import { Fold } from '../kit/parts/fold/fold.tsx';
import { Status } from '../kit/parts/status/status.tsx';
import shared from '../kit/styles/shared.module.css';
import { Choice, Fields, Filter, Group, Press, Select } from './controls.tsx';
import { RequirementLines } from './requirement-lines.tsx';

/** What the pages of the shop are called, by the first word of their states' names. */
export const PAGE_NAMES = {
  product: 'Phone',
  cart: 'Cart',
  address: 'Address',
  calculator: 'Calculator',
  order: 'Order',
  refund: 'Refund',
} as const;

/** The states whose name, title or lines of the requirements have all of these words, page by page. */
export function statesFound(words: string) {
  const wanted = words.toLowerCase().split(/\s+/);
  const found = SHOP_STATE_NAMES.filter((name) => {
    const { title, shows } = SHOP_STATES[name];
    const all = [name, title, ...shows].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
  return (Object.keys(PAGE_NAMES) as (keyof typeof PAGE_NAMES)[])
    .map((page) => ({ page, names: found.filter((name) => name.split('-')[0] === page) }))
    .filter(({ names }) => names.length > 0);
}

/** The list of states, by which one is chosen, and what the phone that shows it is like. */
export function StatePanel({
  shown: { state, q, language, width, scheme, text },
  found,
  onChange,
  onAgain,
}: {
  readonly shown: Shown;
  readonly found: ReturnType<typeof statesFound>;
  readonly onChange: (change: Partial<Shown>) => void;
  readonly onAgain: () => void;
}) {
  const chosen = shopStateOf(state);
  const names = found.flatMap((page) => page.names);
  const at = names.findIndex((name) => name === state);
  const step = (by: number): void => {
    const next = names.at((Math.max(at, 0) + by) % names.length);
    if (next !== undefined) onChange({ state: next });
  };
  const stateField = (
    <Select name="State" value={state} onChoose={(next) => onChange({ state: next })}>
      <option value={ALL}>All, side by side</option>
      {found.map((each) => (
        <optgroup label={PAGE_NAMES[each.page]} key={each.page}>
          {each.names.map((name) => (
            <option value={name} key={name}>
              {SHOP_STATES[name].title}
            </option>
          ))}
        </optgroup>
      ))}
      {chosen === null || at >= 0 ? null : <option value={state}>{chosen.title}</option>}
    </Select>
  );
  const looks = (
    <>
      <Choice name="Width" value={width} options={CHOICES.width} onChoose={(next) => onChange({ width: next })} />
      <Choice name="Colours" value={scheme} options={CHOICES.scheme} onChoose={(next) => onChange({ scheme: next })} />
    </>
  );
  if (chosen === null) {
    return (
      <Group title="What is shown">
        <Fields many>
          <Filter name="Filter by name, title or line" value={q} onChoose={(next) => onChange({ q: next })} />
          {stateField}
          {looks}
        </Fields>
        <Status>
          <p className={shared.muted}>
            {names.length === 0
              ? 'No state is called or described like that.'
              : `${names.length} of ${SHOP_STATE_NAMES.length} states`}
          </p>
        </Status>
      </Group>
    );
  }
  return (
    <Group title="What is shown">
      {stateField}
      <Fields>
        <Press name="Previous state" onPress={() => step(-1)} />
        <Press name="Next state" onPress={() => step(1)} />
      </Fields>
      <Fold title="The phone around it">
        <Fields>
          {looks}
          <Choice name="Text size" value={text} options={CHOICES.text} onChoose={(next) => onChange({ text: next })} />
          <Choice
            name="Language of the app"
            value={language}
            options={CHOICES.language}
            onChoose={(next) => onChange({ language: next })}
          />
          <Press name="Start anew, as somebody else" onPress={onAgain} />
        </Fields>
      </Fold>
      <Fold title={`${state} shows ${chosen.shows.join(', ')}`}>
        <RequirementLines ids={chosen.shows} />
      </Fold>
    </Group>
  );
}

/** What can be chosen for the phone around the shop, and what each choice is called. */
const CHOICES = {
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
