import { staying } from './leaving.ts';
import { isReloaded } from './reloaded.ts';

declare global {
  interface Window {
    /** Gets ready for the page to load itself anew; resolves with what is still to be done right before it does. */
    asaanReload?: () => Promise<(() => void) | void>;
  }
}

/**
 * Loads a piece of the program. Where a newer site has replaced it the page is loaded anew, once, as long as the page
 * itself can be reached (reliability row 29); after that the failure is the caller's to tell. What is only late is no failure of
 * this kind, and a page that is being left is not loaded anew.
 */
export async function withChunkReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    let left: Promise<void> | undefined;
    let last: (() => void) | void;
    do {
      left = staying();
      await left;
      if (error === LATE || isReloaded()) throw error;
      last = await window.asaanReload?.();
      if (!(await isReachable()) && left === staying()) throw error;
      // Somebody set out for another page meanwhile.
    } while (left !== staying());
    last?.();
    window.location.reload();
    return new Promise(() => undefined);
  }
}

const isReachable = (): Promise<boolean> =>
  inTime(fetch(window.location.href, { cache: 'no-store' })).then(
    ({ ok }) => ok,
    () => false,
  );

/** Longest that a page waits for a piece of the program, ms. */
const CODE_WAIT_MS = 15_000;

/** What a promise is rejected with where nothing came in time. */
const LATE = new Error('nothing came');

/** The same, but that it rejects where nothing has come for long: a server may take a request and never answer it. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(LATE), CODE_WAIT_MS);
  });
  return Promise.race([loading, late]);
}

/** Shows the words that lie in every page for when its program does not start. */
export function showBroken(): void {
  document.getElementById('root')?.replaceChildren();
  document.querySelector('[data-shell]')?.remove();
  const words = document.querySelector<HTMLElement>('[data-broken]');
  if (words === null) return;
  words.hidden = false;
  words.dataset['broken'] = 'shown';
}
