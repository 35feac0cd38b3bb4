/** The button that was pressed last. Safari gives it no focus, and one that is disabled loses it. */
let pressed: HTMLElement | null = null;

/** Keeps which button a press was on. */
export function keepPressed({ target }: { readonly target: EventTarget }): void {
  pressed = (target as Element).closest('button');
}

/** What has the focus, or was pressed without getting it; null where that is nothing. */
export const heldElement = (): HTMLElement | null =>
  document.activeElement === document.body ? pressed : (document.activeElement as HTMLElement | null);

/** Whether the pressed button left the document and took the focus with it; says so once. */
export function lostFocus(): boolean {
  if (heldElement()?.isConnected !== false) return false;
  pressed = null;
  return true;
}
