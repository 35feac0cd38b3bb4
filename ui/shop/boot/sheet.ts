/** Longest that a page waits for its sheet, ms: words without a look are better than none. */
const SHEET_WAIT_MS = 8000;

/** Puts the shop's sheet into the page, where it is not there yet; resolves once it is loaded, or will not be. */
export function loadSheet(): Promise<void> {
  const href = document.documentElement.dataset['sheet'] ?? '';
  if (href === '') return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const ended = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    setTimeout(resolve, SHEET_WAIT_MS);
  });
  document.head.append(link);
  return ended;
}
