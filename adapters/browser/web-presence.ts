import type { Presence } from '#core/ports/host-app.ts';

/** The parts of a window that say whether a page is in sight. */
export interface PresenceWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/**
 * Tells when the page goes out of sight and comes back: behind another app, a page of the app or another page, or in the
 * back/forward cache. The returned function ends the watch.
 */
export function watchPresence(page: PresenceWindow, watch: (presence: Presence) => void): () => void {
  const { document } = page;
  const turned = (): void => watch(document.visibilityState === 'hidden' ? 'away' : 'back');
  const left = (): void => watch('away');
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) watch('back');
  };
  document.addEventListener('visibilitychange', turned);
  page.addEventListener('pagehide', left);
  page.addEventListener('pageshow', restored);
  return () => {
    document.removeEventListener('visibilitychange', turned);
    page.removeEventListener('pagehide', left);
    page.removeEventListener('pageshow', restored);
  };
}
