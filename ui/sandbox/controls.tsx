import type { ReactNode } from 'react';
import type { Phone } from '#adapters/composition/simulator.ts';
import type { LogLine } from '#adapters/host-app/phone-log.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import { useStore } from '../kit/binding/use-screen.ts';
import { Button } from '../kit/parts/button/button.tsx';
import cardStyles from '../kit/parts/card/card.module.css';
import field from '../kit/parts/field/field.module.css';
import { Icon } from '../kit/parts/icon/icon.tsx';
import shared from '../kit/styles/shared.module.css';
import styles from './controls.module.css';

/** A small button of the panel. */
export function Press({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <div className={styles.press}>
      <Button look="secondary" onClick={onPress}>
        {name}
      </Button>
    </div>
  );
}

interface FieldProperties<T extends string> {
  readonly name: string;
  readonly onChoose: (value: T) => void;
}

/** A choice of the panel; without a value it keeps what was chosen itself. */
export function Select({
  name,
  value,
  onChoose,
  children,
}: FieldProperties<string> & {
  readonly value?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <label className={`${shared.packed} ${shared.muted} ${styles.field}`}>
      <span>{name}</span>
      <select className={field.input} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

/** One of a few values, as a choice of the panel. */
export function Choice<T extends string>({
  name,
  value,
  options,
  onChoose,
}: FieldProperties<T> & { readonly value?: T; readonly options: Readonly<Record<T, string>> }) {
  const all = Object.keys(options) as T[];
  return (
    <Select name={name} value={value} onChoose={(next) => onChoose(next as T)}>
      {all.map((each) => (
        <option value={each} key={each}>
          {options[each]}
        </option>
      ))}
    </Select>
  );
}

/** A line to type into, by which something is filtered. */
export function Filter({ name, value, onChoose }: FieldProperties<string> & { readonly value: string }) {
  return (
    <label className={`${shared.packed} ${shared.muted} ${styles.field}`}>
      <span>{name}</span>
      <input
        className={field.input}
        type="search"
        value={value}
        autoComplete="off"
        onChange={(event) => onChoose(event.target.value)}
      />
    </label>
  );
}

/** A group of the panel, under its heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={`${cardStyles.card} ${shared.close}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Choices or buttons of one width: two in a row, or four where there is room for so `many`. */
export function Fields({ many, children }: { readonly many?: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.fields} data-many={many}>
      {children}
    </div>
  );
}

const TITLE = 'What the app hears, newest first';
const WAYS = { page: 'page → app', app: 'app → page', device: 'device' } as const;

/** What the app heard and said, newest first. */
export function LogPanel({ phone }: { readonly phone: Phone }) {
  const lines = useStore(phone.log);
  return (
    <Group title={TITLE}>
      {lines.length === 0 ? <p className={shared.muted}>Nothing yet.</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <ol className={styles.log} data-log="" tabIndex={0} aria-label={TITLE}>
        {lines.map((line) => (
          <li key={line.id} data-way={line.way}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** A line, whose payload is folded. */
function Line({ line }: { readonly line: LogLine }) {
  const { at, way, name, params, answer } = line;
  const head = (
    <>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {new Date(at).toTimeString().slice(0, 8)}
      </time>
      <span className={styles.time}>{WAYS[way]}</span>
      <code className={bridge.name}>{name}</code>
    </>
  );
  if (way !== 'page' && params === null) return <p className={`${shared.line} ${styles.head}`}>{head}</p>;
  return (
    <details>
      <summary className={`${shared.line} ${styles.head}`}>
        {head}
        {answer !== null && 'error' in answer ? <span className={styles.refused}>error {answer.error}</span> : null}
        <Icon name="down" />
      </summary>
      <dl className={styles.payload}>
        <dt>sent</dt>
        <dd>{jsonOf(params)}</dd>
        {way === 'page' ? (
          <>
            <dt>answer</dt>
            <dd>{answerOf(answer)}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, null, 1);

function answerOf(answer: LogLine['answer']): string {
  if (answer === null) return 'not answered yet';
  return 'error' in answer ? `error ${answer.error}` : jsonOf(answer.result);
}
