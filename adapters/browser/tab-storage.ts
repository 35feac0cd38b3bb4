import { forgivingStorage, type WebStorage } from './web-session.ts';

/** A window of the sandbox that holds its tab's storage. */
interface TabWindow extends Window {
  asaanTab?: WebStorage;
}

/**
 * The storage of a tab for the sandbox's pages. All parts of a page and the simulator's frames share it, in memory too where
 * the browser forbids to store anything; then it ends with the page.
 */
export function tabStorage(page: Window): WebStorage {
  const holder: TabWindow = isOurs(page.parent) ? page.parent : page;
  holder.asaanTab ??= forgivingStorage(() => holder.sessionStorage);
  return holder.asaanTab;
}

/** Whether a window has our origin: the browser throws where it has another. */
function isOurs(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}
