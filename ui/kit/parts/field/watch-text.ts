/** How often a field is looked at for a text that came without a word, ms. */
const LOOK_MS = 200;

/** Looks that are due. */
const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `look` whenever a field's text may have changed without an event: at once where a script of the page writes its
 * `value`, soon where an extension or the browser does, and before its form is submitted. Returns what ends it.
 */
export function watchText(element: HTMLInputElement | HTMLTextAreaElement, look: () => void): () => void {
  const { form } = element;
  const leave = watchWrites(element, look);
  form?.addEventListener('submit', look, true);
  looks.add(look);
  timer ??= setInterval(() => {
    for (const each of Array.from(looks)) each();
  }, LOOK_MS);
  return () => {
    leave();
    form?.removeEventListener('submit', look, true);
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** An own `value` before that of the element's kind, which is all that a script of the page can write to. */
function watchWrites(element: HTMLInputElement | HTMLTextAreaElement, look: () => void): () => void {
  // React keeps one of its own there.
  const own = Object.getOwnPropertyDescriptor(element, 'value');
  const inner = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  Object.defineProperty(element, 'value', {
    configurable: true,
    enumerable: inner?.enumerable ?? true,
    get: () => inner?.get?.call(element) as string,
    set(text: string) {
      inner?.set?.call(element, text);
      look();
    },
  });
  return () => {
    if (own === undefined) Reflect.deleteProperty(element, 'value');
    else Object.defineProperty(element, 'value', own);
  };
}
