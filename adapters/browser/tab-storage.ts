import { forgivingStorage, type WebStorage } from './web-session.ts';

/** A window of the sandbox that holds its tab's storage. */
interface TabWindow extends Window {
  asaanTab?: WebStorage;
}

/**
 * The storage of a tab for the sandbox's pages: one for all parts of a page and for the frames of the simulator, so that they
 * meet in it also where the browser forbids to store anything; it then ends with the page.
 */
export function tabStorage(page: Window): WebStorage {
  const holder: TabWindow = isOurs(page.parent) ? page.parent : page;
  holder.asaanTab ??= forgivingStorage(() => holder.sessionStorage);
  return holder.asaanTab;
}

/** Whether a window can be looked into: one of a stranger cannot. */
function isOurs(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}
