import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a working part, in the order in which it draws them. */
export const fieldsOf = (place: HTMLElement): readonly Field[] => [...place.querySelectorAll<Field>('input, textarea')];

/**
 * What somebody did with a part's fields before the program was there; null for nothing. What it returns does the same with the
 * drawn part, as the person did. The number check is followed by a script of its own.
 */
export function typedBefore(place: HTMLElement): (() => void) | null {
  const typed = fieldsOf(place).map((field) => (isUntouched(field) ? null : field.value));
  if (typed.every((text) => text === null)) return null;
  const isKept = place.dataset['island'] === 'complaint' && isBack();
  return () => {
    if (isKept) return;
    for (const [at, field] of fieldsOf(place).entries()) {
      const text = typed[at] ?? null;
      if (text !== null) flushSync(() => type(field, text));
    }
  };
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio';

const isUntouched = (field: Field): boolean =>
  field.closest('[data-check]') !== null ||
  (isChoice(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue);

/** A page that is gone back to brings its fields' texts along: a complaint that was not sent is kept by its draft alone (Q71). */
function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'back_forward';
}

/** As if it were typed: React hears of no text that is set by its own property. */
function type(field: Field, text: string): void {
  if (isChoice(field)) return field.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
