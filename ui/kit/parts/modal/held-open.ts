import type { SyntheticEvent } from 'react';

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
