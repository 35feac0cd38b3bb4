import { SHOP_STATE_NAMES, SHOP_STATES, STATE_NAMES_BY_PAGE, shopStateOf } from '#adapters/sandbox/scenarios/states.ts';
import type { ShopPage } from '#core/routes/places.ts';
import { Status } from '../kit/parts/status/status.tsx';
import shared from '../kit/styles/shared.module.css';
import { Choice, Fields, Filter, Fold, Group, Press, RequirementLines, Select } from './controls.tsx';
import { ALL, CHOICES, type Shown } from './simulator-link.ts';

/** What the pages of the shop are called. */
export const PAGE_NAMES: Readonly<Record<ShopPage, string>> = {
  product: 'Phone',
  cart: 'Cart',
  address: 'Address',
  bnplCalculator: 'Calculator',
  order: 'Order',
  refund: 'Refund',
};

/** The states whose name, title or lines of the requirements have all of these words, page by page. */
export function statesFound(words: string): typeof STATE_NAMES_BY_PAGE {
  const wanted = words.toLowerCase().split(/\s+/);
  return STATE_NAMES_BY_PAGE.map(({ page, names }) => ({
    page,
    names: names.filter((name) => {
      const { title, shows } = SHOP_STATES[name];
      const all = [name, title, ...shows].join(' ').toLowerCase();
      return wanted.every((word) => all.includes(word));
    }),
  })).filter(({ names }) => names.length > 0);
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
