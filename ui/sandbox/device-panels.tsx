import { docsPath } from '#core/routes/docs-pages.ts';
import { Choice, Fields, Fold, Group, Press, Select } from './controls.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { type Shown, TEXT_SIZES, WIDTHS } from './simulator-link.ts';
import { SHOP_STATE_NAMES, SHOP_STATES_BY_PAGE, type ShopState, shopStateOf } from './workshop-tools.ts';

const text = sandboxText.simulator;
const STATES: readonly (readonly [
  page: keyof typeof SHOP_STATES_BY_PAGE,
  states: Readonly<Record<string, ShopState>>,
])[] = (Object.keys(SHOP_STATES_BY_PAGE) as (keyof typeof SHOP_STATES_BY_PAGE)[]).map((page) => [
  page,
  SHOP_STATES_BY_PAGE[page],
]);
const LANGUAGES = { en: 'English', ur: 'اردو' } as const;

interface ShownProperties {
  readonly shown: Shown;
  readonly onChange: (change: Partial<Shown>) => void;
}

/** What the phone shows and what it is like, and the way to the states beside it. */
export function ShownPanel({ shown, onChange, onAgain }: ShownProperties & { readonly onAgain: () => void }) {
  const { state, language, width, scheme, textSize } = shown;
  const at = SHOP_STATE_NAMES.findIndex((name) => name === state);
  const found = shopStateOf(state);
  const step = (by: number): void => {
    const next = SHOP_STATE_NAMES.at((Math.max(at, 0) + by) % SHOP_STATE_NAMES.length);
    if (next !== undefined) onChange({ state: next });
  };
  return (
    <Group title={text.show}>
      <Select name={text.state} value={state} onChoose={(next) => onChange({ state: next })}>
        {STATES.map(([page, states]) => (
          <optgroup label={sandboxText.states.pages[page]} key={page}>
            {Object.entries(states).map(([name, { title }]) => (
              <option value={name} key={name}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {found === null ? null : (
        <p className={styles.note}>
          <code>{state}</code>
          {found.shows.map((line) => (
            <a href={`${docsPath('requirements', 'en')}#${line}`} key={line}>
              {line}
            </a>
          ))}
        </p>
      )}
      <Fields>
        <Choice
          name={text.language}
          value={language}
          options={LANGUAGES}
          onChoose={(next) => onChange({ language: next })}
        />
        <Choice name={text.width} value={width} options={WIDTHS} onChoose={(next) => onChange({ width: next })} />
        <Press name={text.before} onPress={() => step(-1)} />
        <Press name={text.next} onPress={() => step(1)} />
      </Fields>
      <Press name={text.again} onPress={onAgain} />
      <Fold title={text.device}>
        <Fields>
          <Choice
            name={text.scheme}
            value={scheme}
            options={text.schemes}
            onChoose={(next) => onChange({ scheme: next })}
          />
          <Choice
            name={text.textSize}
            value={textSize}
            options={TEXT_SIZES}
            onChoose={(next) => onChange({ textSize: next })}
          />
        </Fields>
      </Fold>
      <p className={styles.note}>
        <a href="/sandbox/states">{text.all}</a>
      </p>
    </Group>
  );
}
