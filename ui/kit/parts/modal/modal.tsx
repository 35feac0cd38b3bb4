import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  type TouchEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { giveFocusBack, heldElement, isRepeatedPress, lastPress } from '../../binding/pressed.ts';
import shared from '../../styles/shared.module.css';
import styles from './modal.module.css';

/**
 * The platform's dialog, open for as long as it is drawn. `onDismiss` is Escape, the app's back, a tap beside it, and for a
 * sheet that is not scrolled a swipe down; without it none of them does anything (Q30). The focus goes back to what opened it. `sheet` rises from the bottom, `full` takes the whole screen as far as a column goes.
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
  readonly look?: 'center' | 'sheet' | 'full';
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
      <div className={`${shared.stack} ${styles.content}`}>
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
  return <div className={`${shared.columns} ${styles.answers}`}>{children}</div>;
}

/** Draws what stands on a sheet right behind the sheet itself, which answers a press however long a slow phone takes for the rest. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, null);
}

/** Keeps a dialog open for as long as it is drawn. `onDismiss` is Escape and the app's back; without it neither does anything (Q30). */
export const heldOpen = (onDismiss?: () => void) => ({
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    event.preventDefault();
    onDismiss?.();
  },
  // A browser closes it unasked where nobody touched the page since the last Escape or Back; in the same task no frame is without it.
  onClose({ currentTarget: closed }: SyntheticEvent<HTMLDialogElement>): void {
    if (!closed.isConnected || closed.open) return;
    onDismiss?.();
    closed.showModal();
  },
});

/** Where the finger came down: beside the dialog, or on a sheet that is not scrolled. */
let down = { isBeside: false, isOnSheet: false, x: 0, y: 0 };

/** How far a finger must move down to put a sheet away, px. */
const SWIPE_PX = 64;

/** Closes a dialog by a tap beside it, a sheet also by a swipe down; without `onDismiss` neither does (Q30). */
const refusedByTouch = (isSheet: boolean, onDismiss?: () => void) => ({
  onPointerDown({ target, currentTarget, clientX: x, clientY: y }: PointerEvent): void {
    down = { isBeside: target === currentTarget, isOnSheet: isSheet && currentTarget.scrollTop <= 0, x, y };
  },
  // A press that began on the dialog, and ended beside it, marked words.
  onClick({ target, currentTarget }: SyntheticEvent): void {
    if (down.isBeside && target === currentTarget) onDismiss?.();
  },
  onTouchEnd({ touches, changedTouches }: TouchEvent): void {
    const finger = changedTouches.item(0);
    const isSwipe =
      touches.length === 0 && finger.clientY - down.y > Math.max(SWIPE_PX, Math.abs(finger.clientX - down.x));
    if (down.isOnSheet && isSwipe) onDismiss?.();
  },
});
