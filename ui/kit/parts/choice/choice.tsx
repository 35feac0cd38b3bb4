import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import styles from './choice.module.css';

/** A group of which one is chosen, with its name above. */
export function ChoiceGroup({
  label,
  isLabelHidden = false,
  layout = 'row',
  children,
}: {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  /** `row` wraps, `column` has one below the other. */
  readonly layout?: 'row' | 'column';
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={isLabelHidden ? shared.hidden : styles.label}>{label}</legend>
      <div className={styles.group} data-layout={layout}>
        {children}
      </div>
    </fieldset>
  );
}

/** One of a group: a radio button, the whole of its label a target for a thumb. */
export function Choice({
  group,
  isChosen,
  onChoose,
  look = 'chip',
  label,
  isSoldOut = false,
  isUnavailable = false,
  isBusy = false,
  children,
}: {
  readonly group: string;
  readonly isChosen: boolean;
  /** Called for every choice of one that is not chosen; it stays unchosen until `isChosen` says otherwise. */
  readonly onChoose: () => void;
  /** `chip` is as wide as its words, `tab` shares the row, `swatch` shows a picture, `option` has a mark, `card` holds a table. */
  readonly look?: 'chip' | 'tab' | 'swatch' | 'option' | 'card';
  /** Accessible name where the content is a picture. */
  readonly label?: string;
  readonly isSoldOut?: boolean;
  /** It can still be pressed, to learn why it cannot be had. */
  readonly isUnavailable?: boolean;
  /** True while the choice is being carried out. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <label
      className={styles.choice}
      data-look={look}
      data-sold-out={isSoldOut || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <input
        type="radio"
        className={styles.input}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
        aria-busy={isBusy || undefined}
      />
      {look === 'option' ? <span className={styles.mark} /> : null}
      {children}
    </label>
  );
}
