/** Longest that a page waits for a piece of the program, or for a visitor who sets out for another page to be gone, ms. */
export const PATIENCE_MS = 15_000;

/** When the visitor last set out for another page, as `performance.now()` tells it. */
let leftAt = Number.NEGATIVE_INFINITY;
const leave = (): void => {
  leftAt = performance.now();
};
addEventListener('beforeunload', leave);
// WebKit on an iPhone tells of it by nothing but the press on a link.
addEventListener('click', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof Element && target.closest('a[href]') !== null) leave();
});

/**
 * Settled at once where nobody sets out for another page; otherwise when they come back, or have not gone in time. Firefox
 * and WebKit drop what a page still loads as soon as another one is asked for: it fails as if it were missing.
 */
export async function stay(): Promise<void> {
  const rest = leftAt + PATIENCE_MS - performance.now();
  if (rest <= 0) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, rest);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });
}
