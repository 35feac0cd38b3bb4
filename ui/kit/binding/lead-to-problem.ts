import { type RefObject, useLayoutEffect, useRef } from 'react';

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
