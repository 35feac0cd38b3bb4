import { type ReactNode, useId } from 'react';
import { Button } from '../kit/parts/button/button.tsx';
import { Icon } from '../kit/parts/icon/icon.tsx';
import styles from './controls.module.css';

/** A small button of the panel; where its action is not possible now it sleeps, and says why. */
export function Press({
  name,
  whyNot = null,
  onPress,
}: {
  readonly name: string;
  readonly whyNot?: string | null;
  readonly onPress: () => void;
}) {
  const id = useId();
  return (
    <div className={styles.press}>
      <Button
        look="secondary"
        disabled={whyNot !== null}
        aria-describedby={whyNot === null ? undefined : id}
        onClick={onPress}
      >
        {name}
      </Button>
      {whyNot === null ? null : (
        <p className={styles.why} id={id}>
          {whyNot}
        </p>
      )}
    </div>
  );
}

/** A choice of the panel. */
export function Select({
  name,
  value,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly value?: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.select}>
      <span>{name}</span>
      <select {...(value === undefined ? {} : { value })} onChange={(event) => onChoose(event.target.value)}>
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
}: {
  readonly name: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChoose: (value: T) => void;
}) {
  const all = Object.keys(options) as T[];
  return (
    <Select name={name} value={value} onChoose={(next) => onChoose(all.find((each) => each === next) ?? value)}>
      {all.map((each) => (
        <option value={each} key={each}>
          {options[each]}
        </option>
      ))}
    </Select>
  );
}

/** A line to type into, by which something is filtered. */
export function Filter({
  name,
  value,
  onText,
}: {
  readonly name: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}) {
  return (
    <label className={styles.select}>
      <span>{name}</span>
      <input type="search" value={value} autoComplete="off" onChange={(event) => onText(event.target.value)} />
    </label>
  );
}

/** A group of the panel, under its heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** What is rarely needed of the panel, folded under its name. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.folded}>
        {title} <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

/** Choices or buttons, two in a row and of one width. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
