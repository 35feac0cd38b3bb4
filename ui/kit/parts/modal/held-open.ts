import type { PointerEvent, SyntheticEvent, TouchEvent } from 'react';

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
export const refusedByTouch = (isSheet: boolean, onDismiss?: () => void) => ({
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
