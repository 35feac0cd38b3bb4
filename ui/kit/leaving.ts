/** Whether a click opens its link in this tab: with these keys another one is opened, and this page stays. */
export const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Longest that a page waits for a visitor who sets out for another page to be gone, ms. */
const LEAVING_MS = 10_000;

/** Settled once whoever set out last for another page is back, or has not gone in time. */
let stay: Promise<void> | undefined;
let comeBack = (): void => undefined;

/**
 * What a page waits for before it takes a piece of the program for missing; undefined where nobody sets out for another page.
 * Firefox and WebKit drop what is still being loaded as soon as another page is asked for: it fails as if it were missing.
 */
export const staying = (): Promise<void> | undefined => stay;

/** Somebody sets out for another page. An iPhone tells of that by the press on a link alone. */
export const leave = (): void => {
  stay = new Promise((resolve) => {
    comeBack = resolve;
    setTimeout(resolve, LEAVING_MS);
  });
};
window.addEventListener('beforeunload', leave);
window.addEventListener('pageshow', (event) => event.persisted && comeBack());
