/*
 * Why a page loads itself anew. A piece of the program is missing, since a newer build has replaced it: below. What the page
 * shows is another shopper's, or older than a draft is kept (Q71): the core decides, an adapter's `startOver` does it.
 */

/**
 * Loads a piece of the program. Where it is missing the page is loaded anew, once, if the page itself can be reached
 * (reliability row 29). Rejects where the piece is late, where the page was loaded anew already, and without a network.
 */
export async function withChunkReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await whileLeaving();
    if (error === LATE || isReloaded() || !(await isReachable())) throw error;
    await askAgain();
    await whileLeaving();
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether the page was loaded anew at the address where it stood. */
export const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'reload');

const isReachable = (): Promise<boolean> =>
  inTime(fetch(window.location.href, { cache: 'no-store' })).then(
    ({ ok }) => ok,
    () => false,
  );

/** Longest wait for the answers of `askAgain`, ms. */
const ASK_MS = 3000;

/** Asks for the scripts once more: WebKit remembers which were missing, and would tell the reloaded page the same. */
async function askAgain(): Promise<void> {
  if (!navigator.vendor.startsWith('Apple')) return;
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const asked = scripts.map(({ name }) => fetch(name, { cache: 'no-cache' }));
  await Promise.race([Promise.allSettled(asked), pause(ASK_MS)]);
}

/** Longest that somebody who set out for another page takes to be gone, ms. */
const LEAVING_MS = 10_000;
let leftAt = -LEAVING_MS;

/**
 * Whether somebody set out for another page: Firefox and WebKit then drop what is still being loaded, as if it were missing,
 * and a reload would keep them here. An iPhone tells of it by the press on a link alone.
 */
const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS;

window.addEventListener('beforeunload', leave);
window.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a[href]') && leave());
// Back from another page.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leftAt = -LEAVING_MS;
});

function leave(): void {
  leftAt = performance.now();
}

async function whileLeaving(): Promise<void> {
  while (isLeaving()) await pause(250);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Longest that a page waits for a piece of the program, ms. */
const CODE_WAIT_MS = 15_000;

/** What a promise is rejected with where nothing came in time. */
const LATE = new Error('nothing came');

/** The same promise, but rejected where nothing has come for long: a server may take a request and never answer it. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(LATE), CODE_WAIT_MS);
  });
  return Promise.race([loading, late]);
}

/** Shows the words that lie in every page of the shop for when its program does not start. */
export function showBroken(): void {
  document.getElementById('root')?.replaceChildren();
  document.querySelector('[data-shell]')?.remove();
  const words = document.querySelector<HTMLElement>('[data-broken]');
  if (words !== null) words.dataset['broken'] = 'shown';
}
