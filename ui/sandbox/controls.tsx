import type { ReactNode } from 'react';
import { Button } from '../kit/parts/button/button.tsx';
import styles from './simulator.module.css';

/** A button of the panel. */
export function Press({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <Button look="secondary" onClick={onPress}>
      {name}
    </Button>
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
