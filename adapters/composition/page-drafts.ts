import type { SessionMemory } from '#core/ports/session-memory.ts';
import { watchDrafts } from '#core/session/drafts.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { watchPresence } from '../browser/web-presence.ts';

/**
 * Erases old drafts of a page's session in time. A form that shows one loses it too: its page is loaded anew. `shown`: what
 * the page that is open now would keep its drafts under.
 */
export function watchPageDrafts(page: Window, session: SessionMemory, shown: () => string | null): void {
  watchDrafts({
    session,
    clock: createSystemClock(),
    watchPresence: (watch) => void watchPresence(page, watch),
    onErased(key) {
      if (formOf(key) === formOf(shown() ?? '')) page.location.reload();
    },
  });
}

/** The form of a key: a complaint's draft and its receipt are one form's. */
const formOf = (key: string): string | undefined => key.split(':')[1];
