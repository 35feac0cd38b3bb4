import { type InputEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { toAsciiDigits } from '#core/lib/typed-text.ts';

/** Takes a field's whole new text; `isOneKey`: where one key alone was typed or deleted, and nothing was put in or replaced at once. */
export type TellText = (text: string, isOneKey: boolean) => void;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a text field and a screen's `value` in step. The field holds its text itself: what was typed before the program goes to
 * the screen at mount, later texts go with their events. What the screen makes of a text is written to the field only where it
 * differs, with caret and selection at their places, and never into a composition.
 */
export function useStandingText<E extends TextElement>(value: string, onText: TellText) {
  const ref = useRef<E>(null);
  const [defaultValue] = useState(value);
  const isMounted = useRef(false);
  const isComposing = useRef(false);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);

  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null || !isMounted.current || isComposing.current || current.value === value) return;
    show(current, value);
  });
  useLayoutEffect(() => {
    const { current } = ref;
    isMounted.current = true;
    if (current === null || current.value === value) return;
    onText(current.value, false);
    // The screen may keep nothing of it.
    draw();
    // oxlint-disable-next-line react/exhaustive-deps -- what was typed before the program is told once
  }, []);

  // WebKit empties fields that it is not to remember while their page lies in the back/forward cache.
  useEffect(() => {
    const showAgain = ({ persisted }: PageTransitionEvent): void => void (persisted && draw());
    window.addEventListener('pageshow', showAgain);
    return () => window.removeEventListener('pageshow', showAgain);
  }, []);

  return {
    ref,
    defaultValue,
    onInput({ currentTarget, nativeEvent }: InputEvent<E>) {
      const { inputType, data } = nativeEvent;
      isComposing.current = nativeEvent.isComposing;
      const text = currentTarget.value;
      const isOneKey = (inputType === 'insertText' && data?.length === 1) || inputType === 'deleteContentBackward';
      // The same text over the whole of it is news too, but not in a composition: what was left out of it still stands beside it.
      if (text === value && (isOneKey || isComposing.current)) return;
      onText(text, isOneKey);
      draw();
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd() {
      isComposing.current = false;
      // The browser puts the caret behind what was composed once this event is over.
      setTimeout(draw);
    },
  };
}

function show(element: TextElement, text: string): void {
  const { value: before, selectionStart, selectionEnd, selectionDirection } = element;
  element.value = text;
  if (selectionStart === null || selectionEnd === null || element.ownerDocument.activeElement !== element) return;
  const [start, end] = [selectionStart, selectionEnd].map((caret) => caretAfter(before, caret, text));
  element.setSelectionRange(start ?? 0, end ?? 0, selectionDirection ?? 'none');
}

/**
 * Where the caret belongs once a field shows `after` instead of `before`, in UTF-16 units: behind the same characters, as far
 * as they were kept, and at the end where it stood there. `caret` is where it stood in `before`.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  const left = toAsciiDigits(before.slice(0, caret));
  if (caret < before.length && after.startsWith(left)) return left.length;
  // What stood behind it is found again from the end; characters that were left out are passed over.
  const right = toAsciiDigits(before.slice(caret));
  let at = after.length;
  for (let from = right.length - 1; from >= 0 && at > 0; from -= 1) {
    if (right[from] === after[at - 1]) at -= 1;
  }
  return at;
}
