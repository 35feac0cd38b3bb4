import type { MouseEvent } from 'react';
import type { Press } from './repeated-press.ts';

/** The button that was pressed last. Safari gives it no focus, and one that is disabled loses it. */
let pressed: HTMLElement | null = null;

let press: Press | null = null;

/** Keeps which button a press was on, and where. */
export function keepPressed(event: MouseEvent): void {
  pressed = (event.target as Element).closest('button');
  press = event;
}

/** The last press on a page; null before the first. */
export const lastPress = (): Press | null => press;

/** What has the focus, or was pressed without getting it; null where that is nothing. */
export const heldElement = (): HTMLElement | null =>
  document.activeElement === document.body ? pressed : (document.activeElement as HTMLElement | null);

/** Gives the focus back to what held it; where that is gone or asleep once all is drawn, to the title of its page. */
export function giveFocusBack(held: HTMLElement | null): void {
  const page = held?.ownerDocument ?? document;
  queueMicrotask(() => {
    for (const each of [held, page.querySelector('h1')])
      if (page.activeElement === page.body) each?.focus({ preventScroll: true });
  });
}

/** Whether the pressed button left the document and took the focus with it; says so once. */
export function lostFocus(): boolean {
  if (heldElement()?.isConnected !== false) return false;
  pressed = null;
  return true;
}
