/** Longest that a page waits for a piece of the program, or for a visitor who sets out for another page to be gone, ms. */
export const PATIENCE_MS = 15_000;

/** Settled once whoever set out last for another page is back, or has not gone in time. */
let stay: Promise<void> | undefined;

/**
 * What a page waits for before it takes a piece of the program for missing; undefined where nobody sets out for another page.
 * Firefox and WebKit drop what is still being loaded as soon as another page is asked for: it fails as if it were missing.
 */
export const staying = (): Promise<void> | undefined => stay;

const leave = (): void => {
  stay = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) resolve();
    });
  });
};
window.addEventListener('beforeunload', leave);
// WebKit on an iPhone tells of it by nothing but the press on a link.
window.addEventListener('click', (event) => {
  if (!event.defaultPrevented && event.target instanceof Element && event.target.closest('a') !== null) leave();
});
