import { Choice, Fields, Fold, Group, Press, Select } from './controls.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { RequirementLinks } from './requirement-links.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { type Shown, TEXT_SIZES, WIDTHS } from './simulator-link.ts';
import { SHOP_STATE_NAMES, SHOP_STATES, STATE_NAMES_BY_PAGE, shopStateOf } from './workshop-tools.ts';

const text = sandboxText.simulator;

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
        {STATE_NAMES_BY_PAGE.map(({ page, names }) => (
          <optgroup label={sandboxText.states.pages[page]} key={page}>
            {names.map((name) => (
              <option value={name} key={name}>
                {SHOP_STATES[name].title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {found === null ? null : (
        <p className={styles.note}>
          <code>{state}</code>
          <RequirementLinks ids={found.shows} />
        </p>
      )}
      <Fields>
        <Choice
          name={text.language}
          value={language}
          options={LANGUAGE_NAMES}
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
