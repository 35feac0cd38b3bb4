import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The button that was pressed last. Safari gives it no focus, and one that is disabled loses it. */
let pressed: HTMLElement | null = null;

let latest: Press | null = null;

/** Keeps which button a press was on, and where. */
export function keepPressed(event: MouseEvent): void {
  pressed = (event.target as Element).closest('button');
  latest = event;
}

/** The last press on a page; null before the first. */
export const lastPress = (): Press | null => latest;

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

/** A press as the platform tells it: where on the screen, CSS px, and when, ms on the page's clock. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  /** How many presses it is in a row; 0 for a key's, which comes from what has the focus, wherever that is. */
  readonly detail: number;
}

/** How long nobody has read what came under a finger, ms. */
export const UNREAD_MS = 500;

/** How far from each other the taps of one finger land, CSS px. */
export const ONE_PLACE = 24;

/** Whether a press on a question that came at `since` (ms) is meant for what was pressed there before: repeated taps are ignored (R43). */
export const isRepeatedPress = (press: Press, before: Press | null, since: number): boolean =>
  before !== null &&
  press.detail > 0 &&
  press.timeStamp - since < UNREAD_MS &&
  Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) <= ONE_PLACE;

/**
 * Leads whoever presses a form's button to its first field that is wrong, once that is drawn and known: `isKnown` is false
 * while a sending is under way. What is returned is called with the press.
 */
export function useLeadToProblem(form: RefObject<HTMLFormElement | null>, isKnown = true): () => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current || !isKnown) return;
    isPressed.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  });
  return () => {
    isPressed.current = true;
  };
}
