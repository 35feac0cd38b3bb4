import { type ComponentProps, type ReactNode, useId } from 'react';
import { Status } from '../status/status.tsx';
import styles from './field.module.css';
import { type TellText, useStandingText } from './use-standing-text.ts';

/** What a field shows, and who is told of every text that stands in it. */
interface Standing {
  readonly value: string;
  readonly onText: TellText;
}

/** How a native element is set up otherwise; its text is the field's own to keep. */
type Native<E extends 'input' | 'textarea'> = Omit<
  ComponentProps<E>,
  'className' | 'children' | 'ref' | 'value' | 'defaultValue' | 'onInput' | 'onChange'
>;

/** A labelled input with its hint, its message and what stands below it. */
export function Field({
  label,
  hint = null,
  problem = null,
  notice = null,
  children = null,
  id: given,
  value,
  onText,
  ...input
}: Native<'input'> &
  Standing & {
    readonly label: string;
    readonly hint?: string | null;
    /** What is wrong, in the shopper's language. */
    readonly problem?: string | null;
    /** What became of the last text, said without being asked (Q64). */
    readonly notice?: string | null;
    readonly children?: ReactNode;
  }) {
  const own = useId();
  const id = given ?? own;
  const standing = useStandingText<HTMLInputElement>(value, onText);
  const described = [hint === null ? '' : `${id}-hint`, problem === null ? '' : `${id}-problem`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        {...standing}
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
      {notice === null ? null : <Status className={styles.notice}>{notice}</Status>}
      {children}
    </div>
  );
}

/** A field for digits, of whatever script: read from left to right on pages of both languages, with a keyboard that has them. */
export function DigitsField({
  kind,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'dir'> & {
  /** `numeric`: digits alone; `decimal`: with a point; `tel`: a phone number. */
  readonly kind: 'numeric' | 'decimal' | 'tel';
}) {
  return <Field type={kind === 'tel' ? kind : undefined} inputMode={kind} dir="ltr" autoComplete="off" {...field} />;
}

/** A field of several lines with its counter: what is too long is said, never cut (Q26). */
export function TextArea({
  label,
  hint,
  problem,
  counter,
  isOver,
  id,
  value,
  onText,
  ...input
}: Native<'textarea'> &
  Standing & {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly problem: string | null;
    readonly counter: string;
    readonly isOver: boolean;
  }) {
  const standing = useStandingText<HTMLTextAreaElement>(value, onText);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        {...standing}
        id={id}
        dir="auto"
        className={styles.input}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-hint ${id}-counter${problem === null ? '' : ` ${id}-problem`}`}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <p className={styles.counter} id={`${id}-counter`} data-over={isOver || undefined}>
        {counter}
      </p>
      {problem === null ? null : (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
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
