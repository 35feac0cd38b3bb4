/** How long nobody types before a page may be loaded anew, ms. */
const PAUSE_MS = 1000;

/** Resolved once nobody types any more, at once where a form was sent: what is typed while a page is loaded anew is lost. */
export function typingPause(): Promise<void> {
  const isTyping = document.activeElement?.matches('input, textarea') === true;
  if (!isTyping || document.querySelector('form[data-pressed]') !== null) return Promise.resolve();
  return new Promise((resolve) => {
    let pause = setTimeout(resolve, PAUSE_MS);
    for (const type of ['keydown', 'input', 'compositionupdate', 'pointerdown']) {
      document.addEventListener(type, () => {
        clearTimeout(pause);
        pause = setTimeout(resolve, PAUSE_MS);
      });
    }
    document.addEventListener('submit', () => resolve());
  });
}
