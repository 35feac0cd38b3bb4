import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `primary` is the one thing to do on a page; `quiet` is everything beside it. */
type Look = 'primary' | 'secondary' | 'quiet';

/** A button. While busy it keeps its place and its name, and takes no tap. */
export function Button({
  look = 'primary',
  isBusy = false,
  disabled = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { readonly look?: Look; readonly isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & { readonly look?: Look }) {
  return (
    <a {...rest} className={styles.button} data-look={look}>
      {children}
    </a>
  );
}

/** A round button that shows only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { readonly label: string }) {
  return <button type="button" {...rest} className={styles.icon} aria-label={label} />;
}
