import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** `primary` is the one thing to do on a page; `quiet` is everything beside it. */
type Look = 'primary' | 'secondary' | 'quiet';

/** A button. While busy it keeps its place, its name and the focus, and takes no tap. */
export function Button({
  look = 'primary',
  isBusy = false,
  disabled = false,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { readonly look?: Look; readonly isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      disabled={disabled && !isBusy}
      onClick={isBusy ? takeNoTap : onClick}
    />
  );
}

/** Nothing is sent, by Enter in a field of its form neither. */
function takeNoTap(event: MouseEvent): void {
  event.preventDefault();
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
