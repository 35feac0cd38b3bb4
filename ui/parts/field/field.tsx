import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** A labelled input with its hint, its message and what stands below it. */
export function Field({
  label,
  hint = null,
  problem = null,
  children = null,
  ...input
}: Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> & {
  readonly label: string;
  readonly hint?: string | null;
  /** What is wrong, in the shopper's language. */
  readonly problem?: string | null;
  readonly children?: ReactNode;
}) {
  const id = useId();
  const described = [hint === null ? '' : `${id}-hint`, problem === null ? '' : `${id}-problem`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
      />
      {hint === null ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === null ? null : (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}

/** A field whose value is chosen from a list that opens over the page. */
export function PickerField({
  label,
  value,
  placeholder,
  problem = null,
  onOpen,
  disabled = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly problem?: string | null;
  readonly onOpen: () => void;
  readonly disabled?: boolean;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={styles.picker}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        data-invalid={problem !== null || undefined}
        data-empty={value === '' || undefined}
        onClick={onOpen}
        disabled={disabled}
      >
        {value === '' ? placeholder : value}
      </button>
      {problem === null ? null : (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
