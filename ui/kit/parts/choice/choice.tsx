import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** A group of which one is chosen, with its name above. */
export function ChoiceGroup({
  label,
  isLabelHidden = false,
  children,
}: {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={styles.label} data-hidden={isLabelHidden || undefined}>
        {label}
      </legend>
      <div className={styles.group}>{children}</div>
    </fieldset>
  );
}

/** One of a group: a radio button that looks like a chip, the whole of it a target for a thumb. */
export function Choice({
  group,
  isChosen,
  onChoose,
  look = 'chip',
  label,
  isSoldOut = false,
  children,
}: {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** `chip` is as wide as its words, `tab` shares the row, `swatch` shows a picture. */
  readonly look?: 'chip' | 'tab' | 'swatch';
  /** Spoken name where the content is a picture. */
  readonly label?: string;
  readonly isSoldOut?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <label className={styles.choice} data-look={look} data-sold-out={isSoldOut || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
      />
      {children}
    </label>
  );
}
