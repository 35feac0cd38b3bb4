import {
  type CompositionEvent,
  type InputEvent,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { caretAfter } from './caret.ts';
import { watchText } from './watch-text.ts';

/** Takes a field's whole new text; `isOneKey`: where one key alone was typed or deleted, and nothing was put in or replaced at once. */
export type TellText = (text: string, isOneKey: boolean) => void;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text field is given so that it holds a screen's text. */
export interface StandingText<E extends TextElement> {
  readonly ref: RefObject<E | null>;
  readonly defaultValue: string;
  readonly onInput: (event: InputEvent<E>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<E>) => void;
}

/**
 * Keeps a text field and a screen's `value` in step. The screen is told of every text that stands in the field, in whatever way
 * it came: by events, before the program, or without a word by a script or the browser. What the screen makes of it is shown with
 * caret and selection at their places, and never into a composition.
 */
export function useStandingText<E extends TextElement>(value: string, onText: TellText): StandingText<E> {
  const ref = useRef<E>(null);
  const [defaultValue] = useState(value);
  /** The text that the screen was told last, or that it was shown with. */
  const told = useRef(defaultValue);
  const isComposing = useRef(false);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);

  function tell(isOneKey = false, isReplaced = false): void {
    const { current } = ref;
    if (current === null || (current.value === told.current && !isReplaced)) return;
    told.current = current.value;
    onText(current.value, isOneKey);
    draw();
  }

  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null || current.value === value) return;
    isComposing.current ||= takeComposition(current);
    if (current.value !== told.current) return tell();
    if (isComposing.current) return;
    told.current = value;
    show(current, value);
    told.current = current.value;
  });

  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  });
  useLayoutEffect(() => {
    const { current } = ref;
    return current === null ? undefined : watchText(current, () => latest.current());
  }, []);

  return {
    ref,
    defaultValue,
    onInput({ nativeEvent }) {
      const { isComposing: isUnfinished, inputType, data } = nativeEvent;
      isComposing.current = isUnfinished;
      const isOneKey = (inputType === 'insertText' && data?.length === 1) || inputType === 'deleteContentBackward';
      // The same text over the whole of it is news too: it is all that stands there then.
      tell(isOneKey, !isOneKey && !isUnfinished);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd() {
      isComposing.current = false;
      tell();
      // The browser puts the caret behind what was composed once this event is over.
      setTimeout(draw);
    },
  };
}

/** Whether a composition began before the program: the inlined script marks it. */
function takeComposition({ dataset }: HTMLElement): boolean {
  const isBegun = 'composing' in dataset;
  delete dataset['composing'];
  return isBegun;
}

function show(element: TextElement, text: string): void {
  const { value: before, selectionStart, selectionEnd, selectionDirection } = element;
  element.value = text;
  if (selectionStart === null || selectionEnd === null || element.ownerDocument.activeElement !== element) return;
  const [start, end] = [selectionStart, selectionEnd].map((caret) => caretAfter(before, caret, text));
  element.setSelectionRange(start ?? 0, end ?? 0, selectionDirection ?? 'none');
}
