import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Status } from '../status/status.tsx';
import styles from './field.module.css';
import { type TellText, useStandingText } from './use-standing-text.ts';

/** What a field shows, and who is told of every text that stands in it. */
interface Standing {
  readonly value: string;
  readonly onText: TellText;
}

/** How the native element is set up otherwise; its text is the field's own to keep. */
type Native = Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'ref' | 'value' | 'defaultValue' | 'onInput' | 'onChange'
> &
  Pick<ComponentProps<'textarea'>, 'rows'>;

/** A labelled input with its hint, its message and what stands below it. */
export function Field({
  label,
  hint = null,
  problem = null,
  notice = null,
  children = null,
  as = 'input',
  id: given,
  value,
  onText,
  'aria-describedby': below = '',
  ...native
}: Native &
  Standing & {
    readonly label: string;
    readonly hint?: string | null;
    /** What is wrong, in the shopper's language. */
    readonly problem?: string | null;
    /** What became of the last text, said without being asked (Q64). */
    readonly notice?: string | null;
    readonly children?: ReactNode;
    readonly as?: 'input' | 'textarea';
  }) {
  const own = useId();
  const id = given ?? own;
  const standing = useStandingText<HTMLInputElement>(value, onText);
  const described = [hint === null ? '' : `${id}-hint`, below, problem === null ? '' : `${id}-problem`];
  // It takes no attribute that the other one lacks.
  const Element = as as 'input';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Element
        {...native}
        {...standing}
        id={id}
        className={styles.input}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={described.filter((each) => each !== '').join(' ') || undefined}
      />
      {hint === null ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Problem of={id} text={problem} />
      {notice === null ? null : <Status className={styles.notice}>{notice}</Status>}
      {children}
    </div>
  );
}

function Problem({ of, text }: { readonly of: string; readonly text: string | null }) {
  return text === null ? null : (
    <p className={styles.problem} id={`${of}-problem`} role="alert">
      {text}
    </p>
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
  counter,
  isOver,
  ...field
}: Omit<ComponentProps<typeof Field>, 'as' | 'dir' | 'children'> & {
  readonly id: string;
  readonly counter: string;
  readonly isOver: boolean;
}) {
  const id = `${field.id}-counter`;
  return (
    <Field as="textarea" dir="auto" aria-describedby={id} {...field}>
      <p className={styles.counter} id={id} data-over={isOver || undefined}>
        {counter}
      </p>
    </Field>
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
        {value === '' ? placeholder : value} <Icon name="forward" />
      </button>
      <Problem of={id} text={problem} />
    </div>
  );
}
