import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { giveFocusBack, heldElement, lastPress } from '../../binding/pressed.ts';
import { isRepeatedPress } from '../../binding/repeated-press.ts';
import { heldOpen, refusedByTouch } from './held-open.ts';
import styles from './modal.module.css';

/**
 * The platform's dialog, open for as long as it is drawn. `onDismiss` is Escape, the app's back, a tap beside it, and for a
 * sheet that is not scrolled a swipe down; without it none of them does anything (Q30). The focus goes back to what opened it. `sheet` rises from the bottom, `full` takes the whole screen as far as a column goes, `screen` all of it.
 */
export function Modal({
  title,
  isPlain = false,
  look = 'center',
  onDismiss,
  children,
}: {
  readonly title: string;
  /** True where the title names what was sent, or an amount. */
  readonly isPlain?: boolean;
  readonly look?: 'center' | 'sheet' | 'full' | 'screen';
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // While it is in the document: the browser gives the focus back of no other.
  useLayoutEffect(() => {
    const opener = heldElement();
    const element = dialog.current;
    // Firefox would focus the first button, which may pay or cancel, and scroll to it.
    heading.current?.setAttribute('autofocus', '');
    element?.showModal();
    // It may come under a finger that taps once more.
    const [before, since] = [lastPress(), performance.now()];
    element?.addEventListener(
      'click',
      (event) => {
        if (!isRepeatedPress(event, before, since)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => {
      element?.close();
      giveFocusBack(opener);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-look={look}
      aria-labelledby={id}
      {...heldOpen(onDismiss)}
      {...refusedByTouch(look === 'sheet', onDismiss)}
    >
      <div className={styles.content}>
        <h2 className={styles.title} id={id} data-plain={isPlain || undefined} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** The answers to a dialog's question, beside each other where there is room. */
export function Answers({ children }: { readonly children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}
